'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import { ActionError, defineAction, SessionEnded } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { callerOf } from '../core/conversations/caller';
import { linkInstead, readEndedToken, readEnquiryToken } from '../core/conversations/token';
import { BackendError, failureOf, ownMessages, TooManyAttempts } from '../core/errors/messages';
import { enforceRateLimit, networkFrom } from '../core/http/rate-limit';
import { currentUser } from '../core/session/current-user';
import { isUuid } from '../ids';
import { conversationPath, paths } from '../paths';
import { serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { enquiryFailures, enquiryMessages } from './messages';
import { viewingText } from './openers';
import {
  blockSchema,
  conversationSchema,
  deletedReplySchema,
  enquiryReportSchema,
  enquirySchema,
  guestEnquirySchema,
  mailSwitchSchema,
  replySchema,
  savedReplySchema,
} from './schema';
import { setEnquiryMail } from './unsubscribe';

const GUEST_MESSAGES = { times: 30, seconds: 24 * 3600 };
const REPLIES = { times: 200, seconds: 3600 };

function explainEnquiry(error: unknown) {
  if (error instanceof TooManyAttempts) return enquiryMessages.tooMany;
  const known = error instanceof BackendError ? enquiryFailures[error.code] : undefined;
  return known ?? failureOf(enquiryMessages.failed, error);
}

type Enquiry = z.output<typeof enquirySchema>;

/** Puts the chosen day and time into the suggested text, for a form without JavaScript. */
function textOf({ body, suggested, day, time }: Enquiry) {
  const isUntouched = suggested !== undefined && body === suggested.trim();
  return isUntouched && day && time ? viewingText({ day, time }) : body;
}

/** Sends under the account's own token and shows the conversation. */
async function sendFromAccount(enquiry: Enquiry): Promise<never> {
  const client = await sessionClient();
  const args = { p_vehicle_id: enquiry.vehicle, p_body: textOf(enquiry) };
  const id = await write(client.rpc('send_enquiry', args));
  redirect(id ? paths.message(id) : paths.messages);
}

/** Sends a message about a vehicle to its seller. */
export const sendEnquiry = defineAction(
  { name: 'message', access: 'user', schema: enquirySchema, explain: explainEnquiry },
  sendFromAccount,
);

/**
 * Stores a message to a seller until it is confirmed by its mailed link. With a session, sends it
 * from the account, whatever name and address the form has.
 */
export const sendGuestEnquiry = defineAction(
  { name: 'message', access: 'anonymous', schema: guestEnquirySchema, explain: explainEnquiry },
  async (enquiry) => {
    if (await currentUser()) return sendFromAccount(enquiry);
    await enforceRateLimit('message/network', networkFrom(await headers()), GUEST_MESSAGES);
    const { vehicle, fullName, email } = enquiry;
    const args = {
      p_vehicle_id: vehicle,
      p_name: fullName,
      p_email: email,
      p_body: textOf(enquiry),
    };
    await write(serviceClient().rpc('start_guest_enquiry', args));
    return undefined;
  },
);

const countNetwork = async () =>
  enforceRateLimit('reply/network', networkFrom(await headers()), REPLIES);

function explainReply(error: unknown) {
  if (error instanceof TooManyAttempts) return enquiryMessages.tooFast;
  const code = error instanceof BackendError ? error.code : '';
  if (code === 'P0002') return enquiryMessages.gone;
  return enquiryFailures[code] ?? failureOf(enquiryMessages.failed, error);
}

/** Counts the attempt and returns how to call a conversation's functions; refuses without a session. */
async function takeConversation(conversation: string) {
  await countNetwork();
  if (isUuid(conversation) && !(await currentUser())) throw new SessionEnded();
  const caller = await callerOf(conversation);
  if (!caller) throw new ActionError(enquiryMessages.gone);
  return caller;
}

/** Replies in a conversation. The same text within ten minutes is the same message. */
export const sendReply = defineAction(
  { name: 'reply', access: 'anonymous', schema: replySchema, explain: explainReply },
  async ({ conversation, text }) => {
    const { client, args } = await takeConversation(conversation);
    await write(client.rpc('send_reply', { ...args, p_body: text }));
    return undefined;
  },
);

/** Blocks a conversation for both sides, or unblocks it. */
export const setBlocked = defineAction(
  {
    name: 'block',
    access: 'anonymous',
    schema: blockSchema,
    explain: (error) => failureOf(enquiryMessages.notBlocked, error),
  },
  async ({ conversation, blocked }) => {
    const { client, args } = await takeConversation(conversation);
    const isBlocked = blocked === 'true';
    await write(client.rpc('set_enquiry_blocked', { ...args, p_blocked: isBlocked }));
    revalidate(invalidations.enquiryChanged(conversationPath(conversation)));
    return undefined;
  },
);

/** Reports the other side of a conversation to staff. */
export const reportConversation = defineAction(
  {
    name: 'report',
    access: 'anonymous',
    schema: enquiryReportSchema,
    explain: (error) => failureOf(enquiryMessages.notReported, error),
  },
  async ({ conversation, details }) => {
    const { client, args } = await takeConversation(conversation);
    await write(client.rpc('report_enquiry', { ...args, p_details: details }));
    return undefined;
  },
);

/** Delivers the message of a buyer without an account, and shows the conversation it is in. */
export const confirmEnquiry = defineAction(
  {
    name: 'confirmation',
    access: 'anonymous',
    schema: conversationSchema,
    explain: explainReply,
  },
  async ({ conversation }) => {
    await countNetwork();
    const link = readEnquiryToken('open', conversation);
    if (link?.side !== 'buyer') throw new ActionError(enquiryMessages.gone);
    const confirmed = serviceClient().rpc('confirm_guest_enquiry', { p_enquiry_id: link.id });
    redirect(paths.messageLink(linkInstead(conversation, (await write(confirmed)) ?? link.id)));
  },
);

/**
 * Mails a new link in place of an expired one. The response does not reveal whether there is an
 * address.
 */
export const renewLink = defineAction(
  {
    name: 'new link',
    access: 'anonymous',
    schema: conversationSchema,
    explain: (error) => failureOf(enquiryMessages.linkNotSent, error),
  },
  async ({ conversation }) => {
    await countNetwork();
    const link = readEndedToken(conversation);
    if (!link) throw new ActionError(enquiryMessages.gone);
    const args = { p_enquiry_id: link.id, p_side: link.side };
    await write(serviceClient().rpc('request_enquiry_link', args));
    return enquiryMessages.linkSent;
  },
);

function explainSaving(error: unknown) {
  const isFull = error instanceof BackendError && error.code === 'PT409';
  return isFull ? enquiryMessages.repliesFull : failureOf(enquiryMessages.replyNotSaved, error);
}

/** Saves a text of the user as a reply to use again. */
export const saveReply = defineAction(
  { name: 'saved reply', access: 'user', schema: savedReplySchema, explain: explainSaving },
  async ({ conversation, text }) => {
    const client = await sessionClient();
    await write(client.from('saved_replies').insert({ body: text }));
    revalidate(invalidations.enquiryChanged(conversationPath(conversation)));
    return undefined;
  },
);

/** Deletes a saved reply of the user. Idempotent. */
export const deleteReply = defineAction(
  { name: 'saved reply deletion', access: 'user', schema: deletedReplySchema },
  async ({ conversation, id }) => {
    const client = await sessionClient();
    await write(client.from('saved_replies').delete().eq('id', id));
    revalidate(invalidations.enquiryChanged(conversationPath(conversation)));
    return undefined;
  },
);

/**
 * Switches the mails about messages for the holder of a mailed token, and shows the result on the
 * page.
 */
export const switchMails = defineAction(
  {
    name: 'unsubscribe',
    access: 'anonymous',
    schema: mailSwitchSchema,
    explain: () => ownMessages.mailsNotSwitched,
  },
  async ({ token, mails }) => {
    if (!(await setEnquiryMail(token, mails === 'on'))) redirect(paths.missing);
    revalidate(invalidations.enquiryChanged(paths.unsubscribe(token)));
    return undefined;
  },
);
