import * as z from 'zod';
import { normalPlate, PLATE, PLATE_ERROR } from '../core/number-plate';
import '../core/schema';

export const lookUpSchema = z.object({
  registration: z
    .string('Number plate is required')
    .overwrite(normalPlate)
    .min(1, 'Number plate is required')
    .regex(PLATE, PLATE_ERROR),
});
