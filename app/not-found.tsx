import type { Metadata } from 'next';
import { PageNotFound } from '@/components/feedback/page-not-found';

/** Next adds `noindex` to 404 pages itself. */
export const metadata: Metadata = {
  title: 'Page not found',
  description: 'This address leads to no page of Forecourt.',
};

export default function NotFound() {
  return <PageNotFound />;
}
