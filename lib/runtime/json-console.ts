import { format, stripVTControlCharacters } from 'node:util';
import { isJsonLog, logger, withoutInput } from '../core/logging/logger';

/**
 * Writes what Next, libraries and Node print as lines of the log, so that stderr has one format. It does nothing where
 * the log is text. An error is a warning here: onRequestError logs it as an error, with route and request id.
 */
export function registerJsonConsole() {
  if (!isJsonLog()) return;
  const lineOf = (parts: unknown[]) =>
    withoutInput(stripVTControlCharacters(format(...parts))).trim();
  for (const method of ['log', 'info'] as const)
    console[method] = (...parts) => logger.info(lineOf(parts));
  for (const method of ['warn', 'error'] as const)
    console[method] = (...parts) => logger.warn(lineOf(parts));
  // Node prints a warning by a listener of its own.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => logger.warn(lineOf([`${name}: ${message}`])));
}
