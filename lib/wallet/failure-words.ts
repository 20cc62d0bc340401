import { GivenUp, NoAnswer, SenselessAnswer, WalletLocked } from './problems';

const BY_CODE: Record<number, string> = {
  4001: 'You declined in your wallet. Nothing was changed.',
  [-32002]: 'Your wallet is already asking you: open it and answer there.',
  4100: 'Your wallet is locked, or shows this page no account. Unlock it and try again.',
  4200: 'Your wallet does not offer this. Do it in the wallet itself.',
  [-32601]: 'Your wallet does not offer this. Do it in the wallet itself.',
  4900: 'Your wallet has no connection to its network.',
  4901: 'Your wallet has no connection to its network.',
};
/** EIP-3085: the wallet does not know the network. */
const UNKNOWN_NETWORK = 4902;
const DEEPEST = 6;

type Failure = { code?: unknown; cause?: unknown; data?: { originalError?: { code?: unknown } } };

/** The error and its causes; the wallets' own errors are wrapped by the libraries, and by some wallets. */
function* causes(error: unknown): Generator<Failure> {
  let one = error;
  for (let depth = 0; depth < DEEPEST && typeof one === 'object' && one; depth += 1) {
    yield one;
    one = (one as Failure).cause;
  }
}

const has = (error: unknown, kind: new () => Error) =>
  [...causes(error)].some((one) => one instanceof kind);

const codes = (error: unknown) =>
  [...causes(error)].flatMap(({ code, data }) => [code, data?.originalError?.code]);

export const isUnknownNetwork = (error: unknown) => codes(error).includes(UNKNOWN_NETWORK);

/** Whether the request was given up by this page, so that there is nothing to say. */
export const isGivenUp = (error: unknown) => has(error, GivenUp);

/** What a wallet's failure means, in one or two sentences. Never the wallet's own text, which anybody can write. */
export function walletFailure(error: unknown): string {
  if (has(error, NoAnswer)) return 'Your wallet did not answer. Open it, then try again.';
  if (has(error, SenselessAnswer))
    return 'Your wallet gave an answer that makes no sense, so nothing of it is used.';
  if (has(error, WalletLocked)) return BY_CODE[4100] ?? '';
  const known = codes(error).find((code) => typeof code === 'number' && code in BY_CODE);
  return BY_CODE[known as number] ?? 'Your wallet reported an error. Try again.';
}

/** What a failed read of a network's server means. */
export const serverFailure = (error: unknown, network: string) =>
  has(error, SenselessAnswer)
    ? `The server for ${network} gave an answer that makes no sense. It is asked again every few seconds.`
    : `The server for ${network} does not answer. It is asked again every few seconds.`;
