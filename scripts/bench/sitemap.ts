import { note, type Row } from './table';

const MAX_PARTS = 40;
const TIMEOUT_MS = 60_000;

/** Measures the uncached sitemap: the index and each of its parts. */
export async function measureSitemap(origin: string): Promise<Row[]> {
  const index = await ask(`${origin}/sitemap.xml`);
  if (index.status === 404) return [note('Sitemap', 'there is none yet')];
  if (index.status !== 200) throw new Error(`/sitemap.xml answered ${index.status}.`);
  const parts = index.text.includes('<sitemapindex') ? locations(index.text) : [];
  let addresses = parts.length ? 0 : locations(index.text).length;
  let slowest = index.ms;
  let bytes = index.text.length;
  for (const part of parts.slice(0, MAX_PARTS)) {
    const { pathname, search } = new URL(part);
    const response = await ask(origin + pathname + search);
    if (response.status !== 200) throw new Error(`${pathname} answered ${response.status}.`);
    addresses += locations(response.text).length;
    bytes += response.text.length;
    slowest = Math.max(slowest, response.ms);
  }
  const found = `${addresses.toLocaleString('en-GB')} addresses in ${parts.length || 1} parts`;
  return [note(`Sitemap, ${found}`, `${(bytes / 1e6).toFixed(1)} MB, slowest ${slowest} ms`)];
}

/** Extracts the URLs listed in a sitemap or sitemap index. */
export function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, address]) =>
    (address ?? '').replaceAll('&amp;', '&'),
  );
}

async function ask(url: string): Promise<{ status: number; text: string; ms: number }> {
  const started = performance.now();
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  return { status: response.status, text, ms: Math.round(performance.now() - started) };
}
