import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page, type Route } from '@playwright/test';
import { PAGES } from '../../lib/pages';

/** Vehicle cards of a grid, in document order. */
export const cards = (page: Page) => page.locator('main ul > li > article');

/** Names of the vehicles in a grid. Asserts at least one, so that checks on each are not vacuous. */
export async function carNames(page: Page) {
  const names = await cards(page).locator('h3').allTextContents();
  expect(names.length, 'cars in the grid').toBeGreaterThan(0);
  return names;
}

/** Links of active vehicles among the favourites, not of those viewed last; unavailable vehicles have no such link. */
export const savedCars = (page: Page) =>
  page.locator('main ul:not(section *)').getByRole('link', { name: /^View Details of / });

/** Waits until the favourites page lists exactly these active vehicles, by name and in this order. */
export const expectSavedCars = (page: Page, names: string[]) =>
  expect(savedCars(page)).toHaveText(names.map((name) => `View Details of ${name}`));

/** Prices in a grid, in pounds. Asserts at least one. */
export async function prices(page: Page) {
  const texts = await cards(page).locator('.card-price').allTextContents();
  expect(texts.length, 'prices in the grid').toBeGreaterThan(0);
  return texts.map((text) => Number(text.replace(/\D/g, '')));
}

/** A list without the cars that other journeys list meanwhile, whose sellers are private. */
export const SEEDED_LIST = '/vehicles?sellerType=dealer';

/** Returns the path of a seeded vehicle; uses only a page's request context. */
export async function firstVehicle({ request }: { request: APIRequestContext }) {
  const html = await (await request.get(SEEDED_LIST)).text();
  return /\/vehicles\/[0-9a-f-]{36}/.exec(html)?.[0] ?? '';
}

/** Returns the path of a seeded vehicle at random: if journeys shared one, their reports would hold it. */
export async function someVehicle(page: Page) {
  const html = await (await page.request.get(`${SEEDED_LIST}&page=${randomInt(2, 12)}`)).text();
  const found = [...new Set(html.match(/\/vehicles\/[0-9a-f-]{36}/g))];
  return found[randomInt(found.length)] ?? '';
}

/** Help, contact and legal pages, with their aliases and headings. */
export const documents = [
  { path: '/help', alias: '/help-center', heading: 'Help' },
  { path: '/contact', alias: null, heading: 'Contact us' },
  { path: '/privacy', alias: '/privacy-policy', heading: 'Privacy policy' },
  { path: '/terms', alias: '/terms-of-service', heading: 'Terms of service' },
  { path: '/cookies', alias: '/cookie-policy', heading: 'Cookie policy' },
  { path: '/audit', alias: '/smart-contract-audit', heading: 'Smart-contract audit' },
];

/** Paths of all pages in the sitemap except vehicles, sellers and landing pages. */
export const sitePages = Object.keys(PAGES).filter(
  (path) => PAGES[path]?.sitemap && !path.includes(':'),
);

/** Marketing pages that explain a feature: those without cars for sale, evidence or a document. */
export const marketingPages = sitePages.filter(
  (path) =>
    !/^\/(vehicles|evidence.*)?$/.test(path) && documents.every((entry) => entry.path !== path),
);

/** One path of each public page type; `car` is empty and stands for any vehicle page. */
export const templates: Record<string, string> = {
  ...Object.fromEntries(sitePages.map((path) => [path, path])),
  'filtered list': '/vehicles?make=BMW&priceMax=30000&location=Leeds&sort=distance',
  'model page': '/used-cars/ford/fiesta',
  'town page': '/used-cars/in/london',
  'missing landing page': '/used-cars/ford/nothing',
  'empty list': '/vehicles?search=xyzzy',
  'question of place': '/vehicles?location=Newport',
  favourites: '/favourites',
  'saved searches': '/saved-searches',
  'search to save': '/saved-searches/new?make=BMW&priceMax=30000&location=Leeds&colr=red',
  'empty search to save': '/saved-searches/new',
  'empty comparison': '/compare',
  'bulk valuation': '/ai-valuation/bulk',
  'sign-in form': '/auth',
  'sign-up form': '/auth?tab=sign-up',
  'reset form': '/auth?tab=reset',
  'confirmation page': '/auth/confirm?token_hash=none&type=email',
  'answers found': '/help/search?q=scam',
  'valuation result':
    '/ai-valuation/result?make=Ford&model=Fiesta&year=2019&mileage=31240&condition=good&fuelType=petrol&transmission=manual&bodyType=hatchback&askingPrice=8200',
  'payments worked out': '/finance?price=12000&deposit=2000&months=48&apr=9.9&kind=pcp&final=4000',
  'list by monthly payment': '/vehicles?monthlyMax=250-2000-48-9.9',
  'missing page': '/nowhere',
  'missing car': '/vehicles/00000000-0000-4000-8000-000000000000',
  'missing seller': '/sellers/00000000-0000-4000-8000-000000000000',
  car: '',
};

/**
 * Texts of pages as rendered without JavaScript, without sellers' own text and footnote markers.
 * Elements are separated by spaces, so that words do not run together. Missing pages are left out.
 */
export async function pageTexts(page: Page, paths: readonly string[]) {
  await page.goto('/');
  return page.evaluate(async (addresses) => {
    const texts: { path: string; text: string }[] = [];
    for (const path of addresses) {
      const response = await fetch(path);
      if (!response.ok) continue;
      const html = new DOMParser().parseFromString(await response.text(), 'text/html');
      for (const element of html.querySelectorAll('script, style, nav, pre, a[href^="/evidence#"]'))
        element.remove();
      for (const heading of html.querySelectorAll('main h2')) {
        if (['Description', 'Features'].includes(heading.textContent ?? ''))
          heading.parentElement?.remove();
      }
      // React separates adjacent text nodes with a comment.
      const comments = html.createNodeIterator(html.body, NodeFilter.SHOW_COMMENT);
      for (let one = comments.nextNode(); one; one = comments.nextNode())
        one.parentNode?.removeChild(one);
      html.body.normalize();
      const parts: string[] = [];
      const walker = html.createTreeWalker(html.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) parts.push(walker.currentNode.textContent ?? '');
      texts.push({ path, text: parts.join(' ').replace(/\s+/g, ' ') });
    }
    return texts;
  }, paths);
}

/** Holds back the pages' scripts until they are released, as a slow connection does. */
export const holdScripts = (page: Page) => hold(page, /\/_next\/static\/.*\.js/);

/** Holds back a page's requests to these addresses until the returned function is called. */
export async function hold(page: Page, addresses: RegExp) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(addresses, (route) => (isHolding ? void held.push(route) : route.continue()));
  return async () => {
    isHolding = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}
