import { authPath, paths } from '@/lib/paths';
import { button, iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { HeaderMenu } from './header-menu';
import { MainNav } from './main-nav';

/** The main navigation on phones. */
export function SiteMenu() {
  return (
    <HeaderMenu className="group w-11 lg:hidden">
      <summary className={`${iconButton} list-none [&::-webkit-details-marker]:hidden`}>
        <Icon name="menu" className="size-5 group-open:hidden" />
        <Icon name="close" className="hidden size-5 group-open:block" />
        <span className="sr-only">Menu</span>
      </summary>
      <div className="absolute inset-x-0 top-full border-b border-line bg-paper">
        <MainNav
          className="wrap grid py-2"
          linkClassName="flex min-h-12 items-center text-lead font-medium aria-[current]:text-link"
        />
        <div className="wrap pb-2">
          <Link href={paths.sell} className="flex min-h-12 items-center text-lead font-medium">
            Sell your car
          </Link>
        </div>
        <div className="when-out wrap grid grid-cols-2 gap-3 border-t border-line py-4 sm:max-md:hidden min-[54rem]:hidden">
          <Link href={authPath()} className={button('secondary')}>
            Sign In
          </Link>
          <Link href={authPath('sign-up')} className={button()}>
            Get Started
          </Link>
        </div>
      </div>
    </HeaderMenu>
  );
}
