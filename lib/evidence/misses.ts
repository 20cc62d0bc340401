/** How a price that a car fetched lies to its valuation; `private.sale_outcome` decides. */
const OUTCOMES = ['inside', 'below', 'above', 'far_below', 'far_above'] as const;
type Outcome = (typeof OUTCOMES)[number];

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

/** From `opened_valuations`: the same groups, with each outcome by its seal. */
export type OpenedValuations = {
  groups: { week: string; make: string | null; outcomes: Record<string, Outcome> }[];
};

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

/** The groups with cars that were far off, those with the largest share first. */
export const worstOf = (groups: readonly CountedGroup[]) =>
  groups
    .map((group) => ({ week: group.week, make: group.make, ...add([group]) }))
    .map((group) => ({ ...group, share: (group.far_below + group.far_above) / group.cars }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share);

/** The download that scripts/valuation/verify-misses.ts checks. */
export function missesFile<Opened extends OpenedValuations>(opened: Opened) {
  const counted = opened.groups.map(({ week, make, outcomes }) => {
    const found = Object.values(outcomes);
    const counts = OUTCOMES.map((one) => [one, found.filter((each) => each === one).length]);
    return { week, make, outcomes: Object.fromEntries(counts) };
  });
  return { ...opened, figures: figuresOf(counted) };
}
