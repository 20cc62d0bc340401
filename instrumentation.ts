import type { Instrumentation } from 'next';

/** Next calls this once, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { watchResponses } = await import('./lib/watch-responses');
  watchResponses();
  const { watchMissing } = await import('./lib/runtime/log-missing');
  watchMissing();
  if (process.env.NODE_ENV !== 'production') return;
  const { installJsonConsole } = await import('./lib/json-console');
  installJsonConsole();
}

/** Next calls this for an error nobody has caught. Its route is a pattern: no address, no query. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logUncaught } = await import('./lib/json-console');
  logUncaught(error, 'uncaught error', context.routePath);
};
