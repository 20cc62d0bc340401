import { useId } from 'react';
import { percent } from '@/lib/evidence/model-card';
import type { PlotRow } from './plot-row';

const ROW = 42;
/** Start of the scale, which ends at 1: no range covers less than half. */
const FROM = 0.5;

const at = (share: number) => `${(100 * (Math.max(share, FROM) - FROM)) / (1 - FROM)}%`;

/** Height of the labels of the target lines. */
const FOOT = 20;

/** Dot plot of each range's coverage of asking prices, with lines at the nominal levels. */
export function CoveragePlot({ rows, title }: { rows: readonly PlotRow[]; title: string }) {
  const id = useId();
  const least = (key: 'coverage80' | 'coverage90') => Math.min(...rows.map((row) => row[key]));
  return (
    <svg
      role="img"
      aria-labelledby={`${id}title ${id}desc`}
      width="100%"
      height={rows.length * ROW + FOOT}
      className="tabular block overflow-visible text-small"
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}desc`}>
        {`The 80% range held at least ${percent(least('coverage80'))}, the 90% range at least ${percent(least('coverage90'))}.`}
      </desc>
      {[0.8, 0.9].map((meant) => (
        <g key={meant}>
          <line
            x1={at(meant)}
            x2={at(meant)}
            y1={0}
            y2={rows.length * ROW}
            strokeDasharray="2 4"
            className="stroke-line-strong"
          />
          <text
            x={at(meant)}
            y={rows.length * ROW + FOOT - 4}
            textAnchor="middle"
            className="fill-ink-3"
          >
            {100 * meant}
          </text>
        </g>
      ))}
      {rows.map(({ label, coverage80, coverage90 }, index) => {
        const y = index * ROW + 26;
        return (
          <g key={label}>
            <text y={index * ROW + 14} className="fill-ink-2">
              {label}
            </text>
            <line x1={0} x2="100%" y1={y} y2={y} className="stroke-line" />
            <circle cx={at(coverage80)} cy={y} r={5.5} className="fill-link" />
            <circle
              cx={at(coverage90)}
              cy={y}
              r={4.75}
              strokeWidth={1.5}
              className="fill-paper stroke-link"
            />
          </g>
        );
      })}
    </svg>
  );
}
