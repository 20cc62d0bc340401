import { type APIRequestContext, expect } from '@playwright/test';
import { formatPrice } from '../lib/format';
import { openSeller } from './support/conversations';
import { signIn } from './support/people';
import { rest } from './support/rest';
import { expectStep, save } from './support/selling';
import { test } from './support/test';

type Car = { price: number; seller_id: string; registration_number: string | null };

const readCar = async (id: string) => {
  const [car] = await rest<Car>(`vehicles?select=price,seller_id,registration_number&id=eq.${id}`);
  if (!car?.registration_number) throw new Error('the car has no number plate');
  return car;
};

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
  const { person, vehicle: id } = await openSeller('verified_dealer');
  const { price, seller_id: seller, registration_number: plate } = await readCar(id);
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
