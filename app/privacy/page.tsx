import type { Metadata } from 'next';
import { privacy } from '@/components/legal/documents/privacy';
import { LegalPage } from '@/components/legal/legal-page';
import { JsonLd } from '@/components/seo/json-ld';
import { paths } from '@/lib/paths';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: privacy.title,
    description: privacy.description,
    path: paths.privacy,
  });
}

export default function PrivacyPage() {
  return (
    <>
      <LegalPage {...privacy} />
      <JsonLd
        data={graph(
          breadcrumbList([
            { label: 'Home', href: paths.home },
            { label: privacy.title, href: paths.privacy },
          ]),
        )}
      />
    </>
  );
}
