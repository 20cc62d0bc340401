import type { Page } from '@playwright/test';
import { rest } from './support/rest';
import { axeInBothColours, expect, test } from './support/test';

type Car = { id: string; price: number };

/** A car for sale of a kind of seller, who is public with it. */
async function carOf(kind: 'private' | 'dealer'): Promise<Car> {
  const [car] = await rest<Car>(
    `vehicles?select=id,price&listing_status=eq.active&seller_type=eq.${kind}&order=created_at&limit=1`,
  );
  if (!car) throw new Error(`No ${kind} car is for sale`);
  return car;
}

const receipt = (id: string) => `/handing-over/receipt?vehicle=${id}`;
const price = (page: Page) => page.getByRole('textbox', { name: 'Price agreed, in figures' });
const asSeen = (page: Page) => page.getByRole('checkbox', { name: /sold as seen/i });

/** Asserts that the page has no sideways scroll. */
const expectNoScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

test('a receipt is filled in from a car, typed into, and prints on one page of A4 @noscript', async ({
  page,
  javaScriptEnabled,
}) => {
  const car = await carOf('private');
  await page.goto(receipt(car.id));
  await expect(
    page.getByRole('heading', { name: 'Bill of sale and receipt for a car' }),
  ).toBeVisible();
  await expect(price(page)).toHaveValue(`£${car.price.toLocaleString('en-GB')}`);
  await expect(page.getByRole('textbox', { name: 'Make' })).not.toHaveValue('');
  await asSeen(page).check();
  await page.getByRole('textbox', { name: 'Seller: full name' }).fill('A Seller');
  // Enter in a field of a form would send it.
  await page.getByRole('textbox', { name: 'Seller: full name' }).press('Enter');
  await expect(page).toHaveURL(receipt(car.id));
  await expect(page.getByRole('textbox', { name: 'Seller: full name' })).toHaveValue('A Seller');
  if (javaScriptEnabled !== false) await axeInBothColours(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText('Print two copies, sign both')).toBeHidden();
  await expect(page.getByText('Signature of the buyer')).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('what is typed into a receipt is stored nowhere and sent nowhere', async ({ page }) => {
  const sent: string[] = [];
  await page.goto('/handing-over/receipt');
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('textbox', { name: 'Buyer: full name' }).fill('Zebedee Quill');
  await page.getByRole('textbox', { name: 'Make' }).fill('Zebedee Quill');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain('Zebedee');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Buyer: full name' })).toHaveValue('');
  expect(sent.filter((one) => one.includes('Zebedee'))).toEqual([]);
});

test('a dealer’s car has no ‘sold as seen’, and an address without a car says why it is blank @noscript', async ({
  page,
}) => {
  await page.goto(receipt((await carOf('dealer')).id));
  await expect(asSeen(page)).toHaveCount(0);
  await expect(page.getByText('The buyer keeps all rights')).toBeVisible();
  for (const query of ['?vehicle=nonsense', '?vehicle=00000000-0000-4000-8000-000000000000']) {
    await page.goto(`/handing-over/receipt${query}`);
    await expect(page.getByText('is not, or no longer, for sale here')).toBeVisible();
    await expect(price(page)).toHaveValue('');
  }
});

test('a car’s page leads to the handing over and its receipt, without sideways scrolling at 390 px @noscript', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { id } = await carOf('private');
  await page.goto(`/vehicles/${id}`);
  await page.getByRole('link', { name: 'Paying safely, the V5C, a receipt' }).click();
  await expect(page).toHaveURL('/handing-over');
  await expect(page.getByRole('heading', { name: 'The V5C and DVLA' })).toBeVisible();
  await expectNoScroll(page);
  await page.getByRole('link', { name: 'Bill of sale and receipt' }).click();
  await expect(page).toHaveURL('/handing-over/receipt');
  await expectNoScroll(page);
  await page.goto(`/ar-showroom/viewing-sheet?vehicle=${id}`);
  await page.getByRole('link', { name: 'Agreed? A receipt to sign' }).click();
  await expect(page).toHaveURL(receipt(id));
  await page.getByRole('link', { name: /^Viewing sheet of the / }).click();
  await expect(page).toHaveURL(`/ar-showroom/viewing-sheet?vehicle=${id}`);
});
