import { useId } from 'react';
import { percent } from '@/lib/evidence/model-card';
import type { PlotRow } from './plot-row';

const ROW = 42;
/** Width of the longest bar in per cent; the rest holds its figure. */
const MAX_WIDTH = 82;

/** Bar chart of the median error as a share of the price, scaled to the longest bar. */
export function ErrorPlot({ rows, title }: { rows: readonly PlotRow[]; title: string }) {
  const id = useId();
  const most = Math.max(...rows.map(({ mdape }) => mdape));
  const worst = rows.find(({ mdape }) => mdape === most);
  return (
    <svg
      role="img"
      aria-labelledby={`${id}title ${id}desc`}
      width="100%"
      height={rows.length * ROW}
      className="tabular block overflow-visible text-small"
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}desc`}>
        {`From ${percent(Math.min(...rows.map(({ mdape }) => mdape)))} to ${percent(most)}, which is that of: ${worst?.label}.`}
      </desc>
      {rows.map(({ label, mdape }, index) => {
        const width = `${(MAX_WIDTH * mdape) / most}%`;
        return (
          <g key={label}>
            <text y={index * ROW + 14} className="fill-ink-2">
              {label}
            </text>
            <rect y={index * ROW + 20} width={width} height={12} className="fill-link" />
            <text x={width} dx={6} y={index * ROW + 31} className="fill-ink font-semibold">
              {percent(mdape)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
