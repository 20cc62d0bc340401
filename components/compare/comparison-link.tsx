'use client';

import type { Route } from 'next';
import type { ReactNode } from 'react';
import { removeCompared, setComparedIds } from '@/lib/compare/store';
import { Link } from '../ui/link';

type Props = {
  href: Route;
  /** The change of the device's comparison: the cars that it then has, or the one that it loses. */
  device: { keep: readonly string[] } | { remove: string };
  className: string;
  children: ReactNode;
};

/** A link that also changes the comparison of this device, which the tray shows. */
export const ComparisonLink = ({ href, device, className, children }: Props) => (
  <Link
    href={href}
    className={className}
    onClick={() => ('keep' in device ? setComparedIds(device.keep) : removeCompared(device.remove))}
  >
    {children}
  </Link>
);
