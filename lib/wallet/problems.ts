/** A wallet or a network's server did not answer in time. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** An answer that the protocol does not allow, or that contradicts another one. */
export class SenselessAnswer extends Error {
  override name = 'SenselessAnswer';
}

/** The request was given up: what arrives later is not used. */
export class GivenUp extends Error {
  override name = 'GivenUp';
}

/** The wallet shows this page no account any more. */
export class WalletLocked extends Error {
  override name = 'WalletLocked';
}
