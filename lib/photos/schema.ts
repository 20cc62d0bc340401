import * as z from 'zod';
import { uuidSchema } from '../core/schema';
import { MAX_PHOTOS } from './limits';

/** A photograph of a listing. */
export const photoSchema = z.object({ listing: uuidSchema, photo: uuidSchema });

/** All photographs of a listing in their new order, with spaces between: the value of one button. */
export const arrangementSchema = z.object({
  listing: uuidSchema,
  photos: z
    .string()
    .transform((ids) => ids.split(' '))
    .pipe(z.array(uuidSchema).min(1).max(MAX_PHOTOS)),
});
