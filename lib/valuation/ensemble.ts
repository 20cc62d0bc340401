import { AGES } from './columns';

/** One leaf unit in log price. */
export const UNIT = 1 / 65_536;

/**
 * Trees in one pool. A node splits a column: bins up to the threshold go left, or with threshold 255
 * those whose bit is set in the node's mask. A child below 0 is leaf ~child.
 */
export interface Ensemble {
  /** Log price before the first tree, in units. */
  base: number;
  /** First node of each tree; a tree of one leaf has none and is part of the base. */
  roots: Int32Array;
  columns: Uint8Array;
  thresholds: Uint8Array;
  /** Place of a categorical node's mask in `masks`. */
  maskAt: Int32Array;
  masks: Uint8Array;
  left: Int32Array;
  right: Int32Array;
  leaves: Int16Array;
}

export const BY_MASK = 255;
export const MASK_BYTES = 32;
/** Every model keeps age as its first column, in bins of one year. */
const AGE_COLUMN = 0;

const stack = new Int32Array(3 * 512);

/** Log price in units at every age from 0 to the oldest, the other columns as they are. */
export function ageCurve(ensemble: Ensemble, bins: Uint8Array): Float64Array {
  const { roots, columns, thresholds, maskAt, masks, left, right, leaves } = ensemble;
  const steps = new Int32Array(AGES + 1);
  for (let tree = 0; tree < roots.length; tree += 1) {
    stack[0] = roots[tree] as number;
    stack[1] = 0;
    stack[2] = AGES;
    let depth = 3;
    while (depth > 0) {
      depth -= 3;
      let node = stack[depth] as number;
      const from = stack[depth + 1] as number;
      let to = stack[depth + 2] as number;
      while (node >= 0) {
        const column = columns[node] as number;
        const threshold = thresholds[node] as number;
        if (column === AGE_COLUMN) {
          const border = threshold + 1;
          if (border >= to) node = left[node] as number;
          else if (border <= from) node = right[node] as number;
          else {
            stack[depth] = right[node] as number;
            stack[depth + 1] = border;
            stack[depth + 2] = to;
            depth += 3;
            to = border;
            node = left[node] as number;
          }
          continue;
        }
        const bin = bins[column] as number;
        const isLeft =
          threshold === BY_MASK
            ? ((masks[(maskAt[node] as number) + (bin >> 3)] as number) >> (bin & 7)) & 1
            : bin <= threshold;
        node = (isLeft ? left[node] : right[node]) as number;
      }
      const amount = leaves[~node] as number;
      steps[from] = (steps[from] as number) + amount;
      steps[to] = (steps[to] as number) - amount;
    }
  }
  const curve = new Float64Array(AGES);
  let sum = ensemble.base;
  for (let age = 0; age < AGES; age += 1) {
    sum += steps[age] as number;
    curve[age] = sum;
  }
  return curve;
}
