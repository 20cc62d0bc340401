import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { conversation, startConversation, writeAs } from './support/conversations';
import { accountMenu, newPerson, nextCode, openAccount, signIn } from './support/people';
import { openStaffAccount, withDatabase } from './support/staff';
import { axeInBothColours, expect, test } from './support/test';

/** Adds a seller of two cars, who has applied to be a dealer, with a report and a flag about the first. */
async function addWork(mark: string, price = 4321) {
  const person = await openAccount(newPerson());
  return withDatabase(async (sql) => {
    const [seller] = await sql`
      insert into sellers (user_id, name) select id, ${`Seller ${mark}`} from auth.users
      where email = ${person.email} returning id`;
    const [application] = await sql`
      insert into dealer_applications (seller_id, company_name, company_number, message)
      values (${seller?.id}, ${`Motors ${mark}`}, '01234567', '<b>Please</b>') returning id`;
    // The cars are not the newest, which other journeys open.
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
      values (${vehicle?.id}, 'price_far_below_valuation', ${sql.json({ price, valued_from: 2 * price })})`;
    const id = (row: typeof seller) => String(row?.id);
    return { vehicle: id(vehicle), other: id(other), application: id(application) };
  });
}

const mark = () => test.info().testId.slice(-12);

/** Locators of the desk: the shown case, and the notice of the last decision. */
const desk = (page: Page) => ({
  title: page.getByRole('heading', { level: 2 }).and(page.locator(':focus')),
  notice: (text: string) => page.getByRole('status').filter({ hasText: text }),
  undo: page.getByRole('button', { name: /^Undo/ }),
  option: (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }),
  open: (kind: string, id: string) => page.goto(`/staff?case=${kind}-${id}`),
});

test('the staff page redirects anonymous users to sign-in', async ({ page, request }) => {
  await page.goto('/staff');
  await expect(page).toHaveURL(/\/auth\?next=(%2F|\/)staff$/);
  const answer = await request.get('/staff', { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers()['cache-control']).toContain('no-store');
  const wanted = `/staff?case=listing-${randomUUID()}`;
  const asked = await request.get(wanted, { maxRedirects: 0 });
  expect(asked.headers().location).toContain(encodeURIComponent(wanted));
});

test('the staff page is a 404 for users who are not staff', { tag: '@noscript' }, async ({
  page,
  allowError,
}) => {
  allowError(/status of 404/);
  await signIn(page, await openAccount(newPerson()), '/profile');
  await expect(page.getByRole('link', { name: 'Staff desk' })).toHaveCount(0);
  const refused = await page.request.get('/staff', { maxRedirects: 0 });
  expect(refused.headers()['cache-control']).toContain('no-store');
  const answer = await page.goto('/staff');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('region', { name: 'Desk' })).toHaveCount(0);
});

test('staff alone find the desk in their menus', { tag: '@noscript' }, async ({
  page,
  javaScriptEnabled,
}) => {
  await signIn(page, await openStaffAccount(), '/profile');
  const pages = page.getByRole('navigation', { name: 'Your pages' });
  await expect(pages.getByRole('link', { name: 'Staff desk' })).toHaveAttribute('href', '/staff');
  if (!javaScriptEnabled) return;
  await accountMenu(page).click();
  const menu = page.getByRole('navigation', { name: 'Account' });
  await menu.getByRole('link', { name: 'Staff desk' }).click();
  await expect(page).toHaveURL('/staff');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff desk' })).toBeAttached();
  await page.context().clearCookies();
  await signIn(page, await openAccount(newPerson()), '/vehicles');
  const counted = page.waitForResponse(/\/api\/messages\/unread/);
  await page.reload();
  await counted;
  await accountMenu(page).click();
  await expect(menu.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Staff desk' })).toBeHidden();
});

test('decisions and their undoing update public pages at once', async ({ page, request }) => {
  test.setTimeout(60_000);
  const price = randomInt(20_000, 90_000);
  const { vehicle, other, application } = await addWork(mark(), price);
  const list = `/vehicles?priceMin=${price}&priceMax=${price + 1}`;
  const sitemap = '/sitemaps/vehicles-1.xml';
  const shows = async (address: string, id: string) =>
    (await (await request.get(address)).text()).includes(id);
  async function expectPublic(isPublic: boolean, addresses = [list, sitemap]) {
    expect((await request.get(`/vehicles/${vehicle}`)).status()).toBe(isPublic ? 200 : 410);
    for (const address of addresses) {
      expect(await shows(address, vehicle), address).toBe(isPublic);
      expect(await shows(address, other), address).toBe(true);
    }
  }
  expect(await shows(list, vehicle)).toBe(true);
  expect((await request.get(`/vehicles/${vehicle}`)).ok()).toBe(true);
  await page.goto(`/vehicles/${other}`);
  const badge = page.getByRole('complementary').getByText('Dealer', { exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(badge).toHaveCount(0);

  const staff = await openStaffAccount();
  await signIn(page, staff, '/staff');
  const { title, notice, undo, option, open } = desk(page);
  await open('listing', 'x');
  await expect(title).toHaveText('This case is gone');
  const answer = await open('listing', vehicle);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  expect(answer?.headers()['content-security-policy']).toContain("'nonce-");
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(title).toBeVisible();
  const shown = page.getByRole('article');
  await expect(shown).toContainText(`Report ${mark()}`);
  await expect(shown).toContainText('50 % less');
  await axeInBothColours(page);
  const takeDown = option('Take down: suspected fraud');
  await withDatabase(
    (sql) => sql`
      update auth.sessions set created_at = now() - interval '3 hours'
      where user_id = (select id from auth.users where email = ${staff.email})`,
  );
  await takeDown.click();
  const tab = page.waitForEvent('popup');
  await shown.getByRole('link', { name: 'Confirm your password' }).click();
  const confirming = await tab;
  await confirming.getByLabel('Your password', { exact: true }).fill(staff.password);
  await confirming.getByRole('button', { name: 'Confirm' }).click();
  await confirming.getByLabel('Six-digit code').waitFor();
  await takeDown.click();
  await expect(shown.getByRole('link', { name: 'Enter your code' })).toBeVisible();
  await confirming.getByLabel('Six-digit code').fill(nextCode(staff.factor));
  await confirming.getByRole('button', { name: 'Continue' }).click();
  await expect(confirming).toHaveURL(page.url());
  await confirming.close();
  // The cached sitemap may be older than the cars, which no action has added.
  await expectPublic(true, [list]);
  await takeDown.click();
  await expect(notice('Taken down: 2019')).toBeVisible();
  await expectPublic(false);
  await undo.click();
  await expect(notice('Undone: 2019')).toBeVisible();
  await expect(shown).toContainText(`Report ${mark()}`);
  await expectPublic(true);

  await open('application', application);
  await expect(shown).toContainText('<b>Please</b>');
  await option('Approve as Dealer').click();
  await expect(notice('Approved as Dealer: Dealer application')).toBeVisible();
  await page.goto(`/vehicles/${other}`);
  await expect(badge).toBeVisible();
  const log = await withDatabase(
    (sql) => sql`
      select decision::text from staff_decisions where case_id in (${vehicle}, ${application})
      order by created_at`,
  );
  expect(log.map(({ decision }) => decision)).toEqual(['taken_down', 'undone', 'approved_dealer']);
});

test('a visitor’s question is answered by keys, which do nothing while typing', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
  const post = async (data: object) => {
    const answer = await visitor.request.post('/api/chat', { data });
    expect(answer.ok()).toBe(true);
  };
  const question = `Question ${mark()}`;
  await post({ kind: 'say', text: question, page: '/vehicles/5' });
  await post({ kind: 'person' });
  const [row] = await withDatabase(
    (sql) => sql`select conversation_id as id from support_messages where body = ${question}`,
  );
  await signIn(page, await openStaffAccount(), '/');
  const { title, notice, open } = desk(page);
  await open('conversation', row?.id);
  await expect(title).toBeVisible();
  const shown = page.getByRole('article');
  await expect(shown).toContainText(question);
  await expect(shown.getByRole('link', { name: '/vehicles/5' })).toBeVisible();
  await axeInBothColours(page);
  // The list of the keys covers the case.
  for (const key of ['?', '0', 'Escape', 'e']) await page.keyboard.press(key);
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await expect(field).toBeFocused();
  await page.keyboard.type('0 j u 1');
  await expect(field).toHaveValue('0 j u 1');
  await page.keyboard.press('Control+j');
  // A message that came in meanwhile is shown first; typed text stays.
  await post({ kind: 'say', text: `Again ${mark()}`, page: '/vehicles/5' });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'has written again' })).toBeVisible();
  await expect(shown).toContainText(`Again ${mark()}`);
  await expect(field).toHaveValue('0 j u 1');
  // Closing the conversation would lose the typed answer.
  await page.getByRole('button', { name: 'Close without an answer' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(notice('Answered')).toBeVisible();
  const chat = await (await visitor.request.get('/api/chat')).text();
  expect(chat).toContain('0 j u 1');
  await visitor.close();
});

test('a released message reaches its recipient, and the second of two clerks changes nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const { id, buyer, seller } = await startConversation();
  const link = `It is at www.example.com, ${mark()}`;
  await writeAs(buyer, id, link);
  const [held] = await withDatabase(
    (sql) => sql`
      select message_id as id from held_messages h join enquiry_messages m on m.id = h.message_id
      where m.enquiry_id = ${id}`,
  );
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const second = await context.newPage();
  for (const clerk of [page, second]) {
    await signIn(clerk, await openStaffAccount(), '/');
    await desk(clerk).open('held_message', held?.id);
    await expect(desk(clerk).title).toBeVisible();
    await expect(clerk.getByRole('article')).toContainText(link);
  }
  const reason = second.getByRole('textbox', { name: /^Add to the reason/ });
  await reason.fill('Payment outside the site');
  await page.keyboard.press('1');
  await expect(desk(page).notice('Delivered')).toBeVisible();
  await desk(second).option('Keep it back').click();
  const alert = second.getByRole('alert').filter({ hasText: 'Somebody else was faster' });
  await expect(alert).toBeVisible();
  await expect(reason).toHaveValue('Payment outside the site');
  await context.clearCookies();
  await signIn(second, seller.person, `/messages/${id}`);
  await expect(conversation(second).said(link)).toBeVisible();
  await context.close();
});
