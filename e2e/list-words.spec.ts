import { cards, carNames } from './support/pages';
import { expect, test } from './support/test';

test.describe('the words of the list’s search and places', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/vehicles');
  });

  test('a short list links to more cars with exact counts, and to the nearest cars @noscript', async ({
    page,
  }) => {
    const path = '/vehicles?make=Ford&model=Fiesta&colour=red&priceMax=5000';
    await page.goto(path);
    const more = page.getByRole('region', { name: 'More cars' });
    await expect(more.getByRole('heading', { name: 'The nearest cars' })).toBeVisible();
    await expect(more.getByRole('link', { name: /^View Details of / }).first()).toBeVisible();
    const changes = more.getByRole('link', { name: /: [\d,]+ cars?$/ });
    const labels = await changes.allTextContents();
    expect(labels.length).toBeGreaterThan(1);
    for (const label of labels.slice(0, 3)) {
      await page.goto(path);
      await changes.getByText(label, { exact: true }).click();
      const count = /([\d,]+) cars?$/.exec(label)?.[1];
      await expect(page.getByRole('heading', { name: /vehicles? found$/ })).toHaveText(
        new RegExp(`^${count} vehicles? found$`),
      );
    }
  });

  test('words that nobody understands are left out and named @noscript', async ({ page }) => {
    await page.goto('/vehicles?search=fiesta+qwrtzx');
    await expect(page.getByText('We did not understand “qwrtzx”; it is left out.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Remove filter: Fiesta' })).toBeVisible();
    for (const title of await carNames(page)) expect(title).toContain('Fiesta');
    await page.getByRole('link', { name: 'What can I search for?' }).click();
    await expect(page.getByText('Short names and one slip of the keyboard')).toBeVisible();
  });

  test('what is not applied of a search, and the other places of a name, are told @noscript', async ({
    page,
  }) => {
    const long = 'golf '.repeat(21).trim();
    await page.goto(`/vehicles?search=${long.replaceAll(' ', '+')}`);
    await expect(
      page.getByText('Your search is longer than 100 characters, so it is not applied.'),
    ).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue(long);
    await page.goto('/vehicles?search=diesel+newcastle');
    await expect(page.getByText('Or did you mean')).toBeVisible();
    await page.getByRole('link', { name: 'Newcastle-under-Lyme' }).click();
    await expect(page).toHaveURL('/vehicles?search=diesel&location=Newcastle-under-Lyme');
    await page.goto('/vehicles?location=near+Leeds&radius=10');
    await expect(
      page.getByRole('link', { name: 'Remove filter: Within 10 miles of Leeds' }),
    ).toBeVisible();
    await page.goto('/vehicles?search=qwrtzx');
    await expect(page.getByRole('heading', { name: 'All cars, newest first' })).toBeVisible();
  });

  test('the search field suggests models, towns and recent searches', async ({ page }) => {
    const search = page.getByRole('combobox', { name: 'Search' });
    const suggested = (text: string) => page.locator(`datalist option[value="${text}"]`);
    await search.focus();
    await expect(suggested('Ford Fiesta')).toHaveCount(1);
    await expect(suggested('Leeds')).toHaveCount(1);
    await search.fill('golf near LS6 3AA');
    await search.press('Enter');
    await search.blur();
    await search.focus();
    await expect(suggested('golf near LS6')).toHaveCount(1);
  });

  test('an ambiguous town means the largest and offers the others as links @noscript', async ({
    page,
  }) => {
    await page.goto('/vehicles?fuel=petrol&location=gillingham');
    await expect(page.getByText('Or did you mean')).toBeVisible();
    await expect(cards(page).first()).toContainText(/· \d+ miles/);
    await page.getByRole('link', { name: 'Gillingham, Dorset' }).click();
    await expect(page).toHaveURL('/vehicles?fuel=petrol&location=Gillingham,+Dorset');
    await expect(
      page.getByRole('link', { name: 'Remove filter: Within 50 miles of Gillingham, Dorset' }),
    ).toBeVisible();
    await expect(page.getByText('Or did you mean')).toBeHidden();
  });

  test('filters by location and sorts by distance', async ({ page }) => {
    await page.getByRole('button', { name: /More Filters/ }).click();
    await page.getByRole('textbox', { name: 'Postcode or town' }).fill('LS1 4AP');
    await expect(page).toHaveURL('/vehicles?location=LS1');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('distance');
    await expect(page).toHaveURL('/vehicles?location=LS1&sort=distance');
    const distances = (await cards(page).allTextContents()).map((text) =>
      Number(/· (?:Under )?(\d+) miles?/.exec(text)?.[1]),
    );
    expect(distances.length).toBeGreaterThan(0);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(50);
  });

  test('a town among the words of a search is the location, nearest first', async ({ page }) => {
    await page.goto('/vehicles?search=within+10+miles+of+york');
    const wider = page.getByRole('link', { name: /^Within \d+ miles: \d+ cars?$/ });
    await expect(wider).toBeVisible();
    const search = page.getByRole('combobox', { name: 'Search' });
    await search.fill('petrol leeds');
    await search.press('Enter');
    await expect(page.getByRole('link', { name: 'Remove filter: Petrol' })).toBeVisible();
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.selectOption('distance');
    await expect(page).toHaveURL('/vehicles?search=petrol+leeds&sort=distance');
    await expect(sort).toHaveValue('distance');
    await expect(cards(page).first()).toContainText(/· (?:Under )?\d+ miles?/);
    await expect(search).toHaveValue('petrol leeds');
    await page.getByRole('link', { name: 'Remove filter: Within 50 miles of Leeds' }).click();
    await expect(page).toHaveURL('/vehicles?search=petrol');
    await expect(sort).toHaveValue('newest');
  });

  test('an unknown location shows a notice and does not filter', async ({ page }) => {
    await page.goto('/vehicles?location=Atlantis');
    await expect(page.getByText('We know no place called Atlantis')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Remove filter: Atlantis' })).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
  });

  test('an unknown make is a 200 with noindex', async ({ request }) => {
    const answer = await request.get('/vehicles?make=BUY-CHEAP-PILLS', { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    const unknown = await answer.text();
    expect(unknown).toContain('noindex');
    expect(unknown).not.toContain('<title>Used BUY');
    expect((await request.get('/vehicles/browse/all')).status()).toBe(404);
  });
});
