import * as z from 'zod';
import { uuidSchema } from '../core/schema';
import { Constants } from '../supabase/database.types';
import { MAX_ANSWER, MAX_NOTE, MAX_REASON } from './limits';

const lines = z.string().overwrite((text) => text.replace(/\r\n?/g, '\n').trim());

const kindSchema = z.enum(Constants.public.Enums.case_kind);
/** The case to show afterwards, by `caseKey`. */
const nextSchema = z
  .string()
  .regex(/^[a-z_]+-[0-9a-f-]{36}$/)
  .optional()
  .catch(undefined);

export const decisionSchema = z.object({
  kind: kindSchema,
  id: uuidSchema,
  /** Reports and flags that were shown. */
  items: z.array(uuidSchema).max(500),
  /** Id of a `DecisionOption` of the kind. */
  option: z.string(),
  /** Added to the reason of the option. */
  words: lines.pipe(z.string().max(MAX_REASON, 'A reason has at most 1,500 characters')),
  next: nextSchema,
});

export const answerSchema = z.object({
  conversation: uuidSchema,
  text: lines.pipe(
    z
      .string()
      .min(1, 'Please write an answer')
      .max(MAX_ANSWER, 'An answer has at most 4,000 characters'),
  ),
  /** 'on': keep the answer as a saved reply. */
  keep: z.string().optional(),
  next: nextSchema,
});

export const undoSchema = z.object({
  decision: uuidSchema,
  words: lines.pipe(z.string().max(MAX_REASON, 'A reason has at most 1,500 characters')).optional(),
});

export const noteSchema = z.object({
  subject: z.enum(['seller', 'enquiry', 'conversation']),
  id: uuidSchema,
  body: lines.pipe(
    z.string().min(1, 'Please write a note').max(MAX_NOTE, 'A note has at most 2,000 characters'),
  ),
});

export const savedReplySchema = z.object({ reply: uuidSchema });

/** A time of the log as the database writes it: PostgreSQL accepts fewer years and offsets. */
export const beforeSchema = z.iso.datetime({ offset: true }).regex(/^20.*(Z|\+00:00)$/);
