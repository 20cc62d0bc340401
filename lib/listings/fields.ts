import { type CamelCase, camelCase } from '../core/camel-case';
import type { Tables } from '../supabase/database.types';
import {
  BODY_TYPES,
  COLOURS,
  CONDITIONS,
  FUEL_TYPES,
  SERVICE_HISTORIES,
  TRANSMISSIONS,
} from './constants';
import { FINANCE_OWED, WRITE_OFFS, YES_NO } from './said-values';

type Columns = Tables<'vehicles'> & Tables<'vehicle_private'>;

/** A field of a vehicle. The form, stock files, queries and pages are derived from these rows. */
export type Field = {
  column: keyof Columns;
  /** Its name in a listing, if not the column in camel case. */
  name?: string;
  label: string;
  /** The form's label, where it differs. */
  formLabel?: string;
  unit?: 'plate' | 'miles' | 'litres' | 'date' | 'pounds';
  /** The labels of its values. */
  choices?: Readonly<Record<string, string>>;
  /** A further step of the form that saves it. */
  alsoIn?: 'car';
  /**
   * Everybody reads `facts` (the facts of the car's page), `said` (the history as the seller says
   * it) and `page` (the rest). The seller also reads `seller`, and the seller and staff `private`,
   * the columns of `vehicle_private`. No query selects `never`.
   */
  read: 'facts' | 'said' | 'page' | 'seller' | 'private' | 'never';
  /**
   * When it may be empty: `never`, only in a `draft`, or when the seller omits it, which stores
   * null (`not given`) or the `default`.
   */
  empty: 'never' | 'draft' | 'not given' | 'default';
  /**
   * The text for a missing value in the page's facts, which omit the field without a placeholder.
   */
  placeholder?: string;
};

/**
 * The step 'The car'. The car's page selects the names of make and model, and the plate from
 * another column.
 */
const CAR = [
  {
    column: 'registration_number',
    label: 'Number plate',
    formLabel: 'Registration',
    unit: 'plate',
    read: 'never',
    empty: 'not given',
  },
  {
    name: 'isRegistrationPublic',
    column: 'registration_is_public',
    label: 'Hide the number plate',
    read: 'seller',
    empty: 'default',
  },
  { column: 'make_id', label: 'Make', read: 'seller', empty: 'never' },
  { column: 'model_id', label: 'Model', read: 'seller', empty: 'never' },
  { column: 'year', label: 'Year', read: 'page', empty: 'never' },
  { column: 'trim', label: 'Trim', read: 'page', empty: 'not given' },
  {
    column: 'fuel_type',
    label: 'Fuel type',
    formLabel: 'Fuel',
    choices: FUEL_TYPES,
    read: 'page',
    empty: 'never',
  },
  {
    column: 'transmission',
    label: 'Transmission',
    choices: TRANSMISSIONS,
    read: 'page',
    empty: 'never',
  },
  { column: 'body_type', label: 'Body type', choices: BODY_TYPES, read: 'page', empty: 'never' },
] as const satisfies readonly Field[];

const DETAILS = [
  { column: 'mileage', label: 'Mileage', unit: 'miles', read: 'page', empty: 'draft' },
  { column: 'condition', label: 'Condition', choices: CONDITIONS, read: 'facts', empty: 'draft' },
  {
    column: 'engine_size',
    label: 'Engine size',
    unit: 'litres',
    alsoIn: 'car',
    read: 'facts',
    empty: 'not given',
    placeholder: 'Not specified',
  },
  { column: 'doors', label: 'Doors', read: 'facts', empty: 'not given' },
  { column: 'seats', label: 'Seats', read: 'facts', empty: 'not given' },
  {
    column: 'colour',
    label: 'Colour',
    choices: COLOURS,
    alsoIn: 'car',
    read: 'page',
    empty: 'not given',
  },
  { column: 'owners', label: 'Owners', read: 'facts', empty: 'not given' },
  {
    column: 'service_history',
    label: 'Service history',
    choices: SERVICE_HISTORIES,
    read: 'facts',
    empty: 'not given',
  },
  { column: 'mot_expiry', label: 'MOT expiry', unit: 'date', read: 'facts', empty: 'not given' },
  {
    column: 'write_off',
    label: 'Insurance write-off',
    choices: WRITE_OFFS,
    read: 'said',
    empty: 'not given',
  },
  { column: 'keys', label: 'Keys', read: 'said', empty: 'not given' },
  {
    column: 'v5c_in_name',
    label: 'V5C in the seller’s name',
    formLabel: 'V5C log book in your name',
    choices: YES_NO,
    read: 'said',
    empty: 'not given',
  },
  {
    column: 'finance_owed',
    label: 'Finance owed on it',
    choices: FINANCE_OWED,
    read: 'said',
    empty: 'not given',
  },
  { column: 'is_import', label: 'Imported', choices: YES_NO, read: 'said', empty: 'not given' },
  {
    column: 'is_first_owner',
    label: 'Seller is its first owner',
    formLabel: 'You are its first owner',
    choices: YES_NO,
    read: 'said',
    empty: 'not given',
  },
  { column: 'features', label: 'Features', read: 'page', empty: 'default' },
] as const satisfies readonly Field[];

const DESCRIPTION = [
  { column: 'description', label: 'Description', read: 'page', empty: 'not given' },
] as const satisfies readonly Field[];

const PRICE = [
  {
    column: 'price',
    label: 'Price',
    formLabel: 'Asking price',
    unit: 'pounds',
    read: 'page',
    empty: 'draft',
  },
  { column: 'location', label: 'Town', read: 'page', empty: 'not given' },
  { column: 'postcode', label: 'Postcode', read: 'private', empty: 'not given' },
  { column: 'vin', label: 'VIN', read: 'private', empty: 'not given' },
] as const satisfies readonly Field[];

const STEP_FIELDS = { car: CAR, details: DETAILS, description: DESCRIPTION, price: PRICE } as const;

/** The rows of the table, by step. */
export const ROWS = [...CAR, ...DETAILS, ...DESCRIPTION, ...PRICE] as const;

type Row = (typeof ROWS)[number];
type NameOf<R extends Row> = R extends { name: infer Name } ? Name : CamelCase<R['column']>;
type Named<R extends Row> = R extends Row ? R & { name: NameOf<R> } : never;

export type FieldRow = Named<Row>;
export type FieldName = FieldRow['name'];

/** Every field of a vehicle, in the order of the columns of a stock file. */
export const FIELDS = ROWS.map(
  // Safe cast: the type has the same names.
  (row) => ({ name: camelCase(row.column), ...row }) as FieldRow,
);

/** The value of each field in a listing of any status: numbers in its unit, dates in ISO form. */
export type Facts = { [R in FieldRow as R['name']]: Columns[R['column']] };

export type FormStep = keyof typeof STEP_FIELDS;

type FormRow<Step extends FormStep> = Exclude<
  (typeof STEP_FIELDS)[Step][number],
  { empty: 'default' }
>;
/** Columns for which a step of the form, or any step, has a field of the same name. */
export type FormColumn<Step extends FormStep = FormStep> = FormRow<Step>['column'];

/**
 * The labels of the fields of a step. The form repeats them, so that its bundle does not contain
 * the table.
 */
export type FormLabels<Step extends FormStep> = {
  [R in FormRow<Step> as R['column']]: `${R extends { formLabel: infer Label extends string }
    ? Label
    : R['label']}${R extends { empty: 'not given' } ? ' (optional)' : ''}`;
};

const BY_STEP: Readonly<Record<string, readonly Field[]>> = STEP_FIELDS;

/** The fields that a step of the form saves. */
export const fieldsOf = (step: string) =>
  FIELDS.filter(
    ({ column, alsoIn }: Field) =>
      alsoIn === step || BY_STEP[step]?.some((own) => own.column === column),
  );
