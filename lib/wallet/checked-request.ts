import {
  type Address,
  getAddress,
  type Hex,
  isAddress,
  isHash,
  isHex,
  maxUint256,
  numberToHex,
} from 'viem';
import { NoAnswer, SenselessAnswer } from './problems';

interface RpcRequest {
  method: string;
  params?: unknown;
}
export type Send = (request: RpcRequest) => Promise<unknown>;

/** Methods for which a wallet prompts its owner. */
const ASKS_OWNER =
  /^(eth_(requestAccounts|sendTransaction)|wallet_(requestPermissions|switchEthereumChain|addEthereumChain))$/;
/** Maximum time of a response, in milliseconds. */
export const TIME_LIMITS = { owner: 120_000, machine: 10_000 };

const limitOf = (method: string) =>
  ASKS_OWNER.test(method) ? TIME_LIMITS.owner : TIME_LIMITS.machine;

function quantity(answer: unknown): Hex {
  if (isHex(answer) && answer.length > 2 && BigInt(answer) <= maxUint256) return answer;
  throw new SenselessAnswer('not a number of 256 bits');
}

/** Some wallets return the number itself. */
function chainId(answer: unknown): Hex {
  const id = typeof answer === 'number' ? answer : Number(quantity(answer));
  if (Number.isSafeInteger(id) && id > 0) return numberToHex(id);
  throw new SenselessAnswer('not the id of a chain');
}

/** Parses a response as addresses with their checksums. Throws SenselessAnswer. */
function addresses(answer: unknown): Address[] {
  if (Array.isArray(answer) && answer.every((one) => isAddress(one, { strict: false })))
    return answer.map((one) => getAddress(one));
  throw new SenselessAnswer('not a list of addresses');
}

function check(method: string, answer: unknown): unknown {
  switch (method) {
    case 'eth_chainId':
      return chainId(answer);
    case 'eth_getBalance':
    case 'eth_blockNumber':
      return quantity(answer);
    case 'eth_call':
      if (isHex(answer)) return answer;
      throw new SenselessAnswer('not data');
    case 'eth_sendTransaction':
      if (typeof answer === 'string' && isHash(answer)) return answer;
      throw new SenselessAnswer('not the hash of a transaction');
    case 'eth_accounts':
      return addresses(answer);
    case 'eth_requestAccounts': {
      const found = addresses(answer);
      if (found.length > 0) return found;
      throw new SenselessAnswer('no account');
    }
    default:
      return answer;
  }
}

/** Rejects with NoAnswer after `milliseconds`. */
function inTime<Answer>(answer: Promise<Answer>, method: string, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(method)), milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/**
 * Wraps `send` with a time limit and checks of its responses. Rejects with NoAnswer or
 * SenselessAnswer.
 */
export const checkedRequest =
  (send: Send): Send =>
  async ({ method, params }) => {
    // The async function turns a synchronous throw of `send` into a rejection.
    const sent = (async () => send(params === undefined ? { method } : { method, params }))();
    return check(method, await inTime(sent, method, limitOf(method)));
  };
