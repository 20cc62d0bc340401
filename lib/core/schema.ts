import * as z from 'zod';
import { isUuid } from '../ids';
import { cleanText, hasVisibleText } from './clean-text';
import { MAX_REPORT } from './limits';

// Zod otherwise generates code, which the Content-Security-Policy forbids in the browser. It has to be
// set before the first schema: the schemas of the domains import this file.
z.config({ jitless: true });

/** Control, zero-width and bidirectional characters, which hide or reorder adjacent text. */
const HIDDEN = /[<>\p{Cc}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]|(?![\u200c\u200d])\p{Cf}/gu;
/** Zero-width joiners outside emoji and words, the only places where they are valid. */
const STRAY_JOINER = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu;

/** Removes characters that hide or reorder the text beside them, as private.is_plain_name asks. */
export const plainName = (text: string) =>
  text.replace(HIDDEN, '').replace(STRAY_JOINER, '').trim();

/** Length of a full name in characters (product specification, section 5). */
const NAME = { min: 2, max: 100 };
const NAME_ERROR = 'Full name must be between 2 and 100 characters';

/** A full name, without characters that hide or reorder text. */
export const fullNameSchema = z
  .string(NAME_ERROR)
  .overwrite(plainName)
  .refine((name) => {
    const { length } = [...name];
    return length >= NAME.min && length <= NAME.max;
  }, NAME_ERROR);

const MAX_EMAIL = 254;
const EMAIL = /^(?![-*+])[^\s@\p{Cc}()[\]\\,;:"]+@[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+$/u;
const EMAIL_ERROR = 'Please enter a valid email address';

/** A longer text is rejected without cleaning. */
const MAX_COPIED = 1000;
/**
 * Characters that are copied with an address but do not belong to it: quotes, bullets, dashes, 'mailto:', ';'. NFKC
 * turns '´' into a space with a mark. A hyphen at the start is refused, as it may be part of another address.
 */
const AROUND =
  /^(?:(?:[\s'`"]|(?![\s\p{L}\p{M}\p{N}])\P{ASCII})\p{M}*|mailto:)+|(?:(?:[\s.,;'`"]|(?![\s\p{L}\p{M}\p{N}])\P{ASCII})\p{M}*)+$/gu;

/**
 * An e-mail address, in lower case and with one form of each letter, without characters copied with
 * it.
 */
export const emailAddressSchema = z
  .string(EMAIL_ERROR)
  .overwrite((text) =>
    text.length > MAX_COPIED
      ? text
      : text
          .normalize('NFKC')
          .replace(/[<>\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
          .toLowerCase()
          .replace(AROUND, ''),
  )
  .regex(EMAIL, EMAIL_ERROR)
  .max(MAX_EMAIL, EMAIL_ERROR);

/** A text of several lines with a visible character; `error` is the message without one. */
export const visibleTextSchema = (error: string) =>
  z.string(error).overwrite(cleanText).refine(hasVisibleText, error);

/** The text of a report to staff, with line feeds as the only line breaks. */
export const reportTextSchema = z
  .string()
  .overwrite(cleanText)
  .max(MAX_REPORT, 'Details have at most 2,000 characters');

export const uuidSchema = z.string().refine(isUuid);

/** A checkbox as a boolean: browsers do not send an unticked one. */
export const checkboxSchema = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

/** A form with the id of its subject. */
export const idSchema = z.object({ id: uuidSchema });
