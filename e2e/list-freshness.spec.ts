import { type APIRequestContext, expect } from '@playwright/test';
import { formatPrice } from '../lib/format';
import { openSeller } from './support/conversations';
import { signIn } from './support/people';
import { rest } from './support/rest';
import { expectStep, save } from './support/selling';
import { test } from './support/test';

type Car = { id: string; price: number; seller_id: string; registration_number: string };

/** Returns the car that is first on the page of the seller of this one. */
async function firstOfSeller(id: string): Promise<Car> {
  const [own] = await rest<Car>(`vehicles?select=seller_id&id=eq.${id}`);
  const [car] = await rest<Car>(
    `vehicles?select=id,price,seller_id,registration_number&seller_id=eq.${own?.seller_id}&listing_status=eq.active&order=created_at.desc,id&limit=1`,
  );
  if (!car) throw new Error('the seller has nothing for sale');
  return car;
}

/** Requests a page, again until the cache has it, and returns its text. */
async function readCached(request: APIRequestContext, path: string) {
  let text = '';
  await expect(async () => {
    const response = await request.get(path);
    expect(response.headers()['x-nextjs-cache']).toBe('HIT');
    text = await response.text();
  }).toPass();
  return text;
}

test('a new price expires the pages of car and seller, a reservation every list with the car', async ({
  page,
  request,
}) => {
  test.slow();
  const { person, vehicle } = await openSeller('verified_dealer');
  const car = await firstOfSeller(vehicle);
  const { id, price, seller_id: seller, registration_number: plate } = car;
  const list = `/vehicles?priceMin=${price}&priceMax=${price}&seller=${seller}`;
  expect(await readCached(request, list)).toContain(id);
  await readCached(request, `/sellers/${seller}`);
  await readCached(request, `/vehicles/${id}`);

  await signIn(page, person, `/sell/${id}/price`);
  await page.getByLabel('Asking price', { exact: true }).fill(`${price + 10}`);
  await save(page);
  await expectStep(page, 'Check');
  for (const path of [`/vehicles/${id}`, `/sellers/${seller}`]) {
    expect(await (await request.get(path)).text(), path).toContain(formatPrice(price + 10));
  }
  const later = await request.get(list);
  expect(later.headers()['x-nextjs-cache'], 'the list is renewed by time').toMatch(/HIT|STALE/);
  expect(await later.text()).toContain(id);

  await page.goto(`/my-vehicles?search=${plate}`);
  await page.getByRole('button', { name: /^Reserve / }).click();
  await expect(page.getByText(/is reserved now/)).toBeVisible();
  expect(await (await request.get(list)).text()).not.toContain(id);
});
