'use client';

import { changeSearch, deleteSearch, renewFeed } from '@/lib/saved-searches/actions';
import { searchMessages } from '@/lib/saved-searches/messages';
import type { ListedSearch } from '@/lib/saved-searches/types';
import { useActionForm } from '../forms/use-action-form';
import { ChangeSearchForm } from './change-search-form';
import { DeleteSearchForm } from './delete-search-form';
import { FeedForm } from './feed-form';
import { LIST_HEADING } from './list-heading';

type Props = {
  search: ListedSearch;
  /** The token of a mailed link; '' on the account's page. */
  token: string;
};

/** The forms that change a saved search, folded away; open where one has been sent without JavaScript. */
export function SearchSettings({ search, token }: Props) {
  const { notChanged, notDeleted } = searchMessages;
  const changing = useActionForm({ action: changeSearch, failure: notChanged });
  const renewing = useActionForm({ action: renewFeed, failure: notChanged });
  const deleting = useActionForm({
    action: deleteSearch,
    failure: notDeleted,
    // The pressed button is gone.
    onResponse: ({ status }) => status === 'done' && document.getElementById(LIST_HEADING)?.focus(),
  });
  const isSent = [changing, renewing, deleting].some(({ state }) => state.submissionId !== '');
  return (
    <details open={isSent} className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline-offset-4 hover:underline">
        <span>
          Change or delete <span className="sr-only">{search.name}</span>
        </span>
      </summary>
      <div className="mt-3 grid gap-x-12 gap-y-8 rounded-2 border border-line bg-surface p-4 sm:p-6 xl:grid-cols-2">
        <ChangeSearchForm form={changing} search={search} token={token} />
        <div className="grid content-start gap-6">
          <FeedForm form={renewing} search={search} token={token} />
          <div className="border-t border-line pt-6">
            <DeleteSearchForm form={deleting} search={search} token={token} />
          </div>
        </div>
      </div>
    </details>
  );
}
