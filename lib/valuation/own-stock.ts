import { median } from '../core/median';
import { AGE_BANDS, ageBandOf } from './age-bands';
import { exponential } from './exponential';
import { isotonicDecreasing } from './isotonic';

type Kind = { make: string; model: string; fuel: string; age: number };

/** An advert of the marketplace beside the model's value of its car, both in pounds. */
export type OwnAdvert = Kind & {
  seller: string;
  value: number;
  price: number;
  /** False for made-up ones, which teach nothing. */
  isReal: boolean;
};

/** Corrections of the model's values by own adverts, in log price, by group. */
type Step = ReadonlyMap<string, number>;

/** Corrections of the model's values by own adverts; they add up in log price. */
export type OwnStock = { adverts: number; steps: ReadonlyMap<Name, Step> };

/** Corrections as stored, with the day of their fit, YYYY-MM-DD. */
export type OwnFit = OwnStock & { fittedOn: string };

/** The median error, in log price, of adverts that a step has not seen, without it and with it. */
type StepScore = { step: Name; before: number; after: number };

/**
 * The groups of each step, and the sellers that leave half of a group's median: the variance within a group over that
 * between groups, by judgement.
 */
const STEPS = {
  level: { doubt: 200, groupOf: () => 'all' },
  make: { doubt: 2, groupOf: ({ make }: Kind) => make },
  model: { doubt: 3, groupOf: ({ make, model }: Kind) => `${make} ${model}` },
  kind: { doubt: 6, groupOf: ({ fuel, age }: Kind) => `${fuel} ${ageBandOf(age)}` },
} as const;
type Name = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as Name[];

/** A group of fewer sellers says nothing: what one or two ask is no market. */
const MIN_SELLERS = 3;

/** Furthest that own adverts move a value, in log price: a factor of about 2. */
const FURTHEST = 0.7;

/** The sum of the corrections of a car, in log price. */
function logCorrection({ steps }: OwnStock, car: Kind): number {
  let sum = 0;
  for (const [name, step] of steps) sum += step.get(STEPS[name].groupOf(car)) ?? 0;
  return Math.min(Math.max(sum, -FURTHEST), FURTHEST);
}

/** The factor by which own adverts correct the value of a car; 1 without any. */
export const ownFactor = (own: OwnStock, car: Kind) => exponential(logCorrection(own, car));

const residualOf = (own: OwnStock, advert: OwnAdvert) =>
  Math.log(advert.price / advert.value) - logCorrection(own, advert);

/** Corrections by fuel and age band never rise with age, so that values do not either. */
function withoutRise(step: Map<string, number>, sizes: ReadonlyMap<string, number>): Step {
  for (const fuel of new Set([...step.keys()].map((group) => group.replace(/ \d+$/, '')))) {
    const groups = [...AGE_BANDS, 0].map((_, band) => `${fuel} ${band}`);
    const curve = Float64Array.from(groups, (group) => step.get(group) ?? 0);
    const weights = groups.map((group) => (sizes.get(group) ?? 0) + 1);
    isotonicDecreasing(curve, weights).forEach((amount, band) => {
      step.set(groups[band] ?? '', amount);
    });
  }
  return step;
}

/** Adverts by the group of a step, then by seller. */
function bySeller(name: Name, adverts: readonly OwnAdvert[]) {
  const groups = new Map<string, Map<string, OwnAdvert[]>>();
  for (const advert of adverts) {
    const group = STEPS[name].groupOf(advert);
    const sellers = groups.get(group) ?? new Map<string, OwnAdvert[]>();
    groups.set(group, sellers.set(advert.seller, [...(sellers.get(advert.seller) ?? []), advert]));
  }
  return groups;
}

/** The groups of a step with adverts of enough sellers. */
const heardGroups = (name: Name, adverts: readonly OwnAdvert[]) =>
  new Set(
    [...bySeller(name, adverts)].flatMap(([group, { size }]) => (size < MIN_SELLERS ? [] : group)),
  );

/**
 * Adds a step to what is known: for each group of `heard` the median of its sellers, shrunken. A seller has one voice, the
 * median residual of theirs.
 */
function withStep(
  own: OwnStock,
  name: Name,
  adverts: readonly OwnAdvert[],
  heard: ReadonlySet<string>,
): OwnStock {
  const { doubt } = STEPS[name];
  const groups = [...bySeller(name, adverts)].filter(([group]) => heard.has(group));
  const residuals = (all: OwnAdvert[]) => median(all.map((advert) => residualOf(own, advert)));
  const shrunken = ([group, sellers]: (typeof groups)[number]) => {
    const middle = median([...sellers.values()].map(residuals));
    return [group, (middle * sellers.size) / (sellers.size + doubt)] as const;
  };
  const step = new Map(groups.map(shrunken));
  const sizes = new Map(groups.map(([group, { size }]) => [group, size] as const));
  const added = name === 'kind' ? withoutRise(step, sizes) : step;
  return { ...own, steps: new Map([...own.steps, [name, added]]) };
}

const errorOn = (own: OwnStock, adverts: readonly OwnAdvert[]) =>
  median(adverts.map((advert) => Math.abs(residualOf(own, advert))));

/**
 * Fits corrections to own adverts. A step is kept only where it lowers the median error of every second advert when
 * fitted on the others. Made-up adverts are left out.
 */
export function fitOwnStock(all: readonly OwnAdvert[]): OwnStock & { scores: StepScore[] } {
  const adverts = all.filter(({ isReal, value, price }) => isReal && value > 0 && price > 0);
  const [seen, unseen] = [0, 1].map((half) => adverts.filter((_, at) => at % 2 === half)) as [
    OwnAdvert[],
    OwnAdvert[],
  ];
  const nothing: OwnStock = { adverts: adverts.length, steps: new Map() };
  let tried = nothing;
  let fitted = nothing;
  const scores: StepScore[] = [];
  for (const name of STEP_NAMES) {
    const heard = heardGroups(name, adverts);
    const further = withStep(tried, name, seen, heard);
    const [before, after] = [errorOn(tried, unseen), errorOn(further, unseen)];
    scores.push({ step: name, before, after });
    if (!(after < before)) continue;
    tried = further;
    fitted = withStep(fitted, name, adverts, heard);
  }
  return { ...fitted, scores };
}
