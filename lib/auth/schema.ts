import * as z from 'zod';
import { emailAddressSchema as email, fullNameSchema } from '../core/schema';

// The rules of the forms on /auth (product specification, section 5).

const MIN_PASSWORD = 8;
/** bcrypt ignores bytes beyond this. */
const MAX_PASSWORD_BYTES = 72;

const PASSWORD_MISSING = 'Please enter your password';
const CODE_MISSING = 'Please enter the six digits that your app shows';
const TOO_SHORT = 'Password must be at least 8 characters long';
const TOO_PLAIN =
  'Password must contain at least one lowercase letter, one uppercase letter, and one number';

/** Password requirements, in display order. */
export const passwordParts: { label: string; has: (password: string) => boolean }[] = [
  { label: '8 characters', has: (password) => password.length >= MIN_PASSWORD },
  { label: 'a lowercase letter', has: (password) => /[a-z]/.test(password) },
  { label: 'an uppercase letter', has: (password) => /[A-Z]/.test(password) },
  { label: 'a number', has: (password) => /\d/.test(password) },
];

const next = z.string().optional();
const newPassword = {
  password: z
    .string(TOO_SHORT)
    .min(MIN_PASSWORD, TOO_SHORT)
    .refine((password) => passwordParts.every(({ has }) => has(password)), TOO_PLAIN)
    .refine(
      (password) => new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES,
      'Password must be at most 72 characters long',
    ),
  confirmPassword: z.string().default(''),
};

type Passwords = { password: string; confirmPassword: string };
const same = (typed: unknown) => {
  const { password = '', confirmPassword = '' } = (typed ?? {}) as Partial<Passwords>;
  return password === confirmPassword;
};
/** Runs even if other fields are invalid, so that all validation errors appear together. */
const mismatch = {
  path: ['confirmPassword'],
  message: 'Passwords do not match',
  when: () => true,
};

export const signInSchema = z.object({
  email,
  password: z.string(PASSWORD_MISSING).min(1, PASSWORD_MISSING),
  next,
});
export const signUpSchema = z
  .object({ fullName: fullNameSchema, email, ...newPassword, next })
  .refine(same, mismatch);
export const confirmPasswordSchema = signInSchema.omit({ email: true });
export const codeSchema = z.object({
  code: z
    .string(CODE_MISSING)
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, CODE_MISSING)),
  next,
});
export const nextSchema = z.object({ next });
export const sessionSchema = z.object({ session: z.uuid() });
export const emailSchema = z.object({ email });
export const resendSchema = z.object({ email, next });
export const newPasswordSchema = z.object(newPassword).refine(same, mismatch);
export const confirmSchema = z.object({
  token_hash: z.string().regex(/^[\w-]{10,200}$/),
  type: z.enum(['email', 'signup', 'magiclink', 'invite', 'recovery', 'email_change']),
  next,
});
