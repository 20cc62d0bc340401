'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The minimum width at which the list and a conversation are side by side: Tailwind's md. */
const SIDE_BY_SIDE = '(min-width: 48rem)';

/** Opens a conversation if it has room beside the list; phones show only the list. */
export function NewestOpener({ href }: { href: Route }) {
  const router = useRouter();
  useEffect(() => {
    if (matchMedia(SIDE_BY_SIDE).matches) router.replace(href);
  }, [router, href]);
  return null;
}
