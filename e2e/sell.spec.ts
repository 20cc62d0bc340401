import { cards } from './support/pages';
import { accountMenu, fillSignIn, newPerson, openAccount, signIn } from './support/people';
import { removeListing } from './support/photos';
import { rest } from './support/rest';
import {
  completeDraft,
  expectStep,
  finishDraft,
  listingId,
  PLATE,
  publish,
  save,
  saveCar,
  saveDetails,
} from './support/selling';
import { axeInBothColours, expect, test } from './support/test';
import { expectToast } from './support/toast';

const main = (page: import('@playwright/test').Page) => page.getByRole('main');
const alert = (page: import('@playwright/test').Page) => main(page).getByRole('alert');

/** Expects no content beyond the edges of a narrow phone, and no violations of axe, in light and dark colours. */
async function inspect(page: import('@playwright/test').Page) {
  await page.setViewportSize({ width: 320, height: 844 });
  const over = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect.soft(await over(), page.url()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await axeInBothColours(page);
}

test('a new person lists a car at 390 pixels, sees it on its page and among the newest', async ({
  page,
  allowError,
}) => {
  test.slow();
  // The newest cars include other journeys' cars, whose photographs may be removed meanwhile.
  allowError(/status of 404.*\/photos\//);
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await openAccount(newPerson('Grace Hopper'));
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sell your car' }).click();
  await expect(page).toHaveURL('/auth?tab=sign-up&next=%2Fsell');
  await main(page).getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await fillSignIn(page, person);
  await expectStep(page, 'Sell your car');
  await inspect(page);
  await page.getByLabel('Trim (optional)').fill('Zetec S');
  await saveCar(page);
  await inspect(page);
  await page.getByLabel('Engine size (optional)').fill('1.0');
  await page.getByLabel('MOT expiry (optional)').fill('2027-03-31');
  await page.getByRole('checkbox', { name: 'Apple CarPlay' }).check();
  await page.getByLabel('Other features, one a line (optional)').fill('Dog guard\nSki box');
  await saveDetails(page);
  await inspect(page);
  await main(page).getByRole('link', { name: 'Continue' }).click();
  await expectStep(page, 'Description');
  await page.getByLabel('Description (optional)').fill('One owner from new.');
  await expect(main(page).getByText('4,981 characters left')).toBeVisible();
  await inspect(page);
  await save(page);
  await expectStep(page, 'Price and place');
  await expect(
    main(page).getByText(/^Eight in ten such cars ask £[\d,]+ to £[\d,]+\.$/),
  ).toBeVisible();
  await page.getByLabel('Asking price').fill('£99,999');
  // Adverts of other journeys change how sure the valuation is.
  await expect(
    main(page).getByText(/^(£[\d,]+ over the usual price|Above the usual range)$/),
  ).toBeVisible();
  await page.getByLabel('Asking price').fill('£100');
  await expect(main(page).getByText('Far below such cars: ask why')).toBeVisible();
  await page.getByLabel('Asking price').fill('£8,467');
  await page.getByLabel('Postcode (optional)').fill('ls63aa');
  await page.getByLabel('VIN (optional)').fill('wf0axxgcda1234567');
  await inspect(page);
  await save(page);
  await expectStep(page, 'Check and publish');
  await expect(main(page).getByText('This is the car in the list, in Leeds, LS6.')).toBeVisible();
  await expect(main(page)).not.toContainText(/3AA|WF0A/i);
  await inspect(page);
  const id = listingId(page);
  await publish(page).click();
  await expect(page).toHaveURL(`/vehicles/${id}`);
  await expectToast(
    page,
    'Published',
    'Your car is for sale. This is its public page; lists show it within minutes.',
  );
  await expectStep(page, '2019 Ford Fiesta');
  for (const text of ['£8,467', 'One owner from new.', 'Dog guard', 'Apple CarPlay', 'Grace H'])
    await expect(main(page).getByText(text).first()).toBeVisible();
  await expect(main(page)).not.toContainText(/3AA|WF0A/i);
  // The list of all cars may be five minutes old; nobody has asked for this one yet.
  await page.goto('/vehicles?priceMin=8467&priceMax=8467');
  const hrefs = await cards(page)
    .getByRole('link', { name: /^View Details/ })
    .evaluateAll((links) => links.slice(0, 8).map((link) => link.getAttribute('href')));
  expect(hrefs).toContain(`/vehicles/${id}`);
  expect(await rest(`vehicle_private?vehicle_id=eq.${id}&select=postcode,vin`)).toEqual([
    { postcode: 'LS6 3AA', vin: 'WF0AXXGCDA1234567' },
  ]);
  await removeListing(page, id);
});

for (const width of [1152, 1280])
  test(`the header leads to selling at ${width} pixels, for a stranger and for a person`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const person = await openAccount(newPerson());
    for (const open of [() => page.goto('/help'), () => signIn(page, person, '/help')]) {
      await open();
      const sell = page.getByRole('banner').getByRole('link', { name: 'Sell your car' });
      await expect(sell.filter({ visible: true })).toHaveAttribute('href', '/sell');
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBe(0);
    }
  });

test('a look-up by number plate fills in the form', async ({ page }) => {
  await signIn(page, await openAccount(newPerson()), '/sell');
  await page.getByLabel('Registration (optional)').fill(PLATE);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(main(page).getByText(/^Found: Ford, 2019, petrol/)).toBeVisible();
  await expect(page.getByLabel('Make').locator('option:checked')).toHaveText('Ford');
  await expect(page.getByLabel('Year')).toHaveValue('2019');
  await expect(page.getByLabel('Fuel')).toHaveValue('petrol');
  await saveCar(page);
  await expect(page.getByLabel('Engine size (optional)')).toHaveValue('1.5');
  await expect(page.getByLabel('Colour (optional)')).toHaveValue('blue');
});

test('the model is one of the make', async ({ page }) => {
  await signIn(page, await openAccount(newPerson()), '/sell');
  const model = page.getByLabel('Model', { exact: true });
  await page.getByLabel('Make').selectOption({ label: 'Ford' });
  await model.selectOption({ label: 'Fiesta' });
  await page.getByLabel('Make').selectOption({ label: 'BMW' });
  await expect(model).toHaveValue('');
  await expect(model.locator('optgroup')).toHaveCount(1);
  await expect(model.locator('optgroup')).toHaveAttribute('label', 'BMW');
});

test('a draft goes on after signing out and in again, where it was left', async ({ page }) => {
  const person = await openAccount(newPerson());
  await signIn(page, person, '/sell');
  await saveCar(page);
  await saveDetails(page, '12,345');
  await page.goBack();
  await expectStep(page, 'Details');
  await expect(page.getByLabel('Mileage')).toHaveValue('12,345');
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signIn(page, person, '/sell');
  await main(page)
    .getByRole('link', { name: /2019 Ford Fiesta/ })
    .click();
  await expectStep(page, 'Photographs');
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await expect(steps.getByRole('link', { name: 'Photographs' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await steps.getByRole('link', { name: /^Details.*filled in$/ }).click();
  await expectStep(page, 'Details');
  await expect(page.getByLabel('Mileage')).toHaveValue('12,345');
});

test('errors stand beside their fields and in a summary with the focus', async ({ page }) => {
  await signIn(page, await openAccount(newPerson()), '/sell');
  await save(page);
  await expect(alert(page)).toBeFocused();
  for (const error of [
    'Please select a valid make',
    'Please select a valid model',
    'Year is required',
    'Please select a valid fuel type',
    'Please select a valid transmission',
    'Please select a valid body type',
  ]) {
    await expect(alert(page).getByRole('link', { name: error })).toBeVisible();
    await expect(main(page).getByText(error, { exact: true })).toBeVisible();
  }
  await alert(page).getByRole('link', { name: 'Please select a valid make' }).click();
  await expect(page.getByLabel('Make')).toBeFocused();
  await page.getByLabel('Year').fill('2099');
  await expect(page.getByLabel('Year')).toHaveAccessibleDescription('Year cannot be in the future');
  await saveCar(page);
  await page.getByLabel('MOT expiry (optional)').fill('2099-03-31');
  await page.getByLabel('Seats (optional)').selectOption('5');
  await page.getByLabel('Mileage').fill('-1');
  await save(page);
  await expect(page.getByLabel('Mileage')).toHaveAccessibleDescription('Mileage must be positive');
  await expect(page.getByLabel('Condition', { exact: true })).toHaveAccessibleDescription(
    'Please select a valid condition',
  );
  await expect(page.getByLabel('MOT expiry (optional)')).toHaveAccessibleDescription(
    'An MOT ends 13 months from today at most: please check the year',
  );
});

test('a draft says what is missing, and is published once', async ({ page }) => {
  await signIn(page, await openAccount(newPerson()), '/sell');
  await saveCar(page);
  const id = listingId(page);
  await page.goto(`/sell/${id}/check`);
  await expect(publish(page)).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Mileage' }).click();
  await expectStep(page, 'Details');
  await saveDetails(page);
  await finishDraft(page, '8,500');
  await publish(page).dblclick();
  await expect(page).toHaveURL(`/vehicles/${id}`);
  await expectStep(page, '2019 Ford Fiesta');
  const prices = await rest(`vehicles?id=eq.${id}&select=listing_status`);
  expect(prices).toEqual([{ listing_status: 'active' }]);
});

test('a listing published in another tab opens, one that staff took down says so', async ({
  page,
  context,
}) => {
  const person = await openAccount(newPerson());
  await signIn(page, person, '/sell');
  const id = await completeDraft(page);
  const other = await context.newPage();
  await other.goto(`/sell/${id}/check`);
  await publish(page).click();
  await expect(page).toHaveURL(`/vehicles/${id}`);
  await publish(other).click();
  await expect(other).toHaveURL(`/vehicles/${id}`);
  const second = await completeDraft(page);
  await rest(`vehicles?id=eq.${second}`, 'PATCH', {
    listing_status: 'archived',
    taken_down_at: new Date().toISOString(),
  });
  await publish(page).click();
  await expect(alert(page)).toContainText('Taken down by our staff');
});

test('a change of a listing for sale shows on its public page', async ({ page }) => {
  await signIn(page, await openAccount(newPerson()), '/sell');
  const id = await completeDraft(page);
  await publish(page).click();
  await expect(page).toHaveURL(`/vehicles/${id}`);
  await expectStep(page, '2019 Ford Fiesta');
  await page.goto(`/sell/${id}/price`);
  await expect(main(page).getByText('This listing is public')).toBeVisible();
  await page.getByLabel('Asking price').fill('7,777');
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check', exact: true })).toBeVisible();
  await expectToast(page, 'Saved');
  await main(page).getByRole('link', { name: 'See its page' }).click();
  await expect(main(page).getByText('£7,777').first()).toBeVisible();
});

test('another account’s draft and an unknown step are missing', async ({
  browser,
  page,
  allowError,
}) => {
  allowError(/status of 404/);
  await signIn(page, await openAccount(newPerson()), '/sell');
  await saveCar(page);
  const id = listingId(page);
  await page.goto(`/sell/${id}/nothing`);
  await expectStep(page, 'Oops! Page not found');
  const stranger = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await signIn(stranger, await openAccount(newPerson()), '/sell');
  for (const step of ['car', 'check']) {
    const answer = await stranger.goto(`/sell/${id}/${step}`);
    expect(answer?.status()).toBe(404);
    await expectStep(stranger, 'Oops! Page not found');
  }
  await stranger.close();
});
