import type { Page } from '@playwright/test';

/** A page's visible content and its structured data. */
export interface Said {
  status: number;
  /** Structured data items by their `@type`, or the last of several. */
  things: Record<string, Record<string, unknown>>;
  scripts: number;
  head: Record<string, string>;
  heading: string;
  price: string;
  miles: string;
  description: string;
  seller: string;
  sellerKind: string;
  sellerPath: string;
  found: string;
  pictures: { src: string; alt: string }[];
  trail: { name: string; href: string | null }[];
  cards: { name: string; href: string | null }[];
}

/** Fetches and parses pages as a crawler does, eight at a time, without running their scripts. */
export async function readPages(page: Page, paths: string[]): Promise<Said[]> {
  await page.goto('/');
  return page.evaluate(async (addresses) => {
    const read = async (address: string): Promise<Said> => {
      const response = await fetch(address);
      const html = new DOMParser().parseFromString(await response.text(), 'text/html');
      const text = (element?: Element | null) => element?.textContent?.trim() ?? '';
      const first = (selector: string) => text(html.querySelector(selector));
      const links = (selector: string) =>
        [...html.querySelectorAll(selector)].map((element) => ({
          name: text(element),
          href: element.getAttribute('href'),
        }));
      const scripts = [...html.querySelectorAll('script[type="application/ld+json"]')];
      const graphs = scripts.flatMap((script) => JSON.parse(text(script))['@graph']);
      const named = [...html.querySelectorAll('head > meta[content]')].map((meta) => [
        meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
        meta.getAttribute('content') ?? '',
      ]);
      const labels = [...html.querySelectorAll('main dt, main h2')];
      const under = (label: string) =>
        text(labels.find((element) => text(element) === label)?.nextElementSibling);
      const canonical = html.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
      return {
        status: response.status,
        things: Object.fromEntries(graphs.map((thing) => [[thing['@type']].flat().at(-1), thing])),
        scripts: scripts.length,
        head: { ...Object.fromEntries(named), canonical, title: first('title') },
        heading: first('h1'),
        price: first('aside p.text-signal'),
        miles: under('Miles'),
        description: under('Description'),
        seller: text([...html.querySelectorAll('aside p.font-semibold')].at(-1)),
        sellerKind: text(html.querySelector('aside p.font-semibold + p')),
        sellerPath: html.querySelector('aside p.font-semibold > a')?.getAttribute('href') ?? '',
        found: text([...html.querySelectorAll('main h2')].find((h2) => /found$/.test(text(h2)))),
        pictures: [
          ...html.querySelectorAll('main ul[aria-label^="Pictures"] img, [id^=picture-] img'),
        ].map((image) => ({
          src: image.getAttribute('src') ?? '',
          alt: image.getAttribute('alt') ?? '',
        })),
        trail: links('nav[aria-label=Breadcrumb] :is(a, [aria-current])'),
        cards: [...html.querySelectorAll('main article')].map((card) => ({
          name: text(card.querySelector('h3')),
          href: card.querySelector('a')?.getAttribute('href') ?? null,
        })),
      };
    };
    const said: Said[] = [];
    const left = [...addresses.entries()];
    const work = async () => {
      for (let next = left.shift(); next; next = left.shift()) said[next[0]] = await read(next[1]);
    };
    await Promise.all(Array.from({ length: 8 }, work));
    return said;
  }, paths);
}
