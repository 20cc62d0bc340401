import {
  type Address,
  createPublicClient,
  createTestClient,
  createWalletClient,
  http,
  keccak256,
  parseEther,
  toHex,
} from 'viem';
import { foundry } from 'viem/chains';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEscrow } from '@/lib/wallet/escrow/read-escrow';
import { sendFailure } from '@/lib/wallet/escrow/refusal';
import type { Sale } from '@/lib/wallet/escrow/sale';
import { send } from '@/lib/wallet/escrow/send';
import { actStep } from '@/lib/wallet/escrow/step';
import { guardProvider } from '@/lib/wallet/guarded-provider';
import { vehicleEscrowAbi } from '@/lib/web3/contracts/vehicle-escrow-abi';
import { vehicleTitleAbi } from '@/lib/web3/contracts/vehicle-title-abi';
import { startAnvil } from '../../../scripts/contracts/anvil';
import { deploy } from '../../../scripts/contracts/deploy';
import { localAccounts, rolesOf } from '../../../scripts/contracts/local-accounts';

const accounts = localAccounts();
const { registrar, seller, buyer, deployer: attacker } = accounts;
const PRICE = parseEther('7');

let chain: Awaited<ReturnType<typeof startAnvil>>;
let contracts: Awaited<ReturnType<typeof deploy>>;
beforeAll(async () => {
  chain = await startAnvil({ port: 0 });
  const roles = rolesOf(accounts);
  contracts = await deploy({ rpcUrl: chain.rpcUrl, deployer: attacker, roles });
}, 180_000);
afterAll(() => chain.stop());

const on = () => ({ chain: foundry, transport: http(chain.rpcUrl) });
const readerOf = () => createPublicClient({ ...on(), pollingInterval: 50, cacheTime: 0 });

async function openSale(by: typeof seller, vehicle: string) {
  const { titles, escrow } = contracts;
  const hash = keccak256(toHex(vehicle));
  const title = { address: titles, abi: vehicleTitleAbi } as const;
  const sale = { address: escrow, abi: vehicleEscrowAbi } as const;
  const [as, office] = [by, registrar].map((account) => createWalletClient({ ...on(), account }));
  if (!as || !office) throw new Error('No account');
  const receipt = (sent: `0x${string}`) =>
    readerOf().waitForTransactionReceipt({ hash: sent, timeout: 10_000 });
  const issue = { ...title, functionName: 'issue', args: [by.address, hash] } as const;
  await receipt(await office.writeContract(issue));
  const approve = { ...title, functionName: 'approve', args: [escrow, BigInt(hash)] } as const;
  await receipt(await as.writeContract(approve));
  const args = [BigInt(hash), buyer.address, PRICE] as const;
  await receipt(await as.writeContract({ ...sale, functionName: 'open', args }));
}

/** Reads the sale that the buyer's page shows first. */
async function readSale(): Promise<Sale> {
  const block = await readerOf().getBlockNumber({ cacheTime: 0 });
  const { sales } = await readEscrow(readerOf(), contracts, buyer.address, { block, most: 5 });
  if (!sales[0]) throw new Error('No sale');
  return sales[0];
}

/** Returns a wallet that signs every request, and records the requests. */
function walletOf(address: Address) {
  const asked: string[] = [];
  const provider = guardProvider({
    async request({ method, params }: { method: string; params?: unknown }) {
      asked.push(method);
      if (method === 'eth_accounts') return [address];
      return readerOf().request({ method, params } as never);
    },
  });
  return { provider, asked };
}

test('a reviewed deposit pays for no sale that a reorganisation put in its place', async () => {
  const node = createTestClient({ ...on(), mode: 'anvil' });
  const reader = readerOf();
  const { escrow } = contracts;
  const before = await node.snapshot();
  await openSale(seller, 'the car');
  const reviewed = await readSale();
  const step = actStep(contracts, reviewed, 'deposit', 'buyer', '7 ETH');
  const { provider, asked } = walletOf(buyer.address);
  const sender = { provider, reader, address: buyer.address, chainId: contracts.chainId };

  await node.revert({ id: before });
  await openSale(attacker, 'junk');
  const { id, price } = reviewed;
  expect(await readSale()).toMatchObject({ id, price, buyer: buyer.address, state: 'open' });
  expect(await readSale()).not.toMatchObject({ titleId: reviewed.titleId });
  const message = await send(sender, step).then(() => 'sent', sendFailure);
  expect(message).toContain('Another sale has this number now');
  expect(asked).not.toContain('eth_sendTransaction');

  // The blocks were replaced only after the wallet had signed.
  const { to, data, value } = step;
  const signer = createWalletClient({ ...on(), account: buyer });
  const hash = await signer.sendTransaction({ to, data, value, gas: 200_000n });
  const { status } = await reader.waitForTransactionReceipt({ hash, timeout: 10_000 });
  expect(status).toBe('reverted');
  expect(await reader.getBalance({ address: escrow })).toBe(0n);
  expect((await readSale()).state).toBe('open');

  // The payment succeeds after another review.
  const again = actStep(contracts, await readSale(), 'deposit', 'buyer', '7 ETH');
  await reader.waitForTransactionReceipt({ hash: await send(sender, again), timeout: 10_000 });
  expect(await reader.getBalance({ address: escrow })).toBe(PRICE);
  expect((await readSale()).state).toBe('deposited');
}, 180_000);
