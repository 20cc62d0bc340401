import { formatNumber } from '@/lib/format';
import { type ListingsPage, type ListView, STATUSES, viewPath } from '@/lib/selling/own-listings';
import type { ListingStatus } from '@/lib/selling/types';
import { chip } from '../ui/button';
import { Link } from '../ui/link';

type Props = { view: ListView; found: Pick<ListingsPage, 'counts' | 'asked'> };

/** Links to the listings of each status, with their numbers. */
export function ListingTabs({ view, found: { counts, asked } }: Props) {
  const statuses = Object.keys(STATUSES) as ListingStatus[];
  const all = statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const tabs: { status: ListView['status']; label: string; count: number }[] = [
    { status: null, label: 'All', count: all },
    ...(asked > 0 || view.status === 'asked'
      ? [{ status: 'asked' as const, label: 'Still for sale?', count: asked }]
      : []),
    ...statuses.map((status) => ({
      status,
      label: STATUSES[status],
      count: counts[status] ?? 0,
    })),
  ];
  return (
    <nav aria-label="Listings by status">
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ status, label, count }) => (
          <li key={label}>
            <Link
              href={viewPath(view, { status })}
              aria-current={status === view.status ? 'true' : undefined}
              className={chip}
            >
              {label}
              <span className="tabular ml-1.5 text-ink-2">({formatNumber(count)})</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
