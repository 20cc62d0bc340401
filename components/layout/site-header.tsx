import { authPath, paths } from '@/lib/paths';
import { button, iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { FavouritesLink } from './favourites-link';
import { Logo } from './logo';
import { MainNav } from './main-nav';
import { SiteMenu } from './site-menu';
import { UserMenu } from './user-menu';

/** Identical HTML for all visitors: CSS shows `when-in` or `when-out` by the auth hint before first paint. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden low:in-[:root:has([data-drive])]:static">
      <div className="wrap flex h-16 items-center gap-4 max-[17.5rem]:h-auto max-[17.5rem]:min-h-16 max-[17.5rem]:flex-wrap lg:h-18 lg:gap-8 xl:gap-10">
        <Logo />
        {/* On a tablet three of them: the logo leads home, the menu has all. */}
        <MainNav
          className="hidden flex-1 gap-5 md:flex noscript:max-lg:hidden xl:gap-8"
          linkClassName="max-lg:first:hidden max-lg:nth-[n+5]:hidden flex min-h-16 items-center whitespace-nowrap border-y-2 border-transparent font-medium text-ink-2 hover:text-ink aria-[current]:border-b-link aria-[current]:text-ink lg:min-h-18"
        />
        {/* Has the width of its two icons from the start, because the first paint may come between them. */}
        <div className="ml-auto flex min-w-23 items-center gap-1">
          {/* On the narrowest screens only the account menu links there. */}
          <Link
            href={paths.messages}
            rel="nofollow"
            className={`${iconButton} when-in unread relative max-[22rem]:hidden`}
          >
            <Icon name="message" className="size-5" />
            <span className="sr-only">Messages</span>
          </Link>
          <FavouritesLink />
          <span className="hidden min-[72rem]:block">
            <Link href={paths.sell} className={button('quiet', 'small')}>
              Sell your car
            </Link>
          </span>
          <div className="when-out hidden items-center gap-1 sm:flex">
            <Link href={authPath()} className={button('quiet', 'small', 'md:max-[54rem]:hidden')}>
              Sign In
            </Link>
            <Link href={authPath('sign-up')} className={button('primary', 'small')}>
              Get Started
            </Link>
          </div>
          <UserMenu />
          {/* Without JavaScript the auth hint is unknown, so this link serves both cases. */}
          <noscript>
            <Link href={paths.profile} rel="nofollow" className={button('quiet', 'small')}>
              Account
            </Link>
          </noscript>
          <SiteMenu />
        </div>
      </div>
    </header>
  );
}
