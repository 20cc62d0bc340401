import * as z from 'zod';
import { cleanText, hasVisibleText } from '../core/clean-text';
import { plainName, uuidSchema, visibleTextSchema } from '../core/schema';
import { Constants } from '../supabase/database.types';
import { decisionOptions } from './decisions';
import { MAX_ANSWER, MAX_ITEMS, MAX_NOTE, MAX_REASON } from './limits';

/** The details that staff add to a reason; '' if none of the text is visible. */
const detailsSchema = z
  .string()
  .overwrite((text) => (hasVisibleText(text) ? cleanText(text) : ''))
  .max(MAX_REASON, 'A reason has at most 1,500 characters');

const kindSchema = z.enum(Constants.public.Enums.case_kind);
/** The case to show afterwards, by `caseKey`. */
const nextSchema = z
  .string()
  .regex(/^[a-z_]+-[0-9a-f-]{36}$/)
  .optional()
  .catch(undefined);

/** A timestamp in the database's format: PostgreSQL accepts fewer years and offsets than zod. */
export const timestampSchema = z.iso.datetime({ offset: true }).regex(/^20.*(Z|\+00:00)$/);

/** The time of the last message of the conversation that was shown. */
const seenSchema = timestampSchema.optional();

export const decisionSchema = z
  .object({
    kind: kindSchema,
    id: uuidSchema,
    /** The reports and flags that were shown. */
    items: z.array(uuidSchema).max(MAX_ITEMS),
    /** Id of a `DecisionOption` of the kind. */
    option: z.string(),
    /** Appended to the reason of the option. */
    details: detailsSchema,
    seen: seenSchema,
    next: nextSchema,
  })
  .refine(
    ({ kind, option, details }) =>
      details || decisionOptions[kind].find(({ id }) => id === option)?.reason !== '',
    { path: ['details'], message: 'Please write the reason' },
  );

export const answerSchema = z.object({
  conversation: uuidSchema,
  text: visibleTextSchema('Please write an answer').max(
    MAX_ANSWER,
    'An answer has at most 4,000 characters',
  ),
  /** 'on' stores the answer as a saved reply. */
  keep: z.string().optional(),
  seen: seenSchema,
  next: nextSchema,
});

export const undoSchema = z.object({
  decision: uuidSchema,
  details: detailsSchema.optional(),
});

export const noteSchema = z.object({
  subject: z.enum(['seller', 'enquiry', 'conversation']),
  id: uuidSchema,
  body: visibleTextSchema('Please write a note').max(
    MAX_NOTE,
    'A note has at most 2,000 characters',
  ),
});

export const deletedReplySchema = z.object({ reply: uuidSchema });

const waitedSchema = z.string().min(1).max(60);
const spellingSchema = z
  .string()
  .overwrite(plainName)
  .max(60, 'A name has at most 60 characters')
  .optional();

export const settledNameSchema = z.object({
  make: waitedSchema,
  model: waitedSchema,
  /** 'yes' if the catalogue has the make. */
  known: z.enum(['yes', '']),
  choice: z.enum(['added', 'same', 'refused']),
  /** The spelling of an added name. */
  add_make: spellingSchema,
  add_model: spellingSchema,
  /** The name of the catalogue that it is the same as. */
  same: z.string().max(80).optional(),
});

export const reopenedNameSchema = z.object({
  make: waitedSchema,
  model: z.string().max(60),
});
