const LN2 = Math.LN2;
const TERMS = 16;

/**
 * e to the power of x, from operations that IEEE 754 rounds identically everywhere; Math.exp may differ
 * in the last digit between JavaScript engines. For |x| ≤ 700.
 */
export function exponential(x: number): number {
  const twos = Math.floor(x / LN2 + 0.5);
  const rest = x - twos * LN2;
  let sum = 1;
  for (let term = TERMS; term > 0; term -= 1) sum = 1 + (rest / term) * sum;
  const step = twos < 0 ? 0.5 : 2;
  for (let count = Math.abs(twos); count > 0; count -= 1) sum *= step;
  return sum;
}
