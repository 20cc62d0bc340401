import type { Valuation } from '@/lib/account/types';
import { formatDate, formatPrice } from '@/lib/format';
import { paths } from '@/lib/paths';
import { Link } from '../ui/link';
import { DeleteValuation } from './delete-valuation';

/** Valuations, newest first; each links to its details. */
export function ValuationList({ valuations }: { valuations: Valuation[] }) {
  return (
    <ul className="border-t border-line">
      {valuations.map(({ id, year, make, model, value, range90, createdAt }) => {
        const title = `${year} ${make} ${model}`;
        return (
          <li
            key={id}
            className="relative flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-5"
          >
            <div className="min-w-0 flex-1 basis-56">
              <h2 className="font-text! text-lead/snug font-semibold tracking-normal">
                <Link
                  href={paths.valuation(id)}
                  className="underline-offset-4 after:absolute after:inset-0 after:z-1 hover:underline"
                >
                  {title}
                </Link>
              </h2>
              <p className="text-ink-3">{formatDate(createdAt)}</p>
            </div>
            <p className="tabular sm:min-w-40 sm:text-right">
              <span className="block font-head text-title font-semibold text-signal">
                {formatPrice(value)}
              </span>
              <span className="text-ink-3">
                {formatPrice(range90[0])} to {formatPrice(range90[1])}
              </span>
            </p>
            <DeleteValuation
              className="ml-auto"
              id={id}
              title={`${title}, ${formatDate(createdAt)}`}
            />
          </li>
        );
      })}
    </ul>
  );
}
