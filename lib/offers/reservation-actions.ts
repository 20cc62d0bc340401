'use server';

import { defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { BackendError, failureOf, TooManyAttempts } from '../core/errors/messages';
import { conversationPath } from '../paths';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { reservationFailures, reservationMessages } from './messages';
import { lineSchema, listingTermsSchema, reservationSchema, termsSchema } from './schema';
import { step, takeConversation } from './step';

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
