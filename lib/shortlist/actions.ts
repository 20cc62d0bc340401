'use server';

import { headers } from 'next/headers';
import { ActionError, defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { BackendError, failureOf, type Message, TooManyAttempts } from '../core/errors/messages';
import { enforceRateLimit, networkFrom } from '../core/http/rate-limit';
import { idSchema } from '../core/schema';
import { serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { shortlistMessages } from './messages';
import { answerSchema, commentSchema, emptySchema, seenKeySchema, shownSchema } from './schema';
import { readShortlistToken } from './token';
import { setVisitor } from './visitor';

/** PostgreSQL error code. */
const UNIQUE_VIOLATION = '23505';

const REACTIONS = { times: 300, seconds: 3600 };

type Shown = { showNotes: boolean; showName: boolean };
const toColumns = ({ showNotes, showName }: Shown) => ({
  show_notes: showNotes,
  show_name: showName,
});

/** Changes what the shared page shows. Returns false where the user shares none. */
async function changeShown(shown: Shown, userId: string) {
  const table = (await sessionClient()).from('shared_shortlists');
  const changed = table.update(toColumns(shown)).eq('user_id', userId).select('user_id');
  return ((await write(changed)) ?? []).length > 0;
}

/** Refuses a change of a shortlist that is no longer shared, and shows the page as it is now. */
function refuseStopped(): never {
  revalidate(invalidations.shortlistChanged());
  throw new ActionError(shortlistMessages.stoppedElsewhere);
}

/** Shares the user's favourites by a secret address. Idempotent. */
export const shareShortlist = defineAction(
  {
    name: 'sharing of a shortlist',
    access: 'user',
    schema: shownSchema,
    explain: (error) => failureOf(shortlistMessages.notShared, error),
  },
  async (shown, user) => {
    const table = (await sessionClient()).from('shared_shortlists');
    await write(table.insert(toColumns(shown))).catch(async (error: unknown) => {
      if (!(error instanceof BackendError && error.code === UNIQUE_VIOLATION)) throw error;
      await changeShown(shown, user.id);
    });
    revalidate(invalidations.shortlistChanged());
    return shortlistMessages.shared;
  },
);

/** Changes whether the shared page shows notes and the first name. */
export const changeShortlist = defineAction(
  {
    name: 'change of a shortlist',
    access: 'user',
    schema: shownSchema,
    explain: (error) => failureOf(shortlistMessages.notSaved, error),
  },
  async (shown, user) => {
    if (!(await changeShown(shown, user.id))) return refuseStopped();
    revalidate(invalidations.shortlistChanged());
    return shortlistMessages.saved;
  },
);

/** Gives the shortlist a new address in place of the one that the user saw. */
export const renewShortlist = defineAction(
  {
    name: 'new address of a shortlist',
    access: 'user',
    schema: seenKeySchema,
    explain: (error) => failureOf(shortlistMessages.notSaved, error),
  },
  async ({ seen }, user) => {
    const client = await sessionClient();
    const isRenewed = await write(client.rpc('renew_shortlist', { p_seen: seen }));
    if (!isRenewed) {
      const shared = client.from('shared_shortlists').select('user_id').eq('user_id', user.id);
      if (((await write(shared)) ?? []).length === 0) return refuseStopped();
    }
    revalidate(invalidations.shortlistChanged());
    return isRenewed ? shortlistMessages.renewed : shortlistMessages.renewedElsewhere;
  },
);

/** Ends the address, and deletes the reactions. Idempotent. */
export const stopSharing = defineAction(
  {
    name: 'end of a shortlist',
    access: 'user',
    schema: emptySchema,
    explain: (error) => failureOf(shortlistMessages.notStopped, error),
  },
  async (_, user) => {
    const table = (await sessionClient()).from('shared_shortlists');
    await write(table.delete().eq('user_id', user.id));
    revalidate(invalidations.shortlistChanged());
    return shortlistMessages.stopped;
  },
);

/** Deletes a reaction to the user's shortlist. Idempotent. */
export const deleteReaction = defineAction(
  {
    name: 'deletion of a reaction',
    access: 'user',
    schema: idSchema,
    explain: (error) => failureOf(shortlistMessages.notDeleted, error),
  },
  async ({ id }, user) => {
    const table = (await sessionClient()).from('shortlist_reactions');
    await write(table.delete().eq('id', id).eq('user_id', user.id));
    revalidate(invalidations.shortlistChanged());
    return shortlistMessages.deleted;
  },
);

function explainReaction(error: unknown) {
  if (error instanceof TooManyAttempts) return shortlistMessages.tooMany;
  return failureOf(shortlistMessages.notSent, error);
}

type Visit = { token: string; vehicle: string; visitor: string };

/** Saves a visitor's reaction; the cookie, which is set anew, makes Next render the page again. */
async function react(
  { token, vehicle, visitor }: Visit,
  changes: Record<string, string | null>,
): Promise<Message> {
  await enforceRateLimit('shortlist/network', networkFrom(await headers()), REACTIONS);
  const key = readShortlistToken(token);
  if (!key) throw new ActionError(shortlistMessages.gone);
  const outcome = await write(
    serviceClient().rpc('react_to_shortlist', {
      p_key: key,
      p_vehicle_id: vehicle,
      p_visitor_hash: await setVisitor(visitor),
      p_changes: changes,
    }),
  );
  const { full, empty, gone, sent, takenBack } = shortlistMessages;
  if (outcome === 'saved') return sent;
  // An answer that is taken back twice was taken back.
  if (outcome === 'taken_back' || (outcome === 'empty' && !changes.name)) return takenBack;
  const refusals: Record<string, Message> = { full, empty };
  throw new ActionError(refusals[outcome ?? ''] ?? gone);
}

const orNull = (text: string) => (text === '' ? null : text);

/** Puts a visitor's 'yes' or 'no' under a car, or takes it back. */
export const answerShortlist = defineAction(
  {
    name: 'answer to a shortlist',
    access: 'anonymous',
    schema: answerSchema,
    explain: explainReaction,
    invalid: shortlistMessages.notSent,
  },
  ({ answer, ...visit }) => react(visit, { answer: answer === 'none' ? null : answer }),
);

/** Puts a visitor's word under a car, with their name at all that they said. */
export const commentOnShortlist = defineAction(
  {
    name: 'word about a shortlist',
    access: 'anonymous',
    schema: commentSchema,
    explain: explainReaction,
    invalid: ({ body, name }) => ({
      title: shortlistMessages.notSent.title,
      text: body ?? name ?? shortlistMessages.notSent.text,
    }),
  },
  ({ body, name, ...visit }) => react(visit, { body: orNull(body), name: orNull(name) }),
);
