import type { BrowserContext, Page } from '@playwright/test';

/** Whether the scripts of this page have come. */
const haveCome = () =>
  !document.querySelector('script[data-src]') &&
  Array.from(document.scripts)
    .filter(({ src, noModule }) => src && !noModule)
    .every(({ src }) => performance.getEntriesByName(src).length > 0);

/**
 * A page's scripts come after its load event (lib/core/deferred-scripts.ts): makes `goto` and `reload` of this context's
 * pages wait for them too, except where a journey says itself for what they wait.
 */
export function waitForScripts(context: BrowserContext) {
  const scripts = (page: Page) =>
    page.waitForFunction(haveCome, null, { timeout: 5000 }).catch(() => {
      // The page was left, or the journey keeps its scripts away.
    });
  context.on('page', (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (!options?.waitUntil) await scripts(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (!options?.waitUntil) await scripts(page);
      return response;
    };
  });
}
