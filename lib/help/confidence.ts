/** Evidence for the best topic; each value is about 0 to 1. */
export type Features = {
  /** Share of the question that the topic's text covers. */
  coverage: number;
  /** Quality of the text match. */
  score: number;
  /** Lead of its score over the second topic. */
  lead: number;
  /**
   * Evidence of words and pairs, and of four-letter runs, for the topic and for the class without a
   * topic.
   */
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
