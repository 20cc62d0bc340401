import type { Page } from '@playwright/test';
import { openSeller } from './support/conversations';
import { newPerson, openAccount, signIn, someAddress } from './support/people';
import { withDatabase } from './support/staff';
import { axeInBothColours, expect, test } from './support/test';

type Car = { id: string; title: string; registration_number: string };

/** Returns the newest car for sale of this account. */
async function carOf(email: string): Promise<Car> {
  const [car] = await withDatabase(
    (sql) => sql<Car[]>`
      select v.id, v.year || ' ' || make.name || ' ' || model.name as title, v.registration_number
      from vehicles v
      join sellers s on s.id = v.seller_id
      join auth.users u on u.id = s.user_id
      join vehicle_makes make on make.id = v.make_id
      join vehicle_models model on model.id = v.model_id
      where u.email = ${email} and v.listing_status = 'active' and v.registration_number is not null
      order by v.created_at desc, v.id limit 1`,
  );
  if (!car) throw new Error('the seller has no car for sale');
  return car;
}

/** Opens the list with only this car. */
const openCar = (page: Page, car: Car) =>
  page.goto(`/my-vehicles?search=${car.registration_number}`);

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name: `${name} (1)` });

/** Presses a button of the car and waits for the list's message. */
async function press(page: Page, car: Car, name: string, state: string) {
  await page.getByRole('button', { name: `${name} ${car.title}` }).click();
  await expect(page.getByText(`The ${car.title} is ${state} now.`)).toBeVisible();
}

test('a visitor signs in first', async ({ page }) => {
  await page.goto('/my-vehicles');
  await expect(page).toHaveURL('/auth?next=%2Fmy-vehicles');
});

test('who sells nothing is told what to do next', async ({ page }) => {
  await signIn(page, await openAccount(newPerson()), '/my-vehicles');
  await expect(page.getByRole('heading', { name: 'Nothing listed yet' })).toBeVisible();
  const sell = page.getByRole('main').getByRole('link', { name: 'Sell your car' });
  await expect(sell).toHaveAttribute('href', '/sell');
  await axeInBothColours(page);
});

test('a dealer’s car is reserved, sold, relisted, withdrawn and deleted', async ({
  page,
  allowError,
}) => {
  test.slow();
  allowError(/status of 410/);
  const { person } = await openSeller('verified_dealer');
  const car = await carOf(person.email);
  await signIn(page, person, '/my-vehicles');
  await openCar(page, car);
  await expect(heading(page, 'For sale')).toBeVisible();
  await press(page, car, 'Reserve', 'reserved');
  await expect(page.getByRole('status').filter({ hasText: 'reserved now' })).toBeFocused();
  await expect(heading(page, 'Reserved')).toBeVisible();
  await press(page, car, 'Back on sale', 'for sale');
  expect((await page.goto(`/vehicles/${car.id}`))?.status()).toBe(200);

  await openCar(page, car);
  await page.getByRole('link', { name: `Mark sold ${car.title}` }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Mark the ${car.title} as sold?` }),
  ).toBeVisible();
  const price = page.getByRole('textbox', { name: /Price it fetched/ });
  await price.fill('about 8000');
  await page.getByRole('button', { name: 'Mark sold' }).click();
  await expect(price).toHaveAccessibleDescription(/whole pounds, up to £10,000,000/);
  await axeInBothColours(page);
  await price.fill('£8,247');
  await page.getByRole('button', { name: 'Mark sold' }).click();
  await expect(page.getByText(`The ${car.title} is sold now.`)).toBeVisible();
  await expect(page.getByText('Fetched £8,247.')).toBeVisible();

  const gone = await page.goto(`/vehicles/${car.id}`);
  expect(gone?.status()).toBe(410);
  expect(await gone?.text()).not.toContain('£8,247');
  await openCar(page, car);
  await press(page, car, 'Relist', 'for sale');
  await expect(page.getByText('Fetched £8,247.')).toBeHidden();
  expect((await page.goto(`/vehicles/${car.id}`))?.status()).toBe(200);

  await openCar(page, car);
  await press(page, car, 'Withdraw', 'archived');
  await page.getByRole('link', { name: `Delete ${car.title}` }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Delete the ${car.title}?` }),
  ).toBeVisible();
  await axeInBothColours(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The listing is deleted.')).toBeVisible();
  await expect(page.getByText(`matches ‘${car.registration_number}’`)).toBeVisible();
  expect((await page.goto(`/vehicles/${car.id}`))?.status()).toBe(410);
});

test('a second tab that comes too late changes nothing and says what the car is', async ({
  page,
  context,
}) => {
  const { person } = await openSeller();
  const car = await carOf(person.email);
  await signIn(page, person, '/my-vehicles');
  const other = await context.newPage();
  await other.goto('/my-vehicles?status=active');
  await openCar(page, car);
  await press(page, car, 'Withdraw', 'archived');
  await other.getByRole('button', { name: `Reserve ${car.title}` }).click();
  await expect(other.getByRole('alert').filter({ hasText: car.title })).toContainText(
    'Nothing was changed: the',
  );
  await expect(other.getByText('It is archived now.')).toBeVisible();
  await other.goto(`/my-vehicles/${car.id}/sold`);
  await withDatabase((sql) => sql`delete from vehicles where id = ${car.id}`);
  await other.getByRole('button', { name: 'Mark sold' }).click();
  await expect(other.getByText('this listing is no longer there')).toBeVisible();
});

test('a car taken down by staff says so, and cannot be published', async ({ page }) => {
  const { person } = await openSeller();
  const car = await carOf(person.email);
  await withDatabase(
    (sql) => sql`
      update vehicles set listing_status = 'archived', taken_down_at = now() where id = ${car.id}`,
  );
  const [decision] = await withDatabase(
    (sql) => sql`
      insert into staff_decisions (case_kind, case_id, decision, seller_id, title, reason, staff_id, staff_name, before)
      select 'listing', v.id, 'taken_down', v.seller_id, ${car.title}, 'The pictures show another car.',
        gen_random_uuid(), 'Sam', '{"status": "active"}'
      from vehicles v where v.id = ${car.id}
      returning id`,
  );
  expect(decision?.id).toBeDefined();
  await signIn(page, person, '/my-vehicles');
  await openCar(page, car);
  await expect(
    page.getByRole('heading', { name: 'Taken off the site by our staff' }),
  ).toBeVisible();
  for (const name of ['Relist', 'Mark sold', 'Delete', 'Publish'])
    await expect(page.getByRole('main').getByText(name, { exact: true })).toHaveCount(0);
  await axeInBothColours(page);
  await page.getByRole('link', { name: /Read the decision or appeal/ }).click();
  await expect(page.getByText('The pictures show another car.')).toBeVisible();
});

test('a quiet car is confirmed by keyboard alone', async ({ page }) => {
  const { person } = await openSeller();
  const car = await carOf(person.email);
  await withDatabase(
    (sql) => sql`
      update vehicles set views_count = views_count + 1, updated_at = now() - interval '31 days'
      where id = ${car.id}`,
  );
  await signIn(page, person, `/my-vehicles?status=asked&search=${car.registration_number}`);
  await expect(page.getByRole('heading', { name: 'Still for sale?' })).toBeVisible();
  await axeInBothColours(page);
  const yes = page.getByRole('button', { name: `Yes, still for sale ${car.title}` });
  for (let at = 0; at < 80 && !(await yes.evaluate((it) => it === document.activeElement)); at += 1)
    await page.keyboard.press('Tab');
  await expect(yes).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The ${car.title} stays for sale.`)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Still for sale?' })).toBeHidden();
});

test('the figures of a car are told in words and in a table', async ({ page }) => {
  const { person } = await openSeller();
  const car = await carOf(person.email);
  await withDatabase(
    (sql) => sql`
      insert into vehicle_views (vehicle_id, day, views)
      values (${car.id}, (now() at time zone 'Europe/London')::date - 1, 4321)
      on conflict (vehicle_id, day) do update set views = excluded.views`,
  );
  await signIn(page, person, '/my-vehicles');
  await openCar(page, car);
  await expect(
    page.getByRole('img', { name: /: 4,\d{3} views, .* in the last 30 days/ }),
  ).toBeVisible();
  const table = page.getByRole('table', {
    name: `${car.title}: views, numbers shown, favourites and messages`,
  });
  await expect(table).toBeHidden();
  await page.getByText('Last 30 days by day').click();
  await expect(table.getByRole('cell', { name: '4,321' })).toBeVisible();
  await axeInBothColours(page);
});

test('a look at one’s own car is no view of it, a look of somebody else is', async ({
  page,
  request,
}) => {
  const { person } = await openSeller();
  const car = await carOf(person.email);
  const count = () =>
    withDatabase(async (sql) => {
      const [row] = await sql`select views_count from vehicles where id = ${car.id}`;
      return Number(row?.views_count);
    });
  const before = await count();
  await signIn(page, person, '/my-vehicles');
  const path = `/api/views/${car.id}`;
  const seen = page.waitForResponse((response) => response.url().endsWith(path));
  await page.goto(`/vehicles/${car.id}`);
  expect((await seen).status()).toBe(204);
  const other = { 'X-Forwarded-For': someAddress(), 'Sec-Fetch-Site': 'same-origin' };
  await request.post(path, { headers: other });
  await expect.poll(count).toBe(before + 1);
  // The table of visitors has only one row: the seller's own view came first and would be in it too.
  const visitors = await withDatabase(
    (sql) => sql`select 1 from private.view_visitors where vehicle_id = ${car.id}`,
  );
  expect(visitors).toHaveLength(1);
});

test('a dealer’s listings are paged, filtered and sorted by links and a plain form', async ({
  page,
}) => {
  const { person } = await openSeller('verified_dealer');
  const car = await carOf(person.email);
  await signIn(page, person, '/my-vehicles');
  await axeInBothColours(page);
  const tabs = page.getByRole('navigation', { name: 'Listings by status' });
  await tabs.getByRole('link', { name: /^Sold/ }).click();
  await expect(page).toHaveURL('/my-vehicles?status=sold');
  await expect(tabs.getByRole('link', { name: /^Sold/ })).toHaveAttribute('aria-current', 'true');
  await tabs.getByRole('link', { name: /^All/ }).click();
  await expect(page).toHaveURL('/my-vehicles');
  await page
    .getByRole('searchbox', { name: 'Number plate, make or model' })
    .fill(car.registration_number.toLowerCase());
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest price');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/search=.*&sort=price/);
  await expect(page.getByRole('heading', { level: 3, name: car.title })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('the list of vehicles links to one’s own when signed in only', async ({ page }) => {
  await page.goto('/vehicles');
  const own = page.getByRole('main').getByRole('link', { name: 'Your own listings' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(own).toBeHidden();
  await signIn(page, await openAccount(newPerson()), '/vehicles');
  await own.click();
  await expect(page).toHaveURL('/my-vehicles');
});
