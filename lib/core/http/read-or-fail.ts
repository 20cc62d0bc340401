import { BackendError } from '../errors/messages';
import { logError } from '../logging/logger';
import { currentRequest } from './request-context';

/**
 * Reads data for a page that is rendered per request. Returns 'failed' if the backend fails: the
 * response is then a 503, and the page says which data it lacks; `what` names the read in the log.
 * An error that is thrown would get Next's 500 and general error page: Next has no 503 (cached
 * pages get theirs in lib/runtime/cache-handler.mjs).
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
