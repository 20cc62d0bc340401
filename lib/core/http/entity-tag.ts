/** The strong ETag of bytes that this name identifies. */
export const entityTag = (name: string) => `"${name}"`;

/** Whether an If-None-Match header names this ETag, by the weak comparison of RFC 9110. */
export const isKnown = (header: string | null, tag: string) =>
  (header ?? '').split(',').some((known) => [tag, `W/${tag}`, '*'].includes(known.trim()));
