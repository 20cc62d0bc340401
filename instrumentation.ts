import type { Instrumentation } from 'next';

/** Next calls this once, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { claimsProblem } = await import('./lib/runtime/check-claims');
  const { env } = await import('./lib/env');
  const problem = claimsProblem(env.siteUrl(), process.env.CLAIMS);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  const { registerJsonConsole } = await import('./lib/runtime/json-console');
  registerJsonConsole();
  const { registerRequestHooks } = await import('./lib/runtime/request-hooks');
  const { registerCacheHooks } = await import('./lib/runtime/cache-hooks');
  const { registerSiteMetrics } = await import('./lib/runtime/site-metrics');
  registerRequestHooks();
  registerCacheHooks(registerSiteMetrics());
}

/** Next calls this for an uncaught error. `routePath` is a pattern without parameters or query. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logUncaught } = await import('./lib/core/logging/logger');
  logUncaught(error, context.routePath);
};
