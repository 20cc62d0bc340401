/** A wallet or a network's server did not respond in time. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** A response that the protocol does not allow, or that contradicts another one. */
export class SenselessAnswer extends Error {
  override name = 'SenselessAnswer';
}

/** The request was cancelled: a later response is ignored. */
export class GivenUp extends Error {
  override name = 'GivenUp';
}

/** The wallet no longer shows this page an account. */
export class WalletLocked extends Error {
  override name = 'WalletLocked';
}
