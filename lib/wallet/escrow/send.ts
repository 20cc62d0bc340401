import { type Address, type Client, type Hash, hexToBigInt, numberToHex } from 'viem';
import type { GuardedProvider } from '../guarded-provider';
import { contractRefusal, Refusal } from './refusal';
import type { Step } from './step';

/** The sender of a transaction, and its network. */
export interface Sender {
  provider: GuardedProvider;
  reader: Client;
  address: Address;
  chainId: number;
}

/**
 * Rejects a transaction that the chain would refuse, so that the wallet does not ask for a useless
 * signature.
 */
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
    from: address,
    to: step.to,
    data: step.data,
    value: numberToHex(step.value),
    chainId: numberToHex(chainId),
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

/**
 * The outcome of a hash; 'another' means that it belongs to another transaction, whatever its
 * outcome.
 */
export type Outcome = 'worked' | 'refused' | 'another';

/** Returns the outcome; null while the transaction is in no block. */
async function outcome({ reader, address }: Sender, step: Step, hash: Hash) {
  const receipt = await reader.request({ method: 'eth_getTransactionReceipt', params: [hash] });
  if (!receipt?.blockNumber) return null;
  const found = await reader.request({ method: 'eth_getTransactionByHash', params: [hash] });
  if (!found) return null;
  const has = [found.from, found.to, found.input, numberToHex(hexToBigInt(found.value))];
  const asked = [address, step.to, step.data, numberToHex(step.value)];
  const isAsked = has.every((one, index) => one?.toLowerCase() === asked[index]?.toLowerCase());
  if (!isAsked) return 'another';
  return receipt.status === '0x1' ? 'worked' : 'refused';
}

/**
 * Waits until a block contains the transaction that a wallet reports. Resolves to null once
 * `signal` is aborted.
 */
export async function mined(
  sender: Sender,
  step: Step,
  hash: Hash,
  signal: AbortSignal,
): Promise<Outcome | null> {
  while (!signal.aborted) {
    // A failed read is repeated: the transaction is on its way in any case.
    const found = await outcome(sender, step, hash).catch(() => null);
    if (signal.aborted) break;
    if (found) return found;
    await pause(signal);
  }
  return null;
}
