import { isSameOrigin } from '../core/http/same-origin';

/**
 * Whether a visitor has asked for the record: not a picture or a link of another site, nor a browser that loads a page
 * before it is wanted, as each check costs money.
 */
export const isAsked = (show: string | string[] | undefined, headers: Headers) =>
  Boolean(show) &&
  isSameOrigin(headers) !== false &&
  !/\bprefetch\b/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
