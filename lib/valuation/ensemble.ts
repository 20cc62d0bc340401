import { AGES } from './columns';

/** One leaf unit in log price. */
export const UNIT = 1 / 65_536;

/**
 * All trees in one array, four numbers per node for memory locality: column and threshold, left child,
 * right child, mask offset. Bins up to the threshold go left; with threshold 255, bins whose bit is set
 * in the mask. A child >= 0 is a node offset; a negative one is a leaf: its amount minus LEAF.
 */
export interface Ensemble {
  /** Log price before the first tree, in units. */
  base: number;
  /** Offset of each tree's root node, or its leaf for a tree without nodes. */
  roots: Int32Array;
  nodes: Int32Array;
  masks: Uint8Array;
}

export const NODE_SIZE = 4;
export const LEAF = 1 << 20;
export const BY_MASK = 255;
export const MASK_BYTES = 32;
/** Age is the first column of every model, in bins of one year. */
const AGE_COLUMN = 0;

const stack = new Int32Array(3 * 512);

/** Log price in units at every age from 0 to the oldest, with the other columns unchanged. */
export function ageCurve({ base, roots, nodes, masks }: Ensemble, bins: Uint8Array): Float64Array {
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
        const test = nodes[node] as number;
        const column = test & 255;
        const threshold = test >> 8;
        if (column === AGE_COLUMN) {
          const border = threshold + 1;
          if (border > from && border < to) {
            stack[depth] = nodes[node + 2] as number;
            stack[depth + 1] = border;
            stack[depth + 2] = to;
            depth += 3;
            to = border;
          }
          node = nodes[border > from ? node + 1 : node + 2] as number;
          continue;
        }
        const bin = bins[column] as number;
        const isLeft =
          threshold === BY_MASK
            ? ((masks[(nodes[node + 3] as number) + (bin >> 3)] as number) >> (bin & 7)) & 1
            : bin <= threshold;
        node = nodes[isLeft ? node + 1 : node + 2] as number;
      }
      const amount = node + LEAF;
      steps[from] = (steps[from] as number) + amount;
      steps[to] = (steps[to] as number) - amount;
    }
  }
  const curve = new Float64Array(AGES);
  let sum = base;
  for (let age = 0; age < AGES; age += 1) {
    sum += steps[age] as number;
    curve[age] = sum;
  }
  return curve;
}
