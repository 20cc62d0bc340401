import type { Enums } from '../supabase/database.types';

/** The longest message a visitor may send, in characters. */
export const MAX_MESSAGE = 1000;

/** One message as it is shown. Its text is plain: whoever wrote it, nothing in it is markup. */
export type ChatMessage = {
  id: string;
  author: Enums<'support_author'>;
  body: string;
  /** ISO. */
  at: string;
  /** The help topics it was taken from. */
  links: { label: string; href: string }[];
};

export type Chat = {
  /** Differs whenever anything of the conversation has changed. */
  version: string;
  status: Enums<'support_status'>;
  /** The last of them, in order. */
  messages: ChatMessage[];
};

/** What a visitor can do: say something, ask for a person, end the conversation. */
export type ChatRequest = { kind: 'say'; text: string } | { kind: 'person' } | { kind: 'end' };

/** What the server answers: the conversation (null before the first message), or why not. */
export type ChatResponse = { chat: Chat | null } | { error: string };
