'use client';

import type { ReactNode } from 'react';
import { vehiclesPath } from '@/lib/paths';
import { clearSavedFilters } from '@/lib/search/saved-filters-key';
import { Link } from '../ui/link';

type Props = {
  /** The canonical query the link leads to. */
  query: string;
  className?: string;
  /** Whether it leads to another page, whose top is then shown. */
  scroll?: boolean;
  children: ReactNode;
  'aria-label'?: string;
};

/** A link to another filter of the list; what it takes off must not come back from the session. */
export function FilterLink({ query, scroll = false, ...rest }: Props) {
  return <Link {...rest} href={vehiclesPath(query)} scroll={scroll} onClick={clearSavedFilters} />;
}
