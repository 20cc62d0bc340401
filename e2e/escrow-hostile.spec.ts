import { type Address, createWalletClient, http, publicActions } from 'viem';
import { foundry } from 'viem/chains';
import { vehicleEscrowAbi } from '../lib/web3/contracts/vehicle-escrow-abi';
import { vehicleTitleAbi } from '../lib/web3/contracts/vehicle-title-abi';
import { connect, escrow, issueTitle, review, titleOf, trader } from './support/escrow';
import { currentStack } from './support/stack';
import { expect, test } from './support/test';
import { TestWallet } from './support/wallets';

// The page asks a chain’s server itself, which allows no header of the journeys’ own.
test.use({ extraHTTPHeaders: {} });

/** Opens a sale outside the page; its number. */
async function openOutside(seller: Address, buyer: Address) {
  const { rpcUrl, titles, escrow: address } = currentStack().chain;
  const chain = createWalletClient({ account: seller, chain: foundry, transport: http(rpcUrl) });
  const { writeContract, readContract } = chain.extend(publicActions);
  const sales = { address, abi: vehicleEscrowAbi } as const;
  await issueTitle(seller);
  await writeContract({
    ...{ address: titles, abi: vehicleTitleAbi, functionName: 'approve' },
    args: [address, titleOf(seller)],
  });
  await writeContract({ ...sales, functionName: 'open', args: [titleOf(seller), buyer, 7n] });
  return readContract({ ...sales, functionName: 'saleCount' });
}

test('a stranger’s sale at the same price stands below, and its review names it', async ({
  page,
}) => {
  const [seller, stranger, buyer] = [await trader(), await trader(), await trader()];
  const id = await openOutside(seller, buyer);
  await connect(page, new TestWallet({ accounts: [buyer] }));
  const articles = escrow(page).getByRole('article');
  await expect(articles).toHaveCount(1);
  const other = await openOutside(stranger, buyer);
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
