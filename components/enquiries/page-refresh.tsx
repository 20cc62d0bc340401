'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Reads the page again: a step that arrived, such as an offer, changes what stands beside the messages. */
export function PageRefresh() {
  const router = useRouter();
  useEffect(() => router.refresh(), [router]);
  return null;
}
