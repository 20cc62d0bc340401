import { BY_MASK, UNIT } from '../../lib/valuation/ensemble';
import type { PackedEnsemble } from '../../lib/valuation/model';
import { createRandom } from '../seed/prng';
import type { Column, TreeOptions } from './tree-splits';
import { type GrownTree, TreeGrower } from './trees';

export interface BoostOptions extends TreeOptions {
  rounds: number;
  rate: number;
  /** Target quantile; 0.5 is the median. */
  quantile: number;
  /** Final smoothing width in log price: errors within it count squared, beyond it linearly. */
  nearest: number;
  /** Share of the rows sampled for each tree. */
  sample: number;
  seed: string;
}

const FIRST_DISTANCE = 0.5;
const SHRINKING = 0.97;
const MAX_UNITS = 32_767;

/**
 * Boosts trees towards a quantile of `targets` (log prices) on the given rows. Each tree is a Newton
 * step on the weighted squares that majorise the pinball loss, smoothed near 0. Leaves are rounded to
 * whole units during boosting, so that the stored model equals the trained one.
 */
export function boost(
  columns: readonly Column[],
  targets: Float64Array,
  rows: Int32Array,
  options: BoostOptions,
): { packed: PackedEnsemble; gains: number[] } {
  const { quantile, nearest, rate, sample } = options;
  const random = createRandom(options.seed);
  const grower = new TreeGrower(columns, options, targets.length);
  let sum = 0;
  for (const row of rows) sum += targets[row] as number;
  const base = Math.round(sum / rows.length / UNIT);
  const now = new Float64Array(targets.length).fill(base);
  const gradients = new Float64Array(targets.length);
  const weights = new Float64Array(targets.length);
  const packed: PackedEnsemble = {
    base,
    roots: [],
    columns: [],
    thresholds: [],
    sets: [],
    left: [],
    right: [],
    leaves: [],
  };
  const gains = columns.map(() => 0);
  let distance = FIRST_DISTANCE;
  for (let round = 0; round < options.rounds; round += 1) {
    for (const row of rows) {
      const error = (targets[row] as number) - (now[row] as number) * UNIT;
      const far = Math.abs(error);
      const side = error > 0 ? 2 * quantile : 2 * (1 - quantile);
      const weight = far <= distance ? side : (side * distance) / far;
      weights[row] = weight;
      gradients[row] = weight * error;
    }
    const seen = sample < 1 ? rows.filter(() => random.next() < sample) : rows.slice();
    const tree = grower.grow(seen, gradients, weights);
    tree.leaves = tree.leaves.map((leaf) => {
      const units = Math.round((leaf * rate) / UNIT);
      if (Math.abs(units) > MAX_UNITS) throw new RangeError('A leaf does not fit the file');
      return units;
    });
    tree.features.forEach((column, node) => {
      gains[column] = (gains[column] ?? 0) + (tree.gains[node] ?? 0);
    });
    addTree(columns, tree, rows, now);
    pack(packed, tree);
    distance = Math.max(nearest, distance * SHRINKING);
  }
  return { packed, gains };
}

/** Adds a tree's prediction to each row. */
function addTree(
  columns: readonly Column[],
  tree: GrownTree,
  rows: Int32Array,
  now: Float64Array,
): void {
  const { left, right, leaves } = tree;
  const goesLeft = tree.sets.map((set, node) => {
    const sides = new Uint8Array(256);
    if (set) for (const bin of set) sides[bin] = 1;
    else sides.fill(1, 0, (tree.thresholds[node] as number) + 1);
    return sides;
  });
  const bins = tree.features.map((column) => (columns[column] as Column).bins);
  const start = tree.features.length ? 0 : ~0;
  for (const row of rows) {
    let node = start;
    while (node >= 0) {
      const bin = (bins[node] as Uint8Array)[row] as number;
      node = ((goesLeft[node] as Uint8Array)[bin] ? left[node] : right[node]) as number;
    }
    now[row] = (now[row] as number) + (leaves[~node] as number);
  }
}

/** Appends a tree's nodes and leaves to the packed ensemble. */
function pack(packed: PackedEnsemble, tree: GrownTree): void {
  const nodes = packed.columns.length;
  const leaves = packed.leaves.length;
  packed.leaves.push(...tree.leaves);
  packed.roots.push(tree.features.length ? nodes : ~leaves);
  const shifted = (child: number) => (child >= 0 ? child + nodes : child - leaves);
  for (let node = 0; node < tree.features.length; node += 1) {
    const set = tree.sets[node];
    packed.columns.push(tree.features[node] as number);
    packed.thresholds.push(set ? BY_MASK : (tree.thresholds[node] as number));
    if (set) packed.sets.push([...set]);
    packed.left.push(shifted(tree.left[node] as number));
    packed.right.push(shifted(tree.right[node] as number));
  }
}
