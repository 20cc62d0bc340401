'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import { defineAction } from '../core/actions/define-action';
import { BackendError, failureOf, TooManyAttempts } from '../core/errors/messages';
import { enforceRateLimit, networkFrom } from '../core/http/rate-limit';
import { setFlash } from '../core/session/cookies';
import { currentUser } from '../core/session/current-user';
import { paths } from '../paths';
import { serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { enquiryFailures, enquiryMessages } from './messages';
import { viewingText } from './openers';
import { enquirySchema, guestEnquirySchema } from './schema';

const GUEST_MESSAGES = { times: 30, seconds: 24 * 3600 };

function explainEnquiry(error: unknown) {
  if (error instanceof TooManyAttempts) return enquiryMessages.tooMany;
  const known = error instanceof BackendError ? enquiryFailures[error.code] : undefined;
  return known ?? failureOf(enquiryMessages.failed, error);
}

type Enquiry = z.output<typeof enquirySchema>;

/** Without JavaScript the suggested text does not follow the day and time chosen: it does here. */
function textOf({ body, suggested, day, time }: Enquiry) {
  const isUntouched = suggested !== undefined && body === suggested.trim();
  return isUntouched && day && time ? viewingText({ day, time }) : body;
}

/** Sends under the account's own token and shows the conversation. */
async function sendFromAccount(enquiry: Enquiry): Promise<never> {
  const client = await sessionClient();
  const args = { p_vehicle_id: enquiry.vehicle, p_body: textOf(enquiry) };
  const id = await write(client.rpc('send_enquiry', args));
  await setFlash('messageSent');
  redirect(id ? paths.message(id) : paths.messages);
}

/** Sends a message about a vehicle to its seller. */
export const sendEnquiry = defineAction(
  { name: 'message', access: 'user', schema: enquirySchema, explain: explainEnquiry },
  sendFromAccount,
);

/**
 * Keeps a message to a seller until its mailed link is opened. With a session it is sent from the
 * account, whatever name and address the form has.
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
