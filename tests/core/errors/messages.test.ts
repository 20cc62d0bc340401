import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { describe, expect, it, test } from 'vitest';
import {
  BackendError,
  errorMessage,
  failureOf,
  linkFailure,
  messages,
  operationFailure,
  ownMessages,
  signInFailure,
  signUpFailure,
  TooManyAttempts,
} from '@/lib/core/errors/messages';

const NETWORK = 'Network connection failed. Please check your internet connection.';
const TOO_MANY = 'Too many failed attempts. Please wait a moment before trying again.';

test.each([
  ['PGRST301', 'You do not have permission to access this resource.'],
  ['42501', 'Insufficient privileges to perform this action.'],
  ['23505', 'This record already exists.'],
  ['23503', 'This operation violates a data constraint.'],
  ['auth/user-not-found', 'User account not found.'],
  ['auth/invalid-credential', 'Invalid credentials provided.'],
])('code %s has its own message', (code, sentence) => {
  expect(errorMessage(new BackendError('raw words of the database', code))).toBe(sentence);
});

test('an unknown code gives the message of the error, or the general one', () => {
  expect(errorMessage({ code: 'X1', message: 'A clear message.' })).toBe('A clear message.');
  expect(errorMessage({ code: 'X1' })).toBe('An unexpected error occurred.');
});

test.each([
  new TypeError('fetch failed'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
  new TypeError('The Internet connection appears to be offline.'),
  new AuthRetryableFetchError('fetch failed', 0),
  new BackendError('TypeError: fetch failed', '', 0),
])('a missing response gives the network message: %s', (error) => {
  expect(errorMessage(error)).toBe(NETWORK);
});

test('a validation error gives the message to check the input', () => {
  expect(errorMessage(new Error('Validation of year failed'))).toBe(
    'Please check your input and try again.',
  );
});

test.each([undefined, null, {}, 'text', new Error('')])(
  'any other value gives the general message: %s',
  (error) => {
    expect(errorMessage(error)).toBe('An unexpected error occurred. Please try again.');
  },
);

test('an operation without its own message gets a failure title and the reason', () => {
  expect(operationFailure('e-mail switch', new BackendError('raw', '42501'))).toEqual({
    title: 'E-mail switch failed',
    text: 'Insufficient privileges to perform this action.',
  });
  expect(operationFailure('removal', new TooManyAttempts()).text).toBe(TOO_MANY);
});

const refused = (code: string) => new AuthApiError('raw words of the service', 400, code);

describe('signing up', () => {
  it.each([
    ['user_already_exists', 'An account with this email already exists. Please sign in instead.'],
    ['email_exists', 'An account with this email already exists. Please sign in instead.'],
    ['email_address_invalid', 'Please enter a valid email address.'],
    ['validation_failed', 'Please enter a valid email address.'],
    ['over_email_send_rate_limit', TOO_MANY],
    ['signup_disabled', 'Failed to create account. Please try again.'],
  ])('%s', (code, text) => {
    expect(signUpFailure(refused(code))).toEqual({ title: 'Sign Up Failed', text });
  });

  it('weak password', () => {
    expect(signUpFailure(new AuthWeakPasswordError('weak', 422, ['length'])).text).toBe(
      'Password is too weak. Please choose a stronger password.',
    );
  });
});

describe('signing in', () => {
  it.each([
    ['invalid_credentials', 'Invalid email or password. Please try again.'],
    [
      'email_not_confirmed',
      'Please check your email and click the confirmation link before signing in.',
    ],
    ['over_request_rate_limit', TOO_MANY],
    ['user_banned', 'Failed to sign in. Please check your credentials and try again.'],
  ])('%s', (code, text) => {
    expect(signInFailure(refused(code))).toEqual({ title: 'Sign In Failed', text });
  });
});

describe.each([
  ['signing up', signUpFailure],
  ['signing in', signInFailure],
])('%s', (_, explain) => {
  it('reports network, rate limit and unexpected errors', () => {
    expect(explain(new AuthRetryableFetchError('fetch failed', 0)).text).toBe(NETWORK);
    expect(explain(new TooManyAttempts('sign-in')).text).toBe(TOO_MANY);
    expect(explain(new RangeError('a bug'))).toEqual({
      title: 'Error',
      text: 'An unexpected error occurred. Please try again.',
    });
  });
});

test.each([
  ['signedIn', 'Welcome back!', 'Successfully signed in!'],
  [
    'signedUp',
    'Account Created!',
    'Account created! Please check your email to verify your account.',
  ],
  ['passwordMismatch', 'Password Mismatch', 'Passwords do not match'],
  ['signedOut', 'Successfully signed out!', undefined],
  ['signOutFailed', 'Failed to sign out. Please try again.', undefined],
  ['profileUpdated', 'Profile Updated', 'Your profile has been successfully updated.'],
  ['updateFailed', 'Update Failed', 'There was an error updating your profile.'],
  ['resetSent', 'Password Reset Sent', 'Check your email for password reset instructions.'],
  ['resetFailed', 'Reset Failed', 'There was an error sending the password reset email.'],
  ['deletionRequested', 'Account Deletion Requested', undefined],
  ['deletionFailed', 'Deletion Failed', 'There was an error processing your request.'],
  ['walletMissing', 'Wallet not found', 'Please install MetaMask or Coinbase Wallet'],
  ['walletFailed', 'Connection failed', undefined],
  ['walletConnected', 'Wallet connected', undefined],
  ['walletDisconnected', 'Wallet disconnected', undefined],
  ['networkMissing', 'Network not found', 'Please add this network to your wallet'],
  ['unexpected', 'Error', 'An unexpected error occurred. Please try again.'],
] as const)('the outcome %s has its message', (name, title, text) => {
  expect({ text: undefined, ...messages[name] }).toEqual({ title, text });
});

test('an operation with a fixed message still reports network and rate limit errors', () => {
  const { resetFailed } = messages;
  expect(failureOf(resetFailed, refused('any'))).toBe(resetFailed);
  expect(failureOf(resetFailed, new TypeError('fetch failed'))).toEqual({
    title: 'Reset Failed',
    text: NETWORK,
  });
  expect(failureOf(resetFailed, new TooManyAttempts('reset')).text).toBe(TOO_MANY);
});

test('a mailed link is reported as no longer valid only if the auth service says so', () => {
  expect(linkFailure(refused('otp_expired'))).toBe(ownMessages.linkSpent);
  expect(linkFailure(new AuthRetryableFetchError('fetch failed', 0))).toEqual({
    title: 'Error',
    text: NETWORK,
  });
  expect(linkFailure(new AuthRetryableFetchError('bad gateway', 502))).toBe(messages.unexpected);
  expect(linkFailure(new TooManyAttempts('confirm'))).toEqual({ title: 'Error', text: TOO_MANY });
});
