import { BackendError } from '../errors/messages';
import { requestId } from '../http/request-context';

type Level = 'info' | 'warn' | 'error';

export interface LogFields {
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
  /** Number of occurrences, where one line stands for many. */
  count?: number;
}

/** JSON in production, plain text in a terminal. */
const isJson = () => process.env.NODE_ENV === 'production' && !process.stderr.isTTY;

/** Removes personal data: PostgreSQL quotes the user's input after a colon. */
const withoutInput = (text: string) =>
  text.replace(/: ".*"/g, ': "…"').replace(/[^\s"'<>()]+@[^\s"'<>()]+/g, '…@…');

/** Writes one line: JSON with time and request id in production, plain text otherwise. */
export function log(level: Level, message: string, fields: LogFields = {}) {
  if (isJson()) {
    const time = new Date().toISOString();
    const line = { time, level, message, ...fields, requestId: requestId() };
    process.stderr.write(`${JSON.stringify(line)}\n`);
    return;
  }
  const { event, error, code, route, digest, limit, action, count } = fields;
  const details = [event, limit, action, count, code, error, route && `on ${route}`, digest]
    .filter(Boolean)
    .join(' ');
  console[level](details ? `${message}: ${details}` : message);
}

/** The error's fields for the log, each one line of text. */
export function errorFields(error: unknown): LogFields {
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

/** Logs an error's message and code, without queries or personal data. */
export function logError(what: string, error: unknown) {
  const { at: _, ...fields } = errorFields(error);
  log('error', what, fields);
}

/** Logs a security event, such as a refusal or a used recovery, without personal data. */
export function logSecurityEvent(
  event: string,
  details: Pick<LogFields, 'network' | 'limit' | 'action' | 'code'> = {},
) {
  log('warn', 'security', { event, ...details });
}

/**
 * Logs the path of a 404. The path is untrusted input: query and e-mail addresses are removed, unusual
 * characters replaced, and the length limited to 200.
 */
export function logNotFound(url: string) {
  const path = url
    .replace(/[?#].*/s, '')
    .replace(/[^/]*(@|%40)[^/]*/gi, '…@…')
    .replace(/[^\w\-./%~@…]+/g, '?');
  log('warn', `404 ${path.slice(0, 200)}`);
}
