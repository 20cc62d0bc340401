import { test as base, expect } from '@playwright/test';
import { axe, axeInBothColours } from './axe';
import { ConsoleGuard } from './console-guard';
import { someAddress } from './people';
import { type BackendControl, startProxy } from './proxy';
import { ReusedContext } from './reused-context';
import { startSite } from './site';
import { currentStack } from './stack';
import { waitForScripts } from './wait-for-scripts';

export interface OutageOption {
  /** The project's worker has its own site, connected through the fault-injecting proxy. */
  hasOwnBackendSwitch: boolean;
}

interface WorkerFixtures extends OutageOption {
  reusedContext: ReusedContext;
  ownSite: { url: string; backend: BackendControl } | null;
}

interface TestFixtures {
  /** Gives each journey its own context, as in `npm run test:all`; for those that set a clock or need a fresh cache. */
  hasOwnContext: boolean;
  /** Skips a journey whose browser is not installed. */
  browserAtHand: null;
  /** Fault injection, only in *.outage.spec.ts. Restored to `pass` after each test. */
  backend: BackendControl;
  /** Allows a console error or uncaught exception that this journey expects. */
  allowError: (pattern: RegExp) => void;
  consoleGuard: ConsoleGuard;
  /** Removes the route handlers of the default context's pages at the end: a late rejection would stop the worker. */
  unrouteAtEnd: null;
}

/** Base test of the journeys: `baseURL` is the site under test; unexpected browser errors fail it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  hasOwnBackendSwitch: [false, { option: true, scope: 'worker' }],
  ownSite: [
    async ({ hasOwnBackendSwitch }, use, { workerIndex }) => {
      if (!hasOwnBackendSwitch) return use(null);
      const stack = currentStack();
      const backend = await startProxy(stack.backendUrl);
      const site = await startSite({
        ...stack,
        name: `outage-${workerIndex}`,
        backendUrl: backend.url,
      });
      await use({ url: site.url, backend });
      await site.stop();
      await backend.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite?.url ?? currentStack().siteUrl),
  extraHTTPHeaders: async ({ hasOwnBackendSwitch: _ }, use) =>
    use({ 'X-Forwarded-For': someAddress() }),
  backend: async ({ ownSite }, use) => {
    if (!ownSite) throw new Error('Tests that stop the backend belong in *.outage.spec.ts');
    await use(ownSite.backend);
    await ownSite.backend.pass();
  },
  reusedContext: [
    async ({ hasOwnBackendSwitch: _ }, use) => {
      const reused = new ReusedContext();
      await use(reused);
      await reused.close();
    },
    { scope: 'worker' },
  ],
  hasOwnContext: [!process.env.E2E_SPECIFIED, { option: true }],
  context: async (
    {
      actionTimeout,
      baseURL,
      browser,
      browserName,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      hasOwnContext,
      javaScriptEnabled,
      reusedContext,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const isOwn = hasOwnContext || browserName !== 'chromium';
    // Files and groups of journeys set these options; projects, which have their own workers, set the others.
    const settings = {
      actionTimeout,
      contextOptions,
      deviceScaleFactor,
      isOwn,
      userAgent,
      viewport,
    };
    const context = await reusedContext.open(browser, JSON.stringify(settings), async (opened) => {
      if (javaScriptEnabled !== false) await waitForScripts(opened);
    });
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(context);
    if (isOwn) await reusedContext.close();
    else await reusedContext.clear(baseURL ?? '');
  },
  browserAtHand: [
    async ({ browserName }, use, { skip }) => {
      skip(browserName === 'firefox' && !process.env.E2E_FIREFOX, 'Firefox is not installed');
      await use(null);
    },
    { auto: true },
  ],
  consoleGuard: [
    async ({ context }, use) => {
      const guard = new ConsoleGuard();
      const stopWatching = guard.watch(context);
      await use(guard);
      stopWatching();
      expect(await guard.unexpected(), 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  unrouteAtEnd: [
    async ({ context }, use) => {
      await use(null);
      const pages = context.pages();
      await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    },
    { auto: true },
  ],
  allowError: async ({ consoleGuard }, use) => use((pattern) => consoleGuard.allow(pattern)),
});

export { axe, axeInBothColours, expect };
