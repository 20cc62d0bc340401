import { OLDEST } from '../../lib/valuation/columns';
import type { Correction } from '../../lib/valuation/model';

/** Number of groups by size of the raw quantile, each corrected separately (Mondrian conformal). */
const TENTHS = 10;
const MIN_IN_GROUP = 200;

/** The last age of each band of ages that is corrected by itself: errors grow with age at the same price. */
const LAST_AGES = [6, 8, 10, OLDEST];

/** Divides rows into bands of age, youngest first; one with too few rows is joined to its neighbour. */
export function bandsByAge(ages: readonly number[]): { to: number; rows: number[] }[] {
  const bands: { to: number; rows: number[] }[] = [];
  let from = -1;
  for (const to of LAST_AGES) {
    const rows = ages.flatMap((age, row) => {
      const within = Math.min(age, OLDEST);
      return within > from && within <= to ? [row] : [];
    });
    from = to;
    const last = bands.at(-1);
    if (last && Math.min(rows.length, last.rows.length) < MIN_IN_GROUP) {
      last.to = to;
      last.rows = last.rows.concat(rows);
    } else bands.push({ to, rows });
  }
  return bands;
}

/**
 * Returns the conformal correction of a quantile: per group by size (at most `most`), the offset for which the share
 * `quantile` of true values lies below. `raw` must come from fits that did not see the row. The correction is a
 * non-decreasing line through the groups' middles, in the input's units.
 */
export function conformalCorrection(
  raw: ArrayLike<number>,
  truth: ArrayLike<number>,
  quantile: number,
  most = TENTHS,
): Correction {
  const order = Array.from({ length: raw.length }, (_, at) => at).sort(
    (a, b) => (raw[a] as number) - (raw[b] as number) || a - b,
  );
  const groups = Math.max(Math.min(most, Math.floor(order.length / MIN_IN_GROUP)), 1);
  const at: number[] = [];
  const to: number[] = [];
  for (let group = 0; group < groups; group += 1) {
    const from = Math.floor((group * order.length) / groups);
    const rows = order.slice(from, Math.floor(((group + 1) * order.length) / groups));
    const middle = Math.round(raw[rows[rows.length >> 1] ?? 0] ?? 0);
    const offset = conformalQuantile(
      rows.map((row) => (truth[row] as number) - (raw[row] as number)),
      quantile,
    );
    if (group > 0 && middle <= (at[at.length - 1] as number)) continue;
    at.push(middle);
    to.push(Math.max(middle + Math.round(offset), to[to.length - 1] ?? -Infinity));
  }
  return { at, to };
}

/** Returns the order statistic that covers a further exchangeable value with at least this probability. */
export function conformalQuantile(scores: number[], quantile: number): number {
  const sorted = [...scores].sort((a, b) => a - b);
  const last = sorted.length - 1;
  const place =
    quantile >= 0.5
      ? Math.ceil(quantile * (sorted.length + 1)) - 1
      : Math.floor(quantile * (sorted.length + 1)) - 1;
  return sorted[Math.min(Math.max(place, 0), last)] ?? 0;
}
