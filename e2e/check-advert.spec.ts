import type { Page } from '@playwright/test';
import { axe, expect, test } from './support/test';

const ADVERT =
  'Ford Focus 1.6 TDCi Zetec 2012, 98,000 miles, diesel. £2,950. One owner. Automatic. The six speed manual gearbox is smooth. 3 former keepers.';

const field = (page: Page) => page.getByRole('textbox', { name: 'The advert’s text' });
const check = (page: Page) => page.getByRole('button', { name: 'Check this advert' });
const report = (page: Page) => page.getByRole('heading', { name: 'What this text says, checked' });
const untilLoaded = (page: Page) =>
  expect(
    page.getByText('The reader is loaded: this page now works without a connection'),
  ).toBeVisible();

test('any advert’s text is checked in the browser, without a request and offline', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto('/check-advert');
  await untilLoaded(page);
  await context.setOffline(true);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('Focus')) sent.push(request.url());
  });
  await field(page).fill(ADVERT);
  await check(page).click();
  await expect(report(page)).toBeFocused();
  await expect(page.getByText('The text says ‘Automatic’ and ‘manual gearbox’.')).toBeVisible();
  await expect(page.getByText('The text says ‘One owner’ and ‘3 former keepers’.')).toBeVisible();
  await expect(page.getByText(/which one is right\?/).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Make' })).toHaveValue('Ford');
  await expect(page.getByRole('textbox', { name: 'Mileage' })).toHaveValue('98000');

  // Missing inputs are asked for in place.
  await expect(page.getByText(/^Running costs appear here/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Body type' }).selectOption('hatchback');
  await expect(page.getByText('Road tax a year')).toBeVisible();
  await expect(field(page)).toHaveValue(ADVERT);
  expect(sent).toEqual([]);
  await context.setOffline(false);

  await page.getByRole('combobox', { name: 'Condition' }).selectOption('good');
  await page.getByRole('button', { name: 'Value this car' }).click();
  await expect(page).toHaveURL(/\/ai-valuation\/result\?make=Ford&model=Focus&year=2012/);
});

test('the questions of a checked advert are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/check-advert');
  await untilLoaded(page);
  await field(page).fill(ADVERT);
  await check(page).click();
  await page.getByRole('button', { name: 'Copy the questions' }).click();
  await expect(page.getByText('Questions copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('V5C');
});

test('hostile texts are shown as text, and one too long is kept with the reason', async ({
  page,
}) => {
  await page.goto('/check-advert');
  await untilLoaded(page);
  await check(page).click();
  await expect(page.getByText('Please paste the text of an advert')).toBeVisible();

  const long = 'a'.repeat(20_001);
  await field(page).fill(long);
  await check(page).click();
  await expect(page.getByText(/^At most 20,000 characters: this has 20,001/)).toBeVisible();
  await expect(field(page)).toHaveValue(long);

  await field(page).fill(
    '<img src=x onerror="document.title=1"> \u202eFord Focus 2012 😀 سيارة, one owner, 3 former keepers, 90,000 miles.',
  );
  await check(page).click();
  await expect(report(page)).toBeFocused();
  await expect(page.getByText('The text says ‘one owner’ and ‘3 former keepers’.')).toBeVisible();
  await expect(page).toHaveTitle(/Check a used car advert/);
});

test('a checked advert is accessible, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/check-advert');
  await untilLoaded(page);
  await field(page).fill(`${ADVERT} ${'w'.repeat(300)} gift cards accepted`);
  await check(page).click();
  await expect(report(page)).toBeFocused();
  await axe(page);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
});
