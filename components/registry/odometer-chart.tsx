import { formatDate, formatMileage, formatMonth } from '@/lib/format';
import { type Leg, type OdometerCheck, readingKey } from '@/lib/registry/odometer';

const WIDTH = 100;
const HEIGHT = 40;

/** Mileages over time. A point is a line of zero length, which stays round when the picture is stretched. */
export function OdometerChart({ readings, legs, findings }: OdometerCheck) {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last || legs.length === 0) return null;
  const start = Date.parse(first.date);
  const span = Math.max(1, Date.parse(last.date) - start);
  const most = Math.max(...readings.map(({ miles }) => miles));
  const point = ({ date, miles }: { date: string; miles: number }) => {
    const x = ((Date.parse(date) - start) / span) * WIDTH;
    return `${x.toFixed(2)},${(HEIGHT - (miles / Math.max(1, most)) * HEIGHT).toFixed(2)}`;
  };
  const year = (date: string) => date.slice(0, 4);
  const label = year(first.date) === year(last.date) ? formatMonth : year;
  const [from, to] = [label(first.date), label(last.date)];
  const odd = new Set<Leg>(findings.flatMap(({ kind, leg }) => (kind === 'gap' ? [] : [leg])));
  return (
    <figure className="mt-4">
      <p className="tabular text-right text-small text-ink-3">{formatMileage(most)}</p>
      <svg
        role="img"
        aria-label={`From ${formatMileage(first.miles)} on ${formatDate(first.date)} to ${formatMileage(last.miles)} on ${formatDate(last.date)}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="my-2 h-28 w-full overflow-visible border-b border-line-strong px-1.5 *:fill-none [&_path]:[stroke-linecap:round] [&_path]:[vector-effect:non-scaling-stroke]"
      >
        {legs.map((leg) => (
          <path
            key={readingKey(leg.to)}
            d={`M${point(leg.from)}L${point(leg.to)}`}
            strokeWidth={odd.has(leg) ? 3 : 2}
            strokeDasharray={odd.has(leg) ? '1 6' : leg.to.isListing ? '6 5' : undefined}
            className={odd.has(leg) ? 'stroke-danger' : 'stroke-link'}
          />
        ))}
        {readings.map((reading) => (
          <g key={readingKey(reading)}>
            <path d={`M${point(reading)}h0`} strokeWidth={9} className="stroke-ink" />
            {reading.isListing && (
              <path d={`M${point(reading)}h0`} strokeWidth={5} className="stroke-surface" />
            )}
          </g>
        ))}
      </svg>
      <p className="tabular text-right text-small text-ink-3">{formatMileage(0)}</p>
      <figcaption className="tabular flex flex-wrap justify-between gap-x-4 text-small text-ink-3">
        <span>{from}</span>
        <span>● at a test{last.isListing && ' ○ in this listing'}</span>
        {to !== from && <span>{to}</span>}
      </figcaption>
    </figure>
  );
}
