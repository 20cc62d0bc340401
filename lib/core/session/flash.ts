import { type Message, messages, ownMessages } from '../errors/messages';

const all = { ...messages, ...ownMessages };

/** Cookie with the name, not the text, of the message to show after a redirect. */
export const FLASH_COOKIE = 'forecourt-flash';
export type FlashName = keyof typeof all;

/** The message of this name; undefined if the catalogue has none. */
export const flashMessage = (name: string): Message | undefined =>
  Object.hasOwn(all, name) ? all[name as FlashName] : undefined;

export const isFailure = (name: string) => name.endsWith('Failed');
