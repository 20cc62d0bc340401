import { BackendError } from '../errors/messages';
import { logError } from '../logging/logger';
import { currentRequest } from './request-context';

/**
 * What a page that is rendered per request reads. 'failed' where the backend fails: the response is then a
 * 503, for which the page says what it lacks; `what` names the read in the log. Next sends 500 and the
 * general error page for an error that is thrown, and has no 503 (cached pages get theirs in
 * lib/runtime/cache-handler.mjs).
 */
export async function readOrFail<T>(what: string, read: () => Promise<T>): Promise<T | 'failed'> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    logError(what, error);
    currentRequest()?.failResponse();
    return 'failed';
  }
}
