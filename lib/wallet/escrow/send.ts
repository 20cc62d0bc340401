import { type Address, type Client, type Hash, hexToBigInt, numberToHex } from 'viem';
import type { GuardedProvider } from '../guarded-provider';
import { contractRefusal, Refusal } from './refusal';
import type { Step } from './step';

/** Where and by whom a transaction is sent. */
export interface Sender {
  provider: GuardedProvider;
  reader: Client;
  address: Address;
  chainId: number;
}

/** Refuses what the chain would: so a signature is never asked for in vain. */
async function rehearse({ reader, address }: Sender, { to, data, value }: Step) {
  const balance = hexToBigInt(
    await reader.request({ method: 'eth_getBalance', params: [address, 'latest'] }),
  );
  if (balance <= value)
    throw new Refusal('Your wallet does not hold enough of this network’s coin, with the fee.');
  const call = { from: address, to, data, value: numberToHex(value) };
  await reader.request({ method: 'eth_call', params: [call, 'latest'] });
}

/** Rejects with a Refusal if the network's server fails; with the contract's error if that would refuse. */
async function check(sender: Sender, step: Step) {
  const { provider, chainId, address } = sender;
  const [found, accounts] = await Promise.all([
    provider.request({ method: 'eth_chainId' }),
    provider.request({ method: 'eth_accounts' }),
  ]);
  if (Number(found) !== chainId || accounts[0] !== address)
    throw new Refusal('Your wallet is on another network or account now. Nothing was asked of it.');
  try {
    await rehearse(sender, step);
  } catch (error) {
    if (error instanceof Refusal || contractRefusal(error)) throw error;
    throw new Refusal(
      'The network does not answer, so nothing was asked of your wallet. Try again.',
    );
  }
}

/** Checks a transaction, then has the wallet's owner sign and send it. */
export async function send(sender: Sender, step: Step): Promise<Hash> {
  await check(sender, step);
  const { provider, address, chainId } = sender;
  const transaction = {
    ...{ from: address, to: step.to, data: step.data },
    ...{ value: numberToHex(step.value), chainId: numberToHex(chainId) },
  };
  return provider.request({ method: 'eth_sendTransaction', params: [transaction] });
}

const ASK_AGAIN_MS = 2000;

/** Ends after `ASK_AGAIN_MS`, or at once when `signal` is aborted. */
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ASK_AGAIN_MS);
    signal.addEventListener('abort', end);
  });

/** Waits until a transaction is in a block. Resolves to whether it worked; to null once `signal` is aborted. */
export async function mined(
  reader: Client,
  hash: Hash,
  signal: AbortSignal,
): Promise<boolean | null> {
  while (!signal.aborted) {
    // A server that is down is asked again: the transaction is on its way whatever it says.
    const receipt = await reader
      .request({ method: 'eth_getTransactionReceipt', params: [hash] })
      .catch(() => null);
    if (signal.aborted) break;
    if (receipt?.blockNumber) return receipt.status === '0x1';
    await pause(signal);
  }
  return null;
}
