import * as z from 'zod';
import { cleanText, hasVisibleText } from '../core/clean-text';
import { checkboxSchema, plainName, uuidSchema } from '../core/schema';
import { MAX_COMMENT, MAX_VISITOR_NAME } from './constants';

const COMMENT_ERROR = `A word has at most ${MAX_COMMENT} characters`;
const NAME_ERROR = `A name has at most ${MAX_VISITOR_NAME} characters`;
/** A longer text is refused without cleaning. */
const MAX_TYPED = 2000;

/** Length in code points, as the database counts. */
const fits = (text: string, length: number) => [...text].length <= length;
const cleaned = (clean: (text: string) => string) => (text: string) =>
  text.length > MAX_TYPED ? text : clean(text);

/** A text on one line; '' without a visible character. */
const oneLine = (text: string) => {
  const line = cleanText(text).replace(/\s+/g, ' ');
  return hasVisibleText(line) ? line : '';
};

/** A name on one line, without characters that hide or reorder text; '' without a visible one. */
const oneName = (text: string) => oneLine(plainName(oneLine(text)));

const bodySchema = z
  .string()
  .overwrite(cleaned(oneLine))
  .refine((body) => fits(body, MAX_COMMENT), COMMENT_ERROR);

const visitorNameSchema = z
  .string()
  .overwrite(cleaned(oneName))
  .refine((name) => fits(name, MAX_VISITOR_NAME), NAME_ERROR);

const visitorFields = {
  token: z.string().max(200),
  vehicle: uuidSchema,
  visitor: z.string().max(100).default(''),
};

/** 'Yes' or 'No' under a car; 'none' takes the answer back. */
export const answerSchema = z.object({
  ...visitorFields,
  answer: z.enum(['yes', 'no', 'none']),
});

/** A word under a car, and the visitor's name; an empty field takes what it had back. */
export const commentSchema = z.object({
  ...visitorFields,
  body: bodySchema.default(''),
  name: visitorNameSchema.default(''),
});

/** Whether the shared page shows the marked notes and the first name. */
export const shownSchema = z.object({ showNotes: checkboxSchema, showName: checkboxSchema });

/** A form that is only its button. */
export const emptySchema = z.object({});

/** The key whose address the sharer saw. */
export const seenKeySchema = z.object({ seen: uuidSchema });
