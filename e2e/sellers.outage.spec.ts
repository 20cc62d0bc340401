import { rest } from './support/rest';
import { expect, test } from './support/test';

test('a seller’s page in an outage is a 503 that is not cached; one made before is served', async ({
  page,
  request,
  backend,
  allowError,
}) => {
  allowError(/status of 503/);
  const [made, unseen] = await rest<{ id: string }>(
    'sellers?select=id,vehicles!inner(id)&vehicles.listing_status=eq.active&user_id=is.null&order=id.desc&limit=2',
  );
  expect((await request.get(`/sellers/${made?.id}`)).status()).toBe(200);
  await backend.refuse();
  expect((await request.get(`/sellers/${made?.id}`)).status()).toBe(200);
  const answer = await page.goto(`/sellers/${unseen?.id}`);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { name: 'Unable to Load Vehicles' })).toBeVisible();
  await backend.pass();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: /cars? for sale/ })).toBeVisible();
});
