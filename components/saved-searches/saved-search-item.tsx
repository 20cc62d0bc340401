import { formatDate, plural } from '@/lib/format';
import { vehiclesPath } from '@/lib/paths';
import { changeSearch, openSearch } from '@/lib/saved-searches/actions';
import { describeMails } from '@/lib/saved-searches/describe';
import { searchMessages } from '@/lib/saved-searches/messages';
import type { ListedSearch } from '@/lib/saved-searches/types';
import { PressForm } from '../forms/press-form';
import { Link } from '../ui/link';
import { SearchSettings } from './search-settings';
import { SearchWords } from './search-words';

type Props = { search: ListedSearch; token: string };

/** A saved search: its filters and new cars, and below them how it is changed. */
export function SavedSearchItem({ search, token }: Props) {
  const { id, name, query, labels, frequency, new_count: count, created_at: savedAt } = search;
  const { is_paused: isPaused } = search;
  const failure = searchMessages.notChanged;
  return (
    <li
      id={`search-${id}`}
      className="scroll-mt-24 border-b border-line py-7 target:border-l-4 target:border-l-link target:pl-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-[1_1_18rem]">
          <h2 className="text-title text-balance wrap-anywhere">
            <Link href={vehiclesPath(query)} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </h2>
          <p className="mt-1 text-small text-ink-3">
            Saved {formatDate(savedAt)}. {describeMails(search)}
          </p>
        </div>
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          {count > 0 ? (
            // A POST marks the new cars as seen: programs follow links.
            <PressForm
              action={openSearch}
              failure={failure}
              values={{ id, token, query }}
              size="small"
            >
              <span>
                See {plural(count, 'new car')} <span className="sr-only">in {name}</span>
              </span>
            </PressForm>
          ) : (
            <p className="flex min-h-11 items-center pr-3 text-ink-3">Nothing new</p>
          )}
          {(isPaused || frequency !== 'page') && (
            <PressForm
              action={changeSearch}
              failure={failure}
              values={{ id, token, isPaused: isPaused ? 'off' : 'on' }}
              variant="secondary"
              size="small"
              isSuccessHidden
            >
              <span>
                {isPaused ? 'Start again' : 'Pause'} <span className="sr-only">{name}</span>
              </span>
            </PressForm>
          )}
        </div>
      </div>
      <div className="not-empty:mt-4">
        <SearchWords labels={labels} named={search} />
      </div>
      <SearchSettings search={search} token={token} />
    </li>
  );
}
