import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Notice } from '@/components/feedback/notice';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { SaveSearchForm } from '@/components/saved-searches/save-search-form';
import { SearchWords } from '@/components/saved-searches/search-words';
import { PrivateArea } from '@/components/session/private-area';
import { button, standaloneLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { screens } from '@/lib/core/errors/screens';
import { currentUser } from '@/lib/core/session/current-user';
import { plural } from '@/lib/format';
import { filtersPath, paths, savedSearchPath, vehiclesPath } from '@/lib/paths';
import { MAX_SEARCHES } from '@/lib/saved-searches/constants';
import { suggestedName } from '@/lib/saved-searches/describe';
import { searchMessages } from '@/lib/saved-searches/messages';
import { getMySearches } from '@/lib/saved-searches/queries';
import { countVehicles } from '@/lib/search/queries';
import { pageMetadata } from '@/lib/seo/metadata';
import { readSearch } from './read-search';
import { saveSearch } from './save-search';

const title = 'Save this search';

export const metadata: Metadata = pageMetadata({
  title,
  description: 'Be told when a car comes that you are looking for.',
  path: paths.savedSearches,
  index: false,
});

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

async function NewSearchPage({ searchParams }: Props) {
  const given = Object.entries(await searchParams).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => [name, value]),
  );
  const [search, user] = await Promise.all([readSearch(new URLSearchParams(given)), currentUser()]);
  const { query, labels, sql, leftOut } = search;
  const frame = (content: ReactNode) => (
    <main id="main" className="wrap w-full flex-1 pb-24">
      <Breadcrumb above={[{ label: 'Vehicles', href: vehiclesPath(query) }]} here={title} />
      <h1 className="pt-6 text-display">{title}</h1>
      <div className="mt-8 max-w-[42rem]">{content}</div>
    </main>
  );
  const notices = leftOut.length > 0 && (
    <div className="mb-8">
      <Notice title="Left out of this search">
        <ul className="wrap-anywhere">
          {leftOut.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
  if (labels.length === 0)
    return frame(
      <>
        {notices}
        <p className="text-lead">Choose at least one filter</p>
        <p className="mt-2 max-w-[52ch] text-pretty text-ink-2">
          Without one this search is every car, and you would hear of each. Say what you are looking
          for, then save it.
        </p>
        <Link href={paths.filters} className={button('primary', 'medium', 'mt-6')}>
          Choose filters
        </Link>
      </>,
    );
  const [total, saved] = await Promise.all([countVehicles(sql), user ? getMySearches() : []]);
  const known = saved.find((one) => one.query === query);
  return frame(
    <>
      {notices}
      <div className="mb-8 border-y border-line py-6">
        <SearchWords labels={labels} />
        <p className="tabular mt-4 text-lead">
          {total === 0
            ? 'No car matches just now. We tell you when one comes.'
            : `${plural(total, 'car')} ${total === 1 ? 'matches' : 'match'} now. We tell you about new ones.`}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          <Link href={vehiclesPath(query)} className={standaloneLink}>
            See the list
            <Icon name="arrow-right" />
          </Link>
          <Link href={filtersPath(query)} className={standaloneLink}>
            Change the filters
          </Link>
        </p>
      </div>
      <PrivateArea>
        {known ? (
          <>
            <p className="text-lead">You have saved this search before.</p>
            <p className="mt-2 text-ink-2 wrap-anywhere">It is called ‘{known.name}’.</p>
            <Link
              href={savedSearchPath(known.id, 'known')}
              className={button('primary', 'medium', 'mt-6')}
            >
              Open it
            </Link>
          </>
        ) : saved.length >= MAX_SEARCHES ? (
          <>
            <p className="text-lead">{searchMessages.full.text}</p>
            <Link href={paths.savedSearches} className={button('primary', 'medium', 'mt-6')}>
              Saved searches
            </Link>
          </>
        ) : (
          <SaveSearchForm
            action={saveSearch}
            query={query}
            name={suggestedName(labels, query)}
            account={user?.email ?? null}
          />
        )}
      </PrivateArea>
    </>,
  );
}

export default withUnavailable(
  'new saved search',
  NewSearchPage,
  <PageUnavailable text={screens.accountUnavailable} />,
);
