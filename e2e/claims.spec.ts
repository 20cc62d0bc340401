import { evidence } from '../lib/evidence/claims';
import { unaccounted } from './support/claims';
import { firstVehicle, pageTexts, sitePages } from './support/pages';
import { emptyPromises } from './support/planned-features';
import { expect, test } from './support/test';

test('every claim on the site has evidence, and no planned feature is promised as open', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const paths = [...sitePages, await firstVehicle(page), '/favourites'];
  expect(paths.length).toBeGreaterThan(10);
  const texts = await pageTexts(page, paths);
  expect(texts.filter(({ text }) => text.length < 400).map(({ path }) => path)).toEqual([]);
  const wrong = texts.flatMap(({ path, text }) =>
    [...unaccounted(text), ...emptyPromises(text)].map((one) => `${path}: ${one}`),
  );
  expect(wrong).toEqual([]);
});

test('each evidence entry has a heading and a text', async ({ page }) => {
  await page.goto('/evidence');
  const entries = page.locator('main ol > li[id]');
  await expect(entries).toHaveCount(evidence.length);
  for (const entry of await entries.all()) {
    await expect(entry.getByRole('heading')).toHaveText(/\S/);
    expect(((await entry.textContent()) ?? '').length).toBeGreaterThan(60);
  }
});

test('the number of a footnote hangs on its word, no larger than two thirds of it', async ({
  page,
}) => {
  await page.goto('/vehicles');
  const number = page.getByRole('link', { name: /evidence for: AI-Powered Pricing$/ });
  const { share, gap } = await number.evaluate((link) => {
    const word = link.parentElement ?? link;
    const text = document.createRange();
    text.selectNode(word.firstChild ?? word);
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    return {
      share: sizeOf(link) / sizeOf(word),
      gap: link.getBoundingClientRect().left - text.getBoundingClientRect().right,
    };
  });
  expect(share).toBeLessThan(0.7);
  expect(gap).toBeLessThan(3);
});
