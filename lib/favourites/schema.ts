import * as z from 'zod';
import { cleanText } from '../core/clean-text';
import { checkboxSchema, uuidSchema } from '../core/schema';

/** Maximum length of a note in characters; as in the table `favourites`. */
export const MAX_NOTE = 500;

/** A note on a saved car; an empty one removes it. */
export const noteSchema = z.object({
  id: uuidSchema,
  note: z
    .string()
    .overwrite(cleanText)
    .refine((text) => [...text].length <= MAX_NOTE, 'A note has at most 500 characters')
    .prefault(''),
  /** Whether the note is shown where the shortlist is shared. */
  isShared: checkboxSchema,
});
