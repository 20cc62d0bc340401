export interface Column {
  bins: Uint8Array;
  /** Number of bins, at most 256. */
  size: number;
  kind: 'numeric' | 'categorical';
  /** Monotonicity constraint: −1 non-increasing, 1 non-decreasing, 0 none. */
  direction: -1 | 0 | 1;
}

export interface TreeOptions {
  maxLeaves: number;
  minRows: number;
  /** L2 regularisation, added to each leaf's weight; below a categorical split plus `categoryRidge`. */
  ridge: number;
  categoryRidge: number;
}

/** A leaf that may be split: the sums of its rows, and the bounds of its value. */
export interface Candidate {
  start: number;
  end: number;
  gradient: number;
  weight: number;
  low: number;
  high: number;
  value: number;
  /** Sums per bin of every column: gradient, weight and number of rows. */
  sums: Float64Array | null;
}

export interface Split {
  gain: number;
  column: number;
  threshold: number;
  set: readonly number[] | null;
  leftGradient: number;
  leftWeight: number;
  leftValue: number;
  rightValue: number;
}

/** Smoothing of category targets towards 0 when ordering bins, and the maximum bins in a set. */
const SMOOTH = 10;
const MAX_CATEGORIES = 32;

/** Finds the best split of a leaf from the sums of its bins. */
export class SplitFinder {
  constructor(
    private readonly columns: readonly Column[],
    private readonly offsets: readonly number[],
    private readonly options: TreeOptions,
  ) {}

  /** Returns the split with the highest gain, or null when none satisfies the options. */
  best(leaf: Candidate): Split | null {
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

  /** Returns the bins of a categorical column with enough rows, ordered by smoothed target. */
  private categoryOrder(leaf: Candidate, index: number): number[] {
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

  private scan(leaf: Candidate, index: number, size: number): Split | null {
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

  private scanCategories(leaf: Candidate, index: number, order: number[]): Split | null {
    const up = this.scanPrefix(leaf, index, order);
    const down = this.scanPrefix(leaf, index, order.slice().reverse());
    if (!up) return down;
    return down && down.gain > up.gain ? down : up;
  }

  private scanPrefix(leaf: Candidate, index: number, order: number[]): Split | null {
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
    const most = Math.min(order.length - 1, MAX_CATEGORIES);
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

/** Returns the loss reduction of a leaf value: twice the decrease of the weighted squared error. */
const score = (gradient: number, weight: number, ridge: number, value: number) =>
  2 * gradient * value - (weight + ridge) * value * value;
