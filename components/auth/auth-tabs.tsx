import { type AuthTab, authPath } from '@/lib/paths';
import { Link } from '../ui/link';

const TABS = [
  { tab: 'sign-in', label: 'Sign In' },
  { tab: 'sign-up', label: 'Sign Up' },
] as const;

/** Tabs of /auth. Each is a link with its own URL, so that they work without JavaScript. */
export function AuthTabs({ current, next }: { current: AuthTab; next: string }) {
  return (
    <nav aria-label="Sign in or sign up" className="grid grid-cols-2 rounded-2 bg-sunken p-1">
      {TABS.map(({ tab, label }) => (
        <Link
          key={tab}
          href={authPath(tab, next)}
          replace
          scroll={false}
          aria-current={tab === current ? 'page' : undefined}
          className="flex min-h-11 items-center justify-center rounded-1 border border-transparent font-semibold text-ink-2 transition-colors duration-(--fast) hover:text-ink aria-[current=page]:border-line aria-[current=page]:bg-surface aria-[current=page]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
