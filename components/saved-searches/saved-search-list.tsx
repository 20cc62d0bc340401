import { plural } from '@/lib/format';
import type { ListedSearch } from '@/lib/saved-searches/types';
import { LIST_HEADING } from './list-heading';
import { NoSearches } from './no-searches';
import { SavedSearchItem } from './saved-search-item';

type Props = {
  searches: ListedSearch[];
  /** The token of a mailed link; '' on the account's page. */
  token?: string;
  /** Whether others wait to be confirmed, below the list. */
  hasWaiting?: boolean;
};

const heard = (count: number) => (count > 0 ? `, ${plural(count, 'new car')}` : '');

/** The saved searches of an account or of an e-mail address. */
export function SavedSearchList({ searches, token = '', hasWaiting = false }: Props) {
  const count = searches.reduce((sum, search) => sum + search.new_count, 0);
  return (
    <>
      <p
        id={LIST_HEADING}
        tabIndex={-1}
        aria-live="polite"
        className="tabular mb-4 text-lead font-semibold focus:outline-0"
      >
        {searches.length > 0 &&
          `${searches.length === 1 ? '1 saved search' : `${searches.length} saved searches`}${heard(count)}`}
        {searches.length === 0 && hasWaiting && 'No search is on yet'}
      </p>
      {searches.length === 0 && !hasWaiting && <NoSearches />}
      {searches.length > 0 && (
        <ul className="border-t border-line">
          {searches.map((search) => (
            <SavedSearchItem key={search.id} search={search} token={token} />
          ))}
        </ul>
      )}
    </>
  );
}
