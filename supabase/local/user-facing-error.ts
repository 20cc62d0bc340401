/** An error the user can act on: a one-line message that scripts print without a stack trace. */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
}
