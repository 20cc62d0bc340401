import 'server-only';
import { TooManyAttempts } from '../errors/messages';
import { logError } from '../logging/logger';
import { currentUser } from '../session/current-user';
import { enforceRateLimit, type Limit } from './rate-limit';
import { isOverloaded } from './render-queue';
import { isSameOrigin } from './same-origin';

/** Thrown for a request from another site's page, or without a session. */
class NotAdmitted extends Error {
  override name = 'NotAdmitted';
  constructor(readonly problem: 'origin' | 'session') {
    super(problem);
  }
}

/**
 * Returns the user of a route's request and counts the request for their account. Throws the errors
 * that `requestProblem` names.
 */
export async function admit({ headers, method }: Request, action: string, limit: Limit) {
  if (method === 'POST' && isSameOrigin(headers) === false) throw new NotAdmitted('origin');
  const user = await currentUser();
  if (!user) throw new NotAdmitted('session');
  await enforceRateLimit(`${action}/account`, user.id, limit);
  return user;
}

/** Returns the problem to tell the user; logs failures of the site under `what`. */
export function requestProblem(error: unknown, what: string) {
  if (error instanceof NotAdmitted) return error.problem;
  if (error instanceof TooManyAttempts) return 'limit';
  if (isOverloaded(error)) return 'busy';
  logError(what, error);
  return 'failed';
}
