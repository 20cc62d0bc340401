import { percent } from '@/lib/evidence/model-card';
import { formatNumber } from '@/lib/format';
import type { PlotRow } from './plot-row';
import { Scroller } from './scroller';

const cell = 'py-2 pl-4 text-right';

/** The figures behind the plots. */
export function SliceTable({ rows, by }: { rows: readonly PlotRow[]; by: string }) {
  const name = `Figures by ${by}`;
  return (
    <details className="mt-6">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-link underline-offset-4 hover:underline">
        {name}
      </summary>
      <Scroller label={name}>
        <table className="tabular w-full min-w-[36rem] text-small">
          <thead>
            <tr className="border-b border-ink text-ink-3">
              <th scope="col" className="py-2 text-left font-medium first-letter:uppercase">
                {by}
              </th>
              {['Adverts', 'Median error', 'In 80% range', 'In 90% range', 'Median width'].map(
                (head) => (
                  <th key={head} scope="col" className={`${cell} font-medium`}>
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, n, mdape, coverage80, coverage90, medianWidth90 }) => (
              <tr key={label} className="border-b border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {label}
                </th>
                <td className={cell}>{formatNumber(n)}</td>
                <td className={cell}>{percent(mdape)}</td>
                <td className={cell}>{percent(coverage80)}</td>
                <td className={cell}>{percent(coverage90)}</td>
                <td className={cell}>{percent(medianWidth90)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </details>
  );
}
