import type { FormState } from '../core/actions/form-state';
import { cleanName, fullNameComplaint } from '../core/validators/full-name';

/**
 * What a profile may hold (product specification, sections 3 and 5), as plain functions: the same in
 * the browser, which says so at once, and on the server. Each gives its sentence, or ''.
 */
const MAX_URL = 2048;
const PHONE = /^\+?[0-9 ()-]{7,25}$/;

/** Whether a picture may be shown from there: https, with no name or password in it. */
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

/** The name of the hidden field that holds what was shown when the form was drawn. */
export const seenFieldName = <Name extends ProfileField>(name: Name) => `seen.${name}` as const;

/** The complaints about the form as it is filled in; none is `{}`. */
export function checkProfile(data: FormData): FormState['fieldErrors'] {
  const errors: FormState['fieldErrors'] = {};
  for (const name of profileFields) {
    const { clean, rule } = PROFILE_FIELDS[name];
    const value = data.get(name);
    const complaint = rule(clean(typeof value === 'string' ? value : ''));
    if (complaint) errors[name] = complaint;
  }
  return errors;
}

export const PASSWORD_MISSING = 'Please enter your password';

/** The complaint about the password asked for again before a deletion. */
export const checkDeletion = (data: FormData): FormState['fieldErrors'] =>
  data.get('password') ? {} : { password: PASSWORD_MISSING };
