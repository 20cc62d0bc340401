import type { Metadata } from 'next';
import { audit } from '@/components/legal/documents/audit';
import { LegalPage } from '@/components/legal/legal-page';
import { JsonLd } from '@/components/seo/json-ld';
import { paths } from '@/lib/paths';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({ title: audit.title, description: audit.description, path: paths.audit });
}

export default function AuditPage() {
  return (
    <>
      <LegalPage {...audit} />
      <JsonLd
        data={graph(
          breadcrumbList([
            { label: 'Home', href: paths.home },
            { label: audit.title, href: paths.audit },
          ]),
        )}
      />
    </>
  );
}
