import { landingOrList } from '@/lib/landing/links';
import type { Make } from '@/lib/listings/types';
import { landingPath } from '@/lib/paths';
import { NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import { LinkChips } from './link-chips';

/** The number of makes shown before the list of all. */
const CHIPS = 12;

type Props = {
  makes: Make[];
  /** The paths of the existing landing pages, those with most vehicles first. */
  listed: readonly string[];
};

/** Links to the landing page of each make, or to its list if it has none: the most frequent, then all by name. */
export function MakeLinks({ makes, listed }: Props) {
  const rank = (make: string) => {
    const at = listed.indexOf(landingPath({ make }));
    return at < 0 ? listed.length : at;
  };
  const linkOf = ({ name: make }: Make) => ({
    label: make,
    href: landingOrList({ make }, serialiseFilters({ ...NO_FILTERS, make }), listed),
  });
  const frequent = makes.toSorted((a, b) => rank(a.name) - rank(b.name)).slice(0, CHIPS);
  const all = makes.length > CHIPS ? makes : [];
  return (
    <LinkChips
      id="makes"
      heading="Browse by make"
      links={frequent.map(linkOf)}
      more={{ label: 'All makes', links: all.map(linkOf) }}
    />
  );
}
