import {
  type Candidate,
  type Column,
  type Split,
  SplitFinder,
  type TreeOptions,
} from './tree-splits';

/** A tree of a boosting run: nodes by index, leaves as negative children (~leaf). */
export interface GrownTree {
  /** Feature index of each node's split. */
  features: number[];
  /** Numeric: bins up to this one go left. Categorical: −1, and `sets` lists the bins that go left. */
  thresholds: number[];
  sets: (readonly number[] | null)[];
  /** Child of each node: another node, or ~leaf. */
  left: number[];
  right: number[];
  leaves: number[];
  /** Loss reduction of each node's split. */
  gains: number[];
}

interface Leaf extends Candidate {
  /** Parent node and side. */
  parent: number;
  isLeft: boolean;
  split: Split | null;
}

/** Grows trees leaf-wise (best gain first) on binned columns. */
export class TreeGrower {
  private readonly offsets: number[] = [];
  private readonly finder: SplitFinder;
  private readonly width: number;
  private readonly scratch: Int32Array;
  private readonly pool: Float64Array[] = [];

  constructor(
    private readonly columns: readonly Column[],
    private readonly options: TreeOptions,
    rows: number,
  ) {
    let width = 0;
    for (const column of columns) {
      this.offsets.push(width);
      width += column.size;
    }
    this.width = width;
    this.finder = new SplitFinder(columns, this.offsets, options);
    this.scratch = new Int32Array(rows);
  }

  /**
   * Fits one Newton step: leaf values are gradient sums over weight sums. Reorders `rows`.
   */
  grow(rows: Int32Array, gradients: Float64Array, weights: Float64Array): GrownTree {
    const tree: GrownTree = {
      features: [],
      thresholds: [],
      sets: [],
      left: [],
      right: [],
      leaves: [],
      gains: [],
    };
    const root = this.leafOf(rows, 0, rows.length, gradients, weights);
    const open: Leaf[] = [root];
    root.split = this.finder.best(root);
    while (open.length < this.options.maxLeaves) {
      let best = -1;
      let gain = 1e-9;
      for (let at = 0; at < open.length; at += 1) {
        const candidate = open[at]?.split;
        if (candidate && candidate.gain > gain) {
          gain = candidate.gain;
          best = at;
        }
      }
      const leaf = open[best];
      if (!leaf?.split) break;
      const children = this.divide(leaf, leaf.split, tree, rows, gradients, weights);
      open.splice(best, 1, ...children);
    }
    for (const leaf of open) {
      const at = ~tree.leaves.length;
      tree.leaves.push(leaf.value);
      if (leaf.parent >= 0) (leaf.isLeft ? tree.left : tree.right)[leaf.parent] = at;
      if (leaf.sums) this.pool.push(leaf.sums);
      leaf.sums = null;
    }
    return tree;
  }

  private leafOf(
    rows: Int32Array,
    start: number,
    end: number,
    gradients: Float64Array,
    weights: Float64Array,
  ): Leaf {
    const sums = this.sum(rows, start, end, gradients, weights);
    let gradient = 0;
    let weight = 0;
    for (let at = start; at < end; at += 1) {
      const row = rows[at] as number;
      gradient += gradients[row] as number;
      weight += weights[row] as number;
    }
    return {
      start,
      end,
      gradient,
      weight,
      low: -Infinity,
      high: Infinity,
      value: gradient / (weight + this.options.ridge),
      parent: -1,
      isLeft: true,
      sums,
      split: null,
    };
  }

  /** Sums per bin of every column: gradient, weight and number of rows. */
  private sum(
    rows: Int32Array,
    start: number,
    end: number,
    gradients: Float64Array,
    weights: Float64Array,
  ): Float64Array {
    const sums = this.pool.pop()?.fill(0) ?? new Float64Array(this.width * 3);
    for (let index = 0; index < this.columns.length; index += 1) {
      const { bins } = this.columns[index] as Column;
      const offset = this.offsets[index] as number;
      for (let at = start; at < end; at += 1) {
        const row = rows[at] as number;
        const bin = (offset + (bins[row] as number)) * 3;
        sums[bin] = (sums[bin] as number) + (gradients[row] as number);
        sums[bin + 1] = (sums[bin + 1] as number) + (weights[row] as number);
        sums[bin + 2] = (sums[bin + 2] as number) + 1;
      }
    }
    return sums;
  }

  private divide(
    leaf: Leaf,
    split: Split,
    tree: GrownTree,
    rows: Int32Array,
    gradients: Float64Array,
    weights: Float64Array,
  ): [Leaf, Leaf] {
    const node = tree.features.length;
    tree.features.push(split.column);
    tree.thresholds.push(split.set ? -1 : split.threshold);
    tree.sets.push(split.set);
    tree.gains.push(split.gain);
    tree.left.push(0);
    tree.right.push(0);
    if (leaf.parent >= 0) (leaf.isLeft ? tree.left : tree.right)[leaf.parent] = node;

    const middle = this.partition(leaf, split, rows);
    const { direction } = this.columns[split.column] as Column;
    const border = (split.leftValue + split.rightValue) / 2;
    const left: Leaf = {
      start: leaf.start,
      end: middle,
      gradient: split.leftGradient,
      weight: split.leftWeight,
      low: direction === -1 ? Math.max(leaf.low, border) : leaf.low,
      high: direction === 1 ? Math.min(leaf.high, border) : leaf.high,
      value: split.leftValue,
      parent: node,
      isLeft: true,
      sums: null,
      split: null,
    };
    const right: Leaf = {
      start: middle,
      end: leaf.end,
      gradient: leaf.gradient - split.leftGradient,
      weight: leaf.weight - split.leftWeight,
      low: direction === 1 ? Math.max(leaf.low, border) : leaf.low,
      high: direction === -1 ? Math.min(leaf.high, border) : leaf.high,
      value: split.rightValue,
      parent: node,
      isLeft: false,
      sums: null,
      split: null,
    };
    // Only the smaller child is summed; the larger one is the parent minus it.
    const [small, large] =
      left.end - left.start < right.end - right.start ? [left, right] : [right, left];
    small.sums = this.sum(rows, small.start, small.end, gradients, weights);
    const parent = leaf.sums as Float64Array;
    for (let at = 0; at < parent.length; at += 1)
      parent[at] = (parent[at] as number) - (small.sums[at] as number);
    large.sums = parent;
    leaf.sums = null;
    left.split = this.finder.best(left);
    right.split = this.finder.best(right);
    return [left, right];
  }

  private partition(leaf: Leaf, split: Split, rows: Int32Array): number {
    const { bins } = this.columns[split.column] as Column;
    const goesLeft = new Uint8Array(256);
    if (split.set) for (const bin of split.set) goesLeft[bin] = 1;
    else goesLeft.fill(1, 0, split.threshold + 1);
    let middle = leaf.start;
    let others = 0;
    for (let at = leaf.start; at < leaf.end; at += 1) {
      const row = rows[at] as number;
      if (goesLeft[bins[row] as number]) {
        rows[middle] = row;
        middle += 1;
      } else {
        this.scratch[others] = row;
        others += 1;
      }
    }
    rows.set(this.scratch.subarray(0, others), middle);
    return middle;
  }
}
