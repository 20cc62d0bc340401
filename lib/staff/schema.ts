import * as z from 'zod';
import { uuidSchema } from '../core/schema';
import { MAX_ANSWER } from './limits';

export const conversationSchema = z.object({ conversation: uuidSchema });

export const answerSchema = z.object({
  conversation: uuidSchema,
  text: z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
    .min(1, 'Please write an answer')
    .max(MAX_ANSWER, 'An answer has at most 4,000 characters'),
});

export const reportSchema = z.object({
  report: uuidSchema,
  status: z.enum(['resolved', 'dismissed']),
});

export const flagSchema = z.object({ flag: uuidSchema });

export const takeDownSchema = z.object({
  vehicle: uuidSchema,
  section: z.enum(['reports', 'flags']),
});

export const applicationSchema = z.object({
  application: uuidSchema,
  decision: z.enum(['dealer', 'verified_dealer', 'rejected']),
});
