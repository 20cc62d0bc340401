import { createWalletClient, http, keccak256, parseEther, toHex } from 'viem';
import { foundry } from 'viem/chains';
import { milesAbi } from '../lib/web3/contracts/miles-abi';
import { localAccounts } from '../scripts/contracts/local-accounts';
import { issueTitle, MINED } from './support/escrow';
import { currentStack } from './support/stack';
import { axeInBothColours, expect, test } from './support/test';
import { expectToast } from './support/toast';
import {
  chainClient,
  dashboard,
  HOODI,
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

const PAGE = '/web3-trading';

const as = (name: 'seller' | 'rewarder') =>
  createWalletClient({
    account: localAccounts()[name],
    chain: foundry,
    transport: http(currentStack().chain.rpcUrl),
  });

test('shows the balance of the chain, and a transfer made outside after the next block', async ({
  page,
}) => {
  const address = await newAddress('12.34567');
  await install(page, new TestWallet({ accounts: [address] }));
  await page.goto(PAGE);
  await open(page).click();
  await expectToast(page, 'Wallet connected');
  await expect(line(page, 'Wallet')).toHaveText('MetaMask');
  await expect(line(page, 'Address')).toContainText(address);
  await expect(line(page, 'Network')).toContainText('Local test chain');
  await expect(line(page, 'Network')).toContainText('Test network');
  await expect(line(page, 'Balance')).toHaveText('12.3456 ETH');
  await as('seller').sendTransaction({ to: address, value: parseEther('1.5') });
  await expect(line(page, 'Balance')).toHaveText('13.8456 ETH');
});

test('shows the titles and the MILES of the address', async ({ page }) => {
  const address = await newAddress('1');
  const { miles } = currentStack().chain;
  const subject = keccak256(toHex(address));
  await issueTitle(address);
  await as('rewarder').writeContractSync({
    ...MINED,
    address: miles,
    abi: milesAbi,
    functionName: 'reward',
    args: [address, 0, subject],
  });
  await install(page, new TestWallet({ accounts: [address] }));
  await page.goto(PAGE);
  await open(page).click();
  await expect(line(page, 'Titles')).toHaveText('1');
  await expect(line(page, 'MILES')).toHaveText('100.0000');
});

test('lists several wallets, connects the chosen one, and disconnects by keyboard alone', async ({
  page,
}) => {
  const accounts = [await newAddress('2')];
  const others = Array.from(
    { length: 9 },
    (_, index) => new TestWallet({ name: `Wallet ${index}`, rdns: `com.wallet${index}`, accounts }),
  );
  await install(page, new TestWallet({ accounts }), ...others);
  await page.goto('/');
  await open(page).press('Enter');
  await expect(dashboard(page).getByRole('button', { name: /^Connect / })).toHaveCount(10);
  await expect(dashboard(page)).toBeFocused();
  await page.keyboard.press('Tab');
  const first = dashboard(page).getByRole('button', { name: 'Connect MetaMask' });
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line(page, 'Balance')).toHaveText('2.0000 ETH');
  await expect(dashboard(page)).toBeFocused();
  await dashboard(page).getByRole('button', { name: 'Disconnect' }).press('Enter');
  await expectToast(page, 'Wallet disconnected');
  await expect(first).toBeVisible();
  await expect(dashboard(page)).toBeFocused();
});

test('connects a wallet that is only at window.ethereum', async ({ page }) => {
  const accounts = [await newAddress('3')];
  await install(page, new TestWallet({ accounts, isAnnounced: false }));
  await page.goto(PAGE);
  await open(page).click();
  await expect(line(page, 'Balance')).toHaveText('3.0000 ETH');
});

test('says that there is no wallet, and finds one that comes later', async ({ page }) => {
  await page.goto(PAGE);
  await open(page).click();
  await expectToast(page, 'Wallet not found', 'Please install MetaMask or Coinbase Wallet');
  await expect(dashboard(page)).toContainText('Please install MetaMask or Coinbase Wallet');
  await expect(dashboard(page).getByRole('link', { name: 'Get MetaMask' })).toHaveAttribute(
    'href',
    'https://metamask.io/download',
  );
  await page.evaluate(() => {
    const provider = { request: () => Promise.resolve([]) };
    const info = { uuid: 'a', name: 'Late', rdns: 'com.late', icon: 'https://example.com/a.png' };
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }),
    );
  });
  await expect(dashboard(page).getByRole('button', { name: 'Connect Late' })).toBeVisible();
  await expect(dashboard(page).getByRole('img')).toHaveCount(0);
});

test('on a phone the page can be opened in the wallets’ apps @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'other computers have extensions');
  await page.goto(PAGE);
  await open(page).click();
  await expect(dashboard(page).getByRole('link', { name: 'Open in MetaMask' })).toHaveAttribute(
    'href',
    /^https:\/\/link\.metamask\.io\/dapp\/[^/]+\/web3-trading$/,
  );
  await expect(dashboard(page).getByRole('link', { name: /Coinbase/ })).toHaveAttribute(
    'href',
    /^https:\/\/go\.cb-w\.com\/dapp\?cb_url=http[^/]+web3-trading/,
  );
});

test('switches the network, and adds one that the wallet does not know', async ({ page }) => {
  const accounts = [await newAddress('4')];
  const wallet = new TestWallet({ accounts, known: [LOCAL] });
  await install(page, wallet);
  await page.goto(PAGE);
  await open(page).click();
  await dashboard(page).getByRole('button', { name: 'Sepolia', exact: true }).click();
  await expectToast(page, 'Network not found', 'Please add this network to your wallet');
  await dashboard(page).getByRole('button', { name: 'Add Sepolia' }).click();
  await expect(line(page, 'Network')).toContainText('Sepolia');
  expect(wallet.chainId).toBe(SEPOLIA);
  await expect(line(page, 'Titles')).toHaveText('No contract is deployed on Sepolia');
  await expect(dashboard(page).getByRole('link', { name: /^Look it up/ })).toHaveAttribute(
    'href',
    `https://sepolia.etherscan.io/address/${accounts[0]}`,
  );
});

test('follows the wallet to another account, another network and away', async ({ page }) => {
  const [one, other] = [await newAddress('5'), await newAddress('6')];
  const wallet = new TestWallet({ accounts: [one] });
  await install(page, wallet);
  await page.goto(PAGE);
  await open(page).click();
  await expect(line(page, 'Balance')).toHaveText('5.0000 ETH');
  await wallet.useAccounts(page, [other]);
  await expect(line(page, 'Address')).toContainText(other);
  await expect(line(page, 'Balance')).toHaveText('6.0000 ETH');
  await wallet.moveTo(page, 1);
  await expect(line(page, 'Network')).toContainText('Ethereum');
  await expect(line(page, 'Network')).toContainText('Not a test network');
  await wallet.moveTo(page, LOCAL);
  await wallet.useAccounts(page, []);
  await expectToast(page, 'Wallet disconnected');
  await expect(line(page, 'Balance')).toHaveCount(0);
});

test('comes back after a reload without asking, and not after disconnecting', async ({ page }) => {
  const wallet = new TestWallet({ accounts: [await newAddress('7')] });
  await install(page, wallet);
  await page.goto(PAGE);
  await open(page).click();
  await expect(line(page, 'Balance')).toHaveText('7.0000 ETH');
  expect(await page.evaluate(() => localStorage.getItem('wallet'))).toBe('io.metamask');
  await page.reload();
  await expect(line(page, 'Balance')).toHaveText('7.0000 ETH');
  expect(wallet.asked.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1);
  await page.goto('/');
  await expect(line(page, 'Balance')).toHaveText('7.0000 ETH');
  await dashboard(page).getByRole('button', { name: 'Disconnect' }).click();
  await expectToast(page, 'Wallet disconnected');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('wallet');
  await page.reload();
  await expect(open(page)).toBeVisible();
});

test('says after a reload that a remembered wallet is locked', async ({ page }) => {
  const wallet = new TestWallet({ accounts: [await newAddress('8')] });
  await install(page, wallet);
  await page.goto(PAGE);
  await open(page).click();
  await expect(line(page, 'Balance')).toHaveText('8.0000 ETH');
  wallet.isPermitted = false;
  await page.reload();
  await expect(dashboard(page)).toContainText('Your wallet is locked');
  await dashboard(page).getByRole('button', { name: 'Connect MetaMask' }).click();
  await expect(line(page, 'Balance')).toHaveText('8.0000 ETH');
});

test('copies the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = await newAddress('9');
  await install(page, new TestWallet({ accounts: [address] }));
  await page.goto(PAGE);
  await open(page).click();
  await dashboard(page).getByRole('button', { name: 'Copy address' }).click();
  await expectToast(page, 'Address copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('says that a network’s server is down, and goes on with another network', async ({
  page,
  allowError,
}) => {
  allowError(/127\.0\.0\.1:1\b|ERR_CONNECTION_REFUSED|ERR_UNSAFE_PORT/);
  const wallet = new TestWallet({ accounts: [await newAddress('10')], chainId: HOODI });
  await install(page, wallet);
  await page.goto(PAGE);
  await open(page).click();
  await expect(dashboard(page)).toContainText('The server for Hoodi does not answer');
  await expect(line(page, 'Balance')).toHaveText('Could not be read');
  await dashboard(page).getByRole('button', { name: 'Local test chain' }).click();
  await expect(line(page, 'Balance')).toHaveText('10.0000 ETH');
  await expect(dashboard(page)).not.toContainText('does not answer');
});

test('shows the largest balance that there can be', async ({ page }) => {
  const address = await newAddress('0');
  await chainClient().setBalance({ address, value: 2n ** 256n - 1n });
  await install(page, new TestWallet({ accounts: [address] }));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PAGE);
  await open(page).click();
  await expect(line(page, 'Balance')).toHaveText(/^115,792,089(,\d{3})+\.5840 ETH$/);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
});

test('has no accessibility violations with wallets to choose from and with one connected', async ({
  page,
}) => {
  const accounts = [await newAddress('11')];
  const other = new TestWallet({ name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet', accounts });
  await install(page, new TestWallet({ accounts }), other);
  await page.goto(PAGE);
  await open(page).click();
  const choice = dashboard(page).getByRole('button', { name: 'Connect Coinbase Wallet' });
  await expect(choice).toBeVisible();
  await axeInBothColours(page);
  await choice.click();
  await expect(line(page, 'Balance')).toHaveText('11.0000 ETH');
  await axeInBothColours(page);
});

test('without JavaScript the page says what a wallet is for @noscript', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled !== false, 'only without JavaScript');
  for (const path of ['/', PAGE]) {
    await page.goto(path);
    await expect(page.getByText('Nothing on this site needs a wallet.')).toBeVisible();
    await expect(page.getByText('Connecting a wallet needs JavaScript')).toBeVisible();
    await expect(open(page)).toBeHidden();
  }
});
