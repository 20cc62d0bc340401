import type { Metadata } from 'next';
import { PageMissing } from '@/components/layout/page-missing';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

export default function NotFound() {
  return <PageMissing />;
}
