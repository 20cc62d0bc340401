import { callAs, openSeller } from './support/conversations';
import { linkIn, waitForMail } from './support/enquiry-mail';
import { cards } from './support/pages';
import { newPerson, openAccount, signIn, someAddress } from './support/people';
import { openStaffAccount, withDatabase } from './support/staff';
import { axeInBothColours, expect, test } from './support/test';

/** Returns a seller's car for sale, with one person's report. */
async function reportedCar() {
  const { person, vehicle } = await openSeller();
  const [car] = await withDatabase(
    (sql) => sql<{ name: string; plate: string; price: number }[]>`
      select private.vehicle_label(id) as name, registration_number as plate, price from vehicles where id = ${vehicle}`,
  );
  if (!car) throw new Error('the seller has no car for sale');
  const reporter = await openAccount(newPerson());
  await withDatabase(
    (sql) => sql`
      insert into listing_reports (vehicle_id, reporter_id, reason)
      select ${vehicle}, id, 'fraud' from auth.users where email = ${reporter.email}`,
  );
  return { ...car, id: vehicle, path: `/vehicles/${vehicle}`, seller: person };
}

test('an advert that a second person reports is held until staff decide', async ({
  page,
  browser,
}) => {
  test.slow();
  const car = await reportedCar();
  const list = `/vehicles?priceMin=${car.price}&priceMax=${car.price}`;
  const isListed = async () => (await (await page.request.get(list)).text()).includes(car.id);
  expect(await isListed()).toBe(true);

  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': someAddress() });
  await page.goto(`${car.path}/report`);
  await page.getByRole('radio', { name: 'It looks like a fraud' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  const response = await page.goto(car.path);
  expect(response?.status()).toBe(200);
  const html = (await response?.text()) ?? '';
  expect(html).not.toContain(car.plate);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We Are Checking This Advert');
  await expect(page.getByRole('main')).toContainText(car.name);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(cards(page)).toHaveCount(6);
  await axeInBothColours(page);
  expect(await isListed()).toBe(false);

  await withDatabase(
    (sql) => sql`update private.mail_outbox set due_at = now()
    where decision_id in (select id from staff_decisions where case_id = ${car.id})`,
  );
  const mail = await waitForMail(car.seller.email, /^We are checking your listing of the /);
  expect(linkIn(mail, 'Read it or appeal')).toContain('/appeals/');
  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, car.seller, `/my-vehicles?search=${car.plate}`);
  await expect(owner.getByRole('heading', { name: 'Held while we check it' })).toBeVisible();
  await axeInBothColours(owner);
  await owner.getByRole('link', { name: /Read the decision or appeal/ }).click();
  await expect(owner.getByText('Several people have reported the listing')).toBeVisible();
  await owner.context().close();

  await signIn(page, await openStaffAccount(), `/staff?case=listing-${car.id}`);
  await expect(page.getByText('Held: shoppers do not see it')).toBeVisible();
  await page.getByRole('button', { name: /^Nothing wrong/ }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `Nothing wrong: ${car.name}` }),
  ).toBeVisible();
  await page.goto(car.path);
  await expect(page.getByRole('complementary', { name: 'Price and seller' })).toBeVisible();
  expect(await isListed()).toBe(true);
});

test('an advert with the signs of a scam is held when it is published', async ({ page }) => {
  const { person, vehicle } = await openSeller();
  await withDatabase(
    (sql) => sql`
      update vehicles set listing_status = 'draft', description = ${'I work offshore, so a courier brings it to your address '.concat(
        'as soon as you send the deposit to the holding company. Gift cards are fine.',
      )}
      where id = ${vehicle}`,
  );
  await signIn(page, person, `/sell/${vehicle}/check`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/my-vehicles/);
  await expect(page.getByRole('status')).toContainText('is held for a check now.');
  const held = await page.request.get(`/vehicles/${vehicle}`);
  expect(await held.text()).toContain('We Are Checking This Advert');
  expect(await callAs(await openStaffAccount(), 'staff_queue()')).toMatchObject({
    cases: expect.arrayContaining([expect.objectContaining({ id: vehicle, urgent: true })]),
  });
});
