import type { BrowserContext } from '@playwright/test';

declare global {
  /** Addresses of the scripts that have run in this document, or failed to load. */
  var scriptsDone: Set<string>;
}

function noteScriptEvents() {
  const done = new Set<string>();
  globalThis.scriptsDone = done;
  const record = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) done.add(target.src);
  };
  // Neither event bubbles.
  document.addEventListener('load', record, true);
  document.addEventListener('error', record, true);
}

/** Runs in the page; true once all scripts of its document have run, or failed to load. */
export const areScriptsDone = () =>
  !document.querySelector('script[data-src]') &&
  Array.from(document.scripts)
    .filter(({ src, noModule }) => src && !noModule)
    .every(({ src }) => scriptsDone.has(src));

/**
 * Makes `goto` and `reload` of this context's pages wait for the page's scripts too, which load after the load event
 * (lib/core/script-loader.ts), unless a journey passes its own `waitUntil`.
 */
export async function waitForScripts(context: BrowserContext) {
  await context.addInitScript(noteScriptEvents);
  context.on('page', (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (!options?.waitUntil) await page.waitForFunction(areScriptsDone);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (!options?.waitUntil) await page.waitForFunction(areScriptsDone);
      return response;
    };
  });
}
