import { Common, Hardfork, Mainnet } from '@ethereumjs/common';
import { createEVM } from '@ethereumjs/evm';
import { SimpleStateManager } from '@ethereumjs/statemanager';
import { Account, createAddressFromString, createZeroAddress, hexToBytes } from '@ethereumjs/util';
import { bytesToHex } from 'viem/utils';
import type { Chain, Outcome, Transaction } from './chain';

const GAS_LIMIT = 30_000_000n;
/** The machine's cause when a contract refuses; the reason is in the contract's own data. */
const REVERT = 'revert';

/** Creates an Ethereum virtual machine with its own empty state, in memory. */
export async function createEvmChain(): Promise<Chain> {
  // The rules for which `contracts/foundry.toml` compiles.
  const common = new Common({ chain: Mainnet, hardfork: Hardfork.Cancun });
  const stateManager = new SimpleStateManager({ common });
  const evm = await createEVM({ common, stateManager });

  async function run({ from, to, data, value = 0n, at }: Transaction): Promise<Outcome> {
    const header = {
      number: 1n,
      coinbase: createZeroAddress(),
      timestamp: BigInt(at),
      difficulty: 0n,
      prevRandao: new Uint8Array(32),
      gasLimit: GAS_LIMIT,
      baseFeePerGas: 0n,
      getBlobGasPrice: () => 1n,
    };
    const { execResult, createdAddress } = await evm.runCall({
      caller: createAddressFromString(from),
      origin: createAddressFromString(from),
      ...(to && { to: createAddressFromString(to) }),
      data: hexToBytes(data),
      value,
      gasLimit: GAS_LIMIT,
      block: { header },
    });
    // Storage that one transaction warmed up is cold for the next.
    await evm.journal.cleanup();
    const cause = execResult.exceptionError?.error;
    return {
      ok: cause === undefined,
      ...(cause && cause !== REVERT && { cause }),
      data: bytesToHex(execResult.returnValue),
      ...(createdAddress && { created: createdAddress.toString() }),
    };
  }

  return {
    send: run,
    async call(transaction) {
      await stateManager.checkpoint();
      try {
        return await run(transaction);
      } finally {
        await stateManager.revert();
      }
    },
    async fund(address, balance) {
      await stateManager.putAccount(createAddressFromString(address), new Account(0n, balance));
    },
    async balanceOf(address) {
      const account = await stateManager.getAccount(createAddressFromString(address));
      return account?.balance ?? 0n;
    },
  };
}
