import { randomInt, randomUUID } from 'node:crypto';
import { callAs } from './support/conversations';
import { newPerson, openAccount, type Person, signIn } from './support/people';
import { openStaffAccount, withDatabase } from './support/staff';
import { axeInBothColours, expect, test } from './support/test';

/** Adds a dealer with an account, contact details and a car; the name contains wildcards of patterns. */
async function addSeller() {
  const person = await openAccount(newPerson());
  const mark = `100%_${randomUUID().slice(0, 8)}`;
  const letters = () =>
    String.fromCharCode(65 + randomInt(26), 65 + randomInt(26), 65 + randomInt(26));
  const plate = `ZZ${randomInt(10, 99)}${letters()}`;
  return withDatabase(async (sql) => {
    const [seller] = await sql`
      insert into sellers (user_id, name, seller_type, location)
      select id, ${`Cars ${mark}`}, 'private', 'Leeds' from auth.users where email = ${person.email}
      returning id`;
    await sql`
      insert into seller_contacts (seller_id, phone, email)
      values (${seller?.id}, '+44 20 7946 0123', ${person.email})
      on conflict (seller_id) do update set phone = excluded.phone, email = excluded.email`;
    // The car is not the newest, which other journeys open.
    const [vehicle] = await sql`
      insert into vehicles (seller_id, make_id, model_id, year, price, fuel_type, transmission,
        body_type, condition, outward_code, listing_status, created_at, registration_number)
      select ${seller?.id}, make_id, id, 2019, 4321, 'petrol', 'manual', 'hatchback', 'good', 'LS1',
        'active', '2025-01-01', ${plate} from vehicle_models limit 1 returning id`;
    return { mark, plate, person, seller: String(seller?.id), vehicle: String(vehicle?.id) };
  });
}

/** Takes a car down as a member of staff. */
const takeDown = (staff: Person, vehicle: string, reason: string) =>
  callAs(staff, "decide_case('listing', $1, '{}', 'taken_down', $2)", vehicle, reason);

test('staff find a seller by plate, name, e-mail address and id, and write a note', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/ERR_INTERNET_DISCONNECTED/);
  const { mark, plate, person, seller, vehicle } = await addSeller();
  await signIn(page, await openStaffAccount(), '/staff/search');
  const main = page.getByRole('main');
  const search = async (query: string) => {
    await page.getByRole('searchbox', { name: 'Plate, seller or id' }).fill(query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === query);
  };
  const car = main.getByRole('link', { name: /^2019 / });
  const name = main.getByRole('link', { name: `Cars ${mark}` });
  for (const query of [`${plate.slice(0, 4)} ${plate.slice(4)}`.toLowerCase(), vehicle]) {
    await search(query);
    await expect(car).toHaveAttribute('href', `/staff?case=listing-${vehicle}`);
    await expect(main.getByText(`Cars ${mark}`)).toBeVisible();
  }
  // The search treats wildcards as literal characters.
  await search(mark.replace('_', '%'));
  await expect(main.getByText('Nothing found')).toBeVisible();
  for (const query of [person.email, seller.toUpperCase(), mark]) {
    await search(query);
    await expect(name).toBeVisible();
  }
  await name.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Cars ${mark}`);
  await expect(main.getByText('Private Seller in Leeds since today')).toBeVisible();
  await expect(main.getByText('1 for sale')).toBeVisible();
  await expect(main.getByRole('link', { name: person.email })).toBeVisible();
  await expect(main.getByRole('link', { name: '+44 20 7946 0123' })).toBeVisible();
  await expect(main.getByRole('img', { name: `Registration ${plate.slice(0, 4)}` })).toBeVisible();

  const note = page.getByRole('textbox', { name: 'Note for other staff' });
  await note.fill('<b>Called</b> him.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
  await expect(note).toHaveValue('<b>Called</b> him.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: '<b>Called</b> him.' })).toContainText(
    'Grace Hopper',
  );
  await expect(note).toHaveValue('');
});

test('staff read the log and undo a decision with words', { tag: '@noscript' }, async ({
  page,
}) => {
  const { mark, vehicle } = await addSeller();
  const staff = await openStaffAccount();
  await takeDown(staff, vehicle, `Not his: ${mark}`);
  await signIn(page, staff, '/staff/log');
  const entry = page.getByRole('listitem').filter({ hasText: `Not his: ${mark}` });
  await expect(entry).toContainText(/Taken down: 2019 .*Listing · Grace Hopper · /);
  await entry.getByText('Say why').click();
  await entry.getByRole('textbox').fill(`It is his: ${mark}`);
  await entry.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(new RegExp(`/staff\\?case=listing-${vehicle}&done=`));
  const [car] = await withDatabase(
    (sql) => sql`select listing_status from vehicles where id = ${vehicle}`,
  );
  expect(car?.listing_status).toBe('active');

  await page.goto('/staff/log');
  await expect(entry).toContainText('Undone');
  const undone = page.getByRole('listitem').filter({ hasText: `It is his: ${mark}` });
  await expect(undone).toContainText('Undone: 2019');
  for (const row of [entry, undone])
    await expect(row.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('the log has pages of 50, and answers any address', async ({ page }) => {
  const mark = randomUUID();
  // The test uses its own hour, too long ago for decisions to be undone.
  const days = randomInt(100, 600);
  await withDatabase(
    (sql) => sql`
      insert into staff_decisions (case_kind, case_id, decision, title, reason, staff_id, staff_name, created_at)
      select 'listing', gen_random_uuid(), 'taken_down', 'Car ' || n, ${mark}, gen_random_uuid(), 'Ada',
        now() - ${days} * interval '24 hours' + n * interval '1 second' from generate_series(1, 51) n`,
  );
  const old = new Date(Date.now() - (days * 24 - 1) * 60 * 60 * 1000).toISOString();
  await signIn(page, await openStaffAccount(), `/staff/log?before=${old}`);
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(50);
  await expect(entries.first()).toContainText('Car 51');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(entries.first()).toContainText('Car 1');
  await page.getByRole('link', { name: 'Latest' }).click();
  await expect(page).toHaveURL('/staff/log');

  const status = async (path: string) =>
    (await page.request.get(path, { maxRedirects: 0 })).status();
  const good = ['log?before=x', 'log?before=0000-01-01T00:00:00Z', 'log?before=1&before=2'];
  for (const path of [...good, 'search?q=%00&q=%25', `search?q=${'x'.repeat(101)}`])
    expect(await status(`/staff/${path}`), path).toBe(200);
  for (const id of ['x', randomUUID(), '%00', "'--"])
    expect(await status(`/staff/sellers/${id}`), id).toBe(307);
});

test('the pages of staff are a 404 for others', async ({ page }) => {
  const { seller, mark } = await addSeller();
  await signIn(page, await openAccount(newPerson()));
  for (const path of ['log', `search?q=${encodeURIComponent(mark)}`, `sellers/${seller}`]) {
    const answer = await page.request.get(`/staff/${path}`);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).not.toContain('Plate, seller or id');
  }
});

test('axe finds no violations on the log, the search and a seller', async ({ page }) => {
  const { mark, seller, vehicle } = await addSeller();
  const staff = await openStaffAccount();
  await takeDown(staff, vehicle, 'A reason');
  await signIn(page, staff, '/staff/log');
  await axeInBothColours(page);
  await page.goto(`/staff/search?q=${encodeURIComponent(mark)}`);
  await expect(page.getByRole('link', { name: `Cars ${mark}` })).toBeVisible();
  await axeInBothColours(page);
  await page.goto(`/staff/sellers/${seller}`);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await axeInBothColours(page);
});

test('staff settle a name that a dealer’s car waits for', { tag: '@noscript' }, async ({
  page,
  javaScriptEnabled,
}) => {
  const { seller, mark } = await addSeller();
  const model = `Zwoft ${mark.slice(-8)}`;
  await withDatabase(
    (sql) => sql`insert into stock_waiting (seller_id, stock_id, make, model, price, cells)
      values (${seller}, 'A1', 'Suzuki', ${model}, 9000, '{}')`,
  );
  await signIn(page, await openStaffAccount(), '/staff');
  await page.getByRole('link', { name: /names? of makes or models to settle$/ }).click();
  const main = page.getByRole('main');
  const name = main.getByRole('listitem').filter({ hasText: `Suzuki ${model}` });
  await expect(name).toContainText('1 car of 1 dealer. The model is not in the catalogue.');
  if (javaScriptEnabled) await axeInBothColours(page);
  // Nothing is chosen yet.
  await name.getByRole('button', { name: /^It is the same/ }).click();
  await expect(name).toContainText('Not settled');
  await name.getByLabel('The same as this Suzuki').selectOption('Swift');
  await name.getByRole('button', { name: /^It is the same/ }).click();
  const settled = main.getByRole('region', { name: 'Settled last' }).getByRole('listitem');
  const row = settled.filter({ hasText: model.toLowerCase() });
  await expect(row).toContainText('is the same as Suzuki Swift by Grace Hopper');
  await row.getByRole('button', { name: 'Ask again' }).click();
  await name.getByRole('button', { name: `Refuse Suzuki ${model}` }).click();
  await expect(row).toContainText('is refused by Grace Hopper');
  await withDatabase((sql) => sql`delete from sellers where id = ${seller}`);
});
