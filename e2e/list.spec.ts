import { RANGES } from '../lib/search/slider-ranges';
import { cards, carNames, prices, SEEDED_LIST } from './support/pages';
import { expect, test } from './support/test';

test.describe('the list of vehicles', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/vehicles');
  });

  test('shows its heading, badges and 24 cars with their details', async ({ page }) => {
    await expect(page.getByRole('search').getByRole('combobox', { name: 'Search' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Premium Used Cars' })).toBeVisible();
    for (const badge of ['AI-Powered Pricing', 'Verified Dealers', 'AR Showroom']) {
      await expect(page.getByRole('listitem').filter({ hasText: badge }).first()).toBeVisible();
    }
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home\/Vehicles/);
    await expect(page.getByRole('heading', { name: /^[\d,]+ vehicles found$/ })).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    const card = cards(page).first();
    await expect(card).toContainText(/£[\d,]+/);
    await expect(card).toContainText(/[\d,]+ miles|N\/A/);
    await expect(card).toContainText(/Petrol|Diesel|Electric|Hybrid|Plug in hybrid|Hydrogen/);
    await expect(card).toContainText(/Manual|Automatic|Semi automatic/);
    await expect(
      cards(page)
        .getByText(/usual (price|range)/i)
        .first(),
    ).toBeVisible();
    await expect(cards(page).getByText('No verdict')).toHaveCount(0);
    await expect(card).toContainText(/Verified Dealer|Dealer|Private Seller/);
    const [title] = await carNames(page);
    const links = card.getByRole('link');
    await expect(links).toHaveCount(3);
    await expect(links.first()).toHaveAccessibleName(`View Details of ${title}`);
    await expect(links.nth(1)).toHaveAccessibleName(`View in AR of ${title}`);
    await expect(links.last()).toHaveAccessibleName(`Compare: ${title}`);
  });

  test('searches while typing and keeps the focus @firefox', async ({ page }) => {
    const search = page.getByRole('combobox', { name: 'Search' });
    await search.pressSequentially('golf', { delay: 40 });
    await expect(page).toHaveURL('/vehicles?search=golf');
    await expect(page.getByRole('link', { name: 'Remove filter: Golf' })).toBeVisible();
    for (const title of await carNames(page)) {
      expect(title).toContain('Golf');
    }
    await expect(search).toBeFocused();
    await search.fill('xyzzy');
    await expect(page).toHaveURL('/vehicles?search=xyzzy');
    await expect(page.getByText('No vehicles match your search criteria.')).toBeVisible();
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL('/vehicles');
    await expect(cards(page)).toHaveCount(24);
  });

  test('filters by make and model, and removes a filter by its chip @firefox', async ({ page }) => {
    await page.getByRole('combobox', { name: 'Make' }).selectOption('BMW');
    await expect(page).toHaveURL('/vehicles?make=BMW');
    await page.getByRole('button', { name: /More Filters/ }).click();
    await page.getByText('Model', { exact: true }).click();
    const models = page.getByRole('group', { name: 'Model' }).getByRole('checkbox');
    await models.first().check();
    await expect(page).toHaveURL(/make=BMW&model=/);
    await expect(page.getByRole('button', { name: /More Filters/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    const makes = page.getByRole('group', { name: 'Make' });
    await makes.getByRole('checkbox', { name: /^Audi/ }).check();
    await expect(page).toHaveURL(/make=Audi,BMW&model=/);
    const make = page.getByRole('combobox', { name: 'Make' });
    await expect(make).toHaveValue('Audi,BMW');
    await make.selectOption('Audi');
    await expect(page, 'without the models of other makes').toHaveURL('/vehicles?make=Audi');
    await expect(makes.getByRole('checkbox', { name: /^BMW/ })).not.toBeChecked();
    await page.getByRole('link', { name: 'Remove filter: Audi' }).click();
    await expect(page).toHaveURL('/vehicles');
    await expect(models).toHaveCount(0);
  });

  test('several choices of a facet, seats and features find as many cars as counted', async ({
    page,
  }) => {
    // The counts of all cars may be five minutes old.
    await page.goto(SEEDED_LIST);
    await page.getByRole('button', { name: /More Filters/ }).click();
    const found = page.getByRole('heading', { name: /vehicles? found$/ });
    const group = (name: string) => page.getByRole('group', { name });
    const choice = (name: string, label: string) =>
      group(name).getByRole('checkbox', { name: new RegExp(`^${label} [\\d,]+ cars?$`) });
    /** Waits for the counts of the current list. */
    const counted = () =>
      expect(page.getByRole('dialog').locator('[data-outdated]')).toHaveCount(0);
    /** The count beside a choice: a label's text without the words before it. */
    const count = async (name: string, label: string) => {
      await counted();
      return /([\d,]+) cars?$/.exec(
        (await choice(name, label).locator('..').textContent()) ?? '',
      )?.[1];
    };
    const suvs = await count('Body type', 'SUV');
    await choice('Body type', 'SUV').check();
    await expect(found).toHaveText(`${suvs} vehicles found`);
    await choice('Body type', 'Estate').check();
    await expect(page).toHaveURL('/vehicles?bodyType=estate,suv&sellerType=dealer');
    await counted();
    const seats = page.getByRole('combobox', { name: 'Seats' });
    const five = seats.getByRole('option', { name: /^5 or more/ });
    const seated = /\((.*)\)/.exec((await five.textContent()) ?? '')?.[1];
    await seats.selectOption('5');
    await expect(found).toHaveText(`${seated} vehicles found`);
    await page.getByText('Features', { exact: true }).click();
    for (const feature of ['Bluetooth', 'DAB radio']) {
      const having = await count('Features', feature);
      await choice('Features', feature).check();
      await expect(page.getByRole('link', { name: `Remove filter: ${feature}` })).toBeVisible();
      await expect(found).toHaveText(new RegExp(`^${having} vehicles? found$`));
    }
    await expect(page.getByRole('button', { name: /More Filters.*4 active/ })).toBeVisible();
    await page.getByRole('link', { name: 'Remove filter: SUV' }).click();
    await expect(choice('Body type', 'SUV')).not.toBeChecked();
    await expect(choice('Body type', 'Estate')).toBeChecked();
  });

  test('a slider moved by keyboard updates its field and is applied @firefox', async ({ page }) => {
    await page.getByRole('button', { name: /More Filters/ }).click();
    const slider = page.getByRole('slider', { name: 'Price to' });
    await slider.focus();
    await expect(slider).toHaveAttribute('aria-valuetext', '£100,000 or more');
    await page.keyboard.press('Home');
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
    const field = page.getByRole('group', { name: 'Price' }).getByRole('textbox', { name: 'To' });
    await expect(field).toHaveValue('20000');
    await expect(slider).toHaveAttribute('aria-valuetext', '£20,000');
    await expect(page).toHaveURL('/vehicles?priceMax=20000');
    await expect(slider).toBeFocused();
    await expect(slider).toHaveAttribute('step', String(RANGES.price.step));
    expect(Math.max(...(await prices(page)))).toBeLessThanOrEqual(20_000);
  });

  test('a slider stopped by its counterpart is applied without a change event', async ({
    page,
  }) => {
    await page.goto('/vehicles?priceMax=20000');
    await page.getByRole('button', { name: /More Filters/ }).click();
    const slider = page.getByRole('slider', { name: 'Price from' });
    // WebKit sends nothing else once a script has held the thumb back.
    await slider.evaluate((thumb: HTMLInputElement) => {
      thumb.value = '45000';
      thumb.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(page).toHaveURL('/vehicles?priceMin=20000&priceMax=20000');
    await expect(slider).toHaveValue('20000');
  });

  test('an invalid filter shows a validation error and is not applied', async ({ page }) => {
    await page.getByRole('button', { name: /More Filters/ }).click();
    const price = page.getByRole('group', { name: 'Price' });
    await price.getByRole('textbox', { name: 'From' }).fill('cheap');
    await expect(page.getByRole('alert').filter({ hasText: 'Price' })).toHaveText(
      'Price from: must be a whole number',
    );
    await expect(price.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription(
      'must be a whole number',
    );
    await expect(page).toHaveURL('/vehicles');
    await price.getByRole('textbox', { name: 'From' }).fill('30000');
    await price.getByRole('textbox', { name: 'To' }).fill('20000');
    await expect(page.getByRole('alert').filter({ hasText: 'Price' })).toHaveText(
      'Price from: must not be above the maximum',
    );
  });

  test('empty form fields are removed from the URL', async ({ page }) => {
    await page.goto('/vehicles?search=golf&make=&priceMax=&location=');
    await expect(page).toHaveURL('/vehicles?search=golf');
  });

  test('other spellings of a make or model redirect to the catalogue spelling', async ({
    page,
    request,
  }) => {
    const spellings = {
      '/vehicles?make=ford': '/vehicles?make=Ford',
      '/vehicles?make=VW&bodyType=Saloon': '/vehicles?make=Volkswagen&bodyType=sedan',
      '/vehicles?search=used+cars': '/vehicles',
      '/used-cars/vw': '/used-cars/volkswagen',
      '/used-cars/VW': '/used-cars/volkswagen',
      '/vehicles?sort=price_asc&model=FIESTA&make=FORD':
        '/vehicles?make=Ford&model=Fiesta&sort=price_asc',
      '/vehicles?verdict=under,at&taxMax=200': '/vehicles?taxMax=200&verdict=at,under',
      // A refused value stays, so that the list can say so.
      '/vehicles?verdict=under&verdict=cheap': '/vehicles?verdict=under,cheap',
    };
    for (const [asked, spelled] of Object.entries(spellings)) {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect(answer.status(), asked).toBe(308);
      expect(answer.headers().location, asked).toBe(spelled);
      expect((await request.get(spelled, { maxRedirects: 0 })).status(), spelled).toBe(200);
    }
    await page.goto('/vehicles?make=ford&model=fiesta');
    await expect(page).toHaveURL('/vehicles?make=Ford&model=Fiesta');
    const make = page.getByRole('combobox', { name: 'Make' });
    await expect(make.getByRole('option', { name: 'Ford' })).toHaveCount(1);
    await page.getByRole('button', { name: /More Filters/ }).click();
    const models = page.getByRole('group', { name: 'Model' });
    await expect(models.getByRole('checkbox', { name: /^Fiesta/ })).toBeChecked();
    await expect(models.getByRole('checkbox', { name: /^Focus/ })).not.toBeChecked();
  });
});

test('the browser submits the filters if the filter code fails to load', async ({
  page,
  allowError,
}) => {
  allowError(/Failed to load resource/);
  // The page's own scripts come after its load event: an idle network alone may mean that they have not begun.
  await page.goto('/vehicles');
  await page.waitForLoadState('networkidle');
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  await page.getByRole('combobox', { name: 'Fuel type' }).selectOption('electric');
  await expect(page).toHaveURL('/vehicles?fuel=electric');
  await expect(page.getByRole('combobox', { name: 'Fuel type' })).toHaveValue('electric');
});
