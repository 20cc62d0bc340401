import { readFile } from 'node:fs/promises';
import {
  act,
  held,
  opener,
  PAGE,
  person,
  playAll,
  simulator,
  start,
  state,
  whyNot,
} from './support/simulator';
import { axeInBothColours, expect, test } from './support/test';

// One test adds a script to its page.
test.use({ hasOwnContext: true });

test('a sale is played by hand, and money and title change hands', async ({ page }) => {
  await start(page);
  await expect(held(page, 'Seller')).toContainText('Title');
  await expect(held(page, 'Buyer')).toContainText('20 coinsPrice');
  const openSale = act(page, 'Seller', 'Open the sale');
  await expect(openSale).toHaveCount(0);
  await whyNot(page, 'Seller').click();
  await expect(person(page, 'Seller')).toContainText(
    'Open the saleThe escrow has not been allowed to take the title. ERC721InsufficientApproval',
  );
  await act(page, 'Seller', 'Allow this one title').click();
  await openSale.click();
  await expect(state(page, 'Open')).toBeVisible();
  await expect(held(page, 'Seller')).toContainText('Neither the price nor the title');
  await expect(held(page, 'Escrow')).toContainText('Title');
  await act(page, 'Buyer', 'Deposit the price').click();
  await expect(state(page, 'Paid in')).toBeVisible();
  await expect(held(page, 'Escrow')).toContainText('7 coinsPriceTitle');
  await expect(act(page, 'Buyer', 'Deposit the price')).toHaveCount(0);
  await expect(simulator(page).getByLabel('Coins to pay in')).toHaveCount(0);
  await act(page, 'Buyer', 'Accept the vehicle').click();
  await expect(state(page, 'Released')).toBeVisible();
  await expect(held(page, 'Buyer')).toContainText('Title');
  await expect(person(page, 'Seller').getByText('The escrow owes 7 coins.')).toBeVisible();
  await act(page, 'Seller', 'Withdraw').click();
  await expect(held(page, 'Seller')).toContainText('Price');
  await expect(simulator(page).getByRole('status')).toHaveText('Seller: Withdraw. Done. Released.');
  await expect(person(page, 'Seller').getByText('Withdraw: done.')).toBeVisible();
  await expect(simulator(page).getByText('the seller has withdrawn the money')).toBeVisible();
});

test('what a step changes is in sight beside its button, and stays there @phone', async ({
  page,
}) => {
  await start(page);
  await simulator(page).getByRole('button', { name: 'All goes well' }).click();
  const next = simulator(page).getByRole('button', { name: 'Next step' });
  for (const who of ['Buyer', 'Escrow', 'Seller'])
    await expect(held(page, who)).toBeInViewport({ ratio: 1 });
  await expect(next).toBeInViewport({ ratio: 1 });
  // A second press during a step does nothing.
  for (const step of [2, 3]) {
    await next.click();
    await expect(simulator(page).getByText(new RegExp(`^${step} of \\d`))).toBeVisible();
  }
  await expect(held(page, 'Escrow')).toContainText('Title');
  await expect(simulator(page).getByRole('status')).toBeInViewport({ ratio: 1 });
  if ((page.viewportSize()?.width ?? 0) > 1000) return;
  await person(page, 'Buyer').scrollIntoViewIfNeeded();
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(held(page, 'Escrow')).toBeInViewport({ ratio: 1 });
});

test('the end of a story keeps its button, and what happened', async ({ page }) => {
  await start(page);
  await playAll(page, 'A wrong amount');
  const next = simulator(page).getByRole('button', { name: 'Next step' });
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.click({ force: true });
  await expect(state(page, 'Paid in')).toBeVisible();
  await expect(simulator(page).getByText('What happened')).toBeVisible();
});

test('a reason that several steps share is given once', async ({ page }) => {
  await start(page);
  await whyNot(page, 'Buyer').click();
  await expect(person(page, 'Buyer').getByText('No sale has been opened.')).toHaveCount(1);
  await expect(person(page, 'Buyer').getByRole('button')).toHaveCount(0);
});

test('a dispute is decided by the arbiter', async ({ page }) => {
  await start(page);
  await playAll(page, 'A dispute');
  await expect(state(page, 'Refunded')).toBeVisible();
  await expect(held(page, 'Buyer')).toContainText('Price');
  await expect(held(page, 'Seller')).toContainText('Title');
});

test('a late buyer is refused, with the time that has passed', async ({ page }) => {
  await start(page);
  await playAll(page, 'A late buyer');
  await expect(state(page, 'Cancelled')).toBeVisible();
  await expect(
    simulator(page).getByText(/Refused, TooLate: The time for it ended on/),
  ).toBeVisible();
});

test('another amount than the price is refused with both amounts', async ({ page }) => {
  await start(page);
  await act(page, 'Seller', 'Allow this one title').click();
  await act(page, 'Seller', 'Open the sale').click();
  const amount = simulator(page).getByLabel('Coins to pay in');
  await amount.fill('6.9');
  const payIn = act(page, 'Buyer', 'Deposit the price');
  await expect(payIn).toHaveAccessibleDescription(/The price is 7 coins, not 6.9./);
  await payIn.click({ force: true });
  await expect(state(page, 'Open')).toBeVisible();
  for (const text of ['', '7e3', '-1', '0x7', 'seven', '1,5']) {
    await amount.fill(text);
    await expect(amount, text).toHaveAccessibleDescription('Type a number of coins, such as 7.');
  }
  await amount.fill('7.0');
  await expect(payIn).not.toHaveAttribute('aria-disabled', 'true');
});

test('what is no amount cannot be paid in, whatever was typed before', async ({ page }) => {
  await start(page);
  await act(page, 'Seller', 'Allow this one title').click();
  await act(page, 'Seller', 'Open the sale').click();
  const payIn = act(page, 'Buyer', 'Deposit the price');
  await expect(payIn).not.toHaveAttribute('aria-disabled', 'true');
  await simulator(page).getByLabel('Coins to pay in').fill('');
  await expect(payIn).toHaveAttribute('aria-disabled', 'true');
  await expect(payIn).toHaveAccessibleDescription('Type a number of coins, such as 7.');
  await payIn.click({ force: true });
  await act(page, 'Seller', 'Cancel the sale').click();
  await expect(state(page, 'Cancelled')).toBeVisible();
});

test('an amount that was typed is gone when it starts again', async ({ page }) => {
  await start(page);
  const amount = simulator(page).getByLabel('Coins to pay in');
  const openSale = async () => {
    await act(page, 'Seller', 'Allow this one title').click();
    await act(page, 'Seller', 'Open the sale').click();
  };
  await openSale();
  await amount.fill('6.9');
  await simulator(page).getByRole('button', { name: 'Start again' }).click();
  await openSale();
  await expect(amount).toHaveValue('7');
});

test('a change of the clock is announced', async ({ page }) => {
  await start(page);
  const clock = simulator(page).getByText('The clock stands at').first().locator('..');
  const before = (await clock.textContent()) ?? '';
  await simulator(page).getByRole('button', { name: 'A day later' }).click();
  await expect(clock).not.toHaveText(before);
  const now = /stands at (.+ at \d\d:\d\d UTC)/.exec((await clock.textContent()) ?? '')?.[1];
  await expect(simulator(page).getByRole('status')).toContainText(`The clock stands at ${now}.`);
});

test('money and title move where motion is welcome, however fast the steps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    Object.assign(window, { moves: 0 });
    document.startViewTransition = (update) => {
      Object.assign(window, { moves: Reflect.get(window, 'moves') + 1 });
      return begin(update);
    };
  });
  await start(page);
  for (const story of ['All goes well', 'A dispute']) await playAll(page, story);
  await expect(state(page, 'Refunded')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'moves'))).toBeGreaterThanOrEqual(6);
});

test('the transcript can be kept', async ({ page }) => {
  await start(page);
  await playAll(page, 'A wrong amount');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    simulator(page).getByRole('button', { name: 'Download the transcript' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('simulated-sale.txt');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('Buyer: Deposit the price, 6.9 coins. Refused, WrongAmount(7, 6.9)');
  expect(text).toContain('4. ');
  expect(text).toContain('How it stands: Paid in.');
  await simulator(page).getByRole('button', { name: 'Start again' }).click();
  await expect(simulator(page).getByText('1 of 4.')).toBeVisible();
  await expect(simulator(page).getByText('What happened')).toHaveCount(0);
});

test('the simulator works by keyboard alone', async ({ page }) => {
  await page.goto(PAGE);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(simulator(page)).toBeFocused();
  const approve = act(page, 'Seller', 'Allow this one title');
  await approve.focus();
  await page.keyboard.press('Enter');
  await expect(simulator(page).getByRole('status')).toContainText('Done');
  await expect(approve).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(act(page, 'Seller', 'Open the sale')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(state(page, 'Open')).toBeVisible();
  // The step is no longer offered; the next Tab continues from its place.
  await expect(person(page, 'Seller')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(act(page, 'Seller', 'Cancel the sale')).toBeFocused();
});

test('the simulator has no accessibility violations', async ({ page }) => {
  await start(page);
  await axeInBothColours(page);
  await playAll(page, 'A wrong amount');
  await whyNot(page, 'Buyer').click();
  await axeInBothColours(page);
  await simulator(page).getByRole('button', { name: 'Start again' }).click();
  const next = simulator(page).getByRole('button', { name: 'Next step' });
  for (const step of ['1', '2']) {
    await expect(simulator(page).getByText(`${step} of 4.`)).toBeVisible();
    await next.click();
  }
  await simulator(page).getByLabel('Coins to pay in').fill('x');
  await axeInBothColours(page);
});
