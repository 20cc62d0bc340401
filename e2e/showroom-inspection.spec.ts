import type { Page } from '@playwright/test';
import { formatMonth } from '../lib/format';
import { SEEDED_LIST } from './support/pages';
import { rest } from './support/rest';
import { axeInBothColours, expect, test } from './support/test';

type RecordRow = {
  registration_number: string;
  record: { motTests: { completedDate: string; defects: { text: string }[] }[] };
};

const TYRE = /^(?:Nearside|Offside) (?:Front|Rear) Tyre worn close to legal limit/;
const DAY = 86_400_000;

/** Returns a car for sale whose last MOT test noted a worn tyre, and the month of that test. */
async function carWithWornTyre() {
  const rows = await rest<RecordRow>(
    'registry_records?select=registration_number,record&registry=eq.dvsa&order=registration_number&limit=400',
  );
  for (const { registration_number, record } of rows) {
    const [latest] = (record?.motTests ?? []).toSorted((a, b) =>
      a.completedDate < b.completedDate ? 1 : -1,
    );
    if (!latest?.defects.some(({ text }) => TYRE.test(text))) continue;
    if (Date.now() - Date.parse(latest.completedDate) > 900 * DAY) continue;
    const [car] = await rest<{ id: string }>(
      `vehicles?select=id&listing_status=eq.active&registration_number=eq.${registration_number}`,
    );
    if (car) return { id: car.id, month: formatMonth(latest.completedDate) };
  }
  throw new Error('No car for sale has a worn tyre');
}

/** The id of a car for sale. */
async function anyCar(page: Page) {
  const html = await (await page.request.get(SEEDED_LIST)).text();
  return /\/vehicles\/([0-9a-f-]{36})/.exec(html)?.[1] ?? '';
}

const inspection = (id: string) => `/ar-showroom?vehicle=${id}&tool=ai-inspection`;
const sheet = (id: string) => `/ar-showroom/viewing-sheet?vehicle=${id}`;
const boxes = (page: Page) => page.getByRole('main').getByRole('checkbox');

test('the inspection of a car says by keyboard what its MOT test noted, and leads to the sheet @noscript', async ({
  page,
  javaScriptEnabled,
}) => {
  const { id, month } = await carWithWornTyre();
  await page.goto(inspection(id));
  await expect(page.getByRole('heading', { name: /^150 points/ })).toBeVisible();
  await expect(page.getByText('nobody has inspected the car')).toBeVisible();
  await expect(page.getByText('the demo’s made-up record of its MOT tests')).toBeVisible();
  const group = page.getByRole('group').filter({
    has: page.getByRole('heading', { name: 'Wheels, tyres and brakes' }),
  });
  const tread = group.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Tread depth' }),
  });
  await expect(tread).toBeHidden();
  await group.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(tread.getByText(new RegExp(`^MOT of ${month}, .*: .*tyre`))).toBeVisible();
  await expect(tread.getByText(/Look closely|Warning/)).toBeVisible();
  if (javaScriptEnabled !== false) await axeInBothColours(page);
  await page.getByRole('link', { name: 'Your viewing sheet' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(sheet(id));
  await expect(page.getByRole('heading', { name: /^Viewing sheet: / })).toBeVisible();
  await expect(boxes(page)).toHaveCount(30);
  await boxes(page).first().check();
  await expect(boxes(page).first()).toBeChecked();
});

test('the counters list the points of their state, and what stands out leads on @noscript', async ({
  page,
}) => {
  const { id } = await carWithWornTyre();
  await page.goto(inspection(id));
  const counter = page.getByRole('link', { name: /^Look closely \d+/ });
  const count = Number(/\d+/.exec((await counter.textContent()) ?? '')?.[0]);
  await counter.click();
  await expect(page).toHaveURL(/state=look#/);
  await expect(page.getByText(`Only “Look closely”: ${count} of 150 points.`)).toBeVisible();
  await expect(page.locator('[id^=point-]')).toHaveCount(count);
  await expect(page.getByRole('heading', { name: 'Tread depth', level: 4 })).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.locator('[id^=point-]').first()).toBeHidden();
  const more = page.getByRole('link', { name: /^\d+ more to look at closely/ });
  if ((await more.count()) > 0) await expect(more).toHaveAttribute('href', /state=look#/);
  await page.goto(`${inspection(id)}&state=nonsense`);
  await expect(page.getByText(/^Only “/)).toHaveCount(0);
});

test('the way to the sheet says how many of its points are ticked', async ({ page }) => {
  const id = await anyCar(page);
  await page.goto(sheet(id));
  for (const at of [0, 4]) await boxes(page).nth(at).check();
  await expect(page.getByText('2 of 30 ticked')).toBeVisible();
  await page.goto(inspection(id));
  await expect(page.getByRole('link', { name: 'Your viewing sheet, 2 of 30 ticked' })).toHaveCount(
    2,
  );
});

test('a place on the drawing opens its points', async ({ page }) => {
  await page.goto(inspection(await anyCar(page)));
  await page.getByRole('link', { name: 'Under the bonnet' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '12-volt battery' })).toBeVisible();
});

test('a viewing sheet keeps ticks and notes on the device, also offline, until they are cleared @phone', async ({
  page,
  context,
  allowError,
}) => {
  // Requests that the page makes when idle may still be pending.
  allowError(/ERR_INTERNET_DISCONNECTED/);
  const id = await anyCar(page);
  await page.goto(sheet(id));
  await expect(page.getByText('0 of 30 ticked')).toBeVisible();
  const note = page.getByRole('textbox', { name: /^Note: / }).nth(1);
  await context.setOffline(true);
  await boxes(page).nth(0).check();
  await boxes(page).nth(7).check();
  await note.fill('Invoice of May seen.');
  await expect(page.getByText('2 of 30 ticked')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('2 of 30 ticked')).toBeVisible();
  await expect(boxes(page).nth(7)).toBeChecked();
  await expect(boxes(page).nth(8)).not.toBeChecked();
  await expect(note).toHaveValue('Invoice of May seen.');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await axeInBothColours(page);

  await page.goto('/ar-showroom/viewing-sheet?body=suv');
  await expect(page.getByText('0 of 30 ticked')).toBeVisible();
  await page.goto(sheet(id));
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('0 of 30 ticked')).toBeVisible();
  await expect(note).toHaveValue('');
  expect(
    await page.evaluate(() =>
      localStorage.getItem(location.search.replace('?vehicle=', 'viewing-sheet:')),
    ),
  ).toBeNull();
});

test('a browser that keeps nothing is told so before anything is ticked', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.goto('/ar-showroom/viewing-sheet?body=suv');
  await expect(page.getByText('This browser keeps nothing')).toBeVisible();
});

test('notes of points that a sheet has no longer are kept', async ({ page }) => {
  const id = await anyCar(page);
  await page.goto(sheet(id));
  await page.evaluate((key) => {
    const stored = { at: 1, ticked: ['of-last-week'], written: { 'note-of-last-week': 'Rust.' } };
    localStorage.setItem(key, JSON.stringify(stored));
  }, `viewing-sheet:${id}`);
  await page.reload();
  await boxes(page).first().check();
  await expect(page.getByText('1 of 30 ticked')).toBeVisible();
  const stored = await page.evaluate((key) => localStorage.getItem(key), `viewing-sheet:${id}`);
  expect(stored).toContain('of-last-week');
  expect(stored).toContain('Rust.');
});

test('a viewing sheet prints on two pages at most, without the site round it', async ({ page }) => {
  await page.goto(sheet((await carWithWornTyre()).id));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Miles on the display').last()).toBeVisible();
  await expect(boxes(page)).toHaveCount(30);
  await expect(page.getByText(/^(Warning|Look closely)$/).first()).toBeVisible();
  const note = page.getByRole('textbox', { name: /^Note: / }).first();
  await note.focus();
  await expect(note).toHaveCSS('outline-style', 'none');
  const pdf = await page.pdf({ format: 'A4' });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThanOrEqual(2);
});

test('a typical car has a sheet, and a car that is not for sale the site’s 404 page', async ({
  page,
  allowError,
}) => {
  await page.goto('/ar-showroom/viewing-sheet?body=convertible');
  await expect(
    page.getByRole('heading', { name: 'Viewing sheet: A typical convertible' }),
  ).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Hood or folding roof/ })).toBeVisible();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  allowError(/404/);
  for (const query of ['', '?vehicle=00000000-0000-4000-8000-000000000000', '?body=tank']) {
    const response = await page.goto(`/ar-showroom/viewing-sheet${query}`);
    expect(response?.status(), query).toBe(404);
  }
});
