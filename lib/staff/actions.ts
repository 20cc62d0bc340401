'use server';

import { redirect } from 'next/navigation';
import { ActionError, defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { BackendError, failureOf, type Message } from '../core/errors/messages';
import { logError } from '../core/logging/logger';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { decisionOptions } from './decisions';
import { staffMessages } from './messages';
import { caseKey, staffPath } from './paths';
import { answerSchema, decisionSchema, deletedReplySchema, noteSchema, undoSchema } from './schema';
import type { CaseKind } from './types';

const explain = (conflict: Message) => (error: unknown) => {
  const code = error instanceof BackendError ? error.code : '';
  if (code === 'P0002') return staffMessages.decided;
  return code === 'PT409' ? conflict : failureOf(staffMessages.failed, error);
};

const staff = { access: 'staff', explain: explain(staffMessages.writtenAgain) } as const;

/** Revalidates the public pages that a decision can have changed, and the staff pages. */
function revalidateCase(kind: CaseKind, id: string) {
  if (kind === 'listing') revalidate(invalidations.listingDecided(id));
  if (kind === 'application' || kind === 'appeal') revalidate(invalidations.sellerTypeChanged());
  revalidate(invalidations.staffWorkDone());
}

/** Decides a case and mails the reason to the person it concerns. Shows the next case. */
export const decideCase = defineAction(
  { ...staff, name: 'decide case', schema: decisionSchema },
  async ({ kind, id, items, option, details, seen, next }) => {
    const chosen = decisionOptions[kind].find((known) => known.id === option);
    if (!chosen) throw new ActionError(staffMessages.failed);
    const reason = [chosen.reason, details].filter(Boolean).join('\n\n');
    const decision = await write(
      (await sessionClient()).rpc('decide_case', {
        p_kind: kind,
        p_id: id,
        p_items: items,
        p_decision: chosen.decision,
        p_reason: reason,
        ...(seen && { p_seen: seen }),
      }),
    );
    revalidateCase(kind, id);
    redirect(staffPath({ case: next, done: decision ?? undefined }));
  },
);

/** Answers a visitor in LiveChat; the conversation then no longer waits. Shows the next case. */
export const answerConversation = defineAction(
  { ...staff, name: 'answer conversation', schema: answerSchema },
  async ({ conversation, text, keep, seen, next }) => {
    const client = await sessionClient();
    const answered = await write(
      client.rpc('answer_conversation', {
        p_id: conversation,
        p_body: text,
        ...(seen && { p_seen: seen }),
      }),
    );
    if (keep) {
      // The answer is already sent: an error would make the form send it twice.
      await write(client.from('saved_replies').insert({ body: text.slice(0, 2000) })).catch(
        (error: unknown) => logError('save reply', error),
      );
    }
    revalidate(invalidations.staffWorkDone());
    redirect(staffPath({ case: next, done: answered ?? undefined }));
  },
);

/** Undoes a decision of the last 30 days, and shows its case. */
export const undoDecision = defineAction(
  {
    ...staff,
    name: 'undo decision',
    schema: undoSchema,
    explain: explain(staffMessages.notUndone),
  },
  async ({ decision, details }) => {
    const client = await sessionClient();
    const rows = await write(
      client.from('staff_decisions').select('case_kind, case_id').eq('id', decision),
    );
    const undone = rows?.[0];
    if (!undone) throw new ActionError(staffMessages.notUndone);
    const p_reason = details || 'We looked again and have taken this decision back.';
    const done = await write(client.rpc('undo_decision', { p_id: decision, p_reason }));
    const { case_kind: kind, case_id: id } = undone;
    revalidateCase(kind, id);
    redirect(staffPath({ case: caseKey({ kind, id }), done: done ?? undefined }));
  },
);

/** Adds a note for other staff. */
export const addNote = defineAction(
  { ...staff, name: 'add note', schema: noteSchema },
  async ({ subject, id, body }) => {
    await write(
      (await sessionClient()).rpc('add_staff_note', { p_body: body, [`p_${subject}_id`]: id }),
    );
    revalidate(invalidations.staffWorkDone());
    return undefined;
  },
);

/** Deletes a saved reply of the staff member. */
export const deleteReply = defineAction(
  { ...staff, name: 'delete reply', schema: deletedReplySchema },
  async ({ reply }) => {
    await write((await sessionClient()).from('saved_replies').delete().eq('id', reply));
    revalidate(invalidations.staffWorkDone());
    return undefined;
  },
);
