import * as z from 'zod';
import { emailAddressSchema, fullNameSchema, uuidSchema } from '../core/schema';
import { OPENERS, viewingDays } from './openers';

export const MAX_MESSAGE = 4000;

/** The text of a message, with line feeds as the only line breaks. */
export const messageTextSchema = z
  .string('Please write a message')
  .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
  .min(1, 'Please write a message')
  .max(MAX_MESSAGE, 'A message has at most 4,000 characters');

export const enquiryIdSchema = z.object({ enquiry: uuidSchema });

const isViewingDay = (day: string) => {
  const { first, last } = viewingDays(new Date());
  return day === '' || (day >= first && day <= last);
};

const toSeller = {
  vehicle: uuidSchema,
  body: messageTextSchema.refine(
    (text) => !text.includes(OPENERS.viewing),
    'Please say which day you would like to see it',
  ),
  /** The suggested text as first shown: sent unchanged, it takes the day and time of the fields. */
  suggested: z.string().optional(),
  day: z.string().refine(isViewingDay, 'Please choose a day within the next 60 days').optional(),
  time: z
    .string()
    .regex(/^([01]\d:[0-5]\d|2[0-3]:[0-5]\d)?$/, 'Please choose a time')
    .optional(),
};

/** A message to a seller from an account. */
export const enquirySchema = z.object(toSeller);

/** A message to a seller from somebody signed out. */
export const guestEnquirySchema = z.object({
  ...toSeller,
  fullName: fullNameSchema,
  email: emailAddressSchema,
});
