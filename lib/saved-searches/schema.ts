import * as z from 'zod';
import { hasVisibleText } from '../core/clean-text';
import { emailAddressSchema, uuidSchema } from '../core/schema';
import { FREQUENCIES, MAX_SEARCH_NAME } from './constants';
import type { AlertFrequency } from './types';

/** Maximum length in characters of a query that is read; a browser's address may be longer. */
const MAX_ADDRESS = 16_384;

/** White space, and characters that hide or reorder text: the database refuses them in a name. */
const HIDDEN = /(?:\s|[\u115f\u1160\u3164\uffa0]|(?![\u200c\u200d])\p{C})+/gu;

/** The name of a saved search: one line. */
const nameSchema = z
  .string('Please enter a name')
  .overwrite((name) => name.replace(HIDDEN, ' ').trim())
  .refine(hasVisibleText, 'Please enter a name')
  .refine(
    (name) => [...name].length <= MAX_SEARCH_NAME,
    `A name has at most ${MAX_SEARCH_NAME} characters`,
  );

const frequencySchema = z.enum(
  Object.keys(FREQUENCIES) as [AlertFrequency, ...AlertFrequency[]],
  'Please choose how often',
);

/** A search to save; `query` is that of a list, as the browser sent it. */
export const newSearchSchema = z.object({
  query: z.string().max(MAX_ADDRESS),
  name: nameSchema,
  frequency: frequencySchema,
  /** Read without a session only. */
  email: z.string().optional(),
});

/** A search to save without an account. */
export const guestSearchSchema = newSearchSchema.extend({ email: emailAddressSchema });

/** The token of a mailed link; none for the account's own page. */
const token = z.string().max(300).default('');

export const searchSchema = z.object({ id: uuidSchema, token });

/** The list that is opened; `query` decides nothing but where the visitor goes. */
export const openedSearchSchema = searchSchema.extend({ query: z.string().max(MAX_ADDRESS) });

/** A form sends only what it changes: a page that is open since an earlier change undoes none of it. */
export const changedSearchSchema = searchSchema.extend({
  name: nameSchema.optional(),
  frequency: frequencySchema.optional(),
  isPaused: z.enum(['on', 'off']).optional(),
});

export const searchTokenSchema = z.object({ token: z.string().max(300) });

export const stopSchema = searchTokenSchema.extend({ mails: z.enum(['on', 'off']) });

export const linkRequestSchema = z.object({ email: emailAddressSchema });
