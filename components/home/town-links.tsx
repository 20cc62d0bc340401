import type { Route } from 'next';
import { LinkChips } from './link-chips';

/** How many towns are shown before the others. */
const CHIPS = 12;

/** Links to the pages of towns, given with the largest first. */
export const TownLinks = ({ towns }: { towns: { label: string; href: Route }[] }) => (
  <LinkChips
    id="towns"
    heading="Browse by town"
    isSwiped
    links={towns.slice(0, CHIPS)}
    more={{ label: 'More towns', links: towns.slice(CHIPS) }}
  />
);
