import * as z from 'zod';

const EMPTY = 'Please say why you think that we are wrong';

export const appealSchema = z.object({
  token: z.string().max(200),
  text: z
    .string(EMPTY)
    .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
    .min(1, EMPTY)
    .max(2000, 'An appeal has at most 2,000 characters'),
});
