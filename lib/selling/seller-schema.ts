import * as z from 'zod';
import { cleanText, hasVisibleText } from '../core/clean-text';
import { phoneSchema } from '../core/phone';
import '../core/schema';
import { sellerMessages } from './messages';
import { isBaitName, posesAsFirm, posesAsSite } from './seller-name';

const MAX_NAME = 100;
export const MAX_ABOUT = 2000;
const MAX_MESSAGE = 2000;
const MAX_COMPANY = 160;

/** Control, bidirectional and zero-width characters, which hide or reorder adjacent text. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;

/** A name of one line. */
const nameSchema = (what: string, most: number) => {
  const error = `${what} must be between 2 and ${most} characters`;
  return z
    .string(error)
    .overwrite((text) => text.replace(HIDDEN, '').trim())
    .min(2, error)
    .max(most, error)
    .refine(hasVisibleText, error);
};

/** An optional text of one line; empty becomes null. */
const optional = (isValid: (text: string) => boolean, error: string) =>
  z
    .string()
    .overwrite((text) => text.trim().replace(/\s+/g, ' ').toUpperCase())
    .refine((text) => text === '' || isValid(text), error)
    .transform((text) => text || null)
    .prefault('');

const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/;

/**
 * The details that buyers see of a seller, for a dealer. Buyers see the phone number after a click,
 * and the first half of the postcode.
 */
export const sellerSchema = z.object({
  name: nameSchema('Name', MAX_NAME)
    .refine((name) => !isBaitName(name), sellerMessages.baitName.text)
    .refine((name) => !posesAsSite(name), sellerMessages.siteName.text),
  phone: phoneSchema.transform((text) => text || null),
  postcode: optional(
    (text) => POSTCODE.test(text),
    'Please enter a full postcode, such as LS6 3AA',
  ),
  about: z
    .string()
    .overwrite(cleanText)
    .max(MAX_ABOUT, `At most ${MAX_ABOUT.toLocaleString('en-GB')} characters`)
    .transform((text) => text || null)
    .prefault(''),
});

/** The details that buyers see of a private seller, whose name must not look like a firm's. */
export const privateSellerSchema = sellerSchema.extend({
  name: sellerSchema.shape.name.refine((name) => !posesAsFirm(name), sellerMessages.firmName.text),
});

const COMPANY_NUMBER = 'A company number has eight letters and digits, such as 01234567';

/**
 * An application to be a dealer, which staff decide. The company number has the form of the
 * register of companies.
 */
export const dealerSchema = z.object({
  companyName: nameSchema('Company name', MAX_COMPANY),
  companyNumber: z
    .string(COMPANY_NUMBER)
    .overwrite((text) => text.replace(/\s/g, '').toUpperCase())
    .regex(/^[A-Z0-9]{8}$/, COMPANY_NUMBER),
  message: z
    .string()
    .overwrite(cleanText)
    .max(MAX_MESSAGE, `At most ${MAX_MESSAGE.toLocaleString('en-GB')} characters`)
    .transform((text) => text || null)
    .prefault(''),
});
