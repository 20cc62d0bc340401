import type { Route } from 'next';
import { paths } from '@/lib/paths';

type MainLink = { href: Route; label: string; forMembers?: boolean };

/** The main navigation; add a link only when its page exists. */
export const mainLinks: MainLink[] = [
  { href: paths.home, label: 'Home' },
  { href: paths.vehicles, label: 'Vehicles' },
  { href: paths.aiValuation, label: 'AI Valuation' },
  { href: paths.arShowroom, label: 'AR Showroom' },
  { href: paths.web3Trading, label: 'Web3 Trading' },
  { href: paths.valuations, label: 'Valuations', forMembers: true },
];

/** The user menu: the links of the product specification, section 2, Messages and Saved searches. */
export const userLinks: { href: Route; label: string }[] = [
  { href: paths.profile, label: 'Profile' },
  { href: paths.messages, label: 'Messages' },
  { href: paths.savedSearches, label: 'Saved searches' },
  { href: paths.vehicles, label: 'My Vehicles' },
  { href: paths.sell, label: 'Sell your car' },
  { href: paths.valuations, label: 'Valuation History' },
  { href: paths.settings, label: 'Settings' },
];

/** The suffix that middleware.ts adds to a path: the server renders a list or a filled form under it. */
const REWRITTEN = /\/(browse\/.*|filled)$/;

/** The `aria-current` of a link on the page of a path: landing pages are in the section of the vehicles. */
export function currentOf(href: Route, path: string) {
  const here = path.replace(REWRITTEN, '');
  if (here === href) return 'page';
  const sections = href === paths.vehicles ? [href, paths.landing('').slice(0, -1)] : [href];
  return sections.some((section) => here.startsWith(`${section}/`)) ? 'true' : undefined;
}
