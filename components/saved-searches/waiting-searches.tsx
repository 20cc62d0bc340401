import { UNCONFIRMED_DAYS } from '@/lib/saved-searches/constants';
import type { WaitingSearch } from '@/lib/saved-searches/types';
import { WaitingSearchItem } from './waiting-search-item';

type Props = {
  searches: (WaitingSearch & { labels: string[] })[];
  /** The token of a mailed link. */
  token: string;
};

const HEADING = 'waiting-searches';

/** The searches of an e-mail address that are not confirmed; nothing where there are none. */
export function WaitingSearches({ searches, token }: Props) {
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby={HEADING} className="mt-12">
      <h2 id={HEADING} className="text-title">
        Waiting to be confirmed
      </h2>
      <p className="mt-2 mb-4 max-w-[60ch] text-pretty text-ink-2">
        Saved with this address, and not on yet. Confirm those that are yours: anyone can type an
        address. The others are deleted {UNCONFIRMED_DAYS} days after they were saved.
      </p>
      <ul className="border-t border-line">
        {searches.map((search) => (
          <WaitingSearchItem key={search.id} search={search} token={token} />
        ))}
      </ul>
    </section>
  );
}
