import { isRenderQueueFull } from '../core/http/render-queue';
import { currentRequest } from '../core/http/request-context';
import { BUSY, errorPage } from './error-page';
import { OWN_SCRIPTS } from './inline-scripts';

/** A page for whoever has no place in the queue: to make one that says so would cost as much as any. */
function refuse() {
  if (!isRenderQueueFull()) return null;
  const { html, headers } = errorPage(BUSY);
  return { html, headers: { ...headers, 'retry-after': '5' } };
}

/** What lib/runtime/cache-handler.mjs is told: Next loads it as it is, and it cannot import TypeScript. */
export function registerCacheHooks() {
  const shared = globalThis as { [key: symbol]: unknown };
  shared[Symbol.for('forecourt.cache-hooks')] = {
    ownScripts: new Set(OWN_SCRIPTS),
    refuse,
    endRender: () => currentRequest()?.endRender(),
  };
}
