import { expect, test } from 'vitest';
import { BackendError, errorMessage } from '@/lib/errors';

test.each([
  ['PGRST301', 'You do not have permission to access this resource.'],
  ['42501', 'Insufficient privileges to perform this action.'],
  ['23505', 'This record already exists.'],
  ['23503', 'This operation violates a data constraint.'],
  ['auth/user-not-found', 'User account not found.'],
  ['auth/invalid-credential', 'Invalid credentials provided.'],
])('code %s has its sentence', (code, sentence) => {
  expect(errorMessage(new BackendError('raw words of the database', code))).toBe(sentence);
});

test('another code gives its own message, or the general one', () => {
  expect(errorMessage({ code: 'X1', message: 'A clear message.' })).toBe('A clear message.');
  expect(errorMessage({ code: 'X1' })).toBe('An unexpected error occurred.');
});

test('a failed fetch speaks of the network', () => {
  expect(errorMessage(new TypeError('fetch failed'))).toBe(
    'Network connection failed. Please check your internet connection.',
  );
});

test('a validation message asks to check the input', () => {
  expect(errorMessage(new Error('Validation of year failed'))).toBe(
    'Please check your input and try again.',
  );
});

test.each([undefined, null, {}, 'text', new Error('')])('anything else: %s', (error) => {
  expect(errorMessage(error)).toBe('An unexpected error occurred. Please try again.');
});
