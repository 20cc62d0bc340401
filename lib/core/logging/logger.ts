import { BackendError } from '../errors/messages';
import { requestId } from '../http/request-context';

type Level = 'info' | 'warn' | 'error';

export interface LogFields {
  error?: string;
  code?: string;
  /** Of the stack, where in the code it happened. */
  at?: string;
  /** The pattern of the page, never the address asked for. */
  route?: string;
  /** Next's name for an error, which a visitor's browser is told too. */
  digest?: string;
  /** What happened, where `message` is 'security'. */
  event?: string;
  /** A keyed hash: see networkCode in lib/core/http/rate-limit.ts. */
  network?: string;
  limit?: string;
  action?: string;
  /** How often it happened, where one line stands for many. */
  count?: number;
}

/** A machine reads production's log, unless somebody runs the site in a terminal. */
const isJson = () => process.env.NODE_ENV === 'production' && !process.stderr.isTTY;

/** What a stranger has typed is personal: PostgreSQL quotes it, after a colon. */
const withoutInput = (text: string) =>
  text.replace(/: ".*"/g, ': "…"').replace(/[^\s"'<>()]+@[^\s"'<>()]+/g, '…@…');

/** One line on stderr: JSON with the time and the request's id in production, else plain words. */
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

/** What is worth keeping of an error, as text of one line each. */
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

/** Says what failed and its code: no query, nothing about a visitor. */
export function logError(what: string, error: unknown) {
  const { at: _, ...fields } = errorFields(error);
  log('error', what, fields);
}

/** Says that something was refused or that a recovery was used: an event's name, nobody's data. */
export function logSecurityEvent(
  event: string,
  details: Pick<LogFields, 'network' | 'limit' | 'action' | 'code'> = {},
) {
  log('warn', 'security', { event, ...details });
}

/**
 * Warns of an address that leads nowhere. It is a stranger's text: no query, no e-mail address, one
 * line of plain characters, cut.
 */
export function logNotFound(url: string) {
  const path = url
    .replace(/[?#].*/s, '')
    .replace(/[^/]*(@|%40)[^/]*/gi, '…@…')
    .replace(/[^\w\-./%~@…]+/g, '?');
  log('warn', `404 ${path.slice(0, 200)}`);
}
