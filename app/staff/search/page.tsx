import type { Metadata } from 'next';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { SearchResults } from '@/components/staff/search-results';
import { screens } from '@/lib/core/errors/screens';
import { requireStaff } from '@/lib/core/session/current-user';
import { MAX_SEARCH } from '@/lib/staff/limits';
import { staffSearchPath } from '@/lib/staff/paths';
import { search } from '@/lib/staff/queries';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Search', robots: { index: false, follow: false } };

type Props = { searchParams: Promise<{ q?: string | string[] }> };

/** Searches listings, sellers and cases by plate, name, e-mail address or id. */
async function StaffSearchPage({ searchParams }: Props) {
  // Removes U+0000, which PostgreSQL rejects in text.
  const query = [(await searchParams).q ?? ''].flat().join(' ').replaceAll('\0', '').trim();
  await requireStaff(staffSearchPath(query.slice(0, MAX_SEARCH)));
  return (
    <main id="main" className="wrap w-full flex-1 pt-8 pb-24">
      <h1 className="mb-6 text-display">Search</h1>
      {!query && (
        <p className="text-ink-2">
          Type a number plate, part of a seller’s name, a seller’s whole e-mail address, or an id.
        </p>
      )}
      {query.length > MAX_SEARCH && (
        <p className="text-ink-2">Please search for at most {MAX_SEARCH} characters.</p>
      )}
      {query && query.length <= MAX_SEARCH && (
        <SearchResults query={query} result={await search(query)} />
      )}
    </main>
  );
}

export default withUnavailable(
  'staff search',
  StaffSearchPage,
  <PageUnavailable text={screens.accountUnavailable} />,
);
