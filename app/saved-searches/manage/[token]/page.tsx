import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { EndedLink } from '@/components/saved-searches/ended-link';
import { SavedSearchList } from '@/components/saved-searches/saved-search-list';
import { WaitingSearches } from '@/components/saved-searches/waiting-searches';
import { Link } from '@/components/ui/link';
import { authPath, paths } from '@/lib/paths';
import { getSubscriberSearches, getWaitingSearches } from '@/lib/saved-searches/queries';
import { readEndedSearchToken, readSearchToken } from '@/lib/saved-searches/token';
import { pageMetadata } from '@/lib/seo/metadata';
import { labelsOf, listSearches } from '../../list-searches';

const title = 'Saved searches';

export const metadata: Metadata = pageMetadata({
  title,
  description: 'The searches saved under your e-mail address.',
  path: paths.savedSearches,
  index: false,
});

/** The saved searches of an e-mail address without an account, for the holder of its mailed link. */
async function ManagePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const subscriber = readSearchToken('manage', token);
  if (!subscriber) {
    if (readEndedSearchToken('manage', token)) return <EndedLink token={token} />;
    redirect(paths.missing);
  }
  const [found, unconfirmed] = await Promise.all([
    getSubscriberSearches(subscriber),
    getWaitingSearches(subscriber),
  ]);
  const [first] = found;
  const [searches, waiting] = await Promise.all([
    listSearches(found),
    Promise.all(
      unconfirmed.map(async (search) => ({ ...search, labels: await labelsOf(search.query) })),
    ),
  ]);
  return (
    <main id="main" className="wrap w-full flex-1 pt-10 pb-24">
      <div className="max-w-[60rem]">
        <h1 className="text-display">{title}</h1>
        <p className="mt-3 mb-8 max-w-[60ch] text-pretty wrap-anywhere text-ink-2">
          {first && `Those saved under ${first.email}. `}
          {found.length + waiting.length === 0 &&
            'No search is saved under this address any more, or it has an account now. '}
          Whoever has this link can change them: keep the e-mail to yourself.{' '}
          <Link
            href={authPath('sign-up', paths.savedSearches)}
            className="text-link underline underline-offset-3"
          >
            Open an account
          </Link>{' '}
          with this address, and they move into it.
        </p>
        <SavedSearchList searches={searches} token={token} hasWaiting={waiting.length > 0} />
        <WaitingSearches searches={waiting} token={token} />
      </div>
    </main>
  );
}

export default withUnavailable(
  'saved searches of a link',
  ManagePage,
  <PageUnavailable text="Your saved searches could not be reached just now. Your link still works: try again in a moment." />,
);
