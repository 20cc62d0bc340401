import { isRenderQueueFull } from '../core/http/render-queue';
import { currentRequest } from '../core/http/request-context';
import { BUSY, errorPage } from './error-page';
import { OWN_SCRIPTS } from './inline-scripts';

/** A static page for a full render queue: rendering one with React would cost as much as the page. */
function refuse() {
  if (!isRenderQueueFull()) return null;
  const { html, headers } = errorPage(BUSY);
  return { html, headers: { ...headers, 'retry-after': '5' } };
}

/** Passes hooks to cache-handler.mjs, which Next loads unbundled, so it cannot import TypeScript. */
export function registerCacheHooks() {
  const shared = globalThis as { [key: symbol]: unknown };
  shared[Symbol.for('forecourt.cache-hooks')] = {
    ownScripts: new Set(OWN_SCRIPTS),
    refuse,
    endRender: () => currentRequest()?.endRender(),
  };
}
