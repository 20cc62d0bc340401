import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { format } from 'node:util';

/** State of one request that the fixes share while @supabase/lite handles it. */
interface RequestContext {
  logFile: string;
  /** The last error lite logged to the console, the only place where it exposes a full SQL error. */
  reported: unknown;
  /** The request resends a confirmation email. */
  isResend: boolean;
  /** Redirect target after the user follows the emailed link. */
  redirectTo: string;
}

const contexts = new AsyncLocalStorage<RequestContext>();
let patched = false;

export const currentRequest = () => contexts.getStore();

/** Runs one request with its own context; lite's console output during it goes to the log file. */
export function withRequestContext<T>(logFile: string, work: () => Promise<T>): Promise<T> {
  return contexts.run({ logFile, reported: undefined, isResend: false, redirectTo: '' }, work);
}

/** Redirects lite's console output to the log file; with DEBUG set it is also printed. */
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
    // The folder may be removed while the last requests finish; a lost log line is acceptable.
  }
}
