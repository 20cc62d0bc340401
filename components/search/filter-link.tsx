'use client';

import type { ReactNode } from 'react';
import { vehiclesPath } from '@/lib/paths';
import { clearSavedFilters } from '@/lib/search/saved-filters-key';
import { Link } from '../ui/link';

type Props = {
  /** The canonical query string of the target. */
  query: string;
  className?: string;
  /** Scrolls to the top after navigation, for pagination. */
  scroll?: boolean;
  children: ReactNode;
  'aria-label'?: string;
};

/** A link to the list with other filters; clears the saved filters, which would restore removed ones. */
export function FilterLink({ query, scroll = false, ...rest }: Props) {
  return <Link {...rest} href={vehiclesPath(query)} scroll={scroll} onClick={clearSavedFilters} />;
}
