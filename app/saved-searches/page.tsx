import type { Metadata } from 'next';
import { AccountNav } from '@/components/account/account-nav';
import { PageHeading } from '@/components/account/page-heading';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { SavedNotice } from '@/components/saved-searches/saved-notice';
import { SavedSearchList } from '@/components/saved-searches/saved-search-list';
import { SignedOutSearches } from '@/components/saved-searches/signed-out-searches';
import { PrivateArea } from '@/components/session/private-area';
import { screens } from '@/lib/core/errors/screens';
import { currentUser } from '@/lib/core/session/current-user';
import { paths } from '@/lib/paths';
import { getMySearches } from '@/lib/saved-searches/queries';
import { pageMetadata } from '@/lib/seo/metadata';
import { listSearches } from './list-searches';

const title = 'Saved searches';

export const metadata: Metadata = pageMetadata({
  title,
  description: 'The searches you are told about when a car comes.',
  path: paths.savedSearches,
  index: false,
});

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

async function SavedSearchesPage({ searchParams }: Props) {
  const user = await currentUser();
  if (!user) return <SignedOutSearches title={title} />;
  const [searches, { saved, known }] = await Promise.all([
    getMySearches().then(listSearches),
    searchParams,
  ]);
  const named = searches.find(({ id }) => id === saved || id === known);
  return (
    <div className="wrap grid w-full flex-1 content-start gap-x-16 gap-y-8 pb-24 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-12">
      <AccountNav isStaff={user.isStaff} />
      <main id="main" className="min-w-0">
        <PrivateArea>
          <PageHeading title={title}>
            {searches.length > 0 && 'You are told of each new match once. Only you see these.'}
          </PageHeading>
          {named && <SavedNotice key={named.id} search={named} isNew={named.id === saved} />}
          <div className="mt-8">
            <SavedSearchList searches={searches} />
          </div>
        </PrivateArea>
      </main>
    </div>
  );
}

export default withUnavailable(
  'saved searches',
  SavedSearchesPage,
  <PageUnavailable text={screens.accountUnavailable} />,
);
