import type { Metadata } from 'next';
import { JsonLd } from '@/components/seo/json-ld';
import { isOverloaded, readForPage } from '@/lib/core/http/render-queue';
import { logError } from '@/lib/core/logging/logger';
import { getMisses } from '@/lib/evidence/queries';
import { paths } from '@/lib/paths';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { trail } from './content';
import { Misses } from './view';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Our misses: valuations after the sale',
    description:
      'How many sold cars fetched a price in the range that we gave them, week by week and by make, with the commitments that prove it and a program that checks them.',
    path: paths.misses,
  });
}

export const revalidate = 3600;

/** Null if the backend fails. */
const load = () =>
  readForPage(getMisses).catch((error: unknown) => {
    if (!isOverloaded(error)) logError('valuation misses', error);
    return null;
  });

export default async function MissesPage() {
  return (
    <main id="main">
      <Misses groups={await load()} />
      <JsonLd
        data={graph(breadcrumbList([...trail, { label: 'Our misses', href: paths.misses }]))}
      />
    </main>
  );
}
