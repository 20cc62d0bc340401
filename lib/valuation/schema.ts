import * as z from 'zod';
import {
  BOUNDS,
  choice,
  engineSizeSchema,
  mileageSchema,
  optional,
  plateSchema,
  whole,
  yearSchema,
} from '../core/fields';
import { londonYear } from '../core/london';
import { BODY_TYPES, COLOURS, CONDITIONS, FUEL_TYPES, TRANSMISSIONS } from '../listings/constants';

const MAX_NAME = 40;
/** Maximum mileage of a car to be registered next year. */
const MAX_MILES_WHEN_NEW = 1000;

/**
 * The name of a make or a model. The page shows it under the site's own name, so it must not have
 * room for an address, a telephone number or a message.
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
    .max(MAX_NAME, `At most ${MAX_NAME} characters`)
    .regex(/^[\p{L}\p{M}\d .&'’/+()!-]*$/u, "Only letters, digits, spaces and . & ' / + ( ) ! -")
    .regex(/^(?!.*\d{5})/, 'At most four digits in a row');

const fields = z.object({
  registration: optional(plateSchema),
  make: name('Make is required'),
  model: name('Model is required'),
  year: yearSchema,
  mileage: mileageSchema,
  condition: choice(CONDITIONS, 'Please select a valid condition'),
  fuelType: choice(FUEL_TYPES, 'Please select a valid fuel type'),
  transmission: choice(TRANSMISSIONS, 'Please select a valid transmission'),
  bodyType: choice(BODY_TYPES, 'Please select a valid body type'),
  engineSize: optional(engineSizeSchema),
  /** Used for the illustration only. */
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
  ({ year, mileage }) => year !== londonYear() + 1 || mileage <= MAX_MILES_WHEN_NEW,
  {
    path: ['mileage'],
    error: 'A car of next year has at most 1,000 miles',
  },
);

/** The values of the form. */
export type ValuationForm = z.output<typeof valuationSchema>;
/** The values that a link may contain: none identifies the car's keeper. */
export type ValuationInputs = Omit<ValuationForm, 'registration' | 'postcode'>;
