import {
  formatDate,
  formatLitres,
  formatMileage,
  formatPrice,
  formatRegistration,
} from '../format';
import { type Facts, FIELDS, type Field, type FieldName, type FieldRow, type ROWS } from './fields';

/**
 * The list of columns that PostgREST selects, each followed by a comma, of the rows that extend
 * `Kind`.
 */
type Selected<Rows extends readonly Field[], Kind> = Rows extends readonly [
  infer First extends Field,
  ...infer Rest extends readonly Field[],
]
  ? `${First extends Kind ? `${First['column']}, ` : ''}${Selected<Rest, Kind>}`
  : '';

/** Selects the columns of the fields with these values of `read`. */
const selected = <Read extends Field['read']>(...reads: Read[]) =>
  // Safe cast: the type takes the same rows.
  FIELDS.filter((field) => reads.some((read) => read === field.read))
    .map(({ column }) => `${column}, `)
    .join('') as Selected<typeof ROWS, { read: Read }>;

export const PUBLIC_COLUMNS = selected('facts', 'said', 'page');
export const OWN_COLUMNS = selected('facts', 'said', 'page', 'seller');

type FactsOf<Row> = {
  [F in FieldRow as F['column'] extends keyof Row ? F['name'] : never]: Row[F['column'] &
    keyof Row];
};

/** Maps a row's columns to the facts of a listing, by the names of the fields. */
export const factsOf = <Row extends Record<string, unknown>>(row: Row) =>
  Object.fromEntries(
    FIELDS.filter(({ column }) => column in row).map(({ name, column }) => [name, row[column]]),
    // Safe cast: the type takes the same fields.
  ) as FactsOf<Row>;

/** Maps facts to the columns of `vehicles`. */
export const columnsOf = (facts: Partial<Facts>): Record<string, Facts[FieldName]> =>
  Object.fromEntries(
    FIELDS.filter(({ name, read }) => name in facts && read !== 'private').map(
      ({ name, column }) => [column, facts[name] ?? null],
    ),
  );

/** The fields among the facts of the car's page. */
export const PAGE_FACTS = FIELDS.filter((field) => field.read === 'facts');
export type PageFact = (typeof PAGE_FACTS)[number]['name'];

/** The fields of the history as the seller says it. */
export const SAID_FACTS = FIELDS.filter((field) => field.read === 'said');
export type SaidFact = (typeof SAID_FACTS)[number]['name'];

type Shown = Pick<Field, 'label' | 'unit' | 'choices'>;

/** The label of a choice, or a value without its unit. */
export const valueLabel = ({ choices }: Shown, value: string | number | boolean) =>
  choices?.[String(value)] ?? String(value);

/** Formats a value for display: '31,000 miles', '1.6 litres', 'Very good'. */
export function valueText(field: Shown, value: string | number | boolean) {
  const { unit } = field;
  if (unit === 'plate') return formatRegistration(String(value));
  if (unit === 'date') return formatDate(String(value));
  if (unit === 'miles') return formatMileage(Number(value));
  if (unit === 'litres') return formatLitres(Number(value));
  return unit === 'pounds' ? formatPrice(Number(value)) : valueLabel(field, value);
}
