import { fullNameComplaint } from '../core/validators/full-name';

/**
 * Validators of the forms on /auth (product specification, section 5), shared by browser and server.
 * Each returns a validation error, or ''.
 */
const MAX_EMAIL = 254;
const MIN_PASSWORD = 8;
/** bcrypt ignores bytes beyond this. */
const MAX_PASSWORD_BYTES = 72;

const EMAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}.]+(\.[^\s@\p{Cc}.]+)+$/u;

export const cleanEmail = (text: string) => text.replace(/[<>]/g, '').trim().toLowerCase();

/** Password requirements, in display order. */
export const passwordParts: { label: string; has: (password: string) => boolean }[] = [
  { label: '8 characters', has: (password) => password.length >= MIN_PASSWORD },
  { label: 'a lowercase letter', has: (password) => /[a-z]/.test(password) },
  { label: 'an uppercase letter', has: (password) => /[A-Z]/.test(password) },
  { label: 'a number', has: (password) => /\d/.test(password) },
];

/** Validators of normalised values. */
export const validators = {
  email: (email: string) =>
    EMAIL.test(email) && email.length <= MAX_EMAIL ? '' : 'Please enter a valid email address',
  fullName: fullNameComplaint,
  newPassword: (password: string) => {
    if (password.length < MIN_PASSWORD) return 'Password must be at least 8 characters long';
    if (!passwordParts.every(({ has }) => has(password))) {
      return 'Password must contain at least one lowercase letter, one uppercase letter, and one number';
    }
    const { length } = new TextEncoder().encode(password);
    return length <= MAX_PASSWORD_BYTES ? '' : 'Password must be at most 72 characters long';
  },
  password: (password: string) => (password ? '' : 'Please enter your password'),
  confirmation: (password: string, confirmation: string) =>
    password === confirmation ? '' : 'Passwords do not match',
};
