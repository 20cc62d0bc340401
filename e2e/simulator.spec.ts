import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { SIMULATOR_BYTES, SIMULATOR_DATA_USE } from '../lib/web3/simulator/data-use';
import { recordScripts, scriptBodies } from './support/scripts';
import { axeInBothColours, expect, test } from './support/test';

const PAGE = '/web3-trading';
/** What only the Ethereum virtual machine's and the contracts' code says. */
const SIMULATOR_CODE = /STACK_UNDERFLOW|INVALID_OPCODE|stack underflow|simulator: registrar/;

const simulator = (page: Page) => page.getByRole('region', { name: 'Simulator' });
const opener = (page: Page) => page.getByRole('button', { name: 'Start the simulator' });
const person = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const act = (page: Page, who: string, name: string) =>
  person(page, who).getByRole('button', { name, exact: true });
const state = (page: Page, name: string) =>
  simulator(page).getByRole('heading', { name: `Escrow: ${name}`, exact: true });

async function start(page: Page) {
  await page.goto(PAGE);
  await opener(page).click();
  await expect(state(page, 'No sale yet')).toBeVisible();
}

async function playAll(page: Page, story: string) {
  await simulator(page).getByRole('button', { name: story, exact: true }).click();
  const next = simulator(page).getByRole('button', { name: 'Next step' });
  for (let step = 1; ; step += 1) {
    await expect(simulator(page).getByText(new RegExp(`^${step} of \\d`))).toBeVisible();
    await next.click();
    const done = simulator(page).getByText('That was it.');
    await expect(
      simulator(page)
        .getByText(new RegExp(`^${step + 1} of \\d`))
        .or(done),
    ).toBeVisible();
    if (await done.isVisible()) return;
  }
}

test('a sale is played by hand, and money and title change hands', async ({ page }) => {
  await start(page);
  await expect(person(page, 'Seller').getByText('Title', { exact: true })).toBeVisible();
  await expect(person(page, 'Buyer').getByText('Money', { exact: true })).toBeVisible();
  const openSale = act(page, 'Seller', 'Open the sale');
  await expect(openSale).toHaveAttribute('aria-disabled', 'true');
  await expect(openSale).toHaveAccessibleDescription(
    'The escrow has not been allowed to take the title. ERC721InsufficientApproval',
  );
  await act(page, 'Seller', 'Let the escrow take the title').click();
  await openSale.click();
  await expect(state(page, 'Open')).toBeVisible();
  await expect(person(page, 'Seller').getByText('Title', { exact: true })).toHaveCount(0);
  await act(page, 'Buyer', 'Pay in').click();
  await expect(state(page, 'Paid in')).toBeVisible();
  await expect(person(page, 'Buyer').getByText('Money', { exact: true })).toHaveCount(0);
  await expect(act(page, 'Buyer', 'Pay in')).toHaveAccessibleDescription(/WrongState\(Deposited\)/);
  await act(page, 'Buyer', 'Accept the car').click();
  await expect(state(page, 'Released')).toBeVisible();
  await expect(person(page, 'Buyer').getByText('Title', { exact: true })).toBeVisible();
  await expect(
    simulator(page).getByText('7 coins in the contract, owed to the seller'),
  ).toBeVisible();
  await act(page, 'Seller', 'Withdraw').click();
  await expect(person(page, 'Seller').getByText('Money', { exact: true })).toBeVisible();
  await expect(simulator(page).getByRole('status')).toHaveText('Seller: Withdraw. Done. Released.');
});

test('a dispute is decided by the arbiter', async ({ page }) => {
  await start(page);
  await playAll(page, 'A dispute');
  await expect(state(page, 'Refunded')).toBeVisible();
  await expect(person(page, 'Buyer').getByText('Money', { exact: true })).toBeVisible();
  await expect(person(page, 'Seller').getByText('Title', { exact: true })).toBeVisible();
});

test('a late buyer is refused, with the time that has passed', async ({ page }) => {
  await start(page);
  await playAll(page, 'A late buyer');
  await expect(state(page, 'Called off')).toBeVisible();
  await expect(
    simulator(page).getByText(/Refused, TooLate: The time for it ended on/),
  ).toBeVisible();
});

test('another amount than the price is refused with both amounts', async ({ page }) => {
  await start(page);
  await act(page, 'Seller', 'Let the escrow take the title').click();
  await act(page, 'Seller', 'Open the sale').click();
  const amount = simulator(page).getByLabel('Coins to pay in');
  await amount.fill('6.9');
  const payIn = act(page, 'Buyer', 'Pay in');
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
  await act(page, 'Seller', 'Let the escrow take the title').click();
  await act(page, 'Seller', 'Open the sale').click();
  const payIn = act(page, 'Buyer', 'Pay in');
  await expect(payIn).not.toHaveAttribute('aria-disabled', 'true');
  await simulator(page).getByLabel('Coins to pay in').fill('');
  await expect(payIn).toHaveAttribute('aria-disabled', 'true');
  await expect(payIn).toHaveAccessibleDescription('Type a number of coins, such as 7.');
  await payIn.click({ force: true });
  await act(page, 'Seller', 'Call it off').click();
  await expect(state(page, 'Called off')).toBeVisible();
});

test('an amount that was typed before the sale is gone when it starts again', async ({ page }) => {
  await start(page);
  const amount = simulator(page).getByLabel('Coins to pay in');
  await amount.fill('6.9');
  await simulator(page).getByRole('button', { name: 'Start again' }).click();
  await expect(amount).toHaveValue('7');
});

test('a change of the clock is announced', async ({ page }) => {
  await start(page);
  const clock = simulator(page).getByText('The clock stands at').first().locator('..');
  const before = (await clock.textContent()) ?? '';
  await simulator(page).getByRole('button', { name: 'A day later' }).click();
  await expect(clock).not.toHaveText(before);
  const now = /stands at (.+ at \d\d:\d\d)/.exec((await clock.textContent()) ?? '')?.[1];
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
  expect(text).toContain('Buyer: Pay in, 6.9 coins. Refused, WrongAmount(7, 6.9)');
  expect(text).toContain('4. ');
  await simulator(page).getByRole('button', { name: 'Start again' }).click();
  await expect(simulator(page).getByText('1 of 4.')).toBeVisible();
  await expect(simulator(page).getByText('What happened')).toHaveCount(0);
});

test('the simulator works by keyboard alone', async ({ page }) => {
  await page.goto(PAGE);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(simulator(page)).toBeFocused();
  const approve = act(page, 'Seller', 'Let the escrow take the title');
  await approve.focus();
  await page.keyboard.press('Enter');
  await expect(simulator(page).getByRole('status')).toContainText('Done');
  await expect(approve).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(act(page, 'Seller', 'Open the sale')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(state(page, 'Open')).toBeVisible();
  await expect(act(page, 'Seller', 'Open the sale')).toBeFocused();
});

test('the simulator has no accessibility violations', async ({ page }) => {
  await start(page);
  await axeInBothColours(page);
  await playAll(page, 'A wrong amount');
  await simulator(page).getByLabel('Coins to pay in').fill('x');
  await axeInBothColours(page);
});

test('a worker that does not load is said, and tried again', async ({ page, allowError }) => {
  allowError(/ERR_FAILED|Failed to load/);
  await page.goto(PAGE);
  await page.route(/turbopack-worker|worker/, (route) => route.abort());
  await opener(page).click();
  await expect(page.getByText('The simulator has stopped working.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(state(page, 'No sale yet')).toBeVisible();
});

test('a browser that refuses a worker is told so', async ({ page }) => {
  await page.goto(PAGE);
  await page.evaluate(() => {
    const { Worker } = window;
    window.Worker = class {
      constructor() {
        throw new DOMException('No workers here', 'SecurityError');
      }
    } as never;
    window.addEventListener('allow-worker', () => Object.assign(window, { Worker }));
  });
  await opener(page).click();
  await expect(page.getByText('The simulator has stopped working.')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('allow-worker')));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(state(page, 'No sale yet')).toBeVisible();
});

test('a worker that never answers is told of, and can be tried again', async ({ page }) => {
  await page.clock.install();
  await page.goto(PAGE);
  await page.evaluate(() => {
    const { Worker } = window;
    window.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    } as never;
    window.addEventListener('allow-worker', () => Object.assign(window, { Worker }));
  });
  await opener(page).click();
  await expect(page.getByText('Loading…')).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page.getByText('The simulator has stopped working.')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('allow-worker')));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(state(page, 'No sale yet')).toBeVisible();
});

test('a press loads the simulator, within its stated size, and nothing does before', async ({
  page,
}) => {
  const scripts = recordScripts(page);
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const before = [...scripts];
  for (const body of await scriptBodies(page, before))
    expect(SIMULATOR_CODE.test(body)).toBe(false);
  await expect(page.getByText(`Loads ${SIMULATOR_DATA_USE}.`)).toBeVisible();
  await opener(page).click();
  await expect(state(page, 'No sale yet')).toBeVisible();
  const loaded = [...scripts].filter((url) => !before.includes(url));
  const bodies = await scriptBodies(page, loaded);
  expect(bodies.some((body) => SIMULATOR_CODE.test(body))).toBe(true);
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeLessThan(SIMULATOR_BYTES);
  expect(bytes).toBeGreaterThan(SIMULATOR_BYTES * 0.9);
});

test('without JavaScript the simulator says that it needs it @noscript', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled !== false, 'only without JavaScript');
  await page.goto(PAGE);
  await expect(page.getByText('The simulator needs JavaScript, which is off.')).toBeVisible();
  await expect(opener(page)).toBeHidden();
});
