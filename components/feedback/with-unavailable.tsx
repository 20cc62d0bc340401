import type { ReactElement } from 'react';
import { readOrFail } from '@/lib/core/http/read-or-fail';

/**
 * Wraps a page that is rendered per request: if one of the page's own reads fails, it renders `unavailable`, a
 * 503; `what` names the page in the log. Next would send an empty error document with 500.
 */
export function withUnavailable<Props extends unknown[]>(
  what: string,
  page: (...props: Props) => Promise<ReactElement>,
  unavailable: ReactElement,
) {
  return async (...props: Props) => {
    const content = await readOrFail(what, () => page(...props));
    return content === 'failed' ? unavailable : content;
  };
}
