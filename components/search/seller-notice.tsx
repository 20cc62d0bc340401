import { paths } from '@/lib/paths';
import { type Filters, serialiseFilters } from '@/lib/search/filters';
import { Notice } from '../feedback/notice';
import { Link } from '../ui/link';
import { FilterLink } from './filter-link';

type Props = {
  /** The filters of the URL. */
  filters: Filters;
  /** Null if the seller has nothing for sale. */
  seller: { id: string; name: string } | null;
};

/** Names the seller whose cars a list shows, with a link to their page. */
export function SellerNotice({ filters, seller }: Props) {
  if (!filters.seller) return null;
  if (!seller)
    return (
      <div className="pt-5">
        <Notice title="This seller has nothing for sale">
          These are the cars of other sellers.{' '}
          <FilterLink
            query={serialiseFilters({ ...filters, seller: '' })}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          >
            Remove this filter
          </FilterLink>
        </Notice>
      </div>
    );
  return (
    <p className="pt-2 text-ink-2 md:pt-3">
      Only the cars of{' '}
      <Link
        href={paths.seller(seller.id)}
        className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 wrap-anywhere"
      >
        {seller.name}
      </Link>
    </p>
  );
}
