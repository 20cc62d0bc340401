import { TooManyAttempts } from '@/lib/errors';
import type { ChatAnswer, ChatRequest } from '@/lib/help/chat/chat';
import { askForPerson, endChat, hasChat, readChat, say } from '@/lib/help/chat/conversation';
import { countNetwork, countVisitor } from '@/lib/help/chat/limits';
import { MAX_REQUEST, parseChatRequest } from '@/lib/help/chat/request';
import { chatVisitor, keepChatVisitor } from '@/lib/help/chat/visitor';
import { chatWords } from '@/lib/help/chat/words';
import { logError } from '@/lib/log';
import { currentUser } from '@/lib/supabase/session';

const NO_STORE = { 'Cache-Control': 'private, no-store' };

const answer = (body: ChatAnswer, status = 200) =>
  Response.json(body, {
    status,
    headers: status === 429 ? { ...NO_STORE, 'Retry-After': '60' } : NO_STORE,
  });

function failure(error: unknown) {
  if (error instanceof TooManyAttempts) return answer({ error: chatWords.tooMany }, 429);
  logError('chat', error);
  return answer({ error: chatWords.failed }, 503);
}

/** The visitor's own conversation, which a cookie names; 204 while it is as at `?version`. */
export async function GET({ url }: Request) {
  try {
    const visitor = await chatVisitor();
    if (!visitor) return answer({ chat: null });
    await countNetwork('read');
    const version = new URL(url).searchParams.get('version') ?? '';
    const chat = await readChat(visitor, version);
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

async function act(request: ChatRequest) {
  if (request.kind === 'say') {
    await countNetwork('say');
    const known = await chatVisitor();
    const isNew = !known || !(await hasChat(known));
    if (isNew) await countNetwork('start');
    const visitor = await keepChatVisitor();
    await countVisitor(visitor);
    const user = isNew ? await currentUser() : null;
    await say(visitor, request.text, user?.id ?? null);
    return visitor;
  }
  const visitor = await chatVisitor();
  if (!visitor) return null;
  await countVisitor(visitor);
  await (request.kind === 'person' ? askForPerson(visitor) : endChat(visitor));
  return visitor;
}

/** Says something, asks for a person or ends the conversation; answers with how it then stands. */
export async function POST(request: Request) {
  if (!isOurPage(request)) return answer({ error: chatWords.badRequest }, 403);
  try {
    const length = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
    const asked = length <= MAX_REQUEST ? parseChatRequest(await request.text()) : null;
    if (!asked) return answer({ error: chatWords.badRequest }, 400);
    const visitor = await act(asked);
    const chat = visitor ? await readChat(visitor) : null;
    return answer({ chat: chat === 'unchanged' ? null : chat });
  } catch (error) {
    return failure(error);
  }
}
