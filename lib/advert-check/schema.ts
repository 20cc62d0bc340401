import * as z from 'zod';

/** The form of a text, which the action checks itself so that a text too long comes back whole. */
export const advertTextSchema = z.object({
  text: z
    .string()
    .prefault('')
    // Forms send line breaks as two characters.
    .transform((text) => text.replaceAll('\r\n', '\n')),
});
