import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { PageNotFound } from '@/components/feedback/page-not-found';
import { takePlace } from '@/lib/core/http/render-queue';
import { metadata as missing } from '../not-found';

export const revalidate = 600;
export const generateStaticParams = () => [];

export const metadata: Metadata = missing;

function Missing(): never {
  notFound();
}

/** Any address no page has. Thrown inside a boundary, so that the 404 has its words in the HTML. */
export default async function MissingPage() {
  // Anybody can invent such addresses. Too late for a place, the page is as good without.
  await takePlace('page').catch(() => {});
  return (
    <Suspense fallback={<PageNotFound />}>
      <Missing />
    </Suspense>
  );
}
