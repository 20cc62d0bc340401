import { type Address, numberToHex, parseEther, publicActions, toFunctionSelector } from 'viem';
import {
  allowTitles,
  askToSign,
  betweenServer,
  connect,
  escrow,
  issueTitle,
  openOutside,
  press,
  review,
  titleOf,
  trader,
} from './support/escrow';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';
import {
  chainClient,
  dashboard,
  install,
  open,
  silence,
  TestWallet,
  value,
} from './support/wallets';

// The page asks a chain’s server itself, which allows no header of the journeys’ own.
test.use({ extraHTTPHeaders: {} });

const CREDIT = toFunctionSelector('credit(address)');
const OWED = numberToHex(parseEther('500'), { size: 32 });
const asksCredit = (call: unknown) => (call as { data?: string }).data?.startsWith(CREDIT) ?? false;

/** Opens a sale of a new title outside the page; returns its number. */
async function openNew(seller: Address, buyer: Address) {
  await issueTitle(seller);
  await allowTitles(seller);
  return openOutside(seller, buyer, 7n);
}

test('a stranger’s sale at the same price stands below, and its review names it', async ({
  page,
}) => {
  const [seller, stranger, buyer] = [await trader(), await trader(), await trader()];
  const id = await openNew(seller, buyer);
  await connect(page, new TestWallet({ accounts: [buyer] }));
  const articles = escrow(page).getByRole('article');
  await expect(articles).toHaveCount(1);
  const other = await openNew(stranger, buyer);
  await expect(articles).toHaveCount(2);
  await expect(articles.first()).toHaveAccessibleName(`Sale ${id}`);
  const dialog = review(page, 'Deposit the price');
  for (const [sale, from] of [
    [id, seller],
    [other, stranger],
  ] as const) {
    const card = escrow(page).getByRole('article', { name: `Sale ${sale}` });
    await card.getByRole('button', { name: 'Deposit the price' }).click();
    for (const fact of [`Sale ${sale}`, from, buyer, titleOf(from).toString(16)])
      await expect(dialog).toContainText(fact);
    await dialog.getByRole('button', { name: 'Close' }).click();
  }
});

test('what the escrow owes can be withdrawn though no server searches it', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED/);
  const wallet = new TestWallet({ accounts: [await trader()] });
  await install(page, wallet);
  await page.goto('/web3-trading');
  await betweenServer(page, async ({ id, method, params: [call] }, route) => {
    if (method === 'eth_getLogs') {
      await route.abort();
      return true;
    }
    if (method !== 'eth_call' || !asksCredit(call)) return false;
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await route.fulfill({ headers, json: { jsonrpc: '2.0', id, result: OWED } });
    return true;
  });
  await open(page).click();
  await expect(escrow(page)).toContainText('The escrow could not be read');
  await expect(escrow(page)).toContainText('The escrow owes you 500 ETH');
  await press(page, 'Withdraw');
  await expect(review(page, 'Withdraw')).toContainText('500 ETH comes in');
});

test('what one wallet said is not shown under the next one of the same address', async ({
  page,
}) => {
  const accounts = [await trader()];
  const honest = new TestWallet({ accounts, name: 'Honest', rdns: 'com.honest' });
  const liar = new TestWallet({ accounts, name: 'Liar', rdns: 'com.liar' });
  for (const [wallet, answer] of [
    [liar, value(OWED)],
    [honest, silence],
  ] as const) {
    const plain = new TestWallet();
    wallet.answers.eth_call = (request) =>
      asksCredit(request.params?.[0]) ? answer(request) : plain.answer(page, request);
  }
  await page.route('**/api/wallet-networks', async (route) => {
    const response = await route.fetch();
    const networks: object[] = await response.json();
    await route.fulfill({ response, json: networks.map((one) => ({ ...one, rpcUrl: null })) });
  });
  await install(page, liar, honest);
  await page.goto('/web3-trading');
  await open(page).click();
  await dashboard(page).getByRole('button', { name: 'Connect Liar' }).click();
  await expect(escrow(page)).toContainText('The escrow owes you 500 ETH');
  await dashboard(page).getByRole('button', { name: 'Disconnect' }).click();
  await dashboard(page).getByRole('button', { name: 'Connect Honest' }).click();
  await expect(escrow(page)).toContainText('Put a title into escrow');
  await expect(escrow(page)).not.toContainText('The escrow owes you');
});

test('an earlier transaction is not taken for the one that was asked for', async ({ page }) => {
  const [seller, buyer] = [await trader(), await trader()];
  await openNew(seller, buyer);
  const { transactions } = await chainClient().extend(publicActions).getBlock();
  const wallet = new TestWallet({ accounts: [buyer] });
  wallet.answers.eth_sendTransaction = value(transactions[0]);
  await connect(page, wallet);
  await press(page, 'Deposit the price');
  await askToSign(page, 'Deposit the price');
  await expectToast(page, 'Deposit the price: not known', 'named another transaction');
  await expect(page.getByText('Deposit the price: done')).toHaveCount(0);
  await expect(escrow(page)).toContainText('waiting for the buyer’s deposit');
});
