import * as z from 'zod';
import { normalPlate, PLATE, PLATE_ERROR } from '../core/number-plate';
import '../core/schema';
import { BODY_TYPES, COLOURS, CONDITIONS, FUEL_TYPES, TRANSMISSIONS } from '../listings/constants';

/** The current year in London, the same on the server and in any browser. */
const thisYear = () =>
  Number(new Date().toLocaleDateString('en-GB', { year: 'numeric', timeZone: 'Europe/London' }));

/** The bounds of the form's numbers: miles and pounds. */
export const BOUNDS = { mileage: 1_000_000, askingPrice: 10_000_000 } as const;

const LONGEST_NAME = 40;
/** Of a car that is not registered before next year. */
const MOST_MILES_WHEN_NEW = 1000;

/**
 * The name of a make or a model. It is shown under the site's own name, so it has no room for an address,
 * a telephone number or a message.
 */
const name = (error: string) =>
  z
    .string(error)
    .overwrite((text) =>
      text
        .normalize('NFC')
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim(),
    )
    .min(1, error)
    .max(LONGEST_NAME, `At most ${LONGEST_NAME} characters`)
    .regex(/^[\p{L}\p{M}\d .&'’/+()!-]*$/u, "Only letters, digits, spaces and . & ' / + ( ) ! -")
    .regex(/^(?!.*\d{5})/, 'At most four digits in a row');

/** A whole number, also as in '£12,500' or '31,000 miles'. */
const whole = (required: string) =>
  z
    .string(required)
    .overwrite((text) => text.replace(/[£,\s]|miles?$/gi, ''))
    .regex(/^-?\d{1,9}$/, required)
    .transform(Number);

const choice = <T extends string>(choices: Record<T, string>, error: string) =>
  z.enum(Object.keys(choices) as [T, ...T[]], error);

/** Empty becomes undefined. */
const optional = <S extends z.ZodType<unknown, string>>(schema: S) =>
  z
    .string()
    .transform((text) => (text.trim() ? text : undefined))
    .pipe(schema.optional() as z.ZodType<z.output<S> | undefined, string | undefined>)
    .optional();

const fields = z.object({
  registration: optional(z.string().overwrite(normalPlate).regex(PLATE, PLATE_ERROR)),
  make: name('Make is required'),
  model: name('Model is required'),
  year: whole('Year is required')
    .refine((year) => year >= 1900, 'Year must be 1900 or later')
    .refine((year) => year <= thisYear() + 1, 'Year cannot be in the future'),
  mileage: whole('Mileage is required')
    .refine((miles) => miles >= 0, 'Mileage must be positive')
    .refine((miles) => miles <= BOUNDS.mileage, 'Mileage must be at most 1,000,000'),
  condition: choice(CONDITIONS, 'Please select a valid condition'),
  fuelType: choice(FUEL_TYPES, 'Please select a valid fuel type'),
  transmission: choice(TRANSMISSIONS, 'Please select a valid transmission'),
  bodyType: choice(BODY_TYPES, 'Please select a valid body type'),
  engineSize: optional(
    z
      .string()
      .regex(/^\d(\.\d)?$/, 'Engine size is in litres, such as 1.6')
      .transform(Number)
      .refine((litres) => litres > 0, 'Engine size is in litres, such as 1.6'),
  ),
  /** Of the illustration alone. */
  colour: optional(choice(COLOURS, 'Please select a valid colour')),
  askingPrice: optional(
    whole('Asking price is in whole pounds')
      .refine((pounds) => pounds > 0, 'Asking price must be positive')
      .refine((pounds) => pounds <= BOUNDS.askingPrice, 'Asking price must be at most £10,000,000'),
  ),
  postcode: optional(
    z
      .string()
      .overwrite((text) => text.toUpperCase().trim())
      .regex(/^[A-Z]{1,2}\d[A-Z\d]?(\s*\d[A-Z]{2})?$/, 'A postcode such as LS6 or LS6 3AA')
      .transform((text) => text.replace(/\s*\d[A-Z]{2}$/, '')),
  ),
});

/**
 * The valuation form (product specification, section 3), with an optional engine size in litres, colour and
 * asking price in pounds. The registration is upper case without spaces, the postcode its outward half.
 */
export const valuationSchema = fields.refine(
  ({ year, mileage }) => year !== thisYear() + 1 || mileage <= MOST_MILES_WHEN_NEW,
  {
    path: ['mileage'],
    error: 'A car of next year has at most 1,000 miles',
  },
);

/** What the form says of a car. */
export type ValuationForm = z.output<typeof valuationSchema>;
/** What a link may say of it: nothing that identifies its keeper. */
export type ValuationInputs = Omit<ValuationForm, 'registration' | 'postcode'>;
