import type { Route } from 'next';
import { pageNumbers } from '@/lib/search/page-numbers';
import { cx } from '@/lib/utils';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

type Props = { page: number; pages: number; pathOf: (page: number) => Route };

const CELL =
  'tabular inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-1 px-3 font-semibold';

/** Links to the other pages of a list. */
export function Pagination({ page, pages, pathOf }: Props) {
  if (pages === 1) return null;
  const previous = (
    <>
      <Icon name="chevron-left" />
      Previous
    </>
  );
  const next = (
    <>
      Next
      <Icon name="chevron-right" />
    </>
  );
  return (
    <nav aria-label="Pages" className="flex flex-wrap justify-center gap-1 pt-16">
      {page > 1 ? (
        <Link href={pathOf(page - 1)} rel="prev" className={cx(CELL, 'hover:bg-sunken')}>
          {previous}
        </Link>
      ) : (
        <span className={cx(CELL, 'text-ink-3')}>{previous}</span>
      )}
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          <span key={index < 3 ? 'gap-low' : 'gap-high'} className={cx(CELL, 'max-sm:hidden')}>
            …
          </span>
        ) : (
          <Link
            key={number}
            href={pathOf(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={cx(
              CELL,
              number === page ? 'bg-ink text-paper' : 'hover:bg-sunken max-sm:hidden',
            )}
          >
            {number}
          </Link>
        ),
      )}
      {page < pages ? (
        <Link href={pathOf(page + 1)} rel="next" className={cx(CELL, 'hover:bg-sunken')}>
          {next}
        </Link>
      ) : (
        <span className={cx(CELL, 'text-ink-3')}>{next}</span>
      )}
    </nav>
  );
}
