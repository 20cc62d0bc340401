import type { Step } from './ageing';
import { conformalQuantile } from './conformal';
import { median, round } from './metrics';

/** Last ages of the groups of cars that have a range of their own. */
const BANDS = [7, 12, 17];
/** Share of the steps that the range holds on each side. */
const SHARE = 0.9;

type Band = { to: number; low: number; high: number };

/** The relative error of the value three years later: how far what is asked lies from the figure. */
const errorOf = ({ predicted, observed }: Step) => observed / predicted - 1;
const bandAt = (bands: Band[], { age }: Step) => bands.find(({ to }) => age <= to);

/** The ends that eight in ten errors of the steps at these ages lie between. */
function bandsOf(steps: readonly Step[]): Band[] {
  return BANDS.map((to, at) => {
    const from = (BANDS[at - 1] ?? -1) + 1;
    const errors = steps.filter(({ age }) => from <= age && age <= to).map(errorOf);
    const high = conformalQuantile(errors, SHARE);
    const low = conformalQuantile(
      errors.map((error) => -error),
      SHARE,
    );
    return { to, low: round(-low, 3), high: round(high, 3) };
  });
}

function isHeld(bands: Band[], step: Step): boolean {
  const band = bandAt(bands, step);
  const error = errorOf(step);
  return band !== undefined && band.low <= error && error <= band.high;
}

const share = (steps: readonly Step[], test: (step: Step) => boolean) =>
  round(steps.filter(test).length / steps.length, 3);

/** The errors of what is left of the value, in shares of the value today, and how often the bands held it. */
const summaryOf = (steps: readonly Step[], held: (step: Step) => boolean) => ({
  models: new Set(steps.map(({ model }) => model)).size,
  steps: steps.length,
  medianError: round(
    median(steps.map(({ predicted, observed }) => Math.abs(observed - predicted))),
    3,
  ),
  bias: round(median(steps.map(({ predicted, observed }) => predicted - observed)), 3),
  held: share(steps, held),
});

/**
 * The errors of both measures. The ranges come from the later prices, which err more: their models, makes and year are
 * more than the fit has seen. How often they hold is measured on each model with ranges made without it.
 */
export function ageingErrors(
  leftOut: readonly Step[],
  later: readonly (Step & { isSeen: boolean })[],
) {
  const bands = bandsOf(later);
  const models = [...new Set(later.map(({ model }) => model))];
  const without = new Map(
    models.map((model) => [model, bandsOf(later.filter((step) => step.model !== model))]),
  );
  const heldByOthers = (step: Step) => isHeld(without.get(step.model) ?? [], step);
  return {
    bands,
    leftOut: summaryOf(leftOut, (step) => isHeld(bands, step)),
    later: summaryOf(later, heldByOthers),
    laterUnseen: summaryOf(
      later.filter(({ isSeen }) => !isSeen),
      heldByOthers,
    ),
  };
}
