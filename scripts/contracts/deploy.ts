import {
  type Account,
  type Address,
  createPublicClient,
  createWalletClient,
  defineChain,
  getAddress,
  type Hash,
  http,
} from 'viem';
import { milesBytecode, vehicleEscrowBytecode } from '@/lib/web3/contracts/bytecode';
import { milesAbi } from '@/lib/web3/contracts/miles-abi';
import { vehicleEscrowAbi } from '@/lib/web3/contracts/vehicle-escrow-abi';
import { testNetworkName } from './test-networks';

export interface Roles {
  /** Appoints registrars and rewarders. */
  admin: Address;
  /** Issues titles. */
  registrar: Address;
  /** Decides disputed sales, for ever. */
  arbiter: Address;
  /** Rewards acts with MILES. */
  rewarder: Address;
}

export interface DeployOptions {
  rpcUrl: string;
  deployer: Account;
  roles: Roles;
}

export interface Deployment {
  network: string;
  chainId: number;
  escrow: Address;
  titles: Address;
  miles: Address;
  /** The block of the escrow's deployment. */
  fromBlock: number;
}

/** Deploys the contracts. Throws UserFacingError, before anything is sent, unless it is a test network. */
export async function deploy({ rpcUrl, deployer, roles }: DeployOptions): Promise<Deployment> {
  const transport = http(rpcUrl);
  const chainId = await createPublicClient({ transport }).getChainId();
  const network = testNetworkName(chainId);
  // Signatures name this chain: if the address pointed to another chain later, that chain would refuse them.
  const chain = defineChain({
    id: chainId,
    name: network,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
  const reader = createPublicClient({ chain, transport, pollingInterval: 500 });
  const wallet = createWalletClient({ account: deployer, chain, transport });

  async function deployed(hash: Hash): Promise<{ address: Address; block: bigint }> {
    const { status, contractAddress, blockNumber } = await reader.waitForTransactionReceipt({
      hash,
    });
    if (status !== 'success' || !contractAddress) throw new Error(`Deployment ${hash} failed`);
    return { address: getAddress(contractAddress), block: blockNumber };
  }

  const { admin, registrar, arbiter, rewarder } = roles;
  const { address: escrow, block } = await deployed(
    await wallet.deployContract({
      abi: vehicleEscrowAbi,
      bytecode: vehicleEscrowBytecode,
      args: [admin, registrar, arbiter],
    }),
  );
  const { address: miles } = await deployed(
    await wallet.deployContract({
      abi: milesAbi,
      bytecode: milesBytecode,
      args: [admin, rewarder],
    }),
  );
  const titles = await reader.readContract({
    address: escrow,
    abi: vehicleEscrowAbi,
    functionName: 'TITLES',
  });
  return { network, chainId, escrow, titles, miles, fromBlock: Number(block) };
}
