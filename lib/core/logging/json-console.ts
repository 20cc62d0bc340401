import { format, stripVTControlCharacters } from 'node:util';
import { errorFields, log } from './logger';

const LEVELS = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Errors already logged. */
const logged = new WeakSet<object>();

/** Logs an uncaught error once, even if it is reported several times. */
export function logUncaught(error: unknown, message: string, route?: string) {
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  log('error', message, { ...errorFields(error), route });
}

/**
 * Turns Next's console output (coloured text with stacks) into one JSON line each. That includes
 * uncaught exceptions and unhandled rejections, which Next reports on the console.
 */
export function installJsonConsole() {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...args: unknown[]) => {
      const error = args.find((arg) => arg instanceof Error);
      const rest = args.filter((arg) => arg !== error);
      const text = stripVTControlCharacters(format(...rest))
        .replace(/\s+/g, ' ')
        .trim();
      const message = text.replace(/^⨯\s*|:$/g, '');
      // The Supabase auth client prints an expired session as an error; it is routine.
      if (error?.name === 'AuthApiError')
        log('info', message || 'session ended', errorFields(error));
      // Deferred: onRequestError, which knows the route, logs the same error first if it gets it.
      else if (error) setImmediate(logUncaught, error, message || 'uncaught error');
      else if (text) log(level, text);
    };
  }
}
