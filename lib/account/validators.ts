import type { FormState } from '../core/actions/form-state';
import { cleanName, fullNameComplaint } from '../core/validators/full-name';

/**
 * Profile validators (product specification, sections 3 and 5), shared by browser and server. Each
 * returns a validation error, or ''.
 */
const MAX_URL = 2048;
const PHONE = /^\+?[0-9 ()-]{7,25}$/;

/** Accepts https URLs without credentials. */
export function isPictureUrl(text: string): boolean {
  if (text.length > MAX_URL || /\s/.test(text) || !text.startsWith('https://')) return false;
  if (!URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname !== '';
}

export const PROFILE_FIELDS = {
  fullName: {
    label: 'Full name',
    clean: cleanName,
    rule: fullNameComplaint,
  },
  phone: {
    label: 'Phone',
    clean: (text: string) => text.trim(),
    rule: (phone: string) =>
      phone === '' || PHONE.test(phone) ? '' : 'Please enter a valid phone number',
  },
  avatarUrl: {
    label: 'Avatar URL',
    clean: (text: string) => text.trim(),
    rule: (url: string) =>
      url === '' || isPictureUrl(url)
        ? ''
        : 'Please enter the address of a picture, beginning with https://',
  },
} as const;

export type ProfileField = keyof typeof PROFILE_FIELDS;
export type Profile = Record<ProfileField, string>;

export const profileFields = Object.keys(PROFILE_FIELDS) as ProfileField[];

/** The name of the hidden field with the value the form was rendered with. */
export const seenFieldName = <Name extends ProfileField>(name: Name) => `seen.${name}` as const;

/** Client-side validation of the profile form; `{}` if valid. */
export function checkProfile(data: FormData): FormState['fieldErrors'] {
  const errors: FormState['fieldErrors'] = {};
  for (const name of profileFields) {
    const { clean, rule } = PROFILE_FIELDS[name];
    const value = data.get(name);
    const error = rule(clean(typeof value === 'string' ? value : ''));
    if (error) errors[name] = error;
  }
  return errors;
}

export const PASSWORD_MISSING = 'Please enter your password';

/** Client-side validation of the form that deletes an account. */
export const checkDeletion = (data: FormData): FormState['fieldErrors'] =>
  data.get('password') ? {} : { password: PASSWORD_MISSING };
