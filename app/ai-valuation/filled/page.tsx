import type { Metadata } from 'next';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { queryOf } from '@/lib/valuation/inputs';
import { filledFields } from '../filled-fields';
import { ValuationPage } from '../valuation-page';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Value this car',
    description: 'The valuation form with a car filled in.',
    path: paths.aiValuation,
    index: false,
    follow: true,
  });
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** /ai-valuation with a query; the middleware rewrites to it, so that the page without one is cached. */
export default async function FilledValuationPage({ searchParams }: Props) {
  return <ValuationPage {...(await filledFields(queryOf(await searchParams)))} />;
}
