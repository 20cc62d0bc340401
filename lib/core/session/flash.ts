import { type Message, messages, ownMessages } from '../errors/messages';

const all = { ...messages, ...ownMessages };

/** Says, after a redirect, how things went: only the name of the words travels, in a cookie. */
export const FLASH_COOKIE = 'forecourt-flash';
export type FlashName = keyof typeof all;

/** The words of a flash; undefined for a name the catalogue does not have. */
export const flashMessage = (name: string): Message | undefined =>
  Object.hasOwn(all, name) ? all[name as FlashName] : undefined;

export const isFailure = (name: string) => name.endsWith('Failed');
