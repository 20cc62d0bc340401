import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advertsSentence, timeline } from '@/lib/advert-history/describe';
import { changesOf, sinceText } from '@/lib/advert-history/since';
import type { AdvertEvent } from '@/lib/advert-history/types';

type Told = Pick<AdvertEvent, 'kind' | 'value'>;
type Of = Partial<Pick<AdvertEvent, 'advert' | 'isThis' | 'isSameSeller'>>;

const on = (day: string, told: Told, of: Of = {}) =>
  ({
    advert: 1,
    isThis: true,
    isSameSeller: true,
    at: `${day}T12:00:00+00:00`,
    ...told,
    ...of,
  }) as AdvertEvent;

const OTHER = { isThis: false, isSameSeller: false };
const listed = (price: number, miles: number | null, seller = 'private'): Told =>
  ({ kind: 'listed', value: { price, miles, seller } }) as Told;
const price = (from: number, to: number): Told => ({
  kind: 'price',
  value: { price: to, before: from },
});
const words: Told = { kind: 'words', value: { parts: ['description'] } };

const FOURTH = [
  on('2026-03-02', listed(9500, 61_200), OTHER),
  on('2026-03-20', price(9500, 9100), OTHER),
  on('2026-04-01', { kind: 'gone', value: { status: 'sold' } }, OTHER),
  on('2026-05-01', listed(10_500, 59_800, 'dealer'), { advert: 2 }),
  on('2026-05-03', price(10_500, 9900), { advert: 2 }),
  on('2026-05-04', words, { advert: 2 }),
  on('2026-05-04', words, { advert: 2 }),
  on('2026-06-01', { kind: 'gone', value: { status: 'paused' } }, { advert: 2 }),
  on(
    '2026-06-09',
    { kind: 'back', value: { price: 9700, miles: 59_800, seller: 'dealer' } },
    { advert: 2 },
  ),
];

describe('the line of time', () => {
  test('has all adverts, newest first, without the prices that the price history has', () => {
    expect(timeline(FOURTH).map(({ text }) => text)).toEqual([
      'Back at £9,700 and 59,800 miles, £200 less',
      'Not on the list for a time',
      'Description changed',
      'Listed again, by this seller, at £10,500 and 59,800 miles: 1,400 miles fewer than said before: ask why',
      'Marked as sold',
      '£400 less: £9,100',
      'First seen here, by a private seller, at £9,500 and 61,200 miles',
    ]);
  });

  test('compares the price of an advert that is back with its own, not with another’s', () => {
    const between = on('2026-06-05', listed(7000, 59_800), { ...OTHER, advert: 3 });
    const [last] = timeline([...FOURTH.slice(0, -1), between, ...FOURTH.slice(-1)]);
    expect(last?.text).toBe('Back at £9,700 and 59,800 miles, £200 less');
  });

  test('flags miles that go down, in words, and none that go up', () => {
    const changed = (before: number | null, miles: number | null) =>
      timeline([
        on('2026-03-02', listed(9500, before)),
        on('2026-03-03', { kind: 'miles', value: { miles, before } }),
      ])[0];
    expect(changed(50_000, 40_000)).toMatchObject({
      text: 'Mileage changed to 40,000 miles: 10,000 miles fewer than said before: ask why',
      isFlagged: true,
    });
    expect(changed(50_000, 50_100)).toMatchObject({ isFlagged: false });
    expect(changed(null, 40_000)).toMatchObject({ isFlagged: false });
    expect(changed(50_000, null)).toMatchObject({ text: 'Mileage taken away', isFlagged: false });
  });
});

describe('the sentence', () => {
  test('says which advert it is and what the first asked, by kind of seller alone', () => {
    expect(advertsSentence(FOURTH)).toBe(
      'Second advert of this car here since 2 March 2026. The first asked £9,500 at 61,200 miles, by a private seller.',
    );
  });

  test('says that there is no other, and counts where this is not the last', () => {
    expect(advertsSentence(FOURTH.slice(0, 1))).toBe(
      'First seen here on 2 March 2026. No other advert of this car is known here.',
    );
    const later = on('2026-04-01', listed(1, null), { ...OTHER, advert: 2 });
    expect(advertsSentence([on('2026-03-02', listed(9500, null)), later])).toBe(
      '2 adverts of this car here since 2 March 2026.',
    );
    expect(advertsSentence([])).toBeNull();
  });
});

describe('what changed since a look', () => {
  const changes = changesOf(FOURTH);
  const looked = (day: string) => sinceText(changes, Date.parse(`${day}T12:00:00Z`));

  test('sums the prices and says each other change once', () => {
    expect(looked('2026-05-02')).toBe(
      'Since you looked on 2 May 2026: £800 less, description changed, back for sale',
    );
    expect(looked('2026-06-01')).toBe('Since you looked on 1 June 2026: £200 less, back for sale');
    expect(looked('2026-06-10')).toBeNull();
  });

  test('says no sum where the price is as it was', () => {
    const back = changesOf([
      on('2026-03-02', listed(9500, null)),
      on('2026-03-03', price(9500, 9000)),
      on('2026-03-04', price(9000, 9500)),
    ]);
    expect(sinceText(back, Date.parse('2026-03-02T13:00:00Z'))).toBeNull();
  });

  test('never fails, whatever a device has stored as the time', () => {
    fc.assert(
      fc.property(fc.double(), (time) => {
        const text = sinceText(changes, time);
        expect(text === null || text.startsWith('Since you looked on ')).toBe(true);
      }),
    );
  });
});
