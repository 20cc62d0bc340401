import * as z from 'zod';
import { BOUNDS, whole } from '../core/fields';
import { emailAddressSchema, fullNameSchema, uuidSchema } from '../core/schema';
import { offerDays } from './days';

const AMOUNT_ERROR = 'Please type whole pounds, such as 8,500';

const isOfferDay = (day: string) => {
  const { first, last } = offerDays(new Date());
  return /^\d{4}-\d\d-\d\d$/.test(day) && day >= first && day <= last;
};

/** A price of a car that the page has shown, in whole pounds. */
const shownPriceSchema = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

const terms = {
  amount: whole('Please type a sum', AMOUNT_ERROR)
    .refine((pounds) => pounds >= 1, 'An offer is at least £1')
    // The database compares with the price of the car.
    .refine((pounds) => pounds <= 2 * BOUNDS.askingPrice, 'That is more than twice the price'),
  until: z.string('Please choose a day').refine(isOfferDay, 'Please choose a day within 14 days'),
  price: shownPriceSchema,
  /** The sum that the person has confirmed, though it is low. */
  sure: z.string().optional(),
};

/** An offer for a car from an account. */
export const newOfferSchema = z.object({ vehicle: uuidSchema, ...terms });

/** An offer for a car from a signed-out user. */
export const guestOfferSchema = newOfferSchema.extend({
  fullName: fullNameSchema,
  email: emailAddressSchema,
});

const conversation = z.string().max(200);

/** An offer in a conversation, or another sum in answer to the open offer `answers`. */
export const offerSchema = z.object({
  conversation,
  answers: z.union([z.literal(''), uuidSchema]).default(''),
  ...terms,
});

export const reservationSchema = z.object({ conversation });

export const lineSchema = reservationSchema.extend({ inLine: z.enum(['true', 'false']) });

/** For how many hours a seller allows reservations; '' not at all. */
export const termsSchema = reservationSchema.extend({ hours: z.enum(['', '24', '48']) });

/** The same for a listing of the user. */
export const listingTermsSchema = z.object({ id: uuidSchema, hours: termsSchema.shape.hours });

export const answerSchema = z.object({
  conversation,
  offer: uuidSchema,
  answer: z.enum(['accepted', 'declined', 'withdrawn']),
  /** The price that whoever accepts has seen. */
  price: shownPriceSchema.optional(),
});
