import * as z from 'zod';
import { reportTextSchema, uuidSchema } from '../core/schema';
import type { Database } from '../supabase/database.types';

type Reason = Database['public']['Enums']['report_reason'];

/** Reasons to report a listing, as the form words them. */
export const REPORT_REASONS = {
  misleading: 'Its description, price or pictures are misleading',
  fraud: 'It looks like a fraud',
  sold: 'The car is sold already',
  duplicate: 'The same car is listed twice',
  other: 'Something else',
} as const satisfies Record<Reason, string>;

const reasons = Object.keys(REPORT_REASONS) as [Reason, ...Reason[]];

export const reportSchema = z.object({
  vehicle: uuidSchema,
  reason: z.enum(reasons, 'Please choose a reason'),
  details: reportTextSchema.optional(),
});
