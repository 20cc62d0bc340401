import * as z from 'zod';
import {
  emailAddressSchema,
  fullNameSchema,
  reportTextSchema,
  uuidSchema,
  visibleTextSchema,
} from '../core/schema';
import { MAX_MESSAGE, MAX_SAVED_REPLY, MESSAGE_TOO_LONG } from './limits';
import { OPENERS, viewingDays } from './openers';

/** The text of a message. */
const messageTextSchema = visibleTextSchema('Please write a message').max(
  MAX_MESSAGE,
  MESSAGE_TOO_LONG,
);

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

/** A message to a seller from a signed-out user. */
export const guestEnquirySchema = z.object({
  ...toSeller,
  fullName: fullNameSchema,
  email: emailAddressSchema,
});

/** A conversation by its id, or by the token of a mailed link. */
export const conversationSchema = z.object({ conversation: z.string().max(200) });

export const replySchema = conversationSchema.extend({ text: messageTextSchema });

export const blockSchema = conversationSchema.extend({ blocked: z.enum(['true', 'false']) });

export const enquiryReportSchema = conversationSchema.extend({
  details: reportTextSchema.default(''),
});

export const savedReplySchema = conversationSchema.extend({
  text: messageTextSchema.max(MAX_SAVED_REPLY, 'A saved reply has at most 2,000 characters'),
});

export const deletedReplySchema = conversationSchema.extend({ id: uuidSchema });

export const mailSwitchSchema = z.object({ token: z.string(), mails: z.enum(['on', 'off']) });
