import 'server-only';
import { headers } from 'next/headers';
import { ActionError, SessionEnded } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { callerOf } from '../core/conversations/caller';
import { enforceRateLimit, networkFrom } from '../core/http/rate-limit';
import { currentUser } from '../core/session/current-user';
import { isUuid } from '../ids';
import { offerMessages } from './messages';

const STEPS = { times: 200, seconds: 3600 };

/** Renders the page again after a step, also a refused one: it shows the present offer and price. */
export async function step<T>(path: string, take: () => Promise<T>): Promise<T> {
  try {
    return await take();
  } finally {
    revalidate(invalidations.enquiryChanged(path));
  }
}

/** Counts the attempt and returns how to call a conversation's functions; refuses without a session. */
export async function takeConversation(conversation: string) {
  await enforceRateLimit('offer-step/network', networkFrom(await headers()), STEPS);
  if (isUuid(conversation) && !(await currentUser())) throw new SessionEnded();
  const caller = await callerOf(conversation);
  if (!caller) throw new ActionError(offerMessages.gone);
  return caller;
}
