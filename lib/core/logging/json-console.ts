import { format, stripVTControlCharacters } from 'node:util';
import { errorFields, log } from './logger';

const LEVELS = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Errors that have their line already. */
const said = new WeakSet<object>();

/** Writes the line of an uncaught error, once however often it is reported. */
export function logUncaught(error: unknown, message: string, route?: string) {
  if (typeof error === 'object' && error !== null) {
    if (said.has(error)) return;
    said.add(error);
  }
  log('error', message, { ...errorFields(error), route });
}

/**
 * Makes one JSON line of whatever Next prints, which is a coloured text with a stack: also of
 * uncaught exceptions and unhandled rejections, which it survives and reports here.
 */
export function installJsonConsole() {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...words: unknown[]) => {
      const error = words.find((word) => word instanceof Error);
      const rest = words.filter((word) => word !== error);
      const text = stripVTControlCharacters(format(...rest))
        .replace(/\s+/g, ' ')
        .trim();
      const message = text.replace(/^⨯\s*|:$/g, '');
      // The auth client prints a session that is over: everyday, and no error.
      if (error?.name === 'AuthApiError')
        log('info', message || 'session ended', errorFields(error));
      // After onRequestError, which knows the page, if that is told of it too.
      else if (error) setImmediate(logUncaught, error, message || 'uncaught error');
      else if (text) log(level, text);
    };
  }
}
