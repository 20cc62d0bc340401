import * as z from 'zod';
import './schema';

export const PHONE_MESSAGES = {
  invalid: 'Please enter a phone number with its area code, or with + and its country code',
  premium: 'Please enter another number: one that begins with 09 costs extra to ring',
};

const MAX_LENGTH = 25;

/** The 0 that is not dialled from abroad, as in '+49 (0)30 123456'. */
const TRUNK = /(?<=\d *)\(0\)/;

/** The digits after the 0 are ten; nine in some towns (01…) and after 0800. */
const NATIONAL = '(?:[1-35789]\\d{9}|1\\d{8}|800\\d{6})';
/** UK numbers, also '+44 020 7946 0000'. */
const UK = new RegExp(`^(?:0|(?:\\+|00)440?)${NATIONAL}$`);
const ABROAD = /^(?:\+|00)(?!44)[1-9]\d{6,14}$/;
const PREMIUM = /^(?:0|(?:\+|00)440?)9/;

/** Removes what is copied with a number: 'tel:', invisible characters, dots, slashes, brackets around the country code. */
const cleanPhone = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/^\s*tel(?:ephone)?\b[.:\s]*/i, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[.,/·•]/g, ' ')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/^\s*\(\s*\+\s*(\d+)\s*\)/, '+$1 ')
    .replace(/\s+/g, ' ')
    .trim();

/** The sign and digits of a number; '' for a text that is none or is too long. */
const digitsOf = (text: string) =>
  text.length <= MAX_LENGTH && /^\+?[0-9 ()-]+$/.test(text)
    ? text.replace(TRUNK, '').replace(/[^+\d]/g, '')
    : '';

/**
 * Whether a text can be a phone number: a UK one by Ofcom's National Telephone Numbering Plan, or an international one by
 * ITU-T E.164, with a country code and at most 15 digits.
 */
function isPhoneNumber(text: string) {
  const digits = digitsOf(text);
  return UK.test(digits) || ABROAD.test(digits);
}

/** An optional phone number, '' if absent, as forms check it. The server stores what `storedPhoneSchema` makes of it. */
export const phoneSchema = z
  .string()
  .overwrite(cleanPhone)
  .refine((text) => text === '' || isPhoneNumber(text), PHONE_MESSAGES.invalid)
  .refine((text) => !isPhoneNumber(text) || !PREMIUM.test(digitsOf(text)), PHONE_MESSAGES.premium)
  .prefault('');
