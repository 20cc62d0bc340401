/** What speaks for the best topic; each about 0 to 1. */
export type Features = {
  /** How much of the question its text covers. */
  coverage: number;
  /** How well the text matches. */
  score: number;
  /** How far it is ahead of the second. */
  lead: number;
  /** What the question's words and pairs, and its letters, say for it and for what no topic answers. */
  terms: number;
  otherTerms: number;
  grams: number;
  otherGrams: number;
};

/** Coefficients of a logistic regression. */
export type Weights = { threshold: number; features: Features };

export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Whether the best topic answers the question. */
export function isSure(features: Features, weights: Weights) {
  const names = Object.keys(features) as (keyof Features)[];
  return sum(names.map((name) => weights.features[name] * features[name])) > weights.threshold;
}
