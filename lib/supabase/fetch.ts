import 'server-only';
import { Agent, type RequestInit as UndiciRequestInit, fetch as undiciFetch } from 'undici';

/** The longest one answer of the backend may take, in milliseconds. */
const TIMEOUT_MS = 4000;

const agent = new Agent({ connections: 32, keepAliveTimeout: 30_000 });

function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * An answer of the database's interface as it came, or, where what came is no such answer (HTML of a
 * gateway, half a document), an error that says so. supabase-js would take an empty one for 'no such
 * row', and would make the text of any other the error's message.
 */
async function checked(answer: Response, mayBeEmpty: boolean): Promise<Response> {
  const text = await answer.text();
  if (text ? isJson(text) : mayBeEmpty || answer.status === 204) {
    return new Response(text || null, answer);
  }
  const message = `Unreadable answer, HTTP ${answer.status}, ${text.length} characters`;
  return Response.json({ message }, { status: answer.ok ? 502 : answer.status });
}

/**
 * `fetch` for the Supabase clients: a time limit on every call, what is no answer of the database
 * told apart, and not Next's patched one, which would keep a second copy of each answer beside the
 * page made from it.
 */
export const backendFetch: typeof fetch = async (input, init) => {
  // Not AbortSignal.timeout: it cannot be ended early, and holds the whole request until it fires.
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException('The backend took too long', 'TimeoutError')),
    TIMEOUT_MS,
  );
  timer.unref();
  const signal = init?.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
  let isOver = true;
  try {
    const answer = (await undiciFetch(input as string, {
      ...(init as UndiciRequestInit),
      signal,
      dispatcher: agent,
    })) as unknown as Response;
    const { pathname } = new URL(input as string);
    if (!pathname.startsWith('/rest/v1/')) {
      // Its body, which the caller reads, is under the same limit.
      isOver = false;
      return answer;
    }
    const isRead = (init?.method ?? 'GET') === 'GET' || pathname.includes('/rpc/');
    return await checked(answer, !isRead);
  } finally {
    if (isOver) clearTimeout(timer);
  }
};
