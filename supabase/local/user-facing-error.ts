/** A failure a person can act on: its message is one line, and scripts print it without a stack. */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
}
