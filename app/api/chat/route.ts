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

const respond = (body: ChatResponse, status = 200) =>
  Response.json(body, {
    status,
    headers: status === 429 ? { ...NO_STORE, 'Retry-After': '60' } : NO_STORE,
  });

function failure(error: unknown) {
  if (error instanceof TooManyAttempts) return respond({ error: chatMessages.tooMany }, 429);
  logError('chat', error);
  return respond({ error: chatMessages.failed }, 503);
}

/** The conversation's owner: the signed-in account, else the chat cookie. */
async function findOwner(): Promise<ChatOwner | null> {
  const user = await currentUser();
  if (user) return { userId: user.id };
  const visitorHash = await chatTokenHash();
  return visitorHash === null ? null : { visitorHash };
}

/** The visitor's conversation; 204 if it is unchanged since `?version`. */
export async function GET({ url }: Request) {
  try {
    const owner = await findOwner();
    if (!owner) return respond({ chat: null });
    await countNetwork('read');
    const version = new URL(url).searchParams.get('version') ?? '';
    const chat = await readChat(owner, version);
    if (chat === 'unchanged') return new Response(null, { status: 204, headers: NO_STORE });
    return respond({ chat });
  } catch (error) {
    return failure(error);
  }
}

/** CSRF check: another site's form cannot send JSON, and its scripts need a CORS preflight. */
function isOurPage({ headers }: Request) {
  const site = headers.get('sec-fetch-site');
  return (
    (site === null || site === 'same-origin') &&
    /^application\/json\b/i.test(headers.get('content-type') ?? '')
  );
}

/**
 * The sender of a message. A visitor whose cookie matches no conversation gets a new token, so that
 * only tokens the server has issued open conversations.
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
    await postMessage(speaker, request.text, request.page ?? null);
    return speaker;
  }
  const owner = await findOwner();
  if (!owner) return null;
  await countOwner(owner);
  await (request.kind === 'person' ? askForPerson(owner) : endChat(owner));
  return owner;
}

/** Posts a message, requests a member of staff or ends the chat; responds with its new state. */
export async function POST(request: Request) {
  if (!isOurPage(request)) return respond({ error: chatMessages.badRequest }, 403);
  try {
    const length = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
    const chatRequest = length <= MAX_REQUEST ? parseChatRequest(await request.text()) : null;
    if (!chatRequest) return respond({ error: chatMessages.badRequest }, 400);
    const owner = await act(chatRequest);
    const chat = owner && (await readChat(owner));
    return respond({ chat: chat === 'unchanged' ? null : chat });
  } catch (error) {
    return failure(error);
  }
}
