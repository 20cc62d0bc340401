import * as z from 'zod';
import { phoneSchema } from '../core/phone';
import { fullNameSchema } from '../core/schema';
import { isFavouriteAlerts } from './favourite-alerts';

// The rules of the forms of an account (product specification, sections 3 and 5).

const MAX_URL = 2048;

/** Accepts https URLs without credentials. */
export function isPictureUrl(text: string): boolean {
  if (text.length > MAX_URL || /\s/.test(text) || !text.startsWith('https://')) return false;
  if (!URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname !== '';
}

const fields = {
  fullName: fullNameSchema,
  phone: phoneSchema,
  /** '' if absent. */
  avatarUrl: z
    .string()
    .trim()
    .refine(
      (text) => text === '' || isPictureUrl(text),
      'Please enter the address of a picture, beginning with https://',
    )
    .prefault(''),
};

export type ProfileField = keyof typeof fields;
export type Profile = Record<ProfileField, string>;

export const profileFields = Object.keys(fields) as ProfileField[];

/** The name of the hidden field with the value the form was rendered with. */
export const seenFieldName = <Name extends ProfileField>(name: Name) => `seen.${name}` as const;

/** The value the form was rendered with; it is compared with the stored one and never written. */
const seen = z.string().max(3000).default('');

export const profileSchema = z.object({
  ...fields,
  [seenFieldName('fullName')]: seen,
  [seenFieldName('phone')]: seen,
  [seenFieldName('avatarUrl')]: seen,
});

/** Browsers omit an unchecked checkbox. */
export const emailSwitchSchema = z.object({
  emailNotifications: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
});

/** The choice when saved cars are mailed, and the one that the form was rendered with. */
export const favouriteAlertsSchema = z.object({
  favouriteAlerts: z.string().refine(isFavouriteAlerts, 'Please choose one of these'),
  seen: z.string().default(''),
});

/** The token of a mailed link that stops the e-mails to an account. */
export const mailStopSchema = z.object({ token: z.string() });

const PASSWORD_MISSING = 'Please enter your password';

/** The password that confirms the deletion of an account. */
export const deletionSchema = z.object({
  password: z.string(PASSWORD_MISSING).min(1, PASSWORD_MISSING),
});
