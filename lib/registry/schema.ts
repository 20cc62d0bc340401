import * as z from 'zod';
import '../core/schema';

/** A number plate as the registries write it: upper case, without spaces or symbols. */
export const normalPlate = (text: string) => text.toUpperCase().replace(/[\s-]/g, '');

export const PLATE = /^[A-Z0-9]{2,8}$/;

export const lookUpSchema = z.object({
  registration: z
    .string('Number plate is required')
    .overwrite(normalPlate)
    .min(1, 'Number plate is required')
    .regex(PLATE, 'A number plate has two to eight letters and digits'),
});
