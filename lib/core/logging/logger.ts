import pino from 'pino';
import { BackendError } from '../errors/messages';
import { requestId } from '../http/request-context';

interface LogFields {
  error?: string;
  code?: string;
  /** The first stack frame. */
  at?: string;
  /** The route pattern, never the requested URL. */
  route?: string;
  /** Next's error digest, which the browser receives too. */
  digest?: string;
  /** The event's name, where `message` is 'security'. */
  event?: string;
  /** A keyed hash: see networkCode in lib/core/http/rate-limit.ts. */
  network?: string;
  limit?: string;
  action?: string;
  /** Number of occurrences, if one line represents several. */
  count?: number;
}

type Line = LogFields & { level: 'info' | 'warn' | 'error'; message: string };

/** Whether the log is JSON: in production, except in a terminal. */
export const isJsonLog = () => process.env.NODE_ENV === 'production' && !process.stderr.isTTY;

/** One line of text for a terminal. */
function print({ level, message, event, limit, action, count, code, error, route, digest }: Line) {
  const fields = [event, limit, action, count, code, error, route && `on ${route}`, digest];
  const details = fields.filter(Boolean).join(' ');
  console[level](details ? `${message}: ${details}` : message);
}

/** Synchronous, so that no line is lost when the process exits. */
const stderr = pino.destination({ dest: 2, sync: true });

/** Writes JSON with time, level, message and request id to stderr in production, text otherwise. */
export const logger = pino(
  {
    base: null,
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => ({ requestId: requestId() }),
  },
  { write: (line) => (isJsonLog() ? stderr.write(line) : print(JSON.parse(line))) },
);

/** The token of a mailed link or of a shortlist, its dots encoded or not, and that of a feed or of an upload address. */
const TOKEN = /[\w-]{36}(?:\.|%2e)[^/\s]*|[0-9a-f]{40,}/gi;

/** Paths with a token, which may be damaged; deploy/nginx/nginx.conf.template has the same. */
const TOKEN_PATH =
  /^\/+(appeals|shortlist|messages\/(?:link|unsubscribe)|api\/(?:messages|unsubscribe|saved-searches|stock\/upload)|saved-searches\/(?:confirm|manage|stop))\/.*/is;

/**
 * Removes personal data from a message: values that PostgreSQL quotes, e-mail addresses, and the
 * tokens of mailed links, which a mail server may quote as it refuses a mail.
 */
export const withoutInput = (text: string) =>
  text
    .replace(/: ".*"/g, ': "…"')
    .replace(TOKEN, '…')
    .replace(/[^\s"'<>()]+@[^\s"'<>()]+/g, '…@…');

/** The error's fields for the log, each one line of text without personal data. */
function errorFields(error: unknown): LogFields {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined };
  const { digest } = (error ?? {}) as { digest?: unknown };
  return {
    error: withoutInput(`${name} ${message.split('\n', 1)[0]}`),
    code: error instanceof BackendError && error.code ? error.code : undefined,
    at: stack
      ?.split('\n')
      .find((line) => line.startsWith('    at '))
      ?.trim()
      .slice(3),
    digest: typeof digest === 'string' ? digest : undefined,
  };
}

/** Logs a handled error's message and code. */
export function logError(what: string, error: unknown) {
  const { at: _, ...fields } = errorFields(error);
  logger.error(fields, what);
}

const logged = new WeakSet<object>();

/** Logs an error that no code of the site has handled, once: Next reports a failed render twice. */
export function logUncaught(error: unknown, route: string) {
  if (error instanceof Error && logged.has(error)) return;
  if (error instanceof Error) logged.add(error);
  logger.error({ ...errorFields(error), route }, 'uncaught error');
}

/** Logs a security event, such as a refusal or a used recovery, without personal data. */
export function logSecurityEvent(
  event: string,
  details: Pick<LogFields, 'network' | 'limit' | 'action' | 'code'> = {},
) {
  logger.warn({ event, ...details }, 'security');
}

/** Decodes a path as the router does; returns a path that cannot be decoded as it is. */
function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Logs the path of a 404. The path is untrusted input: query, tokens of mailed links and e-mail addresses
 * are removed, unusual characters replaced, and the length limited to 200.
 */
export function logNotFound(url: string) {
  const path = decoded(url.replace(/[?#].*/s, ''))
    .replace(TOKEN_PATH, '/$1/…')
    .replace(TOKEN, '…')
    .replace(/[^/]*(@|%40)[^/]*/gi, '…@…')
    .replace(/[^\w\-./%~@…]+/g, '?');
  logger.warn(`404 ${path.slice(0, 200)}`);
}
