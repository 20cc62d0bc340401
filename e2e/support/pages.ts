import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** The cards of a grid, in reading order. */
export const cards = (page: Page) => page.locator('main ul > li > article');

/** The names of the cars a grid shows: one at least, so that what is said of each is said of some. */
export async function carNames(page: Page) {
  const names = await cards(page).locator('h3').allTextContents();
  expect(names.length, 'cars in the grid').toBeGreaterThan(0);
  return names;
}

/** The links of the cars that the favourites page shows for sale: a car that is gone has none. */
export const savedCars = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^View Details of / });

/** Waits until the favourites page shows these cars for sale, by name and in this order, and no others. */
export const expectSavedCars = (page: Page, names: string[]) =>
  expect(savedCars(page)).toHaveText(names.map((name) => `View Details of ${name}`));

/** The prices a grid shows, in pounds: one at least. */
export async function prices(page: Page) {
  const texts = await cards(page).locator('p.text-signal').allTextContents();
  expect(texts.length, 'prices in the grid').toBeGreaterThan(0);
  return texts.map((text) => Number(text.replace(/\D/g, '')));
}

/** The address of the first car on the list. */
export async function firstVehicle(page: Page) {
  await page.goto('/vehicles');
  return (await cards(page).first().getByRole('link').getAttribute('href')) ?? '';
}

/** Help, contact and the legal texts: their other addresses, and what their headings say. */
export const documents = [
  { path: '/help', alias: '/help-center', heading: 'Help' },
  { path: '/contact', alias: null, heading: 'Contact us' },
  { path: '/privacy', alias: '/privacy-policy', heading: 'Privacy policy' },
  { path: '/terms', alias: '/terms-of-service', heading: 'Terms of service' },
  { path: '/cookies', alias: '/cookie-policy', heading: 'Cookie policy' },
  { path: '/audit', alias: '/smart-contract-audit', heading: 'Smart-contract audit' },
];

/** Pages that explain, besides the lists and the cars. */
export const marketingPages = [
  '/ai-valuation',
  '/ar-showroom',
  '/web3-trading',
  '/dvla-integration',
  '/blockchain-guide',
  '/api-docs',
] as const;

/** One address of each kind of page for everybody; a car's, which is empty here, is any car's. */
export const templates: Record<string, string> = {
  home: '/',
  list: '/vehicles',
  'filtered list': '/vehicles?make=BMW&priceMax=30000&location=Leeds&sort=distance',
  'empty list': '/vehicles?search=no+such+car',
  'question of place': '/vehicles?location=Newport',
  favourites: '/favourites',
  evidence: '/evidence',
  'model card': '/evidence/valuation',
  'sign-in form': '/auth',
  'sign-up form': '/auth?tab=sign-up',
  'reset form': '/auth?tab=reset',
  'confirmation page': '/auth/confirm?token_hash=none&type=email',
  'answers found': '/help/search?q=scam',
  ...Object.fromEntries(documents.map(({ path }) => [path, path])),
  ...Object.fromEntries(marketingPages.map((path) => [path.slice(1), path])),
  'missing page': '/nowhere',
  'missing car': '/vehicles/00000000-0000-4000-8000-000000000000',
  car: '',
};

/** Every page that the sitemap lists besides cars and lists of one make. */
export async function sitePages(request: APIRequestContext) {
  const xml = await (await request.get('/sitemaps/pages.xml')).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address = '']) => new URL(address))
    .filter(({ search }) => search === '')
    .map(({ pathname }) => pathname);
}

/**
 * The words of pages as a reader without scripts gets them, what a seller wrote and footnote marks
 * left out. Elements
 * stand apart by a space, so that no word runs into the next. A missing page has none.
 */
export async function pageTexts(page: Page, paths: readonly string[]) {
  await page.goto('/');
  return page.evaluate(async (addresses) => {
    const texts: { path: string; text: string }[] = [];
    for (const path of addresses) {
      const answer = await fetch(path);
      if (!answer.ok) continue;
      const html = new DOMParser().parseFromString(await answer.text(), 'text/html');
      for (const element of html.querySelectorAll('script, style, nav, pre, a[href^="/evidence#"]'))
        element.remove();
      for (const heading of html.querySelectorAll('main h2')) {
        if (['Description', 'Features'].includes(heading.textContent ?? ''))
          heading.parentElement?.remove();
      }
      // React parts one text from another by a comment.
      const comments = html.createNodeIterator(html.body, NodeFilter.SHOW_COMMENT);
      for (let one = comments.nextNode(); one; one = comments.nextNode())
        one.parentNode?.removeChild(one);
      html.body.normalize();
      const words: string[] = [];
      const walker = html.createTreeWalker(html.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
      texts.push({ path, text: words.join(' ').replace(/\s+/g, ' ') });
    }
    return texts;
  }, paths);
}
