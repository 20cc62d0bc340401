import type { Route } from 'next';
import { paths } from '@/lib/paths';

/** The main navigation; a link stands here once its page does. */
export const mainLinks: { href: Route; label: string }[] = [
  { href: paths.home, label: 'Home' },
  { href: paths.vehicles, label: 'Vehicles' },
];
