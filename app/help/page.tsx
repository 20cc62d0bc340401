import type { Metadata } from 'next';
import { HelpSearch } from '@/components/help/help-search';
import { HelpTopics } from '@/components/help/help-topics';
import { NothingFound } from '@/components/help/nothing-found';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { ContentsNav } from '@/components/layout/contents-nav';
import { PageHead } from '@/components/layout/page-head';
import { JsonLd } from '@/components/seo/json-ld';
import { ChatButton } from '@/components/support/chat-button';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { helpJsonLd } from '@/lib/help/json-ld';
import { helpGroups } from '@/lib/help/topics';
import { paths } from '@/lib/paths';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Help: buying, selling and valuing a used car',
    description: `Answers about buying a used car safely, selling one, V5C, MOT, outstanding finance, your rights, valuations, 3D and AR, and your ${site.name} account.`,
    path: paths.help,
  });
}

export default function HelpPage() {
  return (
    <main id="main" className="wrap w-full pb-24">
      <Breadcrumb above={[{ label: 'Home', href: paths.home }]} here="Help" />
      <PageHead title="Help">
        <p>
          What people ask us about buying and selling a used car in the UK. If your question is not
          here, ask us.
        </p>
        <Link
          href={paths.contact}
          className={button('secondary', 'medium', 'mt-5 text-body text-ink')}
        >
          Contact Support
        </Link>
      </PageHead>
      <div className="mt-10 border-t border-ink pt-8">
        <HelpSearch
          nothing={
            <NothingFound>
              <ChatButton />
            </NothingFound>
          }
        >
          <div className="mt-4 grid gap-x-6 gap-y-10 lg:mt-8 lg:grid-cols-12">
            <ContentsNav entries={helpGroups} />
            <div className="grid min-w-0 content-start gap-14 lg:col-span-8 lg:col-start-5">
              <HelpTopics groups={helpGroups} />
            </div>
          </div>
        </HelpSearch>
      </div>
      <JsonLd
        data={graph(
          helpJsonLd(),
          breadcrumbList([
            { label: 'Home', href: paths.home },
            { label: 'Help', href: paths.help },
          ]),
        )}
      />
    </main>
  );
}
