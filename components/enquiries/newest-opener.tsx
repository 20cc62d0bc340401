'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The width from which the list and a conversation stand side by side: Tailwind's md. */
const SIDE_BY_SIDE = '(min-width: 48rem)';

/** Opens a conversation where it has room beside the list; a phone shows the list alone. */
export function NewestOpener({ href }: { href: Route }) {
  const router = useRouter();
  useEffect(() => {
    if (matchMedia(SIDE_BY_SIDE).matches) router.replace(href);
  }, [router, href]);
  return null;
}
