import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageHead } from '@/components/layout/page-head';
import { JsonLd } from '@/components/seo/json-ld';
import { BusinessInfo } from '@/components/support/business-info';
import { Channels } from '@/components/support/channels';
import { paths } from '@/lib/paths';
import { breadcrumbList, graph, organization } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Contact us: LiveChat, e-mail, telephone and post',
    description: `How to reach ${site.name}: LiveChat with answers at once, e-mail, telephone and post, when somebody reads them, and who is behind the site.`,
    path: paths.contact,
  });
}

export default function ContactPage() {
  return (
    <main id="main" className="wrap w-full pb-24">
      <Breadcrumb above={[{ label: 'Home', href: paths.home }]} here="Contact" />
      <PageHead title="Contact us">
        <p>
          Ask about your account or anything on this site. About one car, call or write to its
          seller on the car’s page; a listing that looks wrong can be reported there. Against a
          decision of our staff, appeal by the link in its e-mail.
        </p>
      </PageHead>
      <Channels />
      <BusinessInfo />
      <JsonLd
        data={graph(
          organization(),
          breadcrumbList([
            { label: 'Home', href: paths.home },
            { label: 'Contact', href: paths.contact },
          ]),
        )}
      />
    </main>
  );
}
