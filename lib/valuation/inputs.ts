import { type ValuationForm, type ValuationInputs, valuationSchema } from './schema';

/** The inputs that a link carries, in its order. */
const INPUT_NAMES = [
  'make',
  'model',
  'year',
  'mileage',
  'condition',
  'fuelType',
  'transmission',
  'bodyType',
  'engineSize',
  'colour',
  'askingPrice',
] as const satisfies (keyof ValuationInputs)[];

/** The query of a result's address: no number plate and no postcode. */
export function inputsQuery(inputs: Partial<ValuationForm>): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of INPUT_NAMES) {
    const value = inputs[name];
    if (value !== undefined) query.set(name, String(value));
  }
  return query;
}

/** Parses and validates such a query; null if it is not a whole car. */
export function readInputs(query: URLSearchParams): ValuationInputs | null {
  const fields = Object.fromEntries(
    INPUT_NAMES.map((name) => [name, query.get(name) ?? undefined]),
  );
  const parsed = valuationSchema.safeParse(fields);
  return parsed.success ? parsed.data : null;
}

/** What the form shows before it is typed into, by field. */
export type FilledFields = Partial<Record<keyof ValuationForm, string>>;

/** The fields of such a query that are valid on their own, as the form shows them. */
export function readFields(query: URLSearchParams): FilledFields {
  const valid = INPUT_NAMES.flatMap((name) => {
    const parsed = valuationSchema.shape[name].safeParse(query.get(name) ?? undefined);
    return parsed.success && parsed.data !== undefined ? [[name, String(parsed.data)]] : [];
  });
  return Object.fromEntries(valid);
}

/** The query of a page's `searchParams`, without parameters given twice. */
export const queryOf = (searchParams: Record<string, string | string[] | undefined>) =>
  new URLSearchParams(
    Object.entries(searchParams).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
