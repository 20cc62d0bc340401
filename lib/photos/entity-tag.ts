import type { PhotoFile } from './files';

/** The strong ETag of a file: the bytes of a photograph never change, so its name tells them. */
export const entityTag = (photo: string, file: PhotoFile) => `"${photo}-${file}"`;

/** Whether an If-None-Match header names this ETag, by the weak comparison of RFC 9110. */
export const isKnown = (header: string | null, tag: string) =>
  (header ?? '').split(',').some((known) => [tag, `W/${tag}`, '*'].includes(known.trim()));
