import { expect, type Page, type Route } from '@playwright/test';
import {
  type Address,
  createWalletClient,
  http,
  keccak256,
  parseEventLogs,
  publicActions,
  toHex,
} from 'viem';
import { foundry } from 'viem/chains';
import { vehicleEscrowAbi } from '../../lib/web3/contracts/vehicle-escrow-abi';
import { vehicleTitleAbi } from '../../lib/web3/contracts/vehicle-title-abi';
import { localAccounts } from '../../scripts/contracts/local-accounts';
import { currentStack } from './stack';
import { chainClient, dashboard, install, newAddress, open, type TestWallet } from './wallets';

/** Returns a new address for which Anvil signs. */
export async function trader(coins = '10') {
  const address = await newAddress(coins);
  await chainClient().impersonateAccount({ address });
  return address;
}

export const titleOf = (vehicle: Address) => BigInt(keccak256(toHex(vehicle)));

/** The option that makes writeContractSync throw for a failed call, which it otherwise treats as done. */
export const MINED = { throwOnReceiptRevert: true } as const;

/**
 * Sends calls of an address for which Anvil signs. Anvil responds before a call is mined, so a later read, or another
 * journey, could overtake it: use `writeContractSync` with MINED.
 */
export const sender = (account: Address) =>
  createWalletClient({
    account,
    chain: foundry,
    pollingInterval: 50,
    transport: http(currentStack().chain.rpcUrl),
  }).extend(publicActions);

export async function issueTitle(to: Address, vehicle = to) {
  // Anvil signs and counts: concurrent journeys would otherwise give two transactions the same nonce.
  const { address } = localAccounts().registrar;
  await chainClient().impersonateAccount({ address });
  await sender(address).writeContractSync({
    ...MINED,
    address: currentStack().chain.titles,
    abi: vehicleTitleAbi,
    functionName: 'issue',
    args: [to, keccak256(toHex(vehicle))],
  });
}

/** Opens a sale outside the page, of a title that the escrow may take; returns its number. */
export async function openOutside(
  seller: Address,
  buyer: Address,
  price: bigint,
  vehicle = seller,
) {
  const { logs } = await sender(seller).writeContractSync({
    ...MINED,
    address: currentStack().chain.escrow,
    abi: vehicleEscrowAbi,
    functionName: 'open',
    args: [titleOf(vehicle), buyer, price],
  });
  const [opened] = parseEventLogs({ abi: vehicleEscrowAbi, eventName: 'SaleOpened', logs });
  if (!opened) throw new Error('no sale was opened');
  return opened.args.id;
}

/** Lets the escrow take all titles of a seller. */
export const allowTitles = (seller: Address) =>
  sender(seller).writeContractSync({
    ...MINED,
    address: currentStack().chain.titles,
    abi: vehicleTitleAbi,
    functionName: 'setApprovalForAll',
    args: [currentStack().chain.escrow, true],
  });

export async function connect(page: Page, wallet: TestWallet) {
  await install(page, wallet);
  await page.goto('/web3-trading');
  await open(page).click();
  await expect(escrow(page)).toContainText('Put a title into escrow');
}

export const escrow = (page: Page) => dashboard(page).getByRole('region', { name: 'Escrow' });
export const review = (page: Page, name: string) => page.getByRole('alertdialog', { name });
export const press = (page: Page, name: string) =>
  escrow(page).getByRole('button', { name, exact: true }).click();
export const askToSign = (page: Page, name: string) =>
  review(page, name).getByRole('button', { name: 'Ask my wallet to sign' }).click();

interface Question {
  id: number;
  method: string;
  params: [{ data?: string } | string | undefined];
}

/** Intercepts a page's requests to the chain's server; `meddle` returns true for a request that it answers itself. */
export const betweenServer = (
  page: Page,
  meddle: (question: Question, route: Route) => Promise<boolean> | boolean,
) =>
  page.route(`${currentStack().chain.rpcUrl}/**`, async (route) => {
    const { params = [], ...rest } = route.request().postDataJSON();
    if (!(await meddle({ ...rest, params }, route))) await route.continue();
  });

export async function fillSale(page: Page, buyer: string, price: string) {
  await escrow(page).getByLabel('Title').selectOption({ index: 1 });
  await escrow(page).getByLabel('Buyer’s address').fill(buyer);
  await escrow(page).getByLabel('Price in ETH').fill(price);
}
