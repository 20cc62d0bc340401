import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { format } from 'node:util';

/** What one request leaves behind for the fixes while @supabase/lite answers it. */
interface RequestContext {
  logFile: string;
  /** The last error that lite wrote to the console: the one place where it keeps an SQL error whole. */
  reported: unknown;
  /** The request repeats a confirmation mail. */
  isResend: boolean;
  /** Where the visitor wants to be after following the mailed link. */
  redirectTo: string;
}

const contexts = new AsyncLocalStorage<RequestContext>();
let patched = false;

export const currentRequest = () => contexts.getStore();

/** Runs one request; whatever lite writes to the console meanwhile goes to the log file instead. */
export function withRequestContext<T>(logFile: string, work: () => Promise<T>): Promise<T> {
  return contexts.run({ logFile, reported: undefined, isResend: false, redirectTo: '' }, work);
}

/** Sends lite's console output to the log file; with DEBUG set it also stays visible. */
export function captureConsole(): void {
  if (patched) return;
  patched = true;
  for (const method of ['error', 'warn', 'log'] as const) {
    const original = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      const context = contexts.getStore();
      if (!context || process.env.DEBUG) original(...values);
      if (context) record(context, values);
    };
  }
}

function record(context: RequestContext, values: unknown[]): void {
  context.reported = values.find((value) => value instanceof Error) ?? context.reported;
  try {
    appendFileSync(context.logFile, `${new Date().toISOString()} ${format(...values)}\n`);
  } catch {
    // The folder may be gone while the last requests end: a lost log line harms nobody.
  }
}
