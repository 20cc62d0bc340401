// The state of an upload in sessionStorage, so that it resumes after a reload. Browser only.

type Unfinished = {
  upload: string;
  /** Number of its first parts that have arrived. */
  parts: number;
};

/** A file chosen again has the same key; one that was edited meanwhile has another. */
export const unfinishedKey = (listing: string, { name, size, lastModified }: File) =>
  `photo-upload:${listing}/${size}/${lastModified}/${name}`;

const isUnfinished = (value: unknown): value is Unfinished =>
  typeof value === 'object' &&
  value !== null &&
  'upload' in value &&
  typeof value.upload === 'string' &&
  'parts' in value &&
  Number.isInteger(value.parts);

export function readUnfinished(key: string): Unfinished | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isUnfinished(value) ? value : null;
  } catch {
    return null;
  }
}

/** Stores the state of an upload. With storage blocked, an upload starts anew after a reload. */
export function keepUnfinished(key: string, value: Unfinished) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

export function forgetUnfinished(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
