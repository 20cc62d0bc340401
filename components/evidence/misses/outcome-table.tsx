import type { Counts } from '@/lib/evidence/misses';
import { formatNumber } from '@/lib/format';
import { FiguresTable } from '../model-card/figures-table';

type Props = {
  /** The accessible name of the table. */
  name: string;
  /** The heading of the first column. */
  first: string;
  rows: readonly (Counts & { key: string; label: string })[];
};

/** Shows how many sold cars had each outcome: a row for each week, make or group. */
export function OutcomeTable({ name, first, rows }: Props) {
  return (
    <FiguresTable
      name={name}
      width="min-w-[36rem]"
      heads={[first, 'Sold cars', 'In the range', 'Below', 'Above', 'Far below', 'Far above']}
      rows={rows.map(({ key, label, ...counts }) => ({
        key,
        label,
        figures: [
          counts.cars,
          counts.inside,
          counts.below,
          counts.above,
          counts.far_below,
          counts.far_above,
        ].map(formatNumber),
      }))}
    />
  );
}
