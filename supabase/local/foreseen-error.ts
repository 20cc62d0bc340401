/** A failure a person can act on: its message is one line, and scripts print it without a stack. */
export class ForeseenError extends Error {
  override name = 'ForeseenError';
}
