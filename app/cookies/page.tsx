import type { Metadata } from 'next';
import { cookies } from '@/components/legal/documents/cookies';
import { LegalPage } from '@/components/legal/legal-page';
import { JsonLd } from '@/components/seo/json-ld';
import { paths } from '@/lib/paths';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: cookies.title,
    description: cookies.description,
    path: paths.cookies,
  });
}

export default function CookiesPage() {
  return (
    <>
      <LegalPage {...cookies} />
      <JsonLd
        data={graph(
          breadcrumbList([
            { label: 'Home', href: paths.home },
            { label: cookies.title, href: paths.cookies },
          ]),
        )}
      />
    </>
  );
}
