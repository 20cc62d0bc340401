import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/**
 * The browser context that a worker's journeys use one after the other: a page in it takes half of the processor time
 * of a page in a new context. Between two journeys its pages are closed and the site's stored data are deleted; the
 * browser's cache stays.
 */
export class ReusedContext {
  #context: BrowserContext | undefined;
  #settings = '';
  /** Keeps the renderer process of the context, with the scripts that it has compiled. */
  #idle: { page: Page; devtools: CDPSession } | undefined;

  /** Returns the context, or a new one, made ready, if the last journey had other settings. */
  async open(
    browser: Browser,
    settings: string,
    makeReady: (context: BrowserContext) => Promise<void>,
  ): Promise<BrowserContext> {
    if (this.#context && this.#settings === settings) return this.#context;
    await this.close();
    this.#settings = settings;
    this.#context = await browser.newContext();
    await makeReady(this.#context);
    return this.#context;
  }

  /** Resets the context to its state before a journey; an installed clock and added scripts stay. */
  async clear(origin: string): Promise<void> {
    const context = this.#context;
    if (!context) return;
    const pages = context.pages().filter((page) => page !== this.#idle?.page);
    this.#idle ??= await this.#openIdle(context);
    await Promise.all(pages.map((page) => page.close()));
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    await this.#idle.devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
    this.#idle = undefined;
  }

  async #openIdle(context: BrowserContext) {
    const page = await context.newPage();
    return { page, devtools: await context.newCDPSession(page) };
  }
}
