import * as z from 'zod';
import { cleanText } from '../core/clean-text';
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
import { uuidSchema } from '../core/schema';
import { isUuid } from '../ids';
import {
  BODY_TYPES,
  COLOURS,
  CONDITIONS,
  FUEL_TYPES,
  SERVICE_HISTORIES,
  TRANSMISSIONS,
} from '../listings/constants';
import type { FormColumn, FormStep } from '../listings/fields';
import { FINANCE_OWED, WRITE_OFFS, YES_NO } from '../listings/said-values';
import { DESCRIPTION_LENGTH, FEATURE_LENGTH, FEATURES } from './limits';
import { motExpiryError } from './mot-expiry';
import type { OwnListing } from './types';

const idOf = (error: string) => z.string(error).refine(isUuid, error);

/** Joins lines and removes control characters. */
const oneLine = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();

const line = (longest: number, error: string) => z.string().overwrite(oneLine).max(longest, error);

/** A whole number between bounds, both included. */
const between = (low: number, high: number, error: string) =>
  whole(error).refine((number) => number >= low && number <= high, error);

/** An ISO date of this century, as a date field sends it. */
const dateSchema = z.iso
  .date('A date such as 31/03/2027')
  .refine((date) => date >= '2000' && date < '2100', 'A date such as 31/03/2027');

const ENGINE_SIZE = optional(engineSizeSchema);
const COLOUR = optional(choice(COLOURS, 'Please select a valid colour'));

/** Yes, no or empty, as a select sends them. */
const yesOrNo = optional(
  choice(YES_NO, 'Please select yes or no').transform((answer) => answer === 'true'),
);

/** A rule for each column that a step of the form has a field for. */
type Rules<Step extends FormStep> = Record<FormColumn<Step>, z.ZodType>;

const car = {
  registration_number: optional(plateSchema),
  make_id: idOf('Please select a valid make'),
  model_id: idOf('Please select a valid model'),
  year: yearSchema,
  trim: optional(line(60, 'Trim has at most 60 characters')),
  fuel_type: choice(FUEL_TYPES, 'Please select a valid fuel type'),
  transmission: choice(TRANSMISSIONS, 'Please select a valid transmission'),
  body_type: choice(BODY_TYPES, 'Please select a valid body type'),
} satisfies Rules<'car'>;

const details = {
  mileage: mileageSchema,
  condition: choice(CONDITIONS, 'Please select a valid condition'),
  engine_size: ENGINE_SIZE,
  doors: optional(between(2, 6, 'Doors must be between 2 and 6')),
  seats: optional(between(1, 9, 'Seats must be between 1 and 9')),
  colour: COLOUR,
  owners: optional(between(0, 50, 'Owners must be between 0 and 50')),
  service_history: optional(choice(SERVICE_HISTORIES, 'Please select a valid service history')),
  mot_expiry: optional(dateSchema),
  write_off: optional(choice(WRITE_OFFS, 'Please select a valid category')),
  keys: optional(between(1, 9, 'Keys must be between 1 and 9')),
  v5c_in_name: yesOrNo,
  finance_owed: optional(choice(FINANCE_OWED, 'Please select what is owed')),
  is_import: yesOrNo,
  is_first_owner: yesOrNo,
} satisfies Rules<'details'>;

const description = {
  description: optional(
    z
      .string()
      .overwrite(cleanText)
      .refine(
        (text) => [...text].length <= DESCRIPTION_LENGTH,
        'Description has at most 5,000 characters',
      ),
  ),
} satisfies Rules<'description'>;

const price = {
  price: whole('Please enter a price in whole pounds')
    .refine((pounds) => pounds >= 0, 'Price must be positive')
    .refine((pounds) => pounds <= BOUNDS.askingPrice, 'Price must be at most £10,000,000'),
  location: optional(line(100, 'Town has at most 100 characters')),
  postcode: optional(
    z
      .string()
      .overwrite((text) =>
        text
          .toUpperCase()
          .replace(/\s/g, '')
          .replace(/(...)$/, ' $1'),
      )
      .regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'A full postcode such as LS6 3AA'),
  ),
  vin: optional(
    z
      .string()
      .overwrite((text) => text.toUpperCase().replace(/\s/g, ''))
      .regex(/^[A-HJ-NPR-Z0-9]{17}$/, 'A VIN has 17 letters and digits, without I, O and Q'),
  ),
} satisfies Rules<'price'>;

const LONG_FEATURE = 'A feature has at most 80 characters';
const features = z
  .array(line(FEATURE_LENGTH, LONG_FEATURE))
  .max(FEATURES.all, 'A car has at most 60 features');

/** One feature per line. */
const otherFeatures = optional(
  z
    .string()
    .transform((text) => text.split(/\r?\n/).map(oneLine).filter(Boolean))
    .refine((all) => all.length <= FEATURES.others, 'At most 26 other features')
    .refine((all) => all.every((one) => one.length <= FEATURE_LENGTH), LONG_FEATURE),
);

/** The version of the step that the form was loaded with; see step-version.ts. */
const version = optional(z.string());

/**
 * Browsers omit an unchecked checkbox. The checkbox `show_contacts` confirms the text of
 * contactNote.
 */
const CHECKBOX = z
  .string()
  .optional()
  .transform((value) => value === 'on');

/** The listing that a step changes; without it the first step begins a new one. */
const listing = { id: uuidSchema, version };

/** The step 'The car'. Engine size and colour come from the registry, not from visible fields. */
export const carSchema = z.object({
  id: optional(uuidSchema),
  version,
  ...car,
  engine_size: ENGINE_SIZE,
  colour: COLOUR,
  /** Values that a look-up has filled in; see lib/registry/filled-in. Not saved. */
  looked_up: z.string().optional(),
  hide_registration: CHECKBOX,
  show_contacts: CHECKBOX,
});

/** The step 'Details' as the browser checks it: checkboxes cannot be invalid. */
export const detailsFormSchema = z.object({
  ...listing,
  ...details,
  other_features: otherFeatures,
  show_contacts: CHECKBOX,
});

/** The same for a listing, whose year determines when its first MOT is due. */
export const detailsFormSchemaOf = (listing: Pick<OwnListing, 'year' | 'motExpiry'>) =>
  detailsFormSchema.extend({
    mot_expiry: details.mot_expiry.superRefine((date, context) => {
      const message = motExpiryError(date, listing);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  });

export const detailsSchema = detailsFormSchema.extend({ features });

export const descriptionSchema = z.object({
  ...listing,
  ...description,
  show_contacts: CHECKBOX,
});

/** The price that the form has asked about and the seller has confirmed. */
const sure = z.string().optional();

export const priceSchema = z.object({ ...listing, ...price, sure, show_contacts: CHECKBOX });
export const publishSchema = z.object({ id: uuidSchema, sure });

/** A whole listing (product specification, section 3): every field of the steps. */
export const listingSchema = z.object({ ...car, ...details, features, ...description, ...price });
