import { paths } from '@/lib/paths';
import { Link } from '../ui/link';
import { HeaderMenu } from './header-menu';
import { userLinks } from './navigation';

/** The account menu of a signed-in user. */
export function UserMenu() {
  return (
    <HeaderMenu className="when-in relative max-[17.5rem]:static">
      <summary className="grid size-11 list-none place-items-center rounded-full [&::-webkit-details-marker]:hidden">
        <span className="initials grid size-9 place-items-center rounded-full bg-brand text-small font-semibold text-on-brand hover:bg-brand-hover" />
        <span className="sr-only">Account menu</span>
      </summary>
      <nav
        aria-label="Account"
        className="absolute top-[calc(100%+0.625rem)] right-0 w-56 rounded-2 max-[17.5rem]:inset-x-4 max-[17.5rem]:w-auto border border-line-strong bg-surface p-1.5 shadow-[0_8px_28px_#0003]"
      >
        <ul>
          {userLinks.map(({ href, label }) => (
            <li key={label}>
              <Link href={href} rel="nofollow" className="menu-item">
                {label}
              </Link>
            </li>
          ))}
          <li className="for-staff">
            <Link href={paths.staff} rel="nofollow" className="menu-item">
              Staff desk
            </Link>
          </li>
        </ul>
        <form method="post" action={paths.signOut} className="mt-1.5 border-t border-line pt-1.5">
          <button type="submit" className="menu-item">
            Log out
          </button>
        </form>
      </nav>
    </HeaderMenu>
  );
}
