import { expect, test } from './support/test';
import { expectToast } from './support/toast';
import { dashboard, failure, install, line, newAddress, open, TestWallet } from './support/wallets';

// The page asks a chain’s server itself, which allows no header of the journeys’ own.
test.use({ extraHTTPHeaders: {}, hasOwnContext: true });

const PAGE = '/web3-trading';

test('a remembered wallet that fails once is not forgotten', async ({ page }) => {
  const wallet = new TestWallet({ accounts: [await newAddress('1')] });
  await install(page, wallet);
  await page.goto(PAGE);
  await open(page).click();
  await expect(line(page, 'Balance')).toHaveText('1.0000 ETH');
  wallet.answers.eth_accounts = failure(-1);
  await page.reload();
  await expect(dashboard(page)).toContainText('Your wallet reported an error');
  delete wallet.answers.eth_accounts;
  await page.reload();
  await expect(line(page, 'Balance')).toHaveText('1.0000 ETH');
  expect(wallet.asked.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1);
});

test('a remembered wallet that may still announce itself is waited for', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('wallet', 'com.late'));
  await page.clock.install();
  await page.goto('/help');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(PAGE, { waitUntil: 'load' });
  // No frame is drawn while the clock is paused: scripts wait for a press.
  await page.keyboard.press('Shift');
  await expect(dashboard(page)).toContainText('Reconnecting…');
  await expect(dashboard(page)).not.toContainText('Wallet not found');
  await page.clock.fastForward(1600);
  await expect(dashboard(page)).toContainText('Wallet not found');
  expect(await page.evaluate(() => localStorage.getItem('wallet'))).toBe('com.late');
});

test('a late remembered wallet is not connected over another', async ({ page }) => {
  const other = new TestWallet({ accounts: [await newAddress('2')] });
  await install(page, other);
  await page.addInitScript(() => localStorage.setItem('wallet', 'com.late'));
  await page.clock.install();
  await page.goto('/help');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(PAGE, { waitUntil: 'load' });
  // No frame is drawn while the clock is paused: scripts wait for a press.
  await page.keyboard.press('Shift');
  await dashboard(page).getByRole('button', { name: 'Connect MetaMask' }).click();
  await expect(line(page, 'Wallet')).toHaveText('MetaMask');
  const asked = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const methods: string[] = [];
        const request = async ({ method }: { method: string }) => {
          methods.push(method);
          return [];
        };
        const info = { uuid: 'late', name: 'Late', rdns: 'com.late', icon: '' };
        const detail = { info, provider: { request } };
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
        setTimeout(() => resolve(methods), 1000);
      }),
  );
  await page.clock.fastForward(1600);
  expect(await asked).toEqual([]);
  await expect(line(page, 'Wallet')).toHaveText('MetaMask');
});

test('with storage blocked, disconnecting on a second page asks for nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
  });
  const wallet = new TestWallet({ accounts: [await newAddress('3')] });
  await install(page, wallet);
  await page.goto('/');
  await open(page).click();
  await expect(line(page, 'Balance')).toHaveText('3.0000 ETH');
  await page.locator(`a[href="${PAGE}"]`).first().click();
  await expect(page).toHaveURL(PAGE);
  await open(page).click();
  await expect(line(page, 'Balance')).toHaveText('3.0000 ETH');
  await dashboard(page).getByRole('button', { name: 'Disconnect' }).click();
  await expectToast(page, 'Wallet disconnected');
  await expect(dashboard(page).getByRole('button', { name: 'Connect MetaMask' })).toBeVisible();
  expect(wallet.asked.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1);
});
