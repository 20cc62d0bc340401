import { expect, type Page } from '@playwright/test';
import { areScriptsDone } from './wait-for-scripts';

/** Records the addresses of the scripts that a page requests from now on, including those that scripts request. */
export function recordScripts(page: Page) {
  const scripts = new Set<string>();
  page.on('request', (asked) => {
    if (new URL(asked.url()).pathname.endsWith('.js')) scripts.add(asked.url());
  });
  return scripts;
}

export const scriptBodies = (page: Page, urls: readonly string[]) =>
  Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));

/** Expects that no script of these pages has `pattern`, until each page is at rest. */
export async function expectNoScriptWith(page: Page, pattern: RegExp, paths: readonly string[]) {
  const clean = new Set<string>();
  const scripts = recordScripts(page);
  for (const path of paths) {
    scripts.clear();
    await page.goto(path, { waitUntil: 'networkidle' });
    // The page's own scripts load after its load event, on a busy machine even after the network was idle.
    await page.waitForFunction(areScriptsDone);
    expect(scripts.size, path).toBeGreaterThan(3);
    const fresh = [...scripts].filter((url) => !clean.has(url));
    const bodies = await scriptBodies(page, fresh);
    for (const [index, url] of fresh.entries()) {
      expect(pattern.test(bodies[index] ?? ''), `${url} of ${path}`).toBe(false);
      clean.add(url);
    }
  }
}
