import * as z from 'zod';
import { mileageSchema, optional } from '../core/fields';
import { uuidSchema } from '../core/schema';
import { listingSchema } from '../selling/schema';
import { rowMessages } from './messages';

/** The categories of cars that cannot be for sale: read well, they refuse the row. */
export const SCRAP = 'ab';

/** Maximum length of a stock number. */
const STOCK_ID_LENGTH = 60;

const STOCK_ID = `A stock number of at most ${STOCK_ID_LENGTH} letters, digits, dashes, dots and slashes`;

const stockIdSchema = z
  .string()
  .trim()
  .regex(
    new RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{N}._/ -]{0,${STOCK_ID_LENGTH - 1}}$`, 'u'),
    STOCK_ID,
  );

/**
 * A row of a stock file; its cells have the site's column names, with makes and models as the
 * catalogue's ids.
 */
export const stockRowSchema = listingSchema
  .extend({
    /** The dealer's own number of the car; the same number in a later file means the same car. */
    stock_id: optional(stockIdSchema),
    /**
     * The listing of the car, as in an exported file; it gives a car listed by hand a stock number.
     */
    listing: optional(uuidSchema),
    /** Undefined leaves a listing's mileage unchanged, which may be missing. */
    mileage: optional(mileageSchema),
    /** Positive, because a file's cars are for sale at once. */
    price: listingSchema.shape.price.refine((pounds) => pounds > 0, 'Price must be positive'),
    write_off: listingSchema.shape.write_off.refine((said) => said !== SCRAP, rowMessages.scrap),
    /** Undefined leaves a number plate shown or hidden as it is. */
    hide_registration: z.boolean().optional(),
  })
  .refine(({ stock_id, listing }) => stock_id || listing, {
    path: ['stock_id'],
    error: STOCK_ID,
    // Reported together with other mistakes of the row.
    when: () => true,
  })
  .refine(({ mileage, listing }) => mileage !== undefined || listing, {
    path: ['mileage'],
    error: 'Mileage is required',
    when: () => true,
  });
