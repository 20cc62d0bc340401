import { formatDate, formatMileage, formatPrice, formatTime } from '@/lib/format';
import type { ListedFigures } from '@/lib/valuation/history';
import { historyChart } from '@/lib/valuation/history-chart';

type Props = { figures: [newest: ListedFigures, ...older: ListedFigures[]]; title: string };

/**
 * A car's figures over time with their 80% ranges, joined where the inputs are equal; a table beside it has
 * the numbers. Renders nothing if the time axis would begin and end with the same label.
 */
export function HistoryChart({ figures, title }: Props) {
  const newest = figures[0];
  const oldest = figures.at(-1) ?? newest;
  const isOneDay = formatDate(oldest.createdAt) === formatDate(newest.createdAt);
  const date = isOneDay ? formatTime : formatDate;
  const [from, to] = [date(oldest.createdAt), date(newest.createdAt)];
  if (from === to) return null;
  const { points, series, ticks } = historyChart(figures);
  const isSame = oldest.inputs === newest.inputs;
  const told = ({ value, mileage }: ListedFigures) =>
    isSame ? formatPrice(value) : `${formatPrice(value)} at ${formatMileage(mileage)}`;
  return (
    <figure
      role="img"
      aria-label={`${title}: ${told(oldest)} on ${from}, ${told(newest)} on ${to}`}
      className="tabular text-small text-ink-2"
    >
      <div className="relative h-44">
        {ticks.map(({ pounds, y }) => (
          <div key={pounds} className="absolute inset-x-0" style={{ top: `${y}%` }}>
            <span className="absolute right-0 left-16 border-t border-line" />
            <span className="absolute left-0 -translate-y-1/2">{formatPrice(pounds)}</span>
          </div>
        ))}
        <div className="absolute inset-y-0 right-2 left-18">
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            {series.map(({ inputs, line, band, isPoint }) => (
              <g key={inputs} strokeLinejoin="round" className="stroke-link">
                <polygon
                  points={band}
                  vectorEffect="non-scaling-stroke"
                  strokeWidth={isPoint ? 8 : 0}
                  className="fill-link opacity-15"
                />
                <polyline
                  points={line}
                  fill="none"
                  vectorEffect="non-scaling-stroke"
                  strokeWidth="2"
                />
              </g>
            ))}
          </svg>
          {points.map(({ id, x, y, mileage }) => (
            <span key={id} className="absolute size-0" style={{ left: `${x}%`, top: `${y}%` }}>
              <span className="absolute size-2.5 -translate-1/2 rounded-full bg-link outline-2 outline-paper" />
              {mileage !== undefined && (
                <span
                  className={`absolute bottom-2 whitespace-nowrap ${x > 50 ? 'right-0' : 'left-0'}`}
                >
                  {formatMileage(mileage)}
                </span>
              )}
            </span>
          ))}
        </div>
      </div>
      <p className="mt-2 ml-16 flex justify-between gap-4">
        <span>{from}</span>
        <span>{to}</span>
      </p>
      <p className="mt-1 ml-16 flex flex-wrap gap-x-5">
        <span className="flex items-center gap-2">
          <span className="h-0.5 w-6 bg-link" />
          Value
        </span>
        <span className="flex items-center gap-2">
          <span className="h-2.5 w-6 bg-link opacity-15" />
          80% range
        </span>
      </p>
    </figure>
  );
}
