import type { Metadata } from 'next';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { FinancePage } from './finance-page';
import { loadFinance } from './load-finance';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Car finance calculator: HP and PCP',
    description:
      'Monthly payments of a used car by hire purchase or PCP, with your own deposit, term and rate, and a complete example. Arithmetic, not a credit offer.',
    path: paths.finance,
  });
}

export default async function FinanceCalculatorPage() {
  return <FinancePage finance={await loadFinance(new URLSearchParams())} />;
}
