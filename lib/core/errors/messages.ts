import { isFetchFailure, NETWORK_FAILED } from '../browser/network';
import { endedSessionMessages } from './ended-session-messages';
import { favouriteMessages } from './favourite-messages';
import { INPUT, UNEXPECTED_FAILURE } from './form-messages';

/** Messages by error code (product specification, section 8). */
const CODE_MESSAGES: Record<string, string> = {
  PGRST301: 'You do not have permission to access this resource.',
  '42501': 'Insufficient privileges to perform this action.',
  '23505': 'This record already exists.',
  '23503': 'This operation violates a data constraint.',
  'auth/user-not-found': 'User account not found.',
  'auth/invalid-credential': 'Invalid credentials provided.',
};

const UNEXPECTED = 'An unexpected error occurred.';
const TOO_MANY = 'Too many failed attempts. Please wait a moment before trying again.';

/** A message for a toast, or for the page itself without scripts. */
export type Message = { title: string; text?: string };

/** Messages of the specification (section 8). */
export const messages = {
  signedIn: { title: 'Welcome back!', text: 'Successfully signed in!' },
  signedUp: {
    title: 'Account Created!',
    text: 'Account created! Please check your email to verify your account.',
  },
  passwordMismatch: { title: 'Password Mismatch', text: 'Passwords do not match' },
  signedOut: { title: 'Successfully signed out!' },
  signOutFailed: { title: 'Failed to sign out. Please try again.' },
  profileUpdated: {
    title: 'Profile Updated',
    text: 'Your profile has been successfully updated.',
  },
  updateFailed: { title: 'Update Failed', text: 'There was an error updating your profile.' },
  resetSent: {
    title: 'Password Reset Sent',
    text: 'Check your email for password reset instructions.',
  },
  resetFailed: {
    title: 'Reset Failed',
    text: 'There was an error sending the password reset email.',
  },
  deletionRequested: { title: 'Account Deletion Requested' },
  deletionFailed: { title: 'Deletion Failed', text: 'There was an error processing your request.' },
  walletMissing: {
    title: 'Wallet not found',
    text: 'Please install MetaMask or Coinbase Wallet',
  },
  walletFailed: { title: 'Connection failed' },
  walletConnected: { title: 'Wallet connected' },
  walletDisconnected: { title: 'Wallet disconnected' },
  networkMissing: {
    title: 'Network not found',
    text: 'Please add this network to your wallet',
  },
  unexpected: UNEXPECTED_FAILURE,
} as const satisfies Record<string, Message>;

const NOT_YOUR_PASSWORD = 'This is not your password. Please try again.';

/** Messages for cases the specification does not cover. */
export const ownMessages = {
  confirmed: { title: 'Email confirmed', text: 'You are signed in.' },
  confirmationSent: {
    title: 'Confirmation sent',
    text: 'If this address is waiting to be confirmed, a new link is on its way.',
  },
  passwordChanged: {
    title: 'Password changed',
    text: 'You are signed in here and signed out everywhere else.',
  },
  passwordChangedHere: {
    title: 'Password changed',
    text: 'Your other devices could not be signed out: please sign out there yourself.',
  },
  samePassword: {
    title: 'Update Failed',
    text: 'That is the password you have now. Please choose another one.',
  },
  linkSpent: {
    title: 'This link no longer works',
    text: 'It was used before or is more than an hour old.',
  },
  profileConflict: {
    title: 'Update Failed',
    text: 'This was changed in another tab or on another device. Nothing you typed is lost.',
  },
  mailsOn: { title: 'E-mails switched on' },
  mailsOff: { title: 'E-mails switched off' },
  noteSaved: { title: 'Note saved' },
  noteRemoved: { title: 'Note removed' },
  /** The car was taken away in another tab. */
  noteWithoutCar: {
    title: 'Note failed',
    text: 'The car is no longer among your favourites. Save it again, then write the note.',
  },
  mailsNotSwitched: { title: 'Not saved', text: 'Please try again.' },
  wrongPassword: {
    title: messages.deletionFailed.title,
    text: NOT_YOUR_PASSWORD,
  },
  valuationDeleted: { title: 'Valuation deleted' },
  listingPublished: {
    title: 'Published',
    text: 'Your car is for sale. This is its public page; lists show it within minutes.',
  },
  listingSaved: {
    title: 'Saved',
    text: 'Where the listing is for sale, its page shows the change at once.',
  },
  ...favouriteMessages,
  ...endedSessionMessages,
  sessionClosed: { title: 'Signed out there' },
  notYourPassword: {
    title: 'Sign In Failed',
    text: NOT_YOUR_PASSWORD,
  },
  signInTooOld: {
    title: 'Confirm that it is you',
    text: 'Your last sign-in is too long ago for this. Nothing you typed is lost: confirm your password in another tab, then send this form once more.',
  },
  codeMissing: {
    title: 'Confirm that it is you',
    text: 'This takes a code of your authenticator app. Nothing you typed is lost: enter the code in another tab, then send this form once more.',
  },
  wrongCode: {
    title: 'Code Not Accepted',
    text: 'This code is wrong or older than a minute. Please type the one that your app shows now.',
  },
  usedCode: {
    title: 'Code Not Accepted',
    text: 'This code was used before. Please wait for the next one.',
  },
  sessionEnded: {
    title: 'You have been signed out',
    text: 'Nothing you typed is lost: sign in again in another tab, then send this form once more.',
  },
} as const satisfies Record<string, Message>;

/** A backend error with the code of PostgreSQL or PostgREST. */
export class BackendError extends Error {
  override name = 'BackendError';
  constructor(
    message: string,
    readonly code = '',
    /** HTTP status of the response; 0 when there was none. */
    readonly status = 0,
  ) {
    super(message);
  }
}

/** Thrown beyond a rate limit: see lib/core/http/rate-limit.ts. */
export class TooManyAttempts extends Error {
  override name = 'TooManyAttempts';
}

type Failure = { code?: unknown; message?: unknown; name?: unknown; status?: unknown };

/** Whether a request got no response: a failed fetch, or the auth client's error for one. */
function isNetworkError(error: unknown): boolean {
  if (isFetchFailure(error)) return true;
  if (error instanceof BackendError) return error.status === 0 && error.code === '';
  const { name, status } = (error ?? {}) as Failure;
  return name === 'AuthRetryableFetchError' && !status;
}

/** The specification's message for any error. */
export function errorMessage(error: unknown): string {
  if (isNetworkError(error)) return NETWORK_FAILED;
  const { code, message } = (error ?? {}) as Failure;
  const text = typeof message === 'string' ? message : '';
  if (typeof code === 'string' && code) return CODE_MESSAGES[code] ?? (text || UNEXPECTED);
  if (/validation/i.test(text)) return INPUT;
  return text || UNEXPECTED_FAILURE.text;
}

/** The message for a failed operation without a message of its own. */
export const operationFailure = (operation: string, error: unknown): Message => ({
  title: `${operation.charAt(0).toUpperCase()}${operation.slice(1)} failed`,
  text: error instanceof TooManyAttempts ? TOO_MANY : errorMessage(error),
});

const INVALID_EMAIL = 'Please enter a valid email address.';
const KNOWN_EMAIL = 'An account with this email already exists. Please sign in instead.';
/** The specification's messages by Supabase auth error code, for sign-up and sign-in. */
const LIMITS = { over_request_rate_limit: TOO_MANY, over_email_send_rate_limit: TOO_MANY };
const SIGN_UP: Record<string, string> = {
  ...LIMITS,
  user_already_exists: KNOWN_EMAIL,
  email_exists: KNOWN_EMAIL,
  email_address_invalid: INVALID_EMAIL,
  validation_failed: INVALID_EMAIL,
  weak_password: 'Password is too weak. Please choose a stronger password.',
};
const SIGN_IN: Record<string, string> = {
  ...LIMITS,
  invalid_credentials: 'Invalid email or password. Please try again.',
  email_not_confirmed: 'Please check your email and click the confirmation link before signing in.',
};

/** The message for an auth error; `other` for a code the table lacks. */
function explain(error: unknown, sentences: Record<string, string>, other: Required<Message>) {
  const { title, text } = other;
  if (error instanceof TooManyAttempts) return { title, text: TOO_MANY };
  if (isNetworkError(error)) return { title, text: NETWORK_FAILED };
  const { code, status } = (error ?? {}) as Failure;
  if (typeof code === 'string' && code) return { title, text: sentences[code] ?? text };
  return typeof status === 'number' ? other : messages.unexpected;
}

export const signUpFailed = {
  title: 'Sign Up Failed',
  text: 'Failed to create account. Please try again.',
};
export const signInFailed = {
  title: 'Sign In Failed',
  text: 'Failed to sign in. Please check your credentials and try again.',
};

/** The message for a failed sign-up. */
export const signUpFailure = (error: unknown): Message => explain(error, SIGN_UP, signUpFailed);

/** The message for a failed sign-in. */
export const signInFailure = (error: unknown): Message => explain(error, SIGN_IN, signInFailed);

/** The message for a mailed link that failed: 'spent' only if the auth service reports it. */
export function linkFailure(error: unknown): Message {
  const { code } = (error ?? {}) as Failure;
  const isSpent = code === 'otp_expired' || code === 'validation_failed';
  return failureOf(isSpent ? ownMessages.linkSpent : messages.unexpected, error);
}

/** Returns `message`, with its text replaced if the cause is a rate limit or the network. */
export function failureOf(message: Message, error: unknown): Message {
  if (error instanceof TooManyAttempts) return { title: message.title, text: TOO_MANY };
  return isNetworkError(error) ? { title: message.title, text: NETWORK_FAILED } : message;
}
