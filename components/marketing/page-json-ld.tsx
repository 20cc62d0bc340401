import type { Route } from 'next';
import { paths } from '@/lib/paths';
import { breadcrumbList, faqPage, graph } from '@/lib/seo/json-ld';
import { JsonLd } from '../seo/json-ld';
import type { Question } from './question-list';

type Props = { here: string; path: Route; questions?: readonly Question[] };

/** Structured data of a marketing page: breadcrumb and questions. */
export function PageJsonLd({ here, path, questions }: Props) {
  const trail = breadcrumbList([
    { label: 'Home', href: paths.home },
    { label: here, href: path },
  ]);
  return <JsonLd data={graph(trail, ...(questions ? [faqPage(questions)] : []))} />;
}
