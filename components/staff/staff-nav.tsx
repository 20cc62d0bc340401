'use client';

import { usePathname } from 'next/navigation';
import { paths } from '@/lib/paths';
import { staffLogPath } from '@/lib/staff/paths';
import { Link } from '../ui/link';
import { SearchForm } from './search-form';

const LINKS = [
  { href: paths.staff, label: 'Desk' },
  { href: staffLogPath(), label: 'Log' },
  { href: paths.staffNames, label: 'Names' },
];

/** Navigation between the staff pages, and their search. */
export function StaffNav() {
  const pathname = usePathname();
  return (
    <div className="border-b border-line bg-surface print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-8">
        <nav aria-label="Staff">
          <ul className="flex gap-x-6">
            {LINKS.map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={pathname === href ? 'page' : undefined}
                  className="flex min-h-14 items-center border-y-2 border-transparent font-medium text-ink-2 hover:text-ink aria-[current=page]:border-b-link aria-[current=page]:text-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <SearchForm />
      </div>
    </div>
  );
}
