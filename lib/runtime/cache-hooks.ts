import { setTimeout as wait } from 'node:timers/promises';
import { isRenderQueueFull, REFUSAL_DELAY_MS } from '../core/http/render-queue';
import { currentRequest } from '../core/http/request-context';
import { RETRY_AFTER } from '../core/http/unavailable';
import { logger } from '../core/logging/logger';
import { BUSY, errorPage } from './error-page';
import { OWN_SCRIPTS } from './inline-scripts';
import type { CacheMetrics } from './site-metrics';

/**
 * The cache entry of a refused page, after a delay; null if the render queue has room. A static page:
 * rendering one with React would cost as much as the page.
 */
async function refuse() {
  if (!isRenderQueueFull()) return null;
  await wait(REFUSAL_DELAY_MS);
  const { html, headers } = errorPage(BUSY);
  const refused = { kind: 'APP_PAGE', rscData: Buffer.alloc(0), status: 503, html };
  return { ...refused, headers: { ...headers, 'retry-after': RETRY_AFTER } };
}

/** Passes hooks to cache-handler.mjs, which Next loads unbundled, so it cannot import TypeScript. */
export function registerCacheHooks(metrics: CacheMetrics = {}) {
  const shared = globalThis as { [key: symbol]: unknown };
  shared[Symbol.for('forecourt.cache-hooks')] = {
    ownScripts: new Set(OWN_SCRIPTS),
    refuse,
    warn: (text: string) => logger.warn(text),
    endRender: () => currentRequest()?.endRender(),
    ...metrics,
  };
}
