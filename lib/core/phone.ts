import * as z from 'zod';
import './schema';

export const PHONE_MESSAGES = {
  invalid: 'Please enter a phone number with its area code, or with + and its country code',
  premium: 'Please enter another number: one that begins with 09 costs extra to ring',
  extension: 'Please enter the phone number without its extension',
  several: 'Please enter one phone number only',
};

const MAX_LENGTH = 25;

/** The 0 that is not dialled from abroad, as in '+49 (0)30 123456'. */
const TRUNK = /(?<=\d *)\(0\)/;

/** Ten digits follow the 0; nine in some towns (01…) and after 0800. */
const NATIONAL = '(?:[1-35789]\\d{9}|1\\d{8}|800\\d{6})';
/** UK numbers, also '+44 020 7946 0000'. */
const UK = new RegExp(`^(?:0|(?:\\+|00)440?)${NATIONAL}$`);
const ABROAD = /^(?:\+|00)(?!44)[1-9]\d{6,14}$/;
const PREMIUM = /^(?:0|(?:\+|00)440?)9/;
const EXTENSION = /\s*(?:ext(?:ensio)?n?|x|#)[\s:]*\d{1,6}$/i;
/** Words before a number: 'Tel:', 'Mob', 'Phone no.'. */
const LABELS =
  /^\s*(?:(?:t|m|p|h|tel|telephone|phone|ph|mob|mobile|cell|call|ring|whatsapp|text|home|work|office|landline|no|number)(?!\p{L})[\s.:#/&-]{0,5})+(?=\P{L}{0,9}\d)/iu;
/** The country code without its sign, before the number of digits that follow it. */
const UNSIGNED_44 = /^\(?44\)?(?=(?:\D*\d){9,11}\D*$)/;

/**
 * Removes text copied with a number: 'Tel:', invisible characters, dots, slashes, brackets around
 * the country code.
 */
const cleanPhone = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(LABELS, '')
    .replace(/[.,/·•]/g, ' ')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/^\s*\(\s*\+\s*(\d+)\s*\)/, '+$1 ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(UNSIGNED_44, '+44 ')
    .replace(/ +/g, ' ');

/** The sign and digits of a number; '' for a text that is not a number or is too long. */
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

/** Whether a text has two numbers: '07700 900123 or 07700 900124'. */
function hasTwo(text: string) {
  const groups = text.slice(0, 4 * MAX_LENGTH).match(/[+\d]+/g) ?? [];
  return groups.some(
    (_, at) =>
      isPhoneNumber(groups.slice(0, at).join(' ')) && isPhoneNumber(groups.slice(at).join(' ')),
  );
}

/** Returns the error message for a text; null for a number without a premium rate. */
function problemOf(text: string) {
  if (isPhoneNumber(text)) return PREMIUM.test(digitsOf(text)) ? PHONE_MESSAGES.premium : null;
  if (isPhoneNumber(text.replace(EXTENSION, ''))) return PHONE_MESSAGES.extension;
  return hasTwo(text) ? PHONE_MESSAGES.several : PHONE_MESSAGES.invalid;
}

/**
 * An optional phone number, '' if absent, as forms check it. The server stores the result of
 * `storedPhoneSchema`.
 */
export const phoneSchema = z
  .string()
  .overwrite(cleanPhone)
  .superRefine((text, context) => {
    const message = text && problemOf(text);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .prefault('');
