import { expect, test } from 'vitest';
import { MotHistory } from '@/components/registry/mot-history';
import type { MotMissing } from '@/components/registry/mot-missing';
import type { MotHistory as History, MotDefect } from '@/lib/registry/types';
import { rendered } from '../tools/rendered';

const note = (kind: MotDefect['kind'], text: string): MotDefect => ({ kind, text });
const oil = note('advisory', 'Oil leak, but not excessive (8.4.1 (a) (i))');
const history: History = {
  isMadeUp: true,
  fetchedAt: new Date().toISOString(),
  firstDue: null,
  tests: [
    {
      date: '2026-03-14',
      expiryDate: '2099-03-13',
      passed: true,
      miles: 48_100,
      defects: [
        note('advisory', 'Nearside Front Tyre worn close to legal limit/worn on edge (5.2.3 (e))'),
        note('advisory', 'Smells of dog'),
        oil,
      ],
    },
    {
      date: '2025-03-12',
      expiryDate: null,
      passed: false,
      miles: 52_300,
      defects: [note('major', 'Offside Rear Coil spring fractured or broken (5.3.1 (b) (i))')],
    },
    { date: '2024-03-11', expiryDate: '2025-03-10', passed: true, miles: null, defects: [oil] },
    { date: '2023-03-10', expiryDate: '2024-03-09', passed: true, miles: 40_000, defects: [] },
  ],
};
const listing = { mileage: 49_000, motExpiry: '2099-03-31', updatedAt: '2026-11-01T12:00:00Z' };
const drawn = (each: History | MotMissing) =>
  rendered(<MotHistory history={each} listing={listing} />);

test('a made-up record is marked in the header, for assistive technology as well', () => {
  const { text, html } = drawn(history);
  expect(text).toMatch(/^MOT history Made-up record of the demo/);
  expect(html).toContain('aria-describedby="mot-mark"');
  expect(drawn({ ...history, isMadeUp: false }).text).not.toContain('Made-up');
});

test('the timeline says results, miles and advisories in plain words, with the tester’s own', () => {
  const { text } = drawn(history);
  for (const phrase of [
    'Passed 14 March 2026 48,100 miles',
    'Failed 12 March 2025',
    'Mileage not read',
    'Left front tyre close to the legal limit',
    'Advisory · Ordinary wear.',
    'Right rear spring broken',
    'Failure · The car failed on this.',
    'Nothing was noted.',
    'Nearside Front Tyre worn close to legal limit/worn on edge (5.2.3 (e))',
    'Smells of dog',
    '1 older test',
    'Oil leak in 2 tests, March 2024 to March 2026',
    '4 tests, 1 failed',
  ])
    expect(text).toContain(phrase);
});

test('what advisories mean is said once per test', () => {
  const [test_] = history.tests;
  const tyres = [
    'Nearside Front Tyre worn',
    'Offside Front Tyre worn',
    'Nearside Front wiper split',
  ];
  const defects = [...tyres.map((text) => note('advisory', text)), oil];
  const { text } = drawn({ ...history, tests: test_ ? [{ ...test_, defects }] : [] });
  expect(text.match(/Ordinary wear/g)).toHaveLength(1);
  expect(text.match(/receipt/g)).toHaveLength(1);
});

test('a rounded mileage of the listing is said, where no mileage falls', () => {
  const [test_] = history.tests;
  const tests = test_ ? [{ ...test_, miles: 49_400 }] : [];
  const { text } = drawn({ ...history, tests });
  expect(text).toContain('No mileage falls from test to test.');
  expect(text).toContain('The listing’s mileage looks rounded: it is 400 below the last test’s.');
});

test('the odometer check shows a fall and its arithmetic', () => {
  const { text } = drawn(history);
  expect(text).toContain('The mileage falls by 4,200 before 14 March 2026');
  expect(text).toContain('48,100 − 52,300 = −4,200 miles');
  expect(text).toContain('This listing 49,000 + 900 232 1,417');
});

test('an expiry other than the listing’s is pointed out, the same one is not', () => {
  expect(drawn(history).text).toContain('MOT until 13 March 2099 The listing says 31 March 2099.');
  const same = { ...listing, motExpiry: '2099-03-13' };
  expect(rendered(<MotHistory history={history} listing={same} />).text).not.toContain(
    'The listing',
  );
  const [latest, ...rest] = history.tests;
  const past = {
    ...history,
    tests: latest ? [{ ...latest, expiryDate: '2026-01-01' }, ...rest] : [],
  };
  expect(drawn(past).text).toContain('MOT expired on 1 January 2026');
});

test('a young car has its first test due, an old record its date', () => {
  const young = { ...history, tests: [], firstDue: '2099-05-03' };
  expect(drawn(young).text).toContain('First MOT due 3 May 2099');
  expect(drawn({ ...history, fetchedAt: '2026-01-02T10:00:00Z' }).text).toContain(
    'The demo’s made-up record as of 2 January 2026: newer tests may be missing',
  );
});

test.each([
  ['no plate', 'shows no number plate'],
  ['no record', 'No MOT record of this number plate'],
  ['not configured', 'no key is set'],
  ['failed', 'could not be read just now'],
] as const)(
  'without a history (%s) it says why and where the official one is',
  (reason, phrase) => {
    const { text, links } = drawn(reason);
    expect(text).toContain(phrase);
    expect(links).toMatchObject({
      'Check the MOT history on GOV.UK': 'https://www.gov.uk/check-mot-history',
    });
  },
);
