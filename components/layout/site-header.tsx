import { FavouritesLink } from './favourites-link';
import { Logo } from './logo';
import { MainNav } from './main-nav';
import { SiteMenu } from './site-menu';

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="wrap flex h-16 items-center gap-4 md:gap-10 lg:h-18">
        <Logo />
        <MainNav
          className="hidden flex-1 gap-8 md:flex"
          linkClassName="flex min-h-16 items-center border-y-2 border-transparent font-medium text-ink-2 hover:text-ink aria-[current=page]:border-b-link aria-[current=page]:text-ink lg:min-h-18"
        />
        <div className="ml-auto flex items-center gap-1">
          <FavouritesLink />
          <SiteMenu />
        </div>
      </div>
    </header>
  );
}
