import type { Metadata } from 'next';
import { terms } from '@/components/legal/documents/terms';
import { LegalPage } from '@/components/legal/legal-page';
import { JsonLd } from '@/components/seo/json-ld';
import { paths } from '@/lib/paths';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({ title: terms.title, description: terms.description, path: paths.terms });
}

export default function TermsPage() {
  return (
    <>
      <LegalPage {...terms} />
      <JsonLd
        data={graph(
          breadcrumbList([
            { label: 'Home', href: paths.home },
            { label: terms.title, href: paths.terms },
          ]),
        )}
      />
    </>
  );
}
