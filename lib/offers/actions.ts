'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import { ActionError, defineAction, SessionEnded } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { callerOf } from '../core/conversations/caller';
import { BackendError, failureOf, TooManyAttempts } from '../core/errors/messages';
import { enforceRateLimit, networkFrom } from '../core/http/rate-limit';
import { currentUser } from '../core/session/current-user';
import { isUuid } from '../ids';
import { conversationPath, newMessagesPath, paths } from '../paths';
import { serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { offerFailures, offerMessages, reservationFailures, reservationMessages } from './messages';
import {
  answerSchema,
  guestOfferSchema,
  lineSchema,
  listingTermsSchema,
  newOfferSchema,
  offerSchema,
  reservationSchema,
  termsSchema,
} from './schema';

const GUEST_OFFERS = { times: 30, seconds: 24 * 3600 };
const STEPS = { times: 200, seconds: 3600 };

const explainWith =
  (failed: (typeof offerMessages)['failed' | 'notAnswered']) => (error: unknown) => {
    if (error instanceof TooManyAttempts) return offerMessages.tooMany;
    const known = error instanceof BackendError ? offerFailures[error.code] : undefined;
    return known ?? failureOf(failed, error);
  };

/** Renders the page again after a step, also a refused one: it shows the present offer and price. */
async function step<T>(path: string, take: () => Promise<T>): Promise<T> {
  try {
    return await take();
  } finally {
    revalidate(invalidations.enquiryChanged(path));
  }
}

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

/** Counts the attempt and returns how to call a conversation's functions; refuses without a session. */
async function takeConversation(conversation: string) {
  await enforceRateLimit('offer-step/network', networkFrom(await headers()), STEPS);
  if (isUuid(conversation) && !(await currentUser())) throw new SessionEnded();
  const caller = await callerOf(conversation);
  if (!caller) throw new ActionError(offerMessages.gone);
  return caller;
}

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

function explainReservation(error: unknown) {
  if (error instanceof TooManyAttempts) return reservationMessages.tooMany;
  const known = error instanceof BackendError ? reservationFailures[error.code] : undefined;
  return known ?? failureOf(reservationMessages.failed, error);
}

/** Renders the page of a car that was reserved or released again. */
function renewCar(vehicle: string | null) {
  if (vehicle) revalidate(invalidations.reservationChanged(vehicle));
}

/** Reserves the car of a conversation for its buyer. Idempotent. */
export const reserveCar = defineAction(
  {
    name: 'reservation',
    access: 'anonymous',
    schema: reservationSchema,
    explain: explainReservation,
  },
  async ({ conversation }) => {
    const { client, args } = await takeConversation(conversation);
    const reserved = () => write(client.rpc('reserve_vehicle', args));
    renewCar(await step(conversationPath(conversation), reserved));
    return undefined;
  },
);

/** Ends the reservation in a conversation, and tells the next in line. Idempotent. */
export const releaseCar = defineAction(
  {
    name: 'reservation end',
    access: 'anonymous',
    schema: reservationSchema,
    explain: explainReservation,
  },
  async ({ conversation }) => {
    const { client, args } = await takeConversation(conversation);
    const released = () => write(client.rpc('release_vehicle', args));
    renewCar(await step(conversationPath(conversation), released));
    return undefined;
  },
);

/** Asks to be told when a reserved car is free, or takes that back. Idempotent. */
export const standInLine = defineAction(
  { name: 'line', access: 'anonymous', schema: lineSchema, explain: explainReservation },
  async ({ conversation, inLine }) => {
    const { client, args } = await takeConversation(conversation);
    const asked = { ...args, p_is_in_line: inLine === 'true' };
    await step(conversationPath(conversation), () => write(client.rpc('stand_in_line', asked)));
    return undefined;
  },
);

/** Saves for how many hours the seller allows reservations of the car of a conversation. */
export const saveReservationTerms = defineAction(
  {
    name: 'reservation terms',
    access: 'anonymous',
    schema: termsSchema,
    explain: explainReservation,
  },
  async ({ conversation, hours }) => {
    const { client, args } = await takeConversation(conversation);
    const terms = hours ? { ...args, p_hours: Number(hours) } : args;
    await step(conversationPath(conversation), () =>
      write(client.rpc('set_reservation_terms', terms)),
    );
    return undefined;
  },
);

/** Codes of PostgreSQL: refused by a policy, or no such vehicle. */
const NOT_YOURS = ['42501', '23503'];

/** Saves for how many hours a listing of the user may be reserved. */
export const saveListingReservations = defineAction(
  {
    name: 'reservation terms',
    access: 'user',
    schema: listingTermsSchema,
    explain: (error) =>
      error instanceof BackendError && NOT_YOURS.includes(error.code)
        ? reservationMessages.notYours
        : failureOf(reservationMessages.failed, error),
  },
  async ({ id, hours }) => {
    const terms = (await sessionClient()).from('reservation_terms');
    await write(
      hours
        ? terms.upsert({ vehicle_id: id, hours: Number(hours) })
        : terms.delete().eq('vehicle_id', id),
    );
    return reservationMessages.saved;
  },
);
