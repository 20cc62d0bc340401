import type { Metadata } from 'next';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { FinancePage } from '../finance-page';
import { loadFinance } from '../load-finance';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Monthly payments worked out',
    description: 'The finance calculator with figures filled in.',
    path: paths.finance,
    index: false,
    follow: true,
  });
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** /finance with a query; the middleware rewrites to it, so that the page without one is cached. */
export default async function FilledFinancePage({ searchParams }: Props) {
  const query = Object.entries(await searchParams).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => [name, value]),
  );
  return <FinancePage finance={await loadFinance(new URLSearchParams(query))} />;
}
