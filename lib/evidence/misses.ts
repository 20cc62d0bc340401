/** How a price that a car fetched lies to its valuation; `private.sale_outcome` decides. */
export const OUTCOMES = ['inside', 'below', 'above', 'far_below', 'far_above'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The number of cars, and of each outcome. */
export type Counts = { cars: number } & Record<Outcome, number>;

/** A published group of sold cars, from the SQL function `valuation_misses`. */
export type CountedGroup = {
  /** The Monday of its publication. */
  week: string;
  /** Null for several makes. */
  make: string | null;
  outcomes: Partial<Record<Outcome, number>>;
};

/** The same from `opened_valuations`: each outcome by its seal. */
type SealedGroup = { week: string; make: string | null; outcomes: Record<string, Outcome> };

function add(groups: readonly CountedGroup[]): Counts {
  const counts = { cars: 0, inside: 0, below: 0, above: 0, far_below: 0, far_above: 0 };
  for (const { outcomes } of groups)
    for (const outcome of OUTCOMES) {
      counts[outcome] += outcomes[outcome] ?? 0;
      counts.cars += outcomes[outcome] ?? 0;
    }
  return counts;
}

/** Sums whole groups: all of them, those of each week, newest first, and those of each make. */
export function figuresOf(groups: readonly CountedGroup[]) {
  const weeks = [...new Set(groups.map(({ week }) => week))].toSorted().toReversed();
  const makes = [...new Set(groups.flatMap(({ make }) => make ?? []))].toSorted();
  return {
    all: add(groups),
    weeks: weeks.map((week) => ({ week, ...add(groups.filter((one) => one.week === week)) })),
    makes: makes.map((make) => ({ make, ...add(groups.filter((one) => one.make === make)) })),
  };
}

/** The download that scripts/valuation/verify-misses.ts checks. */
export function missesFile<Opened extends { groups: readonly SealedGroup[] }>(opened: Opened) {
  const counted = opened.groups.map(({ week, make, outcomes }) => {
    const found = Object.values(outcomes);
    const counts = OUTCOMES.map((one) => [one, found.filter((each) => each === one).length]);
    return { week, make, outcomes: Object.fromEntries(counts) };
  });
  return { ...opened, figures: figuresOf(counted) };
}
