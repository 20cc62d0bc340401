import { createHash } from 'node:crypto';
import { TooManyAttempts } from '@/lib/core/errors/messages';
import { enforceRateLimit, networkFrom } from '@/lib/core/http/rate-limit';
import { logError } from '@/lib/core/logging/logger';
import { currentUser } from '@/lib/core/session/current-user';
import { openThread } from '@/lib/enquiries/queries';
import { isUuid } from '@/lib/ids';

const NO_STORE = { 'Cache-Control': 'private, no-store' };
/** The limit of a network, which many people may share; a page polls twelve times a minute. */
const LIMIT = { times: 300, seconds: 60 };

const fail = (error: string, status: number) =>
  Response.json({ error }, { status, headers: NO_STORE });

type Context = { params: Promise<{ conversation: string }> };

/** A conversation by its id or by the token of a mailed link; 204 if it is unchanged since `?version`. */
export async function GET({ headers, url }: Request, { params }: Context) {
  const { conversation } = await params;
  try {
    await enforceRateLimit('messages-read/network', networkFrom(headers), LIMIT);
    if (isUuid(conversation) && !(await currentUser())) return fail('Signed out', 401);
    const thread = await openThread(conversation);
    if (!thread) return fail('No such conversation', 404);
    const version = createHash('sha1').update(JSON.stringify(thread)).digest('base64url');
    if (new URL(url).searchParams.get('version') === version)
      return new Response(null, { status: 204, headers: NO_STORE });
    return Response.json({ thread, version }, { headers: NO_STORE });
  } catch (error) {
    if (error instanceof TooManyAttempts) return fail('Too many requests', 429);
    logError('messages', error);
    return fail('Unavailable', 503);
  }
}
