'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ActionError, defineAction, SessionEnded } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { INPUT } from '../core/errors/form-messages';
import { BackendError, failureOf, type Message, TooManyAttempts } from '../core/errors/messages';
import { enforceRateLimit, networkFrom } from '../core/http/rate-limit';
import { currentUser } from '../core/session/current-user';
import { paths, vehiclesPath } from '../paths';
import { serviceClient } from '../supabase/public';
import { write } from '../supabase/write';
import { callerOf } from './caller';
import { searchFailures, searchMessages, TOO_FAST } from './messages';
import {
  changedSearchSchema,
  linkRequestSchema,
  openedSearchSchema,
  searchSchema,
  searchTokenSchema,
  stopSchema,
} from './schema';
import { manageInstead, readEndedSearchToken, readSearchToken } from './token';

const CHANGES = { times: 200, seconds: 3600 };
const LINKS = { times: 30, seconds: 3600 };

const countChange = async () =>
  enforceRateLimit('saved search/network', networkFrom(await headers()), CHANGES);

const explainAs = (message: Message) => (error: unknown) => {
  if (error instanceof TooManyAttempts) return { title: message.title, text: TOO_FAST };
  const known = error instanceof BackendError ? searchFailures[error.code] : undefined;
  return known ?? failureOf(message, error);
};

/** Counts the attempt and returns how to call the owner's functions; refuses without a session. */
async function takeCaller(token: string) {
  await countChange();
  if (token === '' && !(await currentUser())) throw new SessionEnded();
  const caller = await callerOf(token);
  if (!caller) throw new ActionError(searchMessages.ended);
  return caller;
}

const pageOf = (token: string) => (token ? paths.manageSearches(token) : paths.savedSearches);

/** Changes the name and the frequency of a saved search, or its pause. */
export const changeSearch = defineAction(
  {
    name: 'saved search',
    access: 'anonymous',
    schema: changedSearchSchema,
    invalid: { title: INPUT },
    explain: explainAs(searchMessages.notChanged),
  },
  async ({ id, token, name, frequency, isPaused }) => {
    const { client, owner } = await takeCaller(token);
    const changes = {
      ...(name && { p_name: name }),
      ...(frequency && { p_frequency: frequency }),
      ...(isPaused && { p_is_paused: isPaused === 'on' }),
    };
    const isChanged = await write(
      client.rpc('change_saved_search', { p_id: id, ...changes, ...owner }),
    );
    if (!isChanged) throw new ActionError(searchMessages.gone);
    revalidate(invalidations.searchesChanged(pageOf(token)));
    return searchMessages.changed;
  },
);

/** Deletes a saved search. Idempotent: another tab may have deleted it. */
export const deleteSearch = defineAction(
  {
    name: 'saved search deletion',
    access: 'anonymous',
    schema: searchSchema,
    explain: explainAs(searchMessages.notDeleted),
  },
  async ({ id, token }) => {
    const { client, owner } = await takeCaller(token);
    await write(client.rpc('delete_saved_search', { p_id: id, ...owner }));
    revalidate(invalidations.searchesChanged(pageOf(token)));
    return searchMessages.deleted;
  },
);

/** Gives the feed of a saved search another secret address. */
export const renewFeed = defineAction(
  {
    name: 'feed address',
    access: 'anonymous',
    schema: searchSchema,
    explain: explainAs(searchMessages.notChanged),
  },
  async ({ id, token }) => {
    const { client, owner } = await takeCaller(token);
    const renewed = await write(client.rpc('renew_search_feed', { p_id: id, ...owner }));
    if (!renewed) throw new ActionError(searchMessages.gone);
    revalidate(invalidations.searchesChanged(pageOf(token)));
    return searchMessages.renewed;
  },
);

/** Marks the new cars of a saved search as seen, and opens its list. */
export const openSearch = defineAction(
  {
    name: 'saved search',
    access: 'anonymous',
    schema: openedSearchSchema,
    explain: explainAs(searchMessages.notChanged),
  },
  async ({ id, token, query }) => {
    const { client, owner } = await takeCaller(token);
    await write(client.rpc('mark_search_seen', { p_id: id, ...owner }));
    redirect(vehiclesPath(query));
  },
);

/** Starts the search of a mailed link and no other, and opens the page of its address. */
export const confirmSearch = defineAction(
  {
    name: 'confirmation',
    access: 'anonymous',
    schema: searchTokenSchema,
    explain: explainAs(searchMessages.failed),
  },
  async ({ token }) => {
    await countChange();
    const id = readSearchToken('confirm', token);
    if (!id) throw new ActionError(searchMessages.ended);
    const subscriber = await write(serviceClient().rpc('confirm_saved_search', { p_id: id }));
    if (!subscriber) throw new ActionError(searchMessages.gone);
    redirect(paths.manageSearches(manageInstead(token, subscriber)));
  },
);

/** Starts a search that waits, from the page of its address. */
export const confirmWaitingSearch = defineAction(
  {
    name: 'confirmation',
    access: 'anonymous',
    schema: searchSchema,
    explain: explainAs(searchMessages.notChanged),
  },
  async ({ id, token }) => {
    await countChange();
    const subscriber = readSearchToken('manage', token);
    if (!subscriber) throw new ActionError(searchMessages.ended);
    const args = { p_id: id, p_subscriber_id: subscriber };
    const confirmed = await write(serviceClient().rpc('confirm_saved_search', args));
    if (!confirmed) throw new ActionError(searchMessages.gone);
    revalidate(invalidations.searchesChanged(pageOf(token)));
    return searchMessages.confirmed;
  },
);

/** Pauses the mails of a saved search by its mailed link, or starts them again. */
export const switchSearchMails = defineAction(
  {
    name: 'unsubscribe',
    access: 'anonymous',
    schema: stopSchema,
    explain: explainAs(searchMessages.notChanged),
  },
  async ({ token, mails }) => {
    await countChange();
    const id = readSearchToken('stop', token);
    if (!id) throw new ActionError(searchMessages.gone);
    const searches = serviceClient().from('saved_searches');
    const switched = searches
      .update({ is_paused: mails === 'off' })
      .eq('id', id)
      .select('id');
    if (!(await write(switched))?.length) throw new ActionError(searchMessages.gone);
    revalidate(invalidations.searchesChanged(paths.stopSearch(token)));
    return undefined;
  },
);

/** Mails a link to the searches of an address. The response does not reveal whether there are any. */
export const requestLink = defineAction(
  {
    name: 'link',
    access: 'anonymous',
    schema: linkRequestSchema,
    explain: explainAs(searchMessages.linkNotSent),
  },
  async ({ email }) => {
    await enforceRateLimit('search link/network', networkFrom(await headers()), LINKS);
    await write(serviceClient().rpc('request_search_link', { p_email: email }));
    return searchMessages.linkSent;
  },
);

/** Mails a new link in place of an ended one, to the address that had that one. */
export const renewSearchLink = defineAction(
  {
    name: 'new link',
    access: 'anonymous',
    schema: searchTokenSchema,
    explain: explainAs(searchMessages.linkNotSent),
  },
  async ({ token }) => {
    await enforceRateLimit('search link/network', networkFrom(await headers()), LINKS);
    const subscriber = readEndedSearchToken('manage', token);
    const search = readEndedSearchToken('confirm', token);
    if (!subscriber && !search) throw new ActionError(searchMessages.gone);
    const args = subscriber ? { p_subscriber_id: subscriber } : { p_search_id: search ?? '' };
    await write(serviceClient().rpc('request_search_link', args));
    return searchMessages.linkSent;
  },
);
