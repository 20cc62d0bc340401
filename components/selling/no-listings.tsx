import { paths } from '@/lib/paths';
import { type ListView, STATUSES, viewPath } from '@/lib/selling/own-listings';
import { button } from '../ui/button';
import { Link } from '../ui/link';

type Props = { view: ListView; hasOthers: boolean };

function emptyText({ status, search }: ListView) {
  const where = status && status !== 'asked' ? ` under ‘${STATUSES[status]}’` : '';
  if (search) return `No listing of yours${where} matches ‘${search}’.`;
  if (status === 'asked') return 'Every listing was changed or confirmed in the last 30 days.';
  return `You have no listing${where}.`;
}

/** Shown in place of an empty list of listings, with the next thing to do. */
export function NoListings({ view, hasOthers }: Props) {
  const isFirst = !hasOthers && !view.search && !view.status;
  return (
    <div className="mt-8 border-t border-line pt-8">
      <h2 className="text-title">{isFirst ? 'Nothing listed yet' : 'No listings here'}</h2>
      <p className="mt-3 mb-6 max-w-[52ch] text-pretty wrap-anywhere text-ink-2">
        {isFirst
          ? 'A listing begins as a draft that only you see. Publish it when it is ready; here you then see how often it is viewed, and mark it reserved or sold.'
          : emptyText(view)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link href={paths.sell} className={button()}>
          Sell your car
        </Link>
        {!isFirst && (
          <Link href={viewPath(view, { status: null, search: '' })} className={button('secondary')}>
            All listings
          </Link>
        )}
      </div>
    </div>
  );
}
