/**
 * The nearest non-increasing curve (pool adjacent violators, weighted least squares), in place. With
 * equal weights it preserves the order of two curves, and so monotonicity in other inputs.
 */
export function isotonicDecreasing(curve: Float64Array, weights: ArrayLike<number>): Float64Array {
  const means = new Float64Array(curve.length);
  const sums = new Float64Array(curve.length);
  const ends = new Int32Array(curve.length);
  let blocks = 0;
  for (let at = 0; at < curve.length; at += 1) {
    let mean = curve[at] as number;
    let weight = weights[at] as number;
    while (blocks > 0 && (means[blocks - 1] as number) < mean) {
      blocks -= 1;
      const before = sums[blocks] as number;
      mean = (mean * weight + (means[blocks] as number) * before) / (weight + before);
      weight += before;
    }
    means[blocks] = mean;
    sums[blocks] = weight;
    ends[blocks] = at;
    blocks += 1;
  }
  let at = 0;
  for (let block = 0; block < blocks; block += 1) {
    for (; at <= (ends[block] as number); at += 1) curve[at] = means[block] as number;
  }
  return curve;
}
