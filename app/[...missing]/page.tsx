import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { PageMissing } from '@/components/layout/page-missing';
import { logMissing } from '@/lib/log';

export const revalidate = 600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ missing: string[] }> };

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

async function Missing({ params }: Props): Promise<never> {
  logMissing((await params).missing);
  notFound();
}

/** Any address no page has. Thrown inside a boundary, so that the 404 has its words in the HTML. */
export default function MissingPage(props: Props) {
  return (
    <Suspense fallback={<PageMissing />}>
      <Missing {...props} />
    </Suspense>
  );
}
