import { formatDate, formatMileage, formatPrice, formatTime } from '@/lib/format';
import { paths } from '@/lib/paths';
import { changeLabel, type ListedFigures } from '@/lib/valuation/history';
import { Link } from '../ui/link';
import { DeleteValuation } from './delete-valuation';

type Props = { figures: ListedFigures[]; title: string };

/** A car's saved valuations, newest first, each with the change since the previous one with equal inputs. */
export function HistoryTable({ figures, title }: Props) {
  const days = figures.map(({ createdAt }) => formatDate(createdAt));
  return (
    <table className="tabular w-full">
      <caption className="sr-only">Valuations of the {title}, newest first</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Valued</th>
          <th scope="col">Value and 80% range</th>
          <th scope="col">Delete</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ id, createdAt, inputs, mileage, value, range80 }, at) => {
          const before = figures[at + 1];
          const day = formatDate(createdAt);
          const isOnlyOne = days.indexOf(day) === days.lastIndexOf(day);
          const date = isOnlyOne ? day : formatTime(createdAt);
          return (
            <tr key={id} className="border-t border-line align-top">
              <th scope="row" className="py-3 pr-4 text-left font-normal">
                <Link
                  href={paths.valuation(id)}
                  className="inline-flex min-h-6 items-center font-semibold text-link underline underline-offset-4"
                >
                  {date}
                </Link>
                <span className="block text-small text-ink-2">{formatMileage(mileage)}</span>
              </th>
              <td className="py-3 pr-2 text-right">
                <span className="font-semibold">{formatPrice(value)}</span>
                {before?.inputs === inputs && (
                  <span className="ml-2 text-small text-ink-2">
                    {changeLabel(value - before.value)}
                  </span>
                )}
                <span className="block text-small text-ink-2">
                  {range80.map(formatPrice).join(' to ')}
                </span>
              </td>
              <td className="w-11 py-1">
                <DeleteValuation id={id} title={`${title}, ${date}`} isCompact />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
