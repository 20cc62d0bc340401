/** Retry-After of a 503, in seconds. lib/runtime/cache-handler.mjs, which imports no TypeScript, has its own. */
export const RETRY_AFTER = '5';

/** A 503 for routes that are not pages; pages get the one of lib/runtime/error-page.ts. */
export const unavailable = (text?: string) =>
  new Response(text, {
    status: 503,
    headers: { 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER },
  });
