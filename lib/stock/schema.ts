import * as z from 'zod';
import { mileageSchema, optional } from '../core/fields';
import { uuidSchema } from '../core/schema';
import { listingSchema } from '../selling/schema';

/** The longest stock number of a dealer. */
const STOCK_ID_LENGTH = 60;

const STOCK_ID = `A stock number of at most ${STOCK_ID_LENGTH} letters, digits, dashes, dots and slashes`;

const stockIdSchema = z
  .string()
  .trim()
  .regex(
    new RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{N}._/ -]{0,${STOCK_ID_LENGTH - 1}}$`, 'u'),
    STOCK_ID,
  );

/** A row of a stock file, its cells by our column names with makes and models as the catalogue's ids. */
export const stockRowSchema = listingSchema
  .extend({
    /** The dealer's own number of the car: the same one in a later file is the same car. */
    stock_id: optional(stockIdSchema),
    /** The listing that it is, as an exported file names it: so a car listed by hand gets a stock number. */
    listing: optional(uuidSchema),
    /** Undefined leaves a listing's as it is, which may have none. */
    mileage: optional(mileageSchema),
    /** A file's cars are for sale at once. */
    price: listingSchema.shape.price.refine((pounds) => pounds > 0, 'Price must be positive'),
    /** Undefined leaves a number plate as it is shown. */
    hide_registration: z.boolean().optional(),
  })
  .refine(({ stock_id, listing }) => stock_id || listing, {
    ...{ path: ['stock_id'], error: STOCK_ID },
    // Beside other mistakes of the row.
    when: () => true,
  })
  .refine(({ mileage, listing }) => mileage !== undefined || listing, {
    ...{ path: ['mileage'], error: 'Mileage is required' },
    when: () => true,
  });
