import { expect, test } from './support/test';
import { expectToast } from './support/toast';
import {
  dashboard,
  failure,
  install,
  line,
  newAddress,
  open,
  SEPOLIA,
  silence,
  TestWallet,
  value,
} from './support/wallets';

// The page asks a chain’s server itself, which allows no header of the journeys’ own.
test.use({ extraHTTPHeaders: {}, hasOwnContext: true });

const PAGE = '/web3-trading';
const NONSENSE = 'Your wallet gave an answer that makes no sense';
const again = 'Connect MetaMask';

for (const [what, method, answer, text] of [
  ['declines', 'eth_requestAccounts', failure(4001), 'You declined in your wallet'],
  ['is already asking', 'eth_requestAccounts', failure(-32_002), 'already asking you'],
  ['is locked', 'eth_requestAccounts', failure(4100), 'Your wallet is locked'],
  ['fails in its own way', 'eth_requestAccounts', failure(-1), 'Your wallet reported an error'],
  ['shows no account', 'eth_requestAccounts', value([]), NONSENSE],
  ['shows no addresses', 'eth_requestAccounts', value(['0x12', '<b>']), NONSENSE],
  ['answers with something else', 'eth_requestAccounts', value({ a: 1 }), NONSENSE],
  ['names no chain', 'eth_chainId', value('0xzz'), NONSENSE],
  ['names a chain beyond numbers', 'eth_chainId', value(`0x${'f'.repeat(64)}`), NONSENSE],
] as const) {
  test(`a wallet that ${what} is not connected, with a word that says why`, async ({ page }) => {
    const wallet = new TestWallet({ accounts: [await newAddress('1')] });
    wallet.answers[method] = answer;
    await install(page, wallet);
    await page.goto(PAGE);
    await open(page).click();
    await expectToast(page, 'Connection failed', text);
    await expect(dashboard(page)).toContainText(text);
    await expect(page.getByText('own words')).toHaveCount(0);
    delete wallet.answers[method];
    await dashboard(page).getByRole('button', { name: again }).click();
    await expect(line(page, 'Balance')).toHaveText('1.0000 ETH');
  });
}

test('a wallet that never answers is given up after two minutes', async ({ page }) => {
  const wallet = new TestWallet({ accounts: [await newAddress('1')] });
  wallet.answers.eth_requestAccounts = silence;
  await page.clock.install();
  await install(page, wallet);
  await page.goto(PAGE);
  await open(page).click();
  await expect(dashboard(page)).toContainText('Asking MetaMask');
  await page.clock.fastForward(121_000);
  await expectToast(page, 'Connection failed', 'Your wallet did not answer');
  await expect(dashboard(page).getByRole('button', { name: again })).toBeVisible();
});

test('what a wallet answers after Cancel is not used', async ({ page }) => {
  const wallet = new TestWallet({ accounts: [await newAddress('1')] });
  let answer = (_: { result: string[] }) => {};
  wallet.answers.eth_requestAccounts = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await install(page, wallet);
  await page.goto(PAGE);
  await open(page).click();
  await dashboard(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dashboard(page).getByRole('button', { name: again })).toBeVisible();
  answer({ result: wallet.accounts });
  await wallet.emit(page, 'connect', { chainId: '0x7a69' });
  await wallet.useAccounts(page, wallet.accounts);
  wallet.answers.eth_requestAccounts = failure(4001);
  await dashboard(page).getByRole('button', { name: again }).click();
  await expectToast(page, 'Connection failed', 'You declined');
  await expect(line(page, 'Balance')).toHaveCount(0);
});

test('what a wallet tells after disconnecting is not heard', async ({ page }) => {
  const wallet = new TestWallet({ accounts: [await newAddress('1')] });
  await install(page, wallet);
  await page.goto(PAGE);
  await open(page).click();
  await expect(line(page, 'Balance')).toHaveText('1.0000 ETH');
  await dashboard(page).getByRole('button', { name: 'Disconnect' }).click();
  await expectToast(page, 'Wallet disconnected');
  wallet.isPermitted = true;
  await wallet.useAccounts(page, wallet.accounts);
  await wallet.emit(page, 'connect', { chainId: '0x7a69' });
  await wallet.moveTo(page, SEPOLIA);
  // The page's next request is answered after all these events.
  wallet.answers.eth_requestAccounts = failure(4001);
  await dashboard(page).getByRole('button', { name: again }).click();
  await expectToast(page, 'Connection failed', 'You declined');
  await expect(line(page, 'Balance')).toHaveCount(0);
});

test('a wallet that says it switched and did not is contradicted', async ({ page }) => {
  const wallet = new TestWallet({ accounts: [await newAddress('1')] });
  wallet.answers.wallet_switchEthereumChain = value(null);
  await install(page, wallet);
  await page.goto(PAGE);
  await open(page).click();
  await dashboard(page).getByRole('button', { name: 'Sepolia', exact: true }).click();
  await expect(dashboard(page)).toContainText(NONSENSE);
  await wallet.emit(page, 'chainChanged', '0xaa36a7');
  await expect(line(page, 'Network')).toContainText('Local test chain');
});

test('a wallet that announces a chain that is none is disconnected', async ({ page }) => {
  const wallet = new TestWallet({ accounts: [await newAddress('1')] });
  await install(page, wallet);
  await page.goto(PAGE);
  await open(page).click();
  await expect(line(page, 'Balance')).toHaveText('1.0000 ETH');
  wallet.answers.eth_chainId = value('0x');
  await wallet.emit(page, 'chainChanged', 'Sepolia');
  await expectToast(page, 'Wallet disconnected');
});

test('a wallet that invents balances is not believed where the network has a server', async ({
  page,
}) => {
  const wallet = new TestWallet({ accounts: [await newAddress('1')] });
  wallet.answers.eth_getBalance = value(`0x${'f'.repeat(64)}`);
  await install(page, wallet);
  await page.goto(PAGE);
  await open(page).click();
  await expect(line(page, 'Balance')).toHaveText('1.0000 ETH');
  expect(wallet.asked).not.toContain('eth_getBalance');
});

test('a balance that is no number is said to be none, where the wallet is all there is', async ({
  page,
}) => {
  const wallet = new TestWallet({ accounts: [await newAddress('1')], chainId: SEPOLIA });
  wallet.answers.eth_getBalance = value('0xnothing');
  await install(page, wallet);
  await page.goto(PAGE);
  await open(page).click();
  await expect(dashboard(page)).toContainText(NONSENSE);
  await expect(line(page, 'Balance')).toHaveText('Could not be read');
  delete wallet.answers.eth_getBalance;
  await wallet.useAccounts(page, [await newAddress('2')]);
  await expect(line(page, 'Balance')).toHaveText('2.0000 ETH');
});
