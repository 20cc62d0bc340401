import * as z from 'zod';
import { wholeAmount } from '../core/amount';
import { idSchema } from '../core/schema';
import { STATUSES } from './own-listings';
import type { ListingStatus } from './types';

const status = z.enum(Object.keys(STATUSES) as [ListingStatus, ...ListingStatus[]]);

/** The list to return to, as its query. */
const view = z.string().max(1000).catch('');

/** A draft is excluded: the last step of its form publishes it. */
export const statusSchema = idSchema.extend({ from: status.exclude(['draft']), to: status, view });

export const confirmationSchema = idSchema.extend({ view });

export const deletionSchema = idSchema.extend({ from: status, view });

const MAX_POUNDS = 10_000_000;
const PRICE_ERROR = 'Give the price in whole pounds, up to £10,000,000, or leave it empty';

/** Accepts '£8,250' and '8250' alike; '' if absent. */
const pounds = z
  .string(PRICE_ERROR)
  .overwrite(wholeAmount)
  .regex(/^\d{0,8}$/, PRICE_ERROR)
  .refine((text) => Number(text) <= MAX_POUNDS, PRICE_ERROR);

export const soldSchema = deletionSchema.extend({ price: pounds });
