'use client';

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import { paths } from '@/lib/paths';
import { Icon, type IconName } from '../ui/icon';
import { Link } from '../ui/link';

type AccountLink = { href: Route; label: string; icon: IconName };

const LINKS: AccountLink[] = [
  { href: paths.profile, label: 'Profile', icon: 'user' },
  { href: paths.myVehicles, label: 'My listings', icon: 'car' },
  { href: paths.messages, label: 'Messages', icon: 'message' },
  { href: paths.valuations, label: 'Valuation History', icon: 'scale' },
  { href: paths.favourites, label: 'Favourites', icon: 'heart' },
  { href: paths.savedSearches, label: 'Saved searches', icon: 'bell' },
  { href: paths.settings, label: 'Settings', icon: 'sliders' },
];
const STAFF_LINK: AccountLink = { href: paths.staff, label: 'Staff desk', icon: 'shield-check' };

/** Links to the account pages and, for staff, to their desk: a sidebar on wide screens, else a row above the page. */
export function AccountNav({ isStaff }: { isStaff: boolean }) {
  const pathname = usePathname();
  const links = isStaff ? [...LINKS, STAFF_LINK] : LINKS;
  return (
    <nav
      aria-label="Your pages"
      className="-mx-(--gutter) overflow-x-auto border-b border-line px-(--gutter) [scrollbar-width:none] lg:mx-0 lg:overflow-visible lg:border-b-0 lg:px-0"
    >
      <ul className="flex gap-x-6 max-[24rem]:flex-wrap lg:sticky lg:top-24 lg:flex-col lg:gap-1">
        {links.map(({ href, label, icon }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={
                pathname === href || pathname.startsWith(`${href}/`) ? 'page' : undefined
              }
              className="flex min-h-12 items-center gap-3 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-link aria-[current=page]:text-ink max-lg:focus-visible:-outline-offset-2 max-lg:aria-[current=page]:[scroll-initial-target:nearest] lg:min-h-11 lg:rounded-1 lg:border-b-0 lg:px-3 lg:hover:bg-sunken lg:aria-[current=page]:bg-sunken lg:aria-[current=page]:font-semibold"
            >
              <Icon name={icon} className="size-5 text-ink-3 max-lg:hidden" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
