import type { Enums } from '../supabase/database.types';

/** Maximum length of a visitor's message in characters. */
export const MAX_MESSAGE = 1000;

/** A message. Its text is plain and never rendered as markup, regardless of the author. */
export type ChatMessage = {
  id: string;
  author: Enums<'support_author'>;
  body: string;
  /** ISO date-time. */
  at: string;
  /** Links to the help topics of the answer. */
  links: { label: string; href: string }[];
};

export type Chat = {
  /** Changes with any change of the conversation. */
  version: string;
  status: Enums<'support_status'>;
  /** The latest messages, oldest first. */
  messages: ChatMessage[];
};

/**
 * Visitor requests: send a message, to which the hook adds the path of its page; ask for a member
 * of staff; end the conversation.
 */
export type ChatRequest =
  | { kind: 'say'; text: string; page?: string | null }
  | { kind: 'person' }
  | { kind: 'end' };

/** The server's response: the conversation (null before the first message) or an error message. */
export type ChatResponse = { chat: Chat | null } | { error: string };
