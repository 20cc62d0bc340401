import * as z from 'zod';
import { wholeAmount } from './amount';
import { litres } from './litres';
import { londonYear } from './london';
import { normalPlate, PLATE, PLATE_ERROR } from './number-plate';
import './schema';

/** The bounds of a form's numbers: miles and pounds. */
export const BOUNDS = { mileage: 1_000_000, askingPrice: 10_000_000 } as const;

/**
 * A whole number, parsed by {@link wholeAmount}; `wrong` is the error message for any other text.
 */
export const whole = (required: string, wrong: string | ((text: string) => string) = required) =>
  z
    .string(required)
    .overwrite(wholeAmount)
    .min(1, { error: required, abort: true })
    .regex(/^-?\d{1,9}$/, {
      error: ({ input }) => (typeof wrong === 'string' ? wrong : wrong(String(input))),
    })
    .transform(Number);

/** One of the keys of `choices`, which are their labels by value. */
export const choice = <T extends string>(choices: Record<T, string>, error: string) =>
  z.enum(Object.keys(choices) as [T, ...T[]], error);

/** Empty becomes undefined. */
export const optional = <S extends z.ZodType<unknown, string>>(schema: S) =>
  z
    .string()
    .transform((text) => (text.trim() ? text : undefined))
    .pipe(schema.optional() as z.ZodType<z.output<S> | undefined, string | undefined>)
    .optional();

/** A number plate, in upper case without spaces. */
export const plateSchema = z.string().overwrite(normalPlate).regex(PLATE, PLATE_ERROR);

export const yearSchema = whole('Year is required', 'Year must be a whole number')
  .refine((year) => year >= 1900, 'Year must be 1900 or later')
  .refine((year) => year <= londonYear() + 1, 'Year cannot be in the future');

export const mileageSchema = whole('Mileage is required', (text) =>
  /\dk(?:m|ilo)/i.test(text.replace(/\s/g, ''))
    ? 'Mileage is in miles, not kilometres'
    : 'Mileage must be a whole number of miles, such as 31,000',
)
  .refine((miles) => miles >= 0, 'Mileage must be positive')
  .refine((miles) => miles <= BOUNDS.mileage, 'Mileage must be at most 1,000,000');

/** Litres, also as '1498 cc'. */
export const engineSizeSchema = z
  .string()
  .overwrite((text) => litres(text.trim()))
  .regex(/^\d(\.\d)?$/, 'Engine size is in litres, such as 1.6')
  .transform(Number)
  .refine((litres) => litres > 0, 'Engine size is in litres, such as 1.6');
