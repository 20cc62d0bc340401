import 'server-only';
import pLimit from 'p-limit';
import { Agent, type RequestInit as UndiciRequestInit, fetch as undiciFetch } from 'undici';
import { requestId } from '../core/http/request-context';
import { logger } from '../core/logging/logger';
import { env } from '../env';
import { type Circuit, circuits, createCircuit, type Outcome } from './circuit';

/**
 * Timeouts of one request in milliseconds. The auth service gets longer: hashing a password is slow, and
 * after a timeout the account may have been created all the same.
 */
const TIMEOUT_MS = 4000;
const AUTH_TIMEOUT_MS = 20_000;
/** Timeout of files, which are larger. */
const STORAGE_TIMEOUT_MS = 20_000;

/** Maximum time in which the database answers a probe. */
const PROBE_TIMEOUT_MS = 1000;
const PROBE_PATH = '/rest/v1/vehicle_makes?select=id&limit=1';
/** Statuses of a gateway without a backend, and of PostgREST without its database. */
const OUTAGE = new Set([502, 503, 504]);

/** Calls that hash a password; six run at a time, so that the rest of the site stays responsive. */
const HASHES = /\/auth\/v1\/(signup|token\?grant_type=password)/;
const hashing = pLimit(6);

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
 * Passes a PostgREST response on, or replaces one that is not JSON (a gateway's HTML, truncated JSON) by
 * an error. supabase-js would read an empty body as 'no such row' and use any other text as the error's
 * message.
 */
function checked(response: Response, text: string, mayBeEmpty: boolean): Response {
  if (text ? isJson(text) : mayBeEmpty || response.status === 204) {
    return new Response(text || null, response);
  }
  const message = `Unreadable response, HTTP ${response.status}, ${text.length} characters`;
  return Response.json({ message }, { status: response.ok ? 502 : response.status });
}

/**
 * `fetch` for the Supabase clients, with a timeout and the check above. It is undici's, not Next's
 * patched `fetch`, which would cache each response a second time beside the page rendered from it.
 */
export const backendFetch: typeof fetch = (input, init) => {
  if (HASHES.test(String(input))) return hashing(() => fetchInTime(input, init));
  const { origin, pathname } = new URL(input as string);
  return pathname.startsWith('/rest/v1/')
    ? fetchGuarded(circuitOf(origin), [input, init])
    : fetchInTime(input, init);
};

const isTimeout = (error: unknown) => (error as { name?: string })?.name === 'TimeoutError';

/** Asks the database of this Supabase project for one row. Never throws. */
async function probe(origin: string): Promise<Outcome> {
  try {
    const { status, body } = await undiciFetch(`${origin}${PROBE_PATH}`, {
      headers: { apikey: env.supabasePublishableKey() },
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
      dispatcher: agent,
    });
    await body?.cancel();
    return status < 300 ? 'answered' : 'failed';
  } catch (error) {
    return isTimeout(error) ? 'late' : 'failed';
  }
}

/** The circuit breaker of a project's database. */
function circuitOf(origin: string): Circuit {
  const made =
    circuits.get(origin) ??
    createCircuit({
      probe: () => probe(origin),
      onChange: (isOpen) =>
        logger.warn(isOpen ? 'database: requests are not sent' : 'database: responds again'),
    });
  circuits.set(origin, made);
  return made;
}

/** Whether the database answers within a second. It asks whatever the circuit's state is, and reports to it. */
export async function isBackendUp(): Promise<boolean> {
  const { origin } = new URL(env.supabaseUrl());
  const outcome = await probe(origin);
  if (outcome === 'answered') circuitOf(origin).report(outcome);
  return outcome === 'answered';
}

/** Sends a request unless the circuit is open, and reports to the circuit how it ended. */
async function fetchGuarded(circuit: Circuit, [input, init]: Parameters<typeof fetch>) {
  if (!(await circuit.maySend())) throw new TypeError('The database does not respond: not sent');
  try {
    const response = await fetchInTime(input, init);
    circuit.report(OUTAGE.has(response.status) ? 'failed' : 'answered');
    return response;
  } catch (error) {
    if (!init?.signal?.aborted) circuit.report(isTimeout(error) ? 'late' : 'failed');
    throw error;
  }
}

/** The headers with the id of the visitor's request, which PostgREST passes on to the database's settings. */
function withRequestId(given?: HeadersInit) {
  const headers = new Headers(given);
  const id = requestId();
  if (id) headers.set('X-Request-Id', id);
  return [...headers];
}

function timeoutOf(pathname: string) {
  if (pathname.startsWith('/auth/v1/')) return AUTH_TIMEOUT_MS;
  return pathname.startsWith('/storage/v1/') ? STORAGE_TIMEOUT_MS : TIMEOUT_MS;
}

const fetchInTime: typeof fetch = async (input, init) => {
  // AbortSignal.timeout cannot be cancelled, and retains the request until it fires.
  const timeout = new AbortController();
  const { pathname } = new URL(input as string);
  const timer = setTimeout(
    () => timeout.abort(new DOMException('The backend took too long', 'TimeoutError')),
    timeoutOf(pathname),
  );
  timer.unref();
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal;
  try {
    const response = (await undiciFetch(input as string, {
      ...(init as UndiciRequestInit),
      headers: withRequestId(init?.headers),
      signal,
      dispatcher: agent,
    })) as unknown as Response;
    // The body is read here, so that the timeout covers it too.
    if (pathname.startsWith('/storage/v1/')) {
      return new Response(await response.arrayBuffer(), response);
    }
    const text = await response.text();
    if (!pathname.startsWith('/rest/v1/')) return new Response(text || null, response);
    const isRead = (init?.method ?? 'GET') === 'GET' || pathname.includes('/rpc/');
    return checked(response, text, !isRead);
  } finally {
    clearTimeout(timer);
  }
};
