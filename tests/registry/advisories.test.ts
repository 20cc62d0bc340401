import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainDefect, repeatedDefects } from '@/lib/registry/advisories';
import { WORDING } from '@/lib/registry/advisory-wording';
import type { MotDefect, MotTest } from '@/lib/registry/types';

const advisory = (text: string): MotDefect => ({ kind: 'advisory', text });

/** Lines of 'severity: plain words = what the tester wrote'. */
const lines = readFileSync(new URL('advisories.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => /^(\w+): (.+?) = (.+)$/.exec(line)?.slice(1) ?? []);

test.each(lines)('%s: ‘%s’ says ‘%s’', (severity, summary, text = '') => {
  expect(explainDefect(advisory(text))).toMatchObject({ severity, summary });
});

test('every rule of the table has a line that it explains', () => {
  expect(lines.length).toBeGreaterThan(150);
  const said = lines.map(([severity, summary]) => `${severity}: ${summary}`).join('\n');
  const unsaid = WORDING.map(({ severity, summary }) => `${severity}: ${summary}`).filter(
    (summary) => {
      const anyPlace = summary.replace(/\[(e?s)\]/, '(?:$1)?').replace(/,? ?\{\} ?/, '.*');
      return !new RegExp(`^${anyPlace}$`, 'im').test(said);
    },
  );
  expect(unsaid).toEqual([]);
});

test('an unknown wording is shown as written, with no meaning made up', () => {
  expect(explainDefect(advisory('Transmission whine in fourth'))).toEqual({
    summary: 'Transmission whine in fourth',
    severity: null,
    meaning: null,
  });
});

test('what failed a car asks for the receipt, whatever the wording', () => {
  const text = 'Nearside Rear Coil spring fractured or broken (5.3.1 (b) (i))';
  expect(explainDefect({ kind: 'major', text }).meaning).toMatch(/failed on this/);
  expect(explainDefect({ kind: 'dangerous', text: 'Whatever' }).meaning).toMatch(/^Dangerous/);
  expect(explainDefect({ kind: 'minor', text }).meaning).toMatch(/receipt, or allow/);
});

test('any text at all is explained in time', () => {
  const word = fc.constantFrom(
    'nearside',
    'front',
    'n/s',
    'both',
    'tyre',
    '(5.2',
    '))',
    'not',
    'x',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 2000 }).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const started = performance.now();
      expect(typeof explainDefect(advisory(text)).summary).toBe('string');
      expect(performance.now() - started).toBeLessThan(200);
    }),
  );
});

describe('what comes back', () => {
  const test_ = (date: string, ...texts: string[]): MotTest => ({
    date,
    expiryDate: null,
    passed: true,
    miles: null,
    defects: texts.map(advisory),
  });
  const oil = 'Oil leak, but not excessive (8.4.1 (a) (i))';

  test('the same leak in three tests is one leak, however it was worded', () => {
    const tests = [
      test_('2025-03-01', oil),
      test_('2024-03-02', 'Slight oil leak from engine'),
      test_('2023-03-03', oil, 'Transmission whine'),
    ];
    expect(repeatedDefects(tests)).toEqual([
      { summary: 'Oil leak', tests: 3, from: '2023-03-03', to: '2025-03-01' },
    ]);
  });

  test('a retest of the same month counts once, ordinary wear and the other side not at all', () => {
    const tyre = 'Nearside Front Tyre worn close to legal limit/worn on edge (5.2.3 (e))';
    const tests = [
      test_('2025-03-20', oil, tyre, 'Nearside Front ball joint has slight play'),
      test_('2025-03-01', oil, tyre),
      test_('2024-03-01', tyre, 'Offside Front ball joint has slight play'),
    ];
    expect(repeatedDefects(tests)).toEqual([]);
  });

  test('what was mended long ago does not come back, nor what a later repair broke anew', () => {
    const clean = [test_('2025-03-01'), test_('2024-03-01'), test_('2023-03-01')];
    expect(repeatedDefects([...clean, test_('2022-03-01', oil), test_('2021-03-01', oil)])).toEqual(
      [],
    );
    expect(repeatedDefects([test_('2026-03-01', oil), ...clean, test_('2022-03-01', oil)])).toEqual(
      [],
    );
  });

  test('an unknown wording comes back as well', () => {
    const tests = [test_('2025-03-01', 'Whine (1.2)'), test_('2024-03-01', 'WHINE')];
    expect(repeatedDefects(tests)).toMatchObject([{ tests: 2 }]);
  });
});
