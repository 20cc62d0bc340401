import type { Route } from 'next';
import { LinkChips } from './link-chips';

/** The number of towns shown before the others. */
const CHIPS = 12;

/** Links to the pages of towns; `towns` begins with the largest. */
export const TownLinks = ({ towns }: { towns: { label: string; href: Route }[] }) => (
  <LinkChips
    id="towns"
    heading="Browse by town"
    isSwiped
    links={towns.slice(0, CHIPS)}
    more={{ label: 'More towns', links: towns.slice(CHIPS) }}
  />
);
