'use client';

import { usePathname } from 'next/navigation';
import { cx } from '@/lib/utils';
import { Link } from '../ui/link';
import { mainLinks } from './navigation';

/** The header's links; marks the current section. */
export function MainNav({
  className,
  linkClassName,
}: {
  className: string;
  linkClassName: string;
}) {
  const pathname = usePathname();
  const isHere = (href: string) => (href === '/' ? pathname === '/' : pathname.startsWith(href));
  return (
    <nav aria-label="Main" className={className}>
      {mainLinks.map(({ href, label, forMembers }) => (
        <Link
          key={href}
          href={href}
          aria-current={isHere(href) ? 'page' : undefined}
          className={cx(linkClassName, forMembers && 'when-in')}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
