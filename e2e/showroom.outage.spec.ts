import type { Page } from '@playwright/test';
import { firstVehicle } from './support/pages';
import { expect, test } from './support/test';

/** Opens the path; returns the status and Retry-After of the response. */
async function statusOf(page: Page, path: string) {
  const answer = await page.goto(path);
  return [answer?.status(), answer?.headers()['retry-after']];
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a car in the showroom, and its viewing sheet, are a 503 with words in an outage', async ({
  page,
  backend,
  allowError,
}) => {
  allowError(/status of 503/);
  const id = (await firstVehicle(page)).split('/').at(-1);
  const paths = [
    `/ar-showroom?vehicle=${id}`,
    `/ar-showroom?vehicle=${id}&tool=fits&length=4900`,
    `/ar-showroom/viewing-sheet?vehicle=${id}`,
  ];
  for (const path of paths) {
    await backend.refuse();
    expect(await statusOf(page, path), path).toEqual([503, '5']);
    await expect(title(page)).toHaveText('Something went wrong');
    await expect(page.getByText('This car could not be loaded just now.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose a typical car' })).toHaveAttribute(
      'href',
      '/ar-showroom#cars',
    );
    await backend.pass();
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(title(page)).not.toHaveText('Something went wrong');
    // The whole URL is preserved, such as the sizes of a garage.
    await expect(page).toHaveURL(path);
  }
});

test('a tool of the showroom that is opened in an outage says so, and a typical car works', async ({
  page,
  backend,
  allowError,
}) => {
  allowError(/status of 503|Failed to fetch RSC payload/);
  const id = (await firstVehicle(page)).split('/').at(-1);
  await page.goto(`/ar-showroom?vehicle=${id}`);
  await backend.refuse();
  await page.getByRole('link', { name: 'Fits my space' }).click();
  await expect(page.getByText('This car could not be loaded just now.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose a typical car' }).click();
  await page.getByRole('link', { name: 'SUV', exact: true }).click();
  await expect(title(page)).toHaveText('A typical SUV');
});

test('all tools work on a typical car in an outage', async ({ page, request, backend }) => {
  await backend.refuse();
  const tools = {
    '': page.getByRole('button', { name: 'Turn it in 3D' }),
    '&tool=fits': page.getByRole('img', { name: /^Drawing to scale/ }),
    '&tool=virtual-test-drive': page.getByRole('button', { name: 'Start the test drive' }),
    '&tool=ai-inspection': page.getByRole('heading', { name: /^150 points/ }),
  };
  for (const [tool, shown] of Object.entries(tools)) {
    expect(await statusOf(page, `/ar-showroom?body=suv${tool}`), tool).toEqual([200, undefined]);
    await expect(title(page)).toHaveText('A typical SUV');
    await expect(shown).toBeVisible();
  }
  await page.getByRole('link', { name: 'Your viewing sheet' }).first().click();
  await expect(title(page)).toHaveText('Viewing sheet: A typical SUV');
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(30);
  expect((await request.get('/models/suv-bars-five.glb')).status()).toBe(200);
  expect(backend.answered).toEqual([]);
});
