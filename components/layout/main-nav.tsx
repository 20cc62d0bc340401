'use client';

import { usePathname } from 'next/navigation';
import { cx } from '@/lib/utils';
import { Link } from '../ui/link';
import { currentOf, mainLinks } from './navigation';

/** The header's links; marks the current page or section. */
export function MainNav({
  className,
  linkClassName,
}: {
  className: string;
  linkClassName: string;
}) {
  const pathname = usePathname();
  return (
    <nav aria-label="Main" className={className}>
      {mainLinks.map(({ href, label, forMembers }) => (
        <Link
          key={href}
          href={href}
          rel={forMembers ? 'nofollow' : undefined}
          aria-current={currentOf(href, pathname)}
          className={cx(linkClassName, forMembers && 'when-in')}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
