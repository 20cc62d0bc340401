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
/** The wallet does not know the network (EIP-3085). */
const UNKNOWN_NETWORK = 4902;
const DEEPEST = 6;

type Failure = { code?: unknown; cause?: unknown; data?: { originalError?: { code?: unknown } } };

/** Yields the error and its causes; libraries, and some wallets, wrap the wallets' own errors. */
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

/** Whether this page cancelled the request, so that there is no failure to report. */
export const isGivenUp = (error: unknown) => has(error, GivenUp);

/**
 * Explains a wallet's failure in one or two sentences. Never uses the wallet's own text, which
 * anyone can write.
 */
export function walletFailure(error: unknown): string {
  if (has(error, NoAnswer)) return 'Your wallet did not answer. Open it, then try again.';
  if (has(error, SenselessAnswer))
    return 'Your wallet gave an answer that makes no sense, so nothing of it is used.';
  if (has(error, WalletLocked)) return BY_CODE[4100] ?? '';
  const known = codes(error).find((code) => typeof code === 'number' && code in BY_CODE);
  return BY_CODE[known as number] ?? 'Your wallet reported an error. Try again.';
}

/** Explains a failed read of a network's server. */
export const serverFailure = (error: unknown, network: string) =>
  has(error, SenselessAnswer)
    ? `The server for ${network} gave an answer that makes no sense. It is asked again every few seconds.`
    : `The server for ${network} does not answer. It is asked again every few seconds.`;
