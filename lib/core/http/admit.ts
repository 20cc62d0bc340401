import 'server-only';
import { TooManyAttempts } from '../errors/messages';
import { logError } from '../logging/logger';
import { currentUser } from '../session/current-user';
import { enforceRateLimit, type Limit } from './rate-limit';
import { isOverloaded } from './render-queue';
import { isSameOrigin } from './same-origin';

/** Thrown for a request that another site's page sent, or nobody signed in. */
class NotAdmitted extends Error {
  override name = 'NotAdmitted';
  constructor(readonly problem: 'origin' | 'session') {
    super(problem);
  }
}

/** The user of a route's request, which is counted for their account. Throws what `requestProblem` names. */
export async function admit({ headers, method }: Request, action: string, limit: Limit) {
  if (method === 'POST' && isSameOrigin(headers) === false) throw new NotAdmitted('origin');
  const user = await currentUser();
  if (!user) throw new NotAdmitted('session');
  await enforceRateLimit(`${action}/account`, user.id, limit);
  return user;
}

/** The problem to tell the user; logs what is not their doing, as `what`. */
export function requestProblem(error: unknown, what: string) {
  if (error instanceof NotAdmitted) return error.problem;
  if (error instanceof TooManyAttempts) return 'limit';
  if (isOverloaded(error)) return 'busy';
  logError(what, error);
  return 'failed';
}
