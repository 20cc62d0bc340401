import type { Metadata } from 'next';
import { HelpSearchForm } from '@/components/help/help-search-form';
import { HelpTopics } from '@/components/help/help-topics';
import { NothingFound } from '@/components/help/nothing-found';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { ChatButton } from '@/components/support/chat-button';
import { plural } from '@/lib/format';
import { MAX_QUERY } from '@/lib/help/topic';
import { topicSearch } from '@/lib/help/topic-search';
import { helpGroups } from '@/lib/help/topics';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Search help',
    description: 'Answers of the help page to what you searched for.',
    path: paths.help,
    index: false,
    follow: true,
  });
}

type Props = { searchParams: Promise<{ q?: string | string[] }> };

/** Help search results for browsers without JavaScript. */
export default async function HelpSearchPage({ searchParams }: Props) {
  const query = [(await searchParams).q ?? ''].flat().join(' ').slice(0, MAX_QUERY);
  const found = topicSearch.find(query);
  const ids = new Set(found?.map(({ id }) => id));
  const groups = helpGroups
    .map((group) => ({
      ...group,
      topics: group.topics.filter(({ id }) => found === null || ids.has(id)),
    }))
    .filter(({ topics }) => topics.length > 0);
  const count = groups.reduce((sum, { topics }) => sum + topics.length, 0);
  return (
    <main id="main" className="wrap w-full pb-24">
      <Breadcrumb
        above={[
          { label: 'Home', href: paths.home },
          { label: 'Help', href: paths.help },
        ]}
        here="Search"
      />
      <h1 className="pt-6 pb-8 text-display">Search help</h1>
      <HelpSearchForm query={query} />
      {count > 0 ? (
        <>
          <p className="mt-4 text-ink-2">{plural(count, 'answer')} found</p>
          <div className="mt-8 grid max-w-[52rem] gap-12">
            <HelpTopics groups={groups} open={count <= 3} />
          </div>
        </>
      ) : (
        <NothingFound>
          <ChatButton />
        </NothingFound>
      )}
    </main>
  );
}
