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

/** Responds to every unknown URL. `notFound()` inside Suspense keeps the 404's text in the HTML. */
export default async function MissingPage() {
  // Unknown URLs are unlimited, so they wait for a queue slot; after a timeout they render without one.
  await takePlace('page').catch(() => {});
  return (
    <Suspense fallback={<PageNotFound />}>
      <Missing />
    </Suspense>
  );
}
