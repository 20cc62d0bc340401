import { TooManyAttempts } from '@/lib/core/errors/messages';
import { logError } from '@/lib/core/logging/logger';
import { chatTokenHash, issueChatToken, renewChatToken } from '@/lib/core/session/chat-token';
import { currentUser } from '@/lib/core/session/current-user';
import type { ChatRequest, ChatResponse } from '@/lib/support/chat';
import {
  askForPerson,
  type ChatOwner,
  endChat,
  hasChat,
  postMessage,
  readChat,
} from '@/lib/support/conversation';
import { countNetwork, countOwner } from '@/lib/support/limits';
import { chatMessages } from '@/lib/support/messages';
import { MAX_REQUEST, parseChatRequest } from '@/lib/support/request';

const NO_STORE = { 'Cache-Control': 'private, no-store' };

const answer = (body: ChatResponse, status = 200) =>
  Response.json(body, {
    status,
    headers: status === 429 ? { ...NO_STORE, 'Retry-After': '60' } : NO_STORE,
  });

function failure(error: unknown) {
  if (error instanceof TooManyAttempts) return answer({ error: chatMessages.tooMany }, 429);
  logError('chat', error);
  return answer({ error: chatMessages.failed }, 503);
}

/** Whose conversation it is: the account's of whoever is signed in, else the cookie's. */
async function findOwner(): Promise<ChatOwner | null> {
  const user = await currentUser();
  if (user) return { userId: user.id };
  const visitorHash = await chatTokenHash();
  return visitorHash === null ? null : { visitorHash };
}

/** The visitor's own conversation; 204 while it is as at `?version`. */
export async function GET({ url }: Request) {
  try {
    const owner = await findOwner();
    if (!owner) return answer({ chat: null });
    await countNetwork('read');
    const version = new URL(url).searchParams.get('version') ?? '';
    const chat = await readChat(owner, version);
    if (chat === 'unchanged') return new Response(null, { status: 204, headers: NO_STORE });
    return answer({ chat });
  } catch (error) {
    return failure(error);
  }
}

/** Only a page of this site asks for JSON to be written: no other site's form or script can. */
function isOurPage({ headers }: Request) {
  const site = headers.get('sec-fetch-site');
  return (
    (site === null || site === 'same-origin') &&
    /^application\/json\b/i.test(headers.get('content-type') ?? '')
  );
}

/**
 * Who says something: a visitor whose cookie names no conversation gets a new one, so that only a token
 * of the server's own making ever opens a conversation.
 */
async function findSpeaker(): Promise<ChatOwner> {
  const owner = await findOwner();
  const isKnown = owner !== null && (await hasChat(owner));
  if (!isKnown) await countNetwork('start');
  if (owner && 'userId' in owner) return owner;
  if (!owner || !isKnown) return { visitorHash: await issueChatToken() };
  await renewChatToken();
  return owner;
}

async function act(request: ChatRequest) {
  if (request.kind === 'say') {
    await countNetwork('say');
    const speaker = await findSpeaker();
    await countOwner(speaker);
    await postMessage(speaker, request.text);
    return speaker;
  }
  const owner = await findOwner();
  if (!owner) return null;
  await countOwner(owner);
  await (request.kind === 'person' ? askForPerson(owner) : endChat(owner));
  return owner;
}

/** Says something, asks for a person or ends the conversation; answers with how it then stands. */
export async function POST(request: Request) {
  if (!isOurPage(request)) return answer({ error: chatMessages.badRequest }, 403);
  try {
    const length = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
    const asked = length <= MAX_REQUEST ? parseChatRequest(await request.text()) : null;
    if (!asked) return answer({ error: chatMessages.badRequest }, 400);
    const owner = await act(asked);
    const chat = owner && (await readChat(owner));
    return answer({ chat: chat === 'unchanged' ? null : chat });
  } catch (error) {
    return failure(error);
  }
}
