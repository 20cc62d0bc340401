'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import { defineAction } from '../core/actions/define-action';
import { BackendError, failureOf, TooManyAttempts } from '../core/errors/messages';
import { enforceRateLimit, networkFrom } from '../core/http/rate-limit';
import { currentUser } from '../core/session/current-user';
import { conversationPath, newMessagesPath, paths } from '../paths';
import { serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { offerFailures, offerMessages } from './messages';
import { answerSchema, guestOfferSchema, newOfferSchema, offerSchema } from './schema';
import { step, takeConversation } from './step';

const GUEST_OFFERS = { times: 30, seconds: 24 * 3600 };

const explainWith =
  (failed: (typeof offerMessages)['failed' | 'notAnswered']) => (error: unknown) => {
    if (error instanceof TooManyAttempts) return offerMessages.tooMany;
    const known = error instanceof BackendError ? offerFailures[error.code] : undefined;
    return known ?? failureOf(failed, error);
  };

type NewOffer = z.output<typeof newOfferSchema>;

const termsOf = ({ amount, until, price, sure }: Omit<NewOffer, 'vehicle'>) => ({
  p_amount: amount,
  p_until: until,
  p_price: price,
  p_is_sure: sure === `${amount}`,
});

/** Offers under the account's own token and shows the conversation. */
async function offerFromAccount(offer: NewOffer): Promise<never> {
  const client = await sessionClient();
  const args = { p_vehicle_id: offer.vehicle, ...termsOf(offer) };
  const id = await step(newMessagesPath, () => write(client.rpc('make_offer', args)));
  redirect(id ? paths.message(id) : paths.messages);
}

/** Makes an offer for a car. */
export const makeOffer = defineAction(
  {
    name: 'offer',
    access: 'user',
    schema: newOfferSchema,
    explain: explainWith(offerMessages.failed),
  },
  offerFromAccount,
);

/**
 * Stores an offer until it is confirmed by its mailed link. With a session, makes it from the
 * account, whatever name and address the form has.
 */
export const makeGuestOffer = defineAction(
  {
    name: 'offer',
    access: 'anonymous',
    schema: guestOfferSchema,
    explain: explainWith(offerMessages.failed),
  },
  async (offer) => {
    if (await currentUser()) return offerFromAccount(offer);
    await enforceRateLimit('offer/network', networkFrom(await headers()), GUEST_OFFERS);
    const { vehicle, fullName, email } = offer;
    const person = { p_vehicle_id: vehicle, p_name: fullName, p_email: email };
    const args = { ...person, ...termsOf(offer) };
    await step(newMessagesPath, () => write(serviceClient().rpc('start_guest_offer', args)));
    return undefined;
  },
);

/** Makes an offer in a conversation, or answers the open one with another sum. Sent twice it is one. */
export const sendOffer = defineAction(
  {
    name: 'offer',
    access: 'anonymous',
    schema: offerSchema,
    explain: explainWith(offerMessages.failed),
  },
  async ({ conversation, answers, ...offer }) => {
    const { client, args } = await takeConversation(conversation);
    const answered = answers ? { p_answers: answers } : {};
    await step(conversationPath(conversation), () =>
      write(client.rpc('send_offer', { ...args, ...termsOf(offer), ...answered })),
    );
    return undefined;
  },
);

/** Accepts or declines the other side's open offer, or withdraws the own one. Idempotent. */
export const answerOffer = defineAction(
  {
    name: 'answer',
    access: 'anonymous',
    schema: answerSchema,
    explain: explainWith(offerMessages.notAnswered),
  },
  async ({ conversation, offer, answer, price }) => {
    const { client, args } = await takeConversation(conversation);
    const seen = price === undefined ? {} : { p_price: price };
    await step(conversationPath(conversation), () =>
      write(client.rpc('answer_offer', { ...args, p_offer_id: offer, p_answer: answer, ...seen })),
    );
    return undefined;
  },
);
