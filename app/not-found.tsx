import type { Metadata } from 'next';
import { PageNotFound } from '@/components/feedback/page-not-found';

/** lib/runtime/cache-handler.mjs removes the `noindex` that Next adds to 404 pages. */
export const metadata: Metadata = {
  title: 'Page not found',
  description: 'This address leads to no page of Forecourt.',
  robots: { index: false, follow: false },
};

export default function NotFound() {
  return <PageNotFound />;
}
