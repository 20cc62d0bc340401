import * as z from 'zod';
import { visibleTextSchema } from '../core/schema';

export const appealSchema = z.object({
  token: z.string().max(200),
  text: visibleTextSchema('Please say why you think that we are wrong').max(
    2000,
    'An appeal has at most 2,000 characters',
  ),
});
