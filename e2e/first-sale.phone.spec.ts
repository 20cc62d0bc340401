import type { Browser, Page } from '@playwright/test';
import { withPictures } from './support/browser';
import { cards } from './support/pages';
import { fillSignUp, mailedPath, newPerson, someAddress } from './support/people';
import { choose, expectPhotos, photographs, removeListing, shownPaths } from './support/photos';
import { expectStep, listingId, publish, save, saveCar, saveDetails } from './support/selling';
import { currentStack } from './support/stack';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

test.use({ launchOptions: withPictures });

const main = (page: Page) => page.getByRole('main');

/** The list of Fiestas at this price: nobody has asked for it before, so that it is not cached. */
const listAt = (price: string) => {
  const pounds = price.replace(/\D/g, '');
  return `/vehicles?search=fiesta&priceMin=${pounds}&priceMax=${pounds}`;
};

/** Opens a page for a visitor without an account or JavaScript, from another network. */
const openStranger = (browser: Browser) =>
  browser.newPage({
    baseURL: currentStack().siteUrl,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'X-Forwarded-For': someAddress() },
  });

/** The car's entry in the sitemap, as the backend makes it for each request; empty if it has none. */
async function sitemapEntry(stranger: Page, id: string) {
  const server = `${currentStack().backendUrl}/functions/v1/sitemap`;
  const part = await (await stranger.request.get(`${server}?part=vehicles-1`)).text();
  expect(part).toContain('<urlset');
  return part.split('<url>').find((entry) => entry.includes(`/vehicles/${id}</loc>`)) ?? '';
}

type Stage = { status: number; price?: string; picture?: string; was?: string };

/**
 * Expects the car's page, a list and the sitemap to show the stage within ten seconds. `was` is the
 * price of a list that has shown the car.
 */
async function expectStage(stranger: Page, id: string, { status, price, picture, was }: Stage) {
  const timeout = 10_000;
  await expect
    .poll(async () => (await stranger.goto(`/vehicles/${id}`))?.status(), { timeout })
    .toBe(status);
  if (price) {
    await expect(main(stranger).getByText(price, { exact: true }).first()).toBeVisible();
    await expect(stranger.getByRole('img', { name: /photograph 8$/ })).toBeAttached();
  } else await expectStep(stranger, 'Vehicle Not Found');
  const shown = price ?? was;
  if (shown) {
    await expect(async () => {
      await stranger.goto(listAt(shown));
      const link = stranger.locator(`a[href="/vehicles/${id}"]`);
      const card = cards(stranger).filter({ has: link });
      if (price) await expect(card).toContainText(price, { timeout: 1000 });
      else await expect(card).toHaveCount(0, { timeout: 1000 });
      if (picture) await expect(card.locator('img')).toHaveAttribute('src', picture);
    }).toPass({ timeout });
  }
  const listed = expect.poll(() => sitemapEntry(stranger, id), { timeout });
  await (price ? listed.toContain(`${picture}</image:loc>`) : listed.toBe(''));
}

/** Signs up from the home page, and opens the form by the link of the mail. */
async function signUpToSell(page: Page) {
  const person = newPerson('Mary Somerville');
  await page.goto('/');
  await page.locator('summary', { hasText: /^Menu$/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sell your car' }).click();
  await expect(page).toHaveURL('/auth?tab=sign-up&next=%2Fsell');
  await expect(main(page).getByText(/^Selling is free/)).toBeVisible();
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(main(page).getByRole('status')).toContainText('Please check your email');
  await page.goto(await mailedPath(person.email, /Confirm/));
  await page.getByRole('button', { name: 'Confirm and Sign In' }).click();
  await expectStep(page, 'Sell your car');
}

/** Completes all six steps except the last button; returns the listing and its first photograph. */
async function writeListing(page: Page) {
  await saveCar(page, { make: 'Ford', model: 'Fiesta', year: '2017' });
  await saveDetails(page, '48,200');
  const id = listingId(page);
  await choose(page, await photographs(8));
  await expectPhotos(page, 8);
  const [picture = ''] = await shownPaths(page);
  await main(page).getByRole('link', { name: 'Continue' }).click();
  await expectStep(page, 'Description');
  await page.getByLabel('Description (optional)').fill('Petrol, manual, 48,200 miles.');
  await save(page);
  await expectStep(page, 'Price and place');
  await page.getByLabel('Asking price').fill('6,495');
  await page.getByLabel('Postcode (optional)').fill('LS6 3AA');
  await save(page);
  await expectStep(page, 'Check and publish');
  return { id, picture };
}

test('a new person signs up by mail, lists a car with eight photographs, changes its price and sells it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signUpToSell(page);
  const { id, picture } = await writeListing(page);
  const gap = await main(page).getByRole('link', { name: 'Service history' }).boundingBox();
  const claims = main(page).getByRole('region', { name: 'Your text beside the listing' });
  const below = (await claims.boundingBox())?.y ?? 0;
  expect(below - (gap?.y ?? 0) - (gap?.height ?? 0)).toBeGreaterThanOrEqual(16);
  const stranger = await openStranger(browser);
  await expectStage(stranger, id, { status: 404 });

  await publish(page).click();
  await expect(page).toHaveURL(`/vehicles/${id}`);
  await expectToast(page, 'Published');
  await expectStage(stranger, id, { status: 200, price: '£6,495', picture });

  await page.goto('/my-vehicles');
  await page.getByRole('link', { name: 'Change price 2017 Ford Fiesta' }).click();
  await page.getByLabel('Asking price').fill('6,250');
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Check', exact: true })).toBeVisible();
  const toast = await expectToast(page, 'Saved');
  const isLow = () => toast.evaluate((box) => box.getBoundingClientRect().top > innerHeight / 2);
  await expect.poll(isLow).toBe(true);
  await expectStage(stranger, id, { status: 200, price: '£6,250', picture });

  await page.goto('/my-vehicles');
  await page.getByRole('button', { name: 'Reserve 2017 Ford Fiesta' }).click();
  await expect(page.getByText('The 2017 Ford Fiesta is reserved now.')).toBeVisible();
  await expectStage(stranger, id, { status: 404, was: '£6,250' });

  await page.getByRole('link', { name: 'Mark sold 2017 Ford Fiesta' }).click();
  await page.getByRole('textbox', { name: /Price it fetched/ }).fill('£6,100');
  await page.getByRole('button', { name: 'Mark sold' }).click();
  await expect(page.getByText('The 2017 Ford Fiesta is sold now.')).toBeVisible();
  await expect(page.getByText('Fetched £6,100.')).toBeVisible();
  await expectStage(stranger, id, { status: 410, was: '£6,250' });
  await stranger.goto(`/vehicles/${id}`);
  await expect(main(stranger)).toContainText(
    'It was a 2017 Ford Fiesta, and has not been for sale',
  );
  await expect(main(stranger)).not.toContainText('6,100');
  expect((await stranger.request.get(picture)).status()).toBe(404);
  await stranger.close();
  await removeListing(page, id);
});
