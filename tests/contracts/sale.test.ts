import { createPublicClient, createWalletClient, http, keccak256, parseEther, toHex } from 'viem';
import { foundry } from 'viem/chains';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { milesAbi } from '@/lib/web3/contracts/miles-abi';
import { vehicleEscrowAbi } from '@/lib/web3/contracts/vehicle-escrow-abi';
import { vehicleTitleAbi } from '@/lib/web3/contracts/vehicle-title-abi';
import { type Chain, startAnvil } from '../../scripts/contracts/anvil';
import { type Deployment, deploy } from '../../scripts/contracts/deploy';
import { localAccounts, rolesOf } from '../../scripts/contracts/local-accounts';

const accounts = localAccounts();
const { deployer, registrar, arbiter, rewarder, seller, buyer } = accounts;
const VEHICLE = keccak256(toHex('salt and VIN'));
const TITLE = BigInt(VEHICLE);
const PRICE = parseEther('7');

let chain: Chain;
let at: Deployment;
beforeAll(async () => {
  chain = await startAnvil({ port: 0 });
  at = await deploy({ rpcUrl: chain.rpcUrl, deployer, roles: rolesOf(accounts) });
}, 180_000);
afterAll(() => chain.stop());

const connect = () => {
  const transport = http(chain.rpcUrl);
  const reader = createPublicClient({ chain: foundry, transport, pollingInterval: 50 });
  const as = (account: (typeof accounts)['seller']) =>
    createWalletClient({ account, chain: foundry, transport });
  const titles = { address: at.titles, abi: vehicleTitleAbi } as const;
  const escrow = { address: at.escrow, abi: vehicleEscrowAbi } as const;
  const miles = { address: at.miles, abi: milesAbi } as const;
  return { reader, as, titles, escrow, miles };
};

it('gives each role to its account and none to the deployer', { timeout: 180_000 }, async () => {
  const { reader, titles, escrow, miles } = connect();
  const role = await reader.readContract({ ...titles, functionName: 'REGISTRAR_ROLE' });
  const holds = (account: `0x${string}`) =>
    reader.readContract({ ...titles, functionName: 'hasRole', args: [role, account] });
  expect(await holds(registrar.address)).toBe(true);
  expect(await holds(deployer.address)).toBe(false);
  expect(await reader.readContract({ ...escrow, functionName: 'ARBITER' })).toBe(arbiter.address);
  const args = [rewarder.address, 0, VEHICLE] as const;
  const refused = { ...miles, functionName: 'reward', args, account: deployer } as const;
  await expect(reader.simulateContract(refused)).rejects.toThrow(
    'AccessControlUnauthorizedAccount',
  );
  await reader.simulateContract({ ...refused, account: rewarder });
});

it('sells a car from the title to the payment', { timeout: 180_000 }, async () => {
  const { reader, as, titles, escrow } = connect();
  const holder = () => reader.readContract({ ...titles, functionName: 'ownerOf', args: [TITLE] });
  const done = async (hash: Promise<`0x${string}`>) =>
    expect(await reader.waitForTransactionReceipt({ hash: await hash })).toMatchObject({
      status: 'success',
    });

  const issue = { ...titles, functionName: 'issue', args: [seller.address, VEHICLE] } as const;
  await done(as(registrar).writeContract(issue));
  const approve = { ...titles, functionName: 'approve', args: [at.escrow, TITLE] } as const;
  await done(as(seller).writeContract(approve));
  const open = { ...escrow, functionName: 'open', args: [TITLE, buyer.address, PRICE] } as const;
  await done(as(seller).writeContract(open));
  expect(await holder()).toBe(at.escrow);

  const args = [1n, TITLE, seller.address] as const;
  const deposit = { ...escrow, functionName: 'deposit', args, account: buyer } as const;
  const short = reader.simulateContract({ ...deposit, value: PRICE - 1n });
  await expect(short).rejects.toThrow('WrongAmount');
  await done(as(buyer).writeContract({ ...deposit, value: PRICE }));
  await done(as(buyer).writeContract({ ...escrow, functionName: 'accept', args: [1n] }));
  expect(await holder()).toBe(buyer.address);
  const sale = await reader.readContract({ ...escrow, functionName: 'getSale', args: [1n] });
  expect(sale).toMatchObject({ seller: seller.address, price: PRICE, state: 4, deadline: 0 });

  const to = arbiter.address;
  const before = await reader.getBalance({ address: to });
  await done(as(seller).writeContract({ ...escrow, functionName: 'withdraw', args: [to] }));
  expect((await reader.getBalance({ address: to })) - before).toBe(PRICE);
  expect(await reader.getBalance({ address: at.escrow })).toBe(0n);
});
