import type { Page } from '@playwright/test';
import { keccak256, toHex } from 'viem';
import {
  allowTitles,
  askToSign,
  betweenServer,
  connect,
  escrow,
  fillSale,
  issueTitle,
  openOutside,
  press,
  review,
  trader,
} from './support/escrow';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';
import { chainClient, dashboard, newAddress, TestWallet } from './support/wallets';

// The page asks a chain’s server itself, which allows no header of the journeys’ own.
test.use({ extraHTTPHeaders: {} });

const nextBlock = () => chainClient().mine({ blocks: 1 });

/** Connects a seller with an open sale and a second title. */
async function connectSeller(page: Page) {
  const [seller, buyer, second] = [await trader(), await trader(), await newAddress('0')];
  for (const vehicle of [seller, second]) await issueTitle(seller, vehicle);
  await allowTitles(seller);
  await openOutside(seller, buyer, 1n);
  const wallet = new TestWallet({ accounts: [seller] });
  await connect(page, wallet);
  await fillSale(page, buyer, '2');
  return { wallet, buyer };
}

test('readings that fail take away neither the form nor the review', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED/);
  const { buyer } = await connectSeller(page);
  const failing = new Set<string>();
  await betweenServer(page, async ({ method }, route) => {
    if (!failing.has(method)) return false;
    await route.abort();
    return true;
  });
  await press(page, 'Put into escrow');
  const dialog = review(page, 'Allow this one title');
  await expect(dialog).toBeVisible();

  failing.add('eth_getBalance');
  await nextBlock();
  const notRead = page.getByText('The server for Local test chain does not answer');
  await expect(notRead).toBeVisible();
  await expect(dialog).toBeVisible();
  failing.clear();
  await expect(notRead).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(page.getByText('The request was closed')).toHaveCount(0);

  failing.add('eth_getLogs');
  await nextBlock();
  await expect(page.getByText('The escrow could not be read')).toBeVisible();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(escrow(page).getByLabel('Buyer’s address')).toHaveValue(buyer);
  failing.clear();
  await nextBlock();
  await expect(page.getByText('The escrow could not be read')).toHaveCount(0);
});

test('what is being prepared does not replace a transaction under review', async ({ page }) => {
  await connectSeller(page);
  const selector = keccak256(toHex('getApproved(uint256)')).slice(0, 10);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await betweenServer(page, async ({ params: [call] }) => {
    if (typeof call === 'object' && call.data?.startsWith(selector)) await released;
    return false;
  });
  await press(page, 'Put into escrow');
  const pending = page.getByText('One moment…');
  await expect(pending).toBeVisible();
  await press(page, 'Cancel the sale');
  await expect(review(page, 'Cancel the sale')).toBeVisible();
  release();
  await expect(pending).toHaveCount(0);
  await expect(review(page, 'Cancel the sale')).toBeVisible();
  await review(page, 'Cancel the sale').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await press(page, 'Put into escrow');
  await expect(review(page, 'Allow this one title')).toBeVisible();
});

test('two transactions are waited for apart, and no more once told to stop', async ({ page }) => {
  test.slow();
  await connectSeller(page);
  const asked: unknown[] = [];
  let mayAnswer = (_: unknown) => false;
  await betweenServer(page, async ({ id, method, params: [hash] }, route) => {
    if (method !== 'eth_getTransactionReceipt') return false;
    asked.push(hash);
    if (mayAnswer(hash)) return false;
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await route.fulfill({ headers, json: { jsonrpc: '2.0', id, result: null } });
    return true;
  });
  const waits = (name: string) => escrow(page).getByText(`${name}: sent, waiting`);

  await press(page, 'Put into escrow');
  await askToSign(page, 'Allow this one title');
  await expect(waits('Allow this one title')).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const [first] = asked;
  await press(page, 'Cancel the sale');
  await askToSign(page, 'Cancel the sale');
  await expect(waits('Cancel the sale')).toBeVisible();
  mayAnswer = (hash) => hash === first;
  await expectToast(page, 'Allow this one title: done');
  await review(page, 'Open the sale').getByRole('button', { name: 'Close' }).click();
  await expect(waits('Cancel the sale')).toBeVisible();

  await escrow(page).getByRole('button', { name: 'Stop waiting' }).click();
  await expect(waits('Cancel the sale')).toHaveCount(0);
  asked.length = 0;
  // The page requests blocks half as often as a receipt.
  for (let poll = 0; poll < 2; poll += 1)
    await page.waitForRequest((request) => request.postData()?.includes('blockNumber') ?? false);
  expect(asked).toEqual([]);
});

test('a transaction that is signed after the section has closed is told', async ({ page }) => {
  const { wallet } = await connectSeller(page);
  let sign = (_: { result: string }) => {};
  wallet.answers.eth_sendTransaction = () =>
    new Promise((resolve) => {
      sign = resolve;
    });
  await press(page, 'Put into escrow');
  await askToSign(page, 'Allow this one title');
  await expect.poll(() => wallet.asked).toContain('eth_sendTransaction');
  const third = await trader();
  await wallet.useAccounts(page, [third]);
  await expectToast(page, 'The request was closed', 'decline it there');
  await expect(dashboard(page)).toContainText(third);
  const hash = `0x${'ab'.repeat(32)}`;
  sign({ result: hash });
  await expectToast(page, 'Allow this one title: sent all the same', hash);
});
