import { landingOrList } from '@/lib/landing/links';
import type { Make } from '@/lib/listings/types';
import { NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import { LinkColumns } from './link-columns';

type Props = {
  makes: Make[];
  /** The landing pages that there are. */
  listed: readonly string[];
};

/** Links to the page of each make, or to its list where there is none. */
export function MakeLinks({ makes, listed }: Props) {
  const pathOf = (make: string) =>
    landingOrList({ make }, serialiseFilters({ ...NO_FILTERS, make }), listed);
  const links = makes.map(({ name }) => ({ label: name, href: pathOf(name) }));
  return <LinkColumns id="makes" heading="Browse by make" links={links} />;
}
