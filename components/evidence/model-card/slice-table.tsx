import { percent } from '@/lib/evidence/model-card';
import { formatNumber } from '@/lib/format';
import { FiguresTable } from './figures-table';
import type { PlotRow } from './plot-row';

const FIGURES = [
  'Adverts',
  'Median error',
  'In 80% range',
  'In 90% range',
  'Median width',
] as const;

/** The figures behind the plots. */
export function SliceTable({ rows, by }: { rows: readonly PlotRow[]; by: string }) {
  const name = `Figures by ${by}`;
  return (
    <details className="mt-6">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-link underline-offset-4 hover:underline">
        {name}
      </summary>
      <FiguresTable
        name={name}
        width="min-w-[36rem]"
        heads={[by, ...FIGURES]}
        rows={rows.map(({ label, n, mdape, coverage80, coverage90, medianWidth90 }) => ({
          key: label,
          label,
          figures: [
            formatNumber(n),
            ...[mdape, coverage80, coverage90, medianWidth90].map(percent),
          ],
        }))}
      />
    </details>
  );
}
