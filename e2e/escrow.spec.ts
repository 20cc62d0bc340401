import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { vehicleEscrowAbi } from '../lib/web3/contracts/vehicle-escrow-abi';
import { localAccounts } from '../scripts/contracts/local-accounts';
import { axe } from './support/axe';
import {
  allowTitles,
  askToSign,
  connect,
  escrow,
  fillSale,
  issueTitle,
  MINED,
  openOutside,
  press,
  review,
  sender,
  trader,
} from './support/escrow';
import { currentStack } from './support/stack';
import { axeInBothColours, expect, test } from './support/test';
import { expectToast } from './support/toast';
import {
  chainClient,
  failure,
  install,
  LOCAL,
  line,
  newAddress,
  open,
  SEPOLIA,
  TestWallet,
} from './support/wallets';

// The page asks a chain’s server itself, which allows no header of the journeys’ own.
test.use({ extraHTTPHeaders: {} });
// The tests run one after the other, because one of them moves the clock of their common chain.
test.describe.configure({ mode: 'default' });

/** The maximum size, in gzip bytes, that an escrow adds to the wallet part. */
const LIMIT = 26_000;
const DAY = 24 * 60 * 60;

/** Opens another person's page with a wallet, in its own context. */
async function another(browser: Browser, wallet: TestWallet) {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await connect(page, wallet);
  return page;
}

async function act(page: Page, name: string) {
  await press(page, name);
  await askToSign(page, name);
  await expectToast(page, `${name}: done`);
}

async function openSale(page: Page, buyer: string, price = '1.5') {
  await fillSale(page, buyer, price);
  await press(page, 'Put into escrow');
  await askToSign(page, 'Allow this one title');
  await expect(review(page, 'Open the sale')).toContainText(
    `${buyer} alone for exactly ${price} ETH`,
  );
  await askToSign(page, 'Open the sale');
  await expectToast(page, 'Open the sale: done');
}

test('a whole sale by two wallets, each page following the other', async ({ page, browser }) => {
  test.slow();
  const [seller, buyer] = [await trader(), await trader()];
  await issueTitle(seller);
  const wallet = new TestWallet({ accounts: [seller] });
  await connect(page, wallet);
  const theirs = new TestWallet({ accounts: [buyer] });
  const other = await another(browser, theirs);
  await openSale(page, buyer);
  await expect(line(page, 'Titles')).toHaveText('0');
  await expect(escrow(page)).toContainText('waiting for the buyer’s deposit');
  await expect(escrow(other)).toContainText('You buy');
  await press(other, 'Deposit the price');
  await expect(review(other, 'Deposit the price')).toContainText(
    'Exactly 1.5 ETH leaves your wallet',
  );
  await axe(other, '[role=alertdialog]');
  // A double press asks the wallet once.
  const sign = review(other, 'Deposit the price').getByRole('button', { name: /^Ask my wallet/ });
  await sign.dblclick();
  await expect(escrow(page)).toContainText('the buyer looks at the vehicle');
  await act(other, 'Accept the vehicle');
  await expect(line(other, 'Titles')).toHaveText('1');
  await expect(escrow(page)).toContainText('The escrow owes you 1.5 ETH');
  await act(page, 'Withdraw');
  await expect(escrow(page)).not.toContainText('The escrow owes you');
  await expect(line(page, 'Balance')).toHaveText(/^11\.49\d\d ETH$/);
  const asked = new Set(wallet.asked.filter((method) => /send|sign|permission/i.test(method)));
  expect([...asked]).toEqual(['eth_sendTransaction']);
  expect(wallet.asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(3);
  const sends = theirs.asked.filter((method) => method === 'eth_sendTransaction');
  expect(sends, 'the deposit and the acceptance').toHaveLength(2);
  await other.context().close();
});

test('a disputed sale is decided by the arbiter', async ({ page, browser }) => {
  test.slow();
  const [seller, buyer] = [await trader(), await trader()];
  await issueTitle(seller);
  await connect(page, new TestWallet({ accounts: [seller] }));
  await openSale(page, buyer);
  const other = await another(browser, new TestWallet({ accounts: [buyer] }));
  await act(other, 'Deposit the price');
  await act(other, 'Object');
  await expect(escrow(page)).toContainText('Disputed: the arbiter decides');
  const arbiter = await another(
    browser,
    new TestWallet({ accounts: [localAccounts().arbiter.address] }),
  );
  const sale = escrow(arbiter).getByRole('article').filter({ hasText: buyer });
  await sale.getByRole('button', { name: 'Decide for the buyer' }).click();
  await askToSign(arbiter, 'Decide for the buyer');
  await expect(escrow(other)).toContainText('The escrow owes you 1.5 ETH');
  await expect(line(page, 'Titles')).toHaveText('1');
  for (const one of [other, arbiter]) await one.context().close();
});

test('a declined signature, a server that is down and another account leave nothing stuck', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED/);
  test.slow();
  const [seller, buyer, third] = [await trader(), await trader(), await trader()];
  await issueTitle(seller);
  const wallet = new TestWallet({ accounts: [seller] });
  await connect(page, wallet);
  await press(page, 'Put into escrow');
  for (const word of ['Choose a title', 'Enter the buyer’s address', 'Enter a price in ETH'])
    await expect(escrow(page)).toContainText(word);
  await axeInBothColours(page);
  await fillSale(page, buyer, '0.000000000000000001');
  await press(page, 'Put into escrow');
  const dialog = review(page, 'Allow this one title');
  for (const [code, text] of [
    [4001, 'You declined in your wallet'],
    [-32_002, 'Your wallet is already asking you'],
  ] as const) {
    wallet.answers.eth_sendTransaction = failure(code);
    await askToSign(page, 'Allow this one title');
    await expect(dialog).toContainText(text);
  }
  delete wallet.answers.eth_sendTransaction;
  await page.route(`${currentStack().chain.rpcUrl}/**`, (route) => route.abort());
  await askToSign(page, 'Allow this one title');
  await expect(dialog).toContainText('The network does not answer, so nothing was asked');
  await page.unroute(`${currentStack().chain.rpcUrl}/**`);
  wallet.accounts = [third];
  await askToSign(page, 'Allow this one title');
  await expect(dialog).toContainText('on another network or account now');
  await wallet.useAccounts(page, [third]);
  await expectToast(page, 'The request was closed');
  await expect(dialog).toHaveCount(0);
  expect(wallet.asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(2);
});

test('a deposit that comes too late is refused before the wallet is asked', async ({
  page,
  browser,
}) => {
  test.slow();
  const [seller, buyer] = [await trader(), await trader()];
  await issueTitle(seller);
  await connect(page, new TestWallet({ accounts: [seller] }));
  await openSale(page, buyer);
  const other = await another(browser, new TestWallet({ accounts: [buyer] }));
  await press(other, 'Deposit the price');
  await chainClient().increaseTime({ seconds: 4 * DAY });
  await chainClient().mine({ blocks: 1 });
  await askToSign(other, 'Deposit the price');
  await expect(review(other, 'Deposit the price')).toContainText(
    'too late: the deadline has passed',
  );
  await review(other, 'Deposit the price').getByRole('button', { name: 'Close' }).press('Enter');
  await expect(escrow(other).getByRole('button', { name: 'Deposit the price' })).toHaveCount(0);
  await act(page, 'Cancel the sale');
  await expect(escrow(other)).toContainText('Cancelled before a deposit');
  await other.context().close();
});

test('a sale in hand stands before fifty that somebody opened and called off', async ({ page }) => {
  test.slow();
  const [seller, buyer, decoy] = [await trader(), await trader(), await newAddress('0')];
  for (const vehicle of [seller, decoy]) await issueTitle(seller, vehicle);
  await allowTitles(seller);
  const inHand = await openOutside(seller, buyer, 1n);
  for (let opened = 0; opened < 50; opened++) {
    await sender(seller).writeContractSync({
      ...MINED,
      address: currentStack().chain.escrow,
      abi: vehicleEscrowAbi,
      functionName: 'cancel',
      args: [await openOutside(seller, buyer, 1n, decoy)],
    });
  }
  await connect(page, new TestWallet({ accounts: [buyer] }));
  const articles = escrow(page).getByRole('article');
  await expect(articles).toHaveCount(50);
  await expect(articles.first()).toHaveAccessibleName(`Sale ${inHand}`);
  await press(page, 'Show more');
  await expect(articles).toHaveCount(51);
  await expect(escrow(page)).not.toContainText('are not shown');
});

test('the escrow is a part of its own, within its limit, and opens by keyboard alone', async ({
  page,
}) => {
  const seller = await trader();
  await issueTitle(seller);
  const wallet = new TestWallet({ accounts: [seller], chainId: SEPOLIA });
  await install(page, wallet);
  await page.goto('/web3-trading');
  await open(page).click();
  await expect(line(page, 'Network')).toContainText('Sepolia');
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await wallet.moveTo(page, LOCAL);
  await escrow(page).getByLabel('Title').press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type(await trader());
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  const dialog = review(page, 'Allow this one title');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const code = await Promise.all(bodies);
  expect(code.length).toBeGreaterThan(0);
  const bytes = code.reduce((sum, body) => sum + gzipSync(body).length, 0);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeLessThan(LIMIT);
});
