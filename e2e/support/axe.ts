import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const everyRule: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The rules of `everyRule` in axe's category of colour. */
const colourRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Asserts that the page, or the part of it, has no axe violations (WCAG 2.2 A/AA, best practice). */
export async function axe(page: Page, part = 'html', runOnly = everyRule) {
  if (base.info().project.use.javaScriptEnabled === false) {
    throw new Error('axe runs in the page: check accessibility in a project with JavaScript.');
  }
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const { violations } = await page.evaluate<AxeResults, [string, RunOptions]>(
    ([selector, run]) => {
      const { axe: engine } = globalThis as unknown as { axe: typeof import('axe-core') };
      return engine.run(selector, run);
    },
    [part, options],
  );
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`,
    ),
  );
  // The assertion is soft, so that a journey through several pages reports all of them.
  expect.soft(lines.join('\n'), `accessibility of ${page.url()}`).toBe('');
}

/** Asserts it in light colours, and the colour rules in dark ones: app/globals.css changes nothing else there. */
export async function axeInBothColours(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'light' ? everyRule : colourRules;
    await base.step(`in ${colorScheme} colours`, () => axe(page, 'html', rules));
  }
}
