/** Trees of one boosting run while it grows: nodes in one pool, leaves as negative children. */
export interface GrownTree {
  /** Feature each node splits on. */
  features: number[];
  /** Numeric: bins up to this one go left. Categorical: −1, and `sets` names the bins that do. */
  thresholds: number[];
  sets: (readonly number[] | null)[];
  /** Child of each node: another node, or ~leaf. */
  left: number[];
  right: number[];
  leaves: number[];
  /** What each node's split took off the loss. */
  gains: number[];
}

export interface Column {
  bins: Uint8Array;
  /** Number of bins in use, at most 256. */
  size: number;
  kind: 'numeric' | 'categorical';
  /** −1: the target never rises with this column; 1: it never falls. */
  direction: -1 | 0 | 1;
}

export interface TreeOptions {
  maxLeaves: number;
  minRows: number;
  /** Added to the weight of every leaf, and once more to that of one a category set leads to. */
  ridge: number;
  categoryRidge: number;
}

const SMOOTH = 10;
const MOST_CATEGORIES = 32;

interface Leaf {
  start: number;
  end: number;
  gradient: number;
  weight: number;
  low: number;
  high: number;
  value: number;
  /** Node and side that lead here. */
  parent: number;
  isLeft: boolean;
  sums: Float64Array | null;
  split: Split | null;
}

interface Split {
  gain: number;
  column: number;
  threshold: number;
  set: readonly number[] | null;
  leftGradient: number;
  leftWeight: number;
  leftValue: number;
  rightValue: number;
}

/** Grows trees leaf by leaf, the best gain first, on columns that are already in bins. */
export class TreeGrower {
  private readonly offsets: number[] = [];
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
    this.scratch = new Int32Array(rows);
  }

  /**
   * One Newton step as a tree: leaves are sums of gradients over sums of weights. `rows` is reordered.
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
    root.split = this.bestSplit(root);
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

  /** Per bin of every column: gradient, weight and number of rows. */
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
    // The smaller child is summed, the larger is what is left of the parent.
    const [small, large] =
      left.end - left.start < right.end - right.start ? [left, right] : [right, left];
    small.sums = this.sum(rows, small.start, small.end, gradients, weights);
    const parent = leaf.sums as Float64Array;
    for (let at = 0; at < parent.length; at += 1)
      parent[at] = (parent[at] as number) - (small.sums[at] as number);
    large.sums = parent;
    leaf.sums = null;
    left.split = this.bestSplit(left);
    right.split = this.bestSplit(right);
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

  private bestSplit(leaf: Leaf): Split | null {
    if (leaf.end - leaf.start < 2 * this.options.minRows || !leaf.sums) return null;
    let best: Split | null = null;
    for (let index = 0; index < this.columns.length; index += 1) {
      const column = this.columns[index] as Column;
      const order = column.kind === 'categorical' ? this.categoryOrder(leaf, index) : null;
      const found = order
        ? this.scanCategories(leaf, index, order)
        : this.scan(leaf, index, column.size);
      if (found && found.gain > (best?.gain ?? 0)) best = found;
    }
    return best;
  }

  /** Bins of a category with enough rows, by how far their target lies up or down. */
  private categoryOrder(leaf: Leaf, index: number): number[] {
    const sums = leaf.sums as Float64Array;
    const offset = this.offsets[index] as number;
    const order: number[] = [];
    const keys = new Float64Array(256);
    for (let bin = 0; bin < (this.columns[index] as Column).size; bin += 1) {
      const at = (offset + bin) * 3;
      if ((sums[at + 2] as number) < 1) continue;
      keys[bin] = (sums[at] as number) / ((sums[at + 1] as number) + SMOOTH);
      order.push(bin);
    }
    return order.sort((a, b) => (keys[a] as number) - (keys[b] as number) || a - b);
  }

  private scan(leaf: Leaf, index: number, size: number): Split | null {
    const sums = leaf.sums as Float64Array;
    const offset = this.offsets[index] as number;
    const { minRows, ridge } = this.options;
    const rows = leaf.end - leaf.start;
    const { direction } = this.columns[index] as Column;
    const before = score(leaf.gradient, leaf.weight, ridge, leaf.value);
    let best: Split | null = null;
    let gradient = 0;
    let weight = 0;
    let count = 0;
    for (let bin = 0; bin < size - 1; bin += 1) {
      const at = (offset + bin) * 3;
      const here = sums[at + 2] as number;
      if (here === 0) continue;
      gradient += sums[at] as number;
      weight += sums[at + 1] as number;
      count += here;
      if (count < minRows) continue;
      if (rows - count < minRows) break;
      const rightGradient = leaf.gradient - gradient;
      const rightWeight = leaf.weight - weight;
      const leftValue = clamp(gradient / (weight + ridge), leaf.low, leaf.high);
      const rightValue = clamp(rightGradient / (rightWeight + ridge), leaf.low, leaf.high);
      if (direction * (rightValue - leftValue) < 0) continue;
      const gain =
        score(gradient, weight, ridge, leftValue) +
        score(rightGradient, rightWeight, ridge, rightValue) -
        before;
      if (gain > (best?.gain ?? 0))
        best = {
          gain,
          column: index,
          threshold: bin,
          set: null,
          leftGradient: gradient,
          leftWeight: weight,
          leftValue,
          rightValue,
        };
    }
    return best;
  }

  private scanCategories(leaf: Leaf, index: number, order: number[]): Split | null {
    const up = this.scanPrefix(leaf, index, order);
    const down = this.scanPrefix(leaf, index, order.slice().reverse());
    if (!up) return down;
    return down && down.gain > up.gain ? down : up;
  }

  private scanPrefix(leaf: Leaf, index: number, order: number[]): Split | null {
    const sums = leaf.sums as Float64Array;
    const offset = this.offsets[index] as number;
    const { minRows } = this.options;
    const ridge = this.options.ridge + this.options.categoryRidge;
    const rows = leaf.end - leaf.start;
    const before = score(leaf.gradient, leaf.weight, this.options.ridge, leaf.value);
    let best: Split | null = null;
    let gradient = 0;
    let weight = 0;
    let count = 0;
    const most = Math.min(order.length - 1, MOST_CATEGORIES);
    let length = 0;
    for (let step = 0; step < most; step += 1) {
      const at = (offset + (order[step] as number)) * 3;
      gradient += sums[at] as number;
      weight += sums[at + 1] as number;
      count += sums[at + 2] as number;
      if (count < minRows) continue;
      if (rows - count < minRows) break;
      const rightGradient = leaf.gradient - gradient;
      const rightWeight = leaf.weight - weight;
      const leftValue = clamp(gradient / (weight + ridge), leaf.low, leaf.high);
      const rightValue = clamp(rightGradient / (rightWeight + ridge), leaf.low, leaf.high);
      const gain =
        score(gradient, weight, ridge, leftValue) +
        score(rightGradient, rightWeight, ridge, rightValue) -
        before;
      if (gain > (best?.gain ?? 0)) {
        length = step + 1;
        best = {
          gain,
          column: index,
          threshold: -1,
          set: [],
          leftGradient: gradient,
          leftWeight: weight,
          leftValue,
          rightValue,
        };
      }
    }
    if (best) best.set = order.slice(0, length).sort((a, b) => a - b);
    return best;
  }
}

const clamp = (value: number, low: number, high: number) =>
  value < low ? low : Math.min(value, high);

/** What a leaf of that value takes off the loss: twice the fall of the weighted squared error. */
const score = (gradient: number, weight: number, ridge: number, value: number) =>
  2 * gradient * value - (weight + ridge) * value * value;
