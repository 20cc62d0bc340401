import type { Metadata } from 'next';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { ValuationPage } from './valuation-page';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'AI valuation: what a used car is worth',
    description:
      'Value a used car free of charge: one figure, two ranges around it and the reasons in pounds. What it asks for, what it cannot know, and how to read it.',
    path: paths.aiValuation,
  });
}

export default function AiValuationPage() {
  return <ValuationPage />;
}
