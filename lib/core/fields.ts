import * as z from 'zod';
import { litres } from './litres';
import { londonYear } from './london';
import { normalPlate, PLATE, PLATE_ERROR } from './number-plate';
import './schema';

/** The bounds of a form's numbers: miles and pounds. */
export const BOUNDS = { mileage: 1_000_000, askingPrice: 10_000_000 } as const;

/** '1.5k' → '1500'; what is no whole number stays as it is. */
const inThousands = (text: string) =>
  text.replace(/^(\d+)(?:\.(\d{1,3}))?k$/i, (_, whole, part = '') => whole + part.padEnd(3, '0'));

/** A whole number, also as in '£12,500', '31,000 miles' or '52k'. */
export const whole = (required: string) =>
  z
    .string(required)
    .overwrite((text) => inThousands(text.replace(/[£,\s]|miles?$/gi, '')))
    .regex(/^-?\d{1,9}$/, required)
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

export const yearSchema = whole('Year is required')
  .refine((year) => year >= 1900, 'Year must be 1900 or later')
  .refine((year) => year <= londonYear() + 1, 'Year cannot be in the future');

export const mileageSchema = whole('Mileage is required')
  .refine((miles) => miles >= 0, 'Mileage must be positive')
  .refine((miles) => miles <= BOUNDS.mileage, 'Mileage must be at most 1,000,000');

/** Litres, also as '1498 cc'. */
export const engineSizeSchema = z
  .string()
  .overwrite((text) => litres(text.trim()))
  .regex(/^\d(\.\d)?$/, 'Engine size is in litres, such as 1.6')
  .transform(Number)
  .refine((litres) => litres > 0, 'Engine size is in litres, such as 1.6');
