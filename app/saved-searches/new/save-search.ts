'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ActionError, defineAction } from '@/lib/core/actions/define-action';
import { INPUT } from '@/lib/core/errors/form-messages';
import { BackendError, failureOf, type Message, TooManyAttempts } from '@/lib/core/errors/messages';
import { enforceRateLimit, networkFrom } from '@/lib/core/http/rate-limit';
import { currentUser } from '@/lib/core/session/current-user';
import { savedSearchPath } from '@/lib/paths';
import { MAX_SEARCH_QUERY } from '@/lib/saved-searches/constants';
import { searchFailures, searchMessages } from '@/lib/saved-searches/messages';
import { saveForAccount, saveForAddress } from '@/lib/saved-searches/save';
import { guestSearchSchema, newSearchSchema } from '@/lib/saved-searches/schema';
import { readSearch } from './read-search';

/** Searches that one network may save in a day, as for messages to sellers. */
const SEARCHES = { times: 30, seconds: 24 * 3600 };

function explain(error: unknown): Message {
  if (error instanceof TooManyAttempts) return searchMessages.tooMany;
  const known = error instanceof BackendError ? searchFailures[error.code] : undefined;
  return known ?? failureOf(searchMessages.failed, error);
}

/** The e-mail address of a visitor without an account. Throws ActionError for an invalid one. */
function readAddress(email: string | undefined): string {
  const read = guestSearchSchema.shape.email.safeParse(email ?? '');
  if (read.success) return read.data;
  throw new ActionError({ title: INPUT }, { email: read.error.issues[0]?.message ?? INPUT });
}

/**
 * Saves the search of a list: to the account, and shows it there; without a session for an e-mail
 * address, which a mailed link confirms. The filters are read again from the query: a form may hold
 * anything.
 */
export const saveSearch = defineAction(
  { name: 'saved search', access: 'anonymous', schema: newSearchSchema, explain },
  async ({ query: typed, name, frequency, email }) => {
    const user = await currentUser();
    const address = user ? '' : readAddress(email);
    await enforceRateLimit('search/network', networkFrom(await headers()), SEARCHES);
    const { query, labels, sql } = await readSearch(new URLSearchParams(typed));
    if (labels.length === 0) throw new ActionError(searchMessages.empty);
    if (query.length > MAX_SEARCH_QUERY) throw new ActionError(searchMessages.tooLong);
    const search = { query, filters: sql, name, frequency };
    if (!user) {
      await saveForAddress(address, search);
      return undefined;
    }
    const saved = await saveForAccount(search);
    redirect(savedSearchPath(saved.id, saved.is_new ? 'saved' : 'known'));
  },
);
