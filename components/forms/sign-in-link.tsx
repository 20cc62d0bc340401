'use client';

import type { Route } from 'next';
import { usePathname, useSearchParams } from 'next/navigation';
import { NewTabLink } from './new-tab-link';

type Props = { label: string; pathOf: (next: string) => Route };

/** Opens a page that signs in, or confirms a sign-in, in a new tab; after it this page opens there. */
export function SignInLink({ label, pathOf }: Props) {
  const path = usePathname();
  const query = `${useSearchParams()}`;
  return <NewTabLink href={pathOf(query ? `${path}?${query}` : path)}>{label}</NewTabLink>;
}
