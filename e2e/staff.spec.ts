import { randomInt } from 'node:crypto';
import { confirm, untilHydrated } from './support/confirm';
import { newPerson, openAccount, signIn } from './support/people';
import { openStaffAccount, withDatabase } from './support/staff';
import { axeInBothColours, expect, test } from './support/test';

/** A seller of two cars, who has applied to be a dealer, with a report and a flag about the first. */
async function addWork(mark: string, price = 4321) {
  const person = await openAccount(newPerson());
  return withDatabase(async (sql) => {
    const [seller] = await sql`
      insert into sellers (user_id, name) select id, ${`Seller ${mark}`} from auth.users
      where email = ${person.email} returning id`;
    await sql`
      insert into dealer_applications (seller_id, company_name, company_number, message)
      values (${seller?.id}, ${`Motors ${mark}`}, '01234567', '<b>Please</b>')`;
    // Not the newest cars, which other journeys open.
    const add = (pounds: number) => sql`
      insert into vehicles (seller_id, make_id, model_id, year, price, fuel_type, transmission,
        body_type, condition, outward_code, listing_status, created_at)
      select ${seller?.id}, make_id, id, 2019, ${pounds}, 'petrol', 'manual', 'hatchback', 'good', 'LS1',
        'active', '2025-01-01' from vehicle_models limit 1 returning id`;
    const [[vehicle], [other]] = [await add(price), await add(price + 1)];
    await sql`
      insert into listing_reports (vehicle_id, reason, details)
      values (${vehicle?.id}, 'fraud', ${`Report ${mark}`})`;
    await sql`
      insert into listing_flags (vehicle_id, rule, details)
      values (${vehicle?.id}, ${`rule-${mark}`}, '{"price": 4321}')`;
    const ids = { seller: seller?.id, vehicle: vehicle?.id, other: other?.id };
    return { seller: String(ids.seller), vehicle: String(ids.vehicle), other: String(ids.other) };
  });
}

test('the staff page redirects anonymous users to sign-in', async ({ page, request }) => {
  await page.goto('/staff');
  await expect(page).toHaveURL(/\/auth\?next=(%2F|\/)staff$/);
  const answer = await request.get('/staff', { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers()['cache-control']).toContain('no-store');
});

test('the staff page is a 404 for users who are not staff', { tag: '@noscript' }, async ({
  page,
  allowError,
}) => {
  allowError(/status of 404/);
  await signIn(page, await openAccount(newPerson()), '/');
  const refused = await page.request.get('/staff', { maxRedirects: 0 });
  expect(refused.headers()['cache-control']).toContain('no-store');
  const answer = await page.goto('/staff');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByText('Dealer applications')).toHaveCount(0);
});

test('staff settle reports, flags and applications, and public pages update at once', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  const mark = test.info().testId.slice(-12);
  const price = randomInt(20_000, 90_000);
  const { seller, vehicle, other } = await addWork(mark, price);
  const shows = async (address: string, id: string) =>
    (await (await request.get(address)).text()).includes(id);
  const list = `/vehicles?priceMin=${price}&priceMax=${price + 1}`;
  const sitemap = '/sitemaps/vehicles-1.xml';
  expect(await shows(list, vehicle)).toBe(true);
  expect((await request.get(`/vehicles/${vehicle}`)).ok()).toBe(true);
  expect((await request.get(sitemap)).ok()).toBe(true);
  await page.goto(`/vehicles/${other}`);
  const badge = page.getByRole('complementary').getByText('Dealer', { exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(badge).toHaveCount(0);
  await signIn(page, await openStaffAccount(), '/staff');
  const answer = await page.reload();
  expect(answer?.headers()['cache-control']).toContain('no-store');
  expect(answer?.headers()['content-security-policy']).toContain("'nonce-");
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  const saved = page.getByRole('status').filter({ hasText: 'Saved' });
  const item = (text: string) => page.getByRole('listitem').filter({ hasText: text });

  await item(`Report ${mark}`).getByRole('button', { name: 'Resolve' }).click();
  await expect(saved).toBeVisible();
  await expect(item(`Report ${mark}`)).toHaveCount(0);
  await untilHydrated(page);
  await item(`rule-${mark}`)
    .getByRole('button', { name: /^Take down/ })
    .click();
  await confirm(page, 'Take down');
  await expect(item(`rule-${mark}`)).toContainText('archived, taken down');
  expect((await request.get(`/vehicles/${vehicle}`)).ok()).toBe(false);
  for (const address of [list, sitemap]) {
    expect(await shows(address, vehicle), address).toBe(false);
    expect(await shows(address, other), address).toBe(true);
  }
  await item(`rule-${mark}`).getByRole('button', { name: 'Settle' }).click();
  await expect(item(`rule-${mark}`)).toHaveCount(0);
  const application = item(`Motors ${mark}`);
  await expect(application).toContainText('<b>Please</b>');
  await application.getByRole('button', { name: 'Approve as Dealer' }).click();
  await expect(application).toHaveCount(0);
  await page.goto(`/vehicles/${other}`);
  await expect(badge).toBeVisible();

  const [state] = await withDatabase(
    (sql) => sql`
      select s.seller_type, v.listing_status, a.status as application, a.decided_at is not null as decided
      from sellers s join vehicles v on v.seller_id = s.id
      join dealer_applications a on a.seller_id = s.id
      where s.id = ${seller} and v.id = ${vehicle}`,
  );
  expect({ ...state }).toEqual({
    seller_type: 'dealer',
    listing_status: 'archived',
    application: 'approved',
    decided: true,
  });
});

test('axe finds no violations on the staff page', async ({ page }) => {
  await addWork(test.info().testId.slice(-12));
  await signIn(page, await openStaffAccount(), '/staff');
  await axeInBothColours(page);
});
