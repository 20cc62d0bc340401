import type { Locator } from '@playwright/test';
import { cards, firstVehicle, SEEDED_LIST } from './support/pages';
import { someAddress } from './support/people';
import { rest } from './support/rest';
import { expect, test } from './support/test';

test('a vehicle page shows all specified details and sections', async ({ page }) => {
  await page.goto(SEEDED_LIST);
  const card = cards(page).first();
  const title = (await card.locator('h3').textContent()) ?? '';
  const price = (await card.locator('.card-price').textContent()) ?? '';
  await card.getByRole('link', { name: /^View Details/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const aside = page.getByRole('complementary', { name: 'Price and seller' });
  await expect(aside).toContainText(price);
  const monthly = Math.round(Number(price.replace(/\D/g, '')) / 36).toLocaleString('en-GB');
  await expect(aside).toContainText(`or £${monthly}/month`);
  await expect(aside).toContainText('price ÷ 36, not a credit offer');
  await expect(aside).toContainText(/[\d,]+ views?/);
  await expect(aside).toContainText(/Listed \d{1,2} \p{L}+ \d{4}/u);
  await expect(aside).toContainText(/Verified Dealer|Dealer|Private Seller/);
  for (const tile of ['Miles', 'Fuel', 'Transmission', 'Body type']) {
    // The first: what the car costs has a fuel too.
    const term = page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${tile}$`) })
      .first();
    await expect(term).toBeVisible();
  }
  for (const section of [
    'Description',
    'Features',
    'Vehicle History',
    'Location',
    'Similar vehicles',
  ]) {
    await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible();
  }
  for (const row of ['Condition', 'Engine size']) {
    await expect(page.getByRole('term').filter({ hasText: row })).toBeVisible();
  }
  await expect(page.getByText(/^Registration$/)).toBeVisible();
  const similar = cards(page)
    .first()
    .getByRole('link', { name: /^View Details/ });
  await expect(similar).toHaveAttribute('href', /^\/vehicles\//);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(SEEDED_LIST);
});

test('price and Call Seller stay whole below the header at any scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(SEEDED_LIST);
  const called = cards(page).filter({ hasText: 'Dealer' }).first();
  await called.getByRole('link', { name: /^View Details/ }).click();
  const aside = page.getByRole('complementary', { name: 'Price and seller' });
  const shown = [
    aside.getByText(/^£[\d,]+$/).first(),
    aside.getByRole('button', { name: 'Call Seller' }),
  ];
  const header = await page.getByRole('banner').boundingBox();
  const end = page.getByRole('heading', { name: 'Location', exact: true });
  for (const target of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('heading', { name: 'Description', exact: true }),
    page.getByRole('heading', { name: 'Vehicle History', exact: true }),
    end,
  ]) {
    await target.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    for (const each of shown) {
      await expect(each).toBeInViewport({ ratio: 1 });
      const box = await each.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    }
  }
});

test('the gallery moves by keyboard, buttons and thumbnails @firefox', async ({ page }) => {
  await page.goto(await firstVehicle(page));
  const strip = page.getByRole('list', { name: /^Pictures, / });
  const second = page.getByRole('link', { name: 'Picture 2' });
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(page.getByRole('link', { name: 'Picture 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('link', { name: 'Picture 1' }).click();
  await expect(page.getByRole('link', { name: 'Picture 1' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('the gallery fills the window, moves there, and comes back at the same picture @firefox', async ({
  page,
}) => {
  await page.goto(await firstVehicle(page));
  const inPage = page.getByRole('region', { name: /^Pictures of / });
  const whole = page.getByRole('dialog', { name: /^Pictures of / });
  const opener = inPage.getByRole('button', { name: 'Full screen' });
  await inPage.getByRole('link', { name: 'Picture 2' }).click();
  await opener.click();
  await expect(whole.getByText(/^2 of \d$/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(whole.getByText(/^3 of \d$/)).toBeVisible();
  const picture = whole.getByRole('img', { name: /rear|photograph 3/ });
  await expect(picture).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();
  await expect(opener).toBeFocused();
  const strip = inPage.getByRole('list', { name: /^Pictures, / });
  await strip.press('Enter');
  await expect(whole.getByText(/^3 of \d$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(strip).toBeFocused();
  await expect(inPage.getByRole('link', { name: 'Picture 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  // A press on the picture itself opens it too.
  await inPage.getByRole('img', { name: /rear|photograph 3/ }).click();
  await expect(whole.getByText(/^3 of \d$/)).toBeVisible();
  await whole.getByRole('button', { name: 'Close full screen' }).click();
  await expect(whole).toBeHidden();
  // A key that comes before the close event opens it again, at the picture that was shown last.
  await opener.click();
  await page.keyboard.press('ArrowLeft');
  await expect(whole.getByText(/^2 of \d$/)).toBeVisible();
  await whole.evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    const strip = document.querySelector('[aria-label^="Pictures, "]');
    strip?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  await expect(whole.getByText(/^2 of \d$/)).toBeVisible();
});

test('the whole window is a dark room for the picture, with an arrow at each side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(await firstVehicle(page));
  await page.getByRole('button', { name: 'Full screen' }).click();
  const whole = page.getByRole('dialog', { name: /^Pictures of / });
  const picture = await whole.getByRole('img').first().boundingBox();
  expect(picture?.width).toBeGreaterThanOrEqual(1300);
  const middleOf = async (part: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  const back = await middleOf(whole.getByRole('button', { name: 'Previous picture' }));
  const on = await middleOf(whole.getByRole('button', { name: 'Next picture' }));
  const count = await middleOf(whole.getByText(/^1 of \d+$/));
  for (const { y } of [back, on]) expect(Math.abs(y - 450)).toBeLessThan(2);
  expect(Math.abs(count.x - 720)).toBeLessThan(2);
  expect(back.x).toBeLessThan(60);
  expect(on.x).toBeGreaterThan(1380);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const ground = await whole.evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
    for (const part of ground.match(/\d+/g)?.slice(0, 3) ?? ['255'])
      expect(Number(part), colorScheme).toBeLessThan(32);
  }
});

test('on a phone the thumbnails stand below the picture that fills the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await firstVehicle(page));
  await page.getByRole('button', { name: 'Full screen' }).click();
  const whole = page.getByRole('dialog', { name: /^Pictures of / });
  await whole.getByRole('link', { name: 'Picture 2' }).click();
  await expect(whole.getByText(/^2 of \d+$/)).toBeVisible();
  const picture = await whole.getByRole('img').nth(1).boundingBox();
  const thumbnail = await whole.getByRole('link', { name: 'Picture 2' }).boundingBox();
  expect(picture?.width).toBe(390);
  expect(thumbnail?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
});

test('on a phone the bottom bar covers nothing that the keyboard reaches', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await firstVehicle(page));
  await expect(page.locator('.buy-bar')).toBeVisible();
  const covered: string[] = [];
  for (let presses = 0; presses < 50; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const bar = document.querySelector('.buy-bar');
      const focused = document.activeElement;
      if (!bar || !focused || bar.contains(focused)) return null;
      const { top, height } = bar.getBoundingClientRect();
      const isBelow = height > 0 && focused.getBoundingClientRect().bottom > top;
      // The bar lies at the end of main: what follows it is not covered by it.
      return isBelow && focused.closest('.wrap') ? focused.textContent : null;
    });
    if (name) covered.push(name);
  }
  expect(covered).toEqual([]);
});

test('a favourite is stored on the device, counted, listed and removed @firefox', async ({
  page,
}) => {
  await page.goto('/vehicles');
  const card = cards(page).first();
  const title = (await card.locator('h3').textContent()) ?? '';
  await card.getByRole('button', { name: /^Favourite/ }).click();
  await expect(card.getByRole('button', { name: /^Favourite/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const counter = page.getByRole('link', { name: 'Favourites, 1 saved' });
  await expect(counter).toBeVisible();
  await page.reload();
  await counter.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('link', { name: `View Details of ${title}` })).toBeVisible();
  await cards(page)
    .first()
    .getByRole('button', { name: /^Favourite/ })
    .click();
  await expect(page.getByRole('link', { name: 'Favourites', exact: true }).first()).toBeVisible();
});

test('without the Web Share API Share copies the link and shows a message', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = await firstVehicle(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.goto(address);
  await page.getByRole('button', { name: /Share/ }).last().click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`${address}$`),
  );
});

test('a view is counted once per visitor, and the view API always returns 204', async ({
  page,
  request,
}) => {
  type Counted = { id: string; views_count: number };
  // No other journey opens this car.
  const query =
    'vehicles?listing_status=eq.active&select=id,views_count&order=price&offset=7&limit=1';
  const [before] = await rest<Counted>(query);
  const address = `/api/views/${before?.id}`;
  const counted = async () => {
    const [now] = await rest<Counted>(`vehicles?id=eq.${before?.id}&select=id,views_count`);
    return Number(now?.views_count) - Number(before?.views_count);
  };
  for (const look of ['first', 'second']) {
    const answer = page.waitForResponse((response) => response.url().endsWith(address));
    await page.goto(`/vehicles/${before?.id}`);
    expect((await answer).status(), look).toBe(204);
    await expect.poll(counted, look).toBe(1);
  }
  const script = { headers: { 'X-Forwarded-For': someAddress() } };
  expect((await request.post(address, script)).status()).toBe(204);
  const other = { headers: { ...script.headers, 'Sec-Fetch-Site': 'same-origin' } };
  expect((await request.post(address, other)).status()).toBe(204);
  await expect.poll(counted).toBe(2);
  expect((await request.post('/api/views/not-an-id')).status()).toBe(204);
});
