import { chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../../e2e/support/browser';
import { freePort } from '../../supabase/local/free-port';
import { say } from '../dev/report';
import { measureBytes } from './bytes';
import { measureLighthouse } from './lighthouse';
import { note, type Row } from './table';

/** Measures transferred bytes and Lighthouse scores; returns a note row when there is no browser. */
export async function measureInBrowser(
  origin: string,
  pages: Record<string, string>,
  lighthouseRuns: number,
): Promise<Row[]> {
  const found = await findBrowser();
  if (!found) return [note('Bytes and Lighthouse', 'n/a: no browser, set CHROME_PATH to one')];
  const port = await freePort();
  const browser = await chromium.launch({
    ...launchOptions(found),
    // Lighthouse connects to the browser through a debugging port, Playwright through a pipe.
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    say('bytes before any interaction');
    const bytes = await measureBytes(browser, origin, pages);
    say(`Lighthouse, ${lighthouseRuns} × ${Object.keys(pages).length} pages`);
    return [...bytes, ...(await measureLighthouse(port, origin, pages, lighthouseRuns))];
  } finally {
    await browser.close();
  }
}
