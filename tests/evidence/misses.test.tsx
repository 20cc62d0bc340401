import { expect, test, vi } from 'vitest';
import { Misses } from '@/app/evidence/misses/view';
import { type CountedGroup, figuresOf, missesFile, worstOf } from '@/lib/evidence/misses';
import { rendered } from '../tools/rendered';

// Links are drawn here, not followed.
vi.mock('next/navigation', () => ({ useRouter: () => null }));

const GROUPS: CountedGroup[] = [
  { week: '2026-11-30', make: 'Ford', outcomes: { inside: 8, below: 2, far_below: 1 } },
  { week: '2026-11-30', make: null, outcomes: { inside: 9, above: 1 } },
  { week: '2026-11-23', make: 'Ford', outcomes: { inside: 7, far_above: 5 } },
];

test('figures are sums of whole groups', () => {
  const { all, weeks, makes } = figuresOf(GROUPS);
  expect(all).toEqual({ cars: 33, inside: 24, below: 2, above: 1, far_below: 1, far_above: 5 });
  expect(weeks.map(({ week, cars, inside }) => [week, cars, inside])).toEqual([
    ['2026-11-30', 21, 17],
    ['2026-11-23', 12, 7],
  ]);
  expect(makes).toEqual([
    { make: 'Ford', cars: 23, inside: 15, below: 2, above: 0, far_below: 1, far_above: 5 },
  ]);
  expect(worstOf(GROUPS).map(({ week, make }) => `${make} ${week}`)).toEqual([
    'Ford 2026-11-23',
    'Ford 2026-11-30',
  ]);
});

test('the download has the figures of the page', () => {
  const outcomes = { a: 'inside', b: 'inside', c: 'far_below' } as const;
  const opened = { groups: [{ week: '2026-11-30', make: null, outcomes }] };
  expect(missesFile(opened)).toMatchObject({
    ...opened,
    figures: { all: { cars: 3, inside: 2, far_below: 1 }, makes: [] },
  });
});

test('the page has the weeks, the makes and the worst, and says that sales are made up', () => {
  const { text, links } = rendered(<Misses groups={GROUPS} />);
  for (const words of [
    'what they fetched are made up',
    '23 November 2026 12 7 0 0 0 5',
    'Ford 23 15 2 0 1 5',
    'Ford, 23 November 2026',
  ])
    expect(text).toContain(words);
  expect(text).toContain('Where all cars of a group had the same outcome, that is known of each');
  expect(text).not.toContain('£');
  expect(links).toMatchObject({ 'valuations.json': '/evidence/misses/valuations.json' });
});

test('the page says that there are no ten cars yet, or that it could not read them', () => {
  const none = rendered(<Misses groups={[]} />).text;
  expect(none).toContain('No ten cars have been sold yet');
  expect(none).not.toContain('Week by week');
  expect(rendered(<Misses groups={null} />).text).toContain('could not be read just now');
});
