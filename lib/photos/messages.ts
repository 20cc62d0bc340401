import { MAX_PHOTOS } from './limits';

/** Reasons to refuse a file as a photograph, as shown beside its name. */
const REASONS = {
  type: 'This is not a JPEG, PNG, WebP, AVIF or HEIC photograph.',
  heic: 'Your browser cannot convert this HEIC photograph: choose a JPEG of it, or set the camera to “Most compatible”.',
  empty: 'This file is empty.',
  large: 'This file is larger than 15 MB.',
  broken: 'This photograph is damaged or incomplete.',
  dimensions:
    'This photograph has too many pixels: 12,000 on a side and 60 million are the most we take.',
  progressive:
    'This kind of file takes too much memory at this size: save it as an ordinary JPEG, not a progressive or interlaced one.',
  small: 'This photograph is too small: 400 by 200 pixels are the least we take.',
  full: `A listing has ${MAX_PHOTOS} photographs at most. Remove one to add this one.`,
  slow: 'These files took too long to arrive. Send fewer at a time.',
  form: 'These files are larger than 20 MB together. Send fewer at a time.',
  listing: 'This listing is not yours, or no longer there.',
  incomplete: 'A part of this file is missing. Try again.',
  busy: 'Many photographs are being prepared. Try again in a minute.',
  limit: 'You have sent a great many photographs today. Try again tomorrow.',
  origin: 'This was not sent by a page of ours, so nothing was done.',
  session: 'You have been signed out. Sign in again in another tab, then try again.',
  failed: 'This did not work. Try again.',
  network: 'The connection was lost. What has arrived is kept: try again to send the rest.',
} as const;

export type PhotoProblem = keyof typeof REASONS;

export const isPhotoProblem = (name: unknown): name is PhotoProblem =>
  typeof name === 'string' && Object.hasOwn(REASONS, name);

export const photoMessage = (problem: PhotoProblem): string => REASONS[problem];

const TRANSIENT: readonly PhotoProblem[] = ['incomplete', 'busy', 'session', 'failed', 'network'];

/** Whether the same file may be accepted when it is sent again. */
export const isTransient = (problem: PhotoProblem) => TRANSIENT.includes(problem);

/** Thrown when a file is refused. */
export class PhotoError extends Error {
  override name = 'PhotoError';
  constructor(readonly problem: PhotoProblem) {
    super(problem);
  }
}
