import { z } from 'zod';
import { cleanName } from '../core/validators/full-name';
import { cleanEmail, validators } from './validators';

/** A string that is normalised and validated; defaults to ''. */
const ruled = (rule: (value: string) => string, clean = (value: string) => value) =>
  z
    .string()
    .default('')
    .transform(clean)
    .superRefine((value, context) => {
      const message = rule(value);
      if (message) context.addIssue({ code: 'custom', message });
    });

const email = ruled(validators.email, cleanEmail);
const next = z.string().optional();
const newPassword = {
  password: ruled(validators.newPassword),
  confirmPassword: z.string().default(''),
};

type Passwords = { password: string; confirmPassword: string };
const same = (typed: unknown) => {
  const { password = '', confirmPassword = '' } = (typed ?? {}) as Partial<Passwords>;
  return validators.confirmation(password, confirmPassword) === '';
};
/** Runs even if other fields are invalid, so that all validation errors appear together. */
const mismatch = {
  path: ['confirmPassword'],
  message: validators.confirmation('a', 'b'),
  when: () => true,
};

export const signInSchema = z.object({ email, password: ruled(validators.password), next });
export const signUpSchema = z
  .object({ fullName: ruled(validators.fullName, cleanName), email, ...newPassword, next })
  .refine(same, mismatch);
export const emailSchema = z.object({ email });
export const resendSchema = z.object({ email, next });
export const newPasswordSchema = z.object(newPassword).refine(same, mismatch);
export const confirmSchema = z.object({
  token_hash: z.string().regex(/^[\w-]{10,200}$/),
  type: z.enum(['email', 'signup', 'magiclink', 'invite', 'recovery', 'email_change']),
  next,
});
