import { formatDate, formatNumber } from '@/lib/format';
import {
  ACTIVITY,
  ACTIVITY_KINDS,
  activityLabel,
  activityText,
  activityTotals,
  barsPath,
  type DayActivity,
} from '@/lib/selling/activity';

type Props = {
  title: string;
  /** One entry for each day, oldest first. */
  days: DayActivity[];
};

const WIDTH = 120;
const HEIGHT = 28;

/** The activity on a listing in the last days: totals with a bar for each day, and a table. */
export function ListingActivity({ title, days }: Props) {
  const totals = activityTotals(days);
  const eventful = days.filter((day) => ACTIVITY_KINDS.some((kind) => day[kind] > 0)).reverse();
  return (
    <div className="text-small">
      <figure
        role="img"
        aria-label={`${title}: ${activityText(totals)}`}
        className="grid grid-cols-2 gap-x-5 gap-y-2 md:grid-cols-4"
      >
        {ACTIVITY_KINDS.map((kind) => (
          <div key={kind} className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-1.5 text-ink-2">
              <span className="tabular font-head text-title/tight font-semibold text-ink">
                {formatNumber(totals[kind])}
              </span>
              {activityLabel(kind, totals[kind])}
            </p>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              className="mt-1 h-7 w-full"
            >
              <path
                d={barsPath(
                  days.map((day) => day[kind]),
                  WIDTH,
                  HEIGHT,
                )}
                className={totals[kind] > 0 ? 'fill-link' : 'fill-line-strong'}
              />
            </svg>
          </div>
        ))}
      </figure>
      {eventful.length === 0 ? (
        <p className="mt-1 text-ink-3">Nothing in the last 30 days.</p>
      ) : (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline underline-offset-4">
            Last 30 days by day<span className="sr-only"> {title}</span>
          </summary>
          <table className="tabular w-full">
            <caption className="sr-only">
              {title}: views, numbers shown, favourites and messages by day
            </caption>
            <thead>
              <tr className="text-ink-2">
                <th scope="col" className="py-1.5 text-left font-medium">
                  Day
                </th>
                {ACTIVITY_KINDS.map((kind) => (
                  <th key={kind} scope="col" className="py-1.5 pl-2 text-right font-medium">
                    {ACTIVITY[kind][1]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {eventful.map((day) => (
                <tr key={day.day} className="border-t border-line">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {formatDate(day.day)}
                  </th>
                  {ACTIVITY_KINDS.map((kind) => (
                    <td key={kind} className="py-1.5 text-right">
                      {formatNumber(day[kind])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}
