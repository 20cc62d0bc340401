import { linkIn, waitForMail } from './support/enquiry-mail';
import { savedCars } from './support/pages';
import { newPerson, openAccount, type Person, signIn } from './support/people';
import { accountId, rest } from './support/rest';
import { withDatabase } from './support/staff';
import { axe, axeInBothColours, expect, test } from './support/test';
import { expectToast } from './support/toast';

/** Lists a car of a new seller, at £8,450. */
async function carForSale(year = 2019) {
  const [car] = await withDatabase(
    (sql) => sql<{ id: string; name: string }[]>`
      with seller as (insert into sellers (name) values ('Sally Seller') returning id),
      model as (select make_id, model_id from vehicles where listing_status = 'active' limit 1),
      car as (
        insert into vehicles (seller_id, make_id, model_id, year, price, mileage, fuel_type, transmission, body_type,
          condition, outward_code, listing_status)
        select seller.id, model.make_id, model.model_id, ${year}, 8450, 31000, 'petrol', 'manual', 'hatchback',
          'good', 'LS1', 'active'
        from seller, model returning id, model_id, year
      )
      select car.id, car.year || ' ' || make.name || ' ' || model.name as name
      from car
      join vehicle_models model on model.id = car.model_id
      join vehicle_makes make on make.id = model.make_id`,
  );
  if (!car) throw new Error('the car was not listed');
  return car;
}

const change = (id: string, values: { price?: number; listing_status?: string }) =>
  withDatabase((sql) => sql`update vehicles set ${sql(values)} where id = ${id}`);

/** Lets the visit end, as if half an hour had passed. */
const endVisit = async (person: Person) => {
  const id = (await accountId(person)) ?? null;
  await withDatabase(
    (sql) => sql`
      update profiles set favourites_seen_at = favourites_seen_at - interval '1 hour' where id = ${id}`,
  );
};

/** Lets the mail that waits for a person be sent now. */
const hurryMail = async (person: Person) => {
  const id = (await accountId(person)) ?? null;
  await withDatabase(
    (sql) => sql`update private.mail_outbox set due_at = now() where user_id = ${id}`,
  );
};

async function save(person: Person, ...ids: string[]) {
  const user_id = await accountId(person);
  await rest(
    'favourites',
    'POST',
    ids.map((vehicle_id) => ({ user_id, vehicle_id })),
  );
}

test('a lower price is mailed, marked in the header and on the page, until it was looked at', async ({
  page,
}) => {
  test.slow();
  const [person, car] = [await openAccount(newPerson()), await carForSale()];
  await save(person, car.id);
  await signIn(page, person, '/favourites');
  await expect(page.getByText('1 vehicle saved')).toBeVisible();
  await change(car.id, { price: 7995 });
  await hurryMail(person);
  const mail = await waitForMail(person.email, /price down to £7,995$/);
  expect(mail.text).toContain('£8,450 → £7,995 since you saved it');
  expect(mail.text).toContain(car.name);

  await endVisit(person);
  await page.evaluate(() => localStorage.removeItem('account-favourites'));
  await page.goto('/help');
  const link = page.getByRole('banner').getByRole('link', { name: 'Favourites, 1 saved' });
  await expect(link).toHaveAccessibleDescription('1 car changed since you last looked');
  await link.click();
  const heading = page.getByRole('heading', { name: '1 vehicle saved, 1 changed' });
  await expect(heading).toBeVisible();
  await expect(page.getByText('£455 less since you last looked')).toBeVisible();
  await expect(page.getByText('£8,450 → £7,995 since you saved it')).toBeVisible();
  await expect(link).toHaveAccessibleDescription('');
  await axeInBothColours(page);

  // The mark stays for the visit, and goes with the next.
  await page.reload();
  await expect(heading).toBeVisible();
  await endVisit(person);
  await page.reload();
  await expect(page.getByRole('heading', { name: '1 vehicle saved', exact: true })).toBeVisible();
  await expect(page.getByText('£8,450 → £7,995 since you saved it')).toBeVisible();
});

test('a car that is sold and deleted stays with its last price until it is taken away', async ({
  page,
}) => {
  const [person, car] = [await openAccount(newPerson()), await carForSale()];
  await save(person, car.id);
  await change(car.id, { listing_status: 'reserved' });
  await signIn(page, person, '/favourites');
  await expect(page.getByText('Reserved, price £8,450')).toBeVisible();
  await change(car.id, { listing_status: 'sold' });
  await withDatabase((sql) => sql`delete from vehicles where id = ${car.id}`);
  await page.reload();
  await expect(page.getByText('No longer for sale, last price £8,450')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: car.name })).toBeVisible();
  await expect(
    page.getByRole('link', { name: `Six like it instead of ${car.name}` }),
  ).toHaveAttribute('href', `/vehicles/${car.id}`);
  const gone = await page.request.get(`/vehicles/${car.id}`);
  expect(gone.status()).toBe(410);
  const others = await gone.text();
  expect(others).toContain(car.name);
  expect(others.match(/<article\b/g)).toHaveLength(6);
  await page.getByRole('button', { name: `Remove ${car.name}, no longer for sale` }).click();
  await expect(page.getByText('No favourites yet.')).toBeVisible();
});

test('mails about saved cars are chosen in settings, and stopped by one press in the mail', async ({
  page,
  context,
}) => {
  test.slow();
  const [person, car] = [await openAccount(newPerson()), await carForSale()];
  await save(person, car.id);
  await signIn(page, person, '/settings');
  const other = await context.newPage();
  await other.goto('/settings');
  const choice = page.getByRole('combobox', { name: 'E-mails about saved cars' });
  await expect(choice).toHaveValue('daily');
  await choice.selectOption('At once');
  const form = page.locator('form').filter({ has: choice });
  await form.getByRole('button', { name: 'Save Choice' }).click();
  await expectToast(page, 'E-mails switched on');

  // Another tab does not know, and loses nothing.
  const stale = other.getByRole('combobox', { name: 'E-mails about saved cars' });
  await stale.selectOption('Never');
  const staleForm = other.locator('form').filter({ has: stale });
  await staleForm.getByRole('button', { name: 'Save Choice' }).click();
  await expect(staleForm.getByText(/Saved elsewhere meanwhile: At once\./).first()).toBeVisible();
  await expect(stale).toHaveValue('off');

  await change(car.id, { listing_status: 'sold' });
  await hurryMail(person);
  const mail = await waitForMail(person.email, /: sold$/);
  await other.goto(linkIn(mail, 'Stop these e-mails'));
  await expect(
    other.getByText('You get e-mails about changes of the cars you saved.'),
  ).toBeVisible();
  await other.getByRole('button', { name: 'Stop e-mails' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'E-mails are off' })).toBeVisible();
  await page.reload();
  await expect(choice).toHaveValue('off');
  // Those about messages go on.
  await expect(page.getByRole('switch', { name: 'Email notifications' })).toBeChecked();
  await axe(page);
});

test('signed out, the device remembers the price when saved, sorts and marks', async ({ page }) => {
  const [cheap, dear] = [await carForSale(2017), await carForSale(2019)];
  await change(dear.id, { price: 9450 });
  for (const { id, name } of [cheap, dear]) {
    await page.goto(`/vehicles/${id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: `Favourite: ${name}` })
      .first()
      .click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('favourite-prices') ?? ''))
      .toContain(id);
  }
  await page.goto('/favourites');
  await expect(savedCars(page)).toHaveText([
    `View Details of ${dear.name}`,
    `View Details of ${cheap.name}`,
  ]);
  await change(dear.id, { price: 7950 });
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('favourite-prices') ?? '{}');
    localStorage.setItem('favourite-prices', JSON.stringify({ ...stored, at: 1 }));
  });
  await page.reload();
  await expect(page.getByText('£9,450 → £7,950 since you saved it')).toBeVisible();
  await expect(page.getByText('£1,500 less since you last looked')).toBeVisible();
  await change(cheap.id, { price: 7000 });
  await page.getByRole('link', { name: 'Lowest price' }).click();
  await expect(page).toHaveURL('/favourites?sort=price');
  await page.reload();
  await expect(savedCars(page)).toHaveText([
    `View Details of ${cheap.name}`,
    `View Details of ${dear.name}`,
  ]);
  await expect(page.getByRole('link', { name: 'Lowest price' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await axe(page);
});

test('a note is kept with a car, and a second tab without the car is told', async ({
  page,
  context,
}) => {
  const [person, car] = [await openAccount(newPerson()), await carForSale()];
  await save(person, car.id);
  await signIn(page, person, '/favourites');
  const other = await context.newPage();
  await other.goto('/favourites');
  await page.getByText('Add a note').click();
  await page.getByLabel('Note', { exact: true }).fill('Ring before noon 🚗');
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expectToast(page, 'Note saved');
  await page.reload();
  await expect(page.getByText('Your note: Ring before noon 🚗')).toBeVisible();
  await axe(page);

  await rest(`favourites?vehicle_id=eq.${car.id}`, 'DELETE');
  await other.getByText('Add a note').click();
  await other.getByLabel('Note', { exact: true }).fill('Too late');
  await other.getByRole('button', { name: 'Save Note' }).click();
  await expect(
    other.getByText('The car is no longer among your favourites.').first(),
  ).toBeVisible();
  await expect(other.getByLabel('Note', { exact: true })).toHaveValue('Too late');
});

test('cars viewed last are listed below the favourites, until forgotten or switched off', async ({
  page,
}) => {
  const [first, second] = [await carForSale(2017), await carForSale(2019)];
  for (const { id } of [first, second]) {
    await page.goto(`/vehicles/${id}`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('viewed') ?? ''))
      .toContain(id);
  }
  await page.goto('/favourites');
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('link', { name: /^View Details/ })).toHaveText([
    `View Details of ${second.name}`,
    `View Details of ${first.name}`,
  ]);
  await axe(page);
  await viewed.getByRole('button', { name: 'Forget these cars' }).click();
  await expect(
    viewed.getByText('Cars that you look at on this device are listed here.'),
  ).toBeVisible();
  await viewed.getByRole('switch', { name: 'Remember the cars I look at' }).click();
  await page.goto(`/vehicles/${first.id}`);
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click();
  expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBe('off');
});

test('a list with filters says how many of its cars are new since the last visit', async ({
  page,
}) => {
  await carForSale();
  await page.addInitScript(() => {
    const at = Date.now() - 2 * 60 * 60_000;
    localStorage.setItem('last-visit', JSON.stringify({ at, before: 0 }));
  });
  await page.goto('/vehicles?fuel=petrol');
  await expect(page.getByText(/^New since your last visit: [1-9]/)).toBeVisible();
  await axe(page);
});
