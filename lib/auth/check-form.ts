import { cleanName } from '../core/validators/full-name';
import { cleanEmail, validators } from './validators';

type Errors = Record<string, string>;

const text = (data: FormData, name: string) => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

const found = (errors: Errors) =>
  Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence));

const newPassword = (data: FormData) => ({
  password: validators.newPassword(text(data, 'password')),
  confirmPassword: validators.confirmation(text(data, 'password'), text(data, 'confirmPassword')),
});
const email = (data: FormData) => validators.email(cleanEmail(text(data, 'email')));

/** Client-side validation of each form on /auth; returns errors by field name, `{}` if valid. */
export const checkForm = {
  signIn: (data: FormData) =>
    found({ email: email(data), password: validators.password(text(data, 'password')) }),
  signUp: (data: FormData) =>
    found({
      fullName: validators.fullName(cleanName(text(data, 'fullName'))),
      email: email(data),
      ...newPassword(data),
    }),
  reset: (data: FormData) => found({ email: email(data) }),
  newPassword: (data: FormData) => found(newPassword(data)),
};
