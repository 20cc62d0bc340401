import type { Page } from '@playwright/test';
import { untilHydrated } from './support/confirm';
import { cards, carNames, SEEDED_LIST, templates } from './support/pages';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type Move = { part: string; ms: number };

/** Notes what moves in the view transitions of the page, and for how long. */
const noteMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: Move[] = [];
    Object.assign(window, { moves });
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = begin(update);
      const note = () => {
        for (const { effect } of document.getAnimations()) {
          const part = effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : '';
          const ms = Number(effect?.getComputedTiming().endTime);
          // The page itself is a group too, which takes no time.
          if (ms > 0 && part.startsWith('::view-transition-group')) moves.push({ part, ms });
        }
      };
      transition.ready.then(note, () => {});
      return transition;
    };
  });

const movesOf = (page: Page) => page.evaluate(() => (window as unknown as { moves: Move[] }).moves);

/** Opens the first car of a hydrated page by its card; returns the car's id. */
async function openFirst(page: Page) {
  await untilHydrated(page);
  const link = cards(page)
    .first()
    .getByRole('link', { name: /^View Details/ });
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('complementary', { name: 'Price and seller' })).toBeVisible();
  return path.replace(/^.*\//, '');
}

for (const address of ['/', SEEDED_LIST]) {
  test(`a card’s picture on ${address} becomes the picture of the car’s page`, async ({ page }) => {
    await noteMoves(page);
    // Another transition that commits between press and page takes the kind of the press: nothing moves then.
    await expect(async () => {
      await page.goto(address);
      const id = await openFirst(page);
      await expect
        .poll(() => movesOf(page), { timeout: 2000 })
        .toEqual([{ part: `::view-transition-group(car-${id})`, ms: 240 }]);
    }).toPass();
  });
}

test('pictures stand still from list to list', async ({ page }) => {
  await noteMoves(page);
  await page.goto(SEEDED_LIST);
  const first = await cards(page).first().locator('h3').textContent();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 });
  await expect(cards(page).first().locator('h3')).not.toHaveText(String(first));
  expect(await movesOf(page)).toEqual([]);
});

type Animated = { tag: string; text: string; ms: number };

/** Notes the cards and headings of lists that a script moves, and for how long. */
const noteAnimations = (page: Page) =>
  page.addInitScript(() => {
    const animations: Animated[] = [];
    Object.assign(window, { animations });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const ms = Number(typeof options === 'object' ? options.duration : options);
      const text = this.querySelector('h3')?.textContent ?? this.textContent ?? '';
      if (['LI', 'H2'].includes(this.tagName)) animations.push({ tag: this.tagName, text, ms });
      return animate.call(this, keyframes, options);
    };
  });

const animationsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { animations: Animated[] }).animations);

test('cards that a filter leaves move to their places, the count fades in', async ({ page }) => {
  await noteAnimations(page);
  await page.goto(`${SEEDED_LIST}&sort=price_asc`);
  const found = page.getByRole('heading', { level: 2, name: /vehicles? found$/ });
  const count = String(await found.textContent());
  const names = await carNames(page);
  const fuel = page.getByRole('combobox', { name: 'Fuel type' });
  await fuel.selectOption('petrol');
  await expect(found).not.toHaveText(count);
  const moved = await animationsOf(page);
  for (const { ms } of moved) expect(ms).toBe(240);
  const staying = moved.filter(({ tag }) => tag === 'LI').map(({ text }) => text);
  expect(staying.length, 'cards that moved').toBeGreaterThan(0);
  expect(names).toEqual(expect.arrayContaining(staying));
  expect(moved.filter(({ tag }) => tag === 'H2')).toHaveLength(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fuel.selectOption('');
  await expect(found).toHaveText(count);
  expect(await animationsOf(page), 'under reduced motion').toHaveLength(moved.length);
});

test('no picture moves where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await noteMoves(page);
  await page.goto(SEEDED_LIST);
  await openFirst(page);
  expect(await movesOf(page)).toEqual([]);
});

test('Back leads to the same place of the list, at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SEEDED_LIST);
  await untilHydrated(page);
  const late = cards(page)
    .nth(20)
    .getByRole('link', { name: /^View Details/ });
  await late.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await late.click();
  await expect(page.getByRole('heading', { name: 'Vehicle History' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /vehicles found$/ })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(late).toBeInViewport();
});

test('the asking price slides to its place on the scale once, or stands there', async ({
  page,
}) => {
  await page.goto(templates['valuation result'] ?? '');
  const slide = () =>
    page
      .locator('.slide-once', { hasText: '£8,200' })
      .first()
      .evaluate((flag) => {
        const { animationDuration, animationIterationCount } = getComputedStyle(flag);
        return [animationDuration, animationIterationCount];
      });
  expect(await slide()).toEqual(['0.24s', '1']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await slide()).toEqual(['0s', '1']);
});

test('the forecourt’s picture fades while the theme turns, and loads its other file only then', async ({
  page,
}) => {
  const byNight: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cars/forecourt-night-')) byNight.push(request.url());
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.fades = '0';
    addEventListener('transitionrun', ({ propertyName }) => {
      if (propertyName === '--night') dataset.fades = String(Number(dataset.fades) + 1);
    });
  });
  const root = page.locator('html');
  const picture = page.getByRole('img', { name: /under the canopy of a forecourt$/ });
  await expect(picture).toHaveCSS('transition-duration', '0.24s');
  await expect(picture).toHaveCSS('opacity', '1');
  expect(byNight).toEqual([]);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-fades', '1');
  await expect(picture).toHaveCSS('opacity', '1');
  await expect.poll(() => byNight.length).toBeGreaterThan(0);

  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(picture).toHaveCSS('opacity', '1');
  await expect(root).toHaveAttribute('data-fades', '1');
});
