export type Example = { values: readonly number[]; isPositive: boolean };

const STEPS = 5000;
const RATE = 1.5;
const PENALTY = 0.001;

/** Fits a logistic regression by gradient descent; returns the weights, the constant's first. */
export function fitLogistic(examples: readonly Example[]): number[] {
  const rows = examples.map(({ values }) => [1, ...values]);
  const weights = (rows[0] ?? []).map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight, index) => (index === 0 ? 0 : PENALTY * weight));
    for (const [index, row] of rows.entries()) {
      const logit = row.reduce((sum, value, column) => sum + value * (weights[column] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-logit)) - Number(examples[index]?.isPositive);
      for (const [column, value] of row.entries()) {
        slope[column] = (slope[column] ?? 0) + (error * value) / rows.length;
      }
    }
    for (const [column, value] of slope.entries())
      weights[column] = (weights[column] ?? 0) - RATE * value;
  }
  return weights;
}
