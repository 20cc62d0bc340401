import { filterChips, type SearchChip } from '@/lib/search/chips';
import { type Filters, serialiseFilters } from '@/lib/search/filters';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { FilterLink } from './filter-link';

type Props = {
  filters: Filters;
  placeKnown: boolean;
  searchChips: SearchChip[];
  /** Empty if the list is not filtered by seller. */
  sellerName: string;
};

/** Chips of the active filters; each links to the list without its filter. */
export function ActiveChips({ filters, placeKnown, searchChips, sellerName }: Props) {
  const chips = filterChips(filters, placeKnown, searchChips, sellerName);
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label="Active filters"
      className="-mx-(--gutter) flex items-center gap-2 overflow-x-auto px-(--gutter) pt-2 [scrollbar-width:none] md:flex-wrap md:pt-5"
    >
      {chips.map(({ label, without }) => (
        <li key={serialiseFilters(without)} className="shrink-0">
          <FilterLink
            query={serialiseFilters(without)}
            aria-label={`Remove filter: ${label}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong pr-3 pl-4 font-medium hover:border-ink"
          >
            <span className="max-w-72 truncate md:max-w-xl">{label}</span>
            <Icon name="close" className="size-4 text-ink-3" />
          </FilterLink>
        </li>
      ))}
      <li className="shrink-0">
        <FilterLink query="" className={button('quiet', 'small')}>
          Clear All
        </FilterLink>
      </li>
    </ul>
  );
}
