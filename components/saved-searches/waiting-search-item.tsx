'use client';

import type { FormState } from '@/lib/core/actions/form-state';
import { formatDate } from '@/lib/format';
import { vehiclesPath } from '@/lib/paths';
import { confirmWaitingSearch, deleteSearch } from '@/lib/saved-searches/actions';
import { searchMessages } from '@/lib/saved-searches/messages';
import type { WaitingSearch } from '@/lib/saved-searches/types';
import { PressForm } from '../forms/press-form';
import { Link } from '../ui/link';
import { LIST_HEADING } from './list-heading';
import { SearchWords } from './search-words';

type Props = { search: WaitingSearch & { labels: string[] }; token: string };

/** The pressed button is gone. */
const focusList = ({ status }: FormState) => {
  if (status === 'done') document.getElementById(LIST_HEADING)?.focus();
};

/** A search that is not confirmed: its filters, and the buttons that confirm and delete it. */
export function WaitingSearchItem({ search, token }: Props) {
  const { id, name, query, labels, created_at: savedAt } = search;
  return (
    <li className="border-b border-line py-7">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-[1_1_18rem]">
          <h3 className="text-title text-balance wrap-anywhere">
            <Link href={vehiclesPath(query)} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </h3>
          <p className="mt-1 text-small text-ink-3">Saved {formatDate(savedAt)}. Not confirmed.</p>
        </div>
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <PressForm
            action={confirmWaitingSearch}
            failure={searchMessages.notChanged}
            values={{ id, token }}
            size="small"
            isSuccessHidden
            onResponse={focusList}
          >
            <span>
              Confirm <span className="sr-only">{name}</span>
            </span>
          </PressForm>
          <PressForm
            action={deleteSearch}
            failure={searchMessages.notDeleted}
            values={{ id, token }}
            variant="secondary"
            size="small"
            isSuccessHidden
            onResponse={focusList}
            confirmation={{
              question: 'Delete this search?',
              consequence: `‘${name}’ is not on yet, and will not be.`,
              answer: 'Delete',
            }}
          >
            <span>
              Delete <span className="sr-only">{name}</span>
            </span>
          </PressForm>
        </div>
      </div>
      <div className="not-empty:mt-4">
        <SearchWords labels={labels} named={search} />
      </div>
    </li>
  );
}
