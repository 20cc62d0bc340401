import { gzipSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';
import { atMost, type Row } from './table';

const SCRIPT_LIMIT_KB = 150;
const FONT_LIMIT_KB = 60;
/** Compression level of `next start`. */
const GZIP = { level: 6 };

/** Measures the bytes that a page fetches before any interaction, and then while it is scrolled to its end. */
export async function measureBytes(
  browser: Browser,
  origin: string,
  pages: Record<string, string>,
): Promise<Row[]> {
  const fonts = new Map<string, number>();
  const scripts: Row[] = [];
  let prefetched = 0;
  for (const [name, path] of Object.entries(pages)) {
    const found = await visit(browser, origin + path);
    for (const [url, bytes] of found.fonts) fonts.set(url, bytes);
    prefetched += found.prefetched;
    const what = `JavaScript of \`${name}\` before any interaction, gzip`;
    scripts.push(atMost(what, { value: found.scripts / 1000, limit: SCRIPT_LIMIT_KB, unit: 'kB' }));
  }
  const kilobytes = [...fonts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
  const shown = `${kilobytes.toFixed(1)} kB, ${fonts.size} files`;
  return [
    ...scripts,
    atMost('Fonts of these pages', {
      value: kilobytes,
      shown,
      limit: FONT_LIMIT_KB,
      unit: 'kB',
    }),
    atMost('Routes prefetched before hover, all scrolled through', { value: prefetched, limit: 0 }),
  ];
}

async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const response = await page.goto(url, { waitUntil: 'networkidle' });
    if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}.`);
    const before = [...requests];
    const scripts = await sizes(before, 'script', (body) => gzipSync(body, GZIP).length);
    const fonts = await sizes(before, 'font', (body) => body.length);
    for (let screen = 1; screen < 30; screen += 1) {
      await page.mouse.wheel(0, 800);
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
    }
    await page.waitForLoadState('networkidle');
    return {
      scripts: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
      fonts,
      prefetched: requests.filter(isPrefetch).length,
    };
  } finally {
    await context.close();
  }
}

async function sizes(
  requests: Request[],
  type: string,
  sizeOf: (body: Buffer) => number,
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const request of requests.filter((candidate) => candidate.resourceType() === type)) {
    const response = await request.response();
    if (response?.ok()) found.set(request.url(), sizeOf(await response.body()));
  }
  return found;
}

/** True for Next.js route prefetches and for speculation-rule prefetches. */
function isPrefetch(request: Request): boolean {
  const headers = request.headers();
  return 'rsc' in headers || /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '');
}
