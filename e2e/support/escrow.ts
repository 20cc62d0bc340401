import { expect, type Page, type Route } from '@playwright/test';
import { type Address, createWalletClient, http, keccak256, toHex } from 'viem';
import { foundry } from 'viem/chains';
import { vehicleTitleAbi } from '../../lib/web3/contracts/vehicle-title-abi';
import { localAccounts } from '../../scripts/contracts/local-accounts';
import { currentStack } from './stack';
import { chainClient, dashboard, install, newAddress, open, type TestWallet } from './wallets';

/** Anvil signs for this address. */
export async function trader(coins = '10') {
  const address = await newAddress(coins);
  await chainClient().impersonateAccount({ address });
  return address;
}

export const titleOf = (vehicle: Address) => BigInt(keccak256(toHex(vehicle)));

export async function issueTitle(to: Address, vehicle = to) {
  // Anvil signs, and so counts: journeys at the same time would give two transactions one number.
  const { address } = localAccounts().registrar;
  await chainClient().impersonateAccount({ address });
  const registrar = createWalletClient({
    ...{ account: address, chain: foundry },
    transport: http(currentStack().chain.rpcUrl),
  });
  await registrar.writeContract({
    ...{ address: currentStack().chain.titles, abi: vehicleTitleAbi, functionName: 'issue' },
    args: [to, keccak256(toHex(vehicle))],
  });
}

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

/** The chain's server as a page reaches it; what `meddle` takes to answer itself, for which it returns true, is not passed on. */
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
