import { type ValuationForm, type ValuationInputs, valuationSchema } from './schema';

/** The inputs in a link, in its order. */
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

/** Parses and validates a query of inputs; null if it does not describe a complete car. */
export function readInputs(query: URLSearchParams): ValuationInputs | null {
  const fields = Object.fromEntries(
    INPUT_NAMES.map((name) => [name, query.get(name) ?? undefined]),
  );
  const parsed = valuationSchema.safeParse(fields);
  return parsed.success ? parsed.data : null;
}

/** Initial values of the form, by field. */
export type FilledFields = Partial<Record<keyof ValuationForm, string>>;

/** The fields of a query of inputs that are valid on their own, as values of the form. */
export function readFields(query: URLSearchParams): FilledFields {
  const valid = INPUT_NAMES.flatMap((name) => {
    const parsed = valuationSchema.shape[name].safeParse(query.get(name) ?? undefined);
    return parsed.success && parsed.data !== undefined ? [[name, String(parsed.data)]] : [];
  });
  return Object.fromEntries(valid);
}

/** The query of a page's `searchParams`, without repeated parameters. */
export const queryOf = (searchParams: Record<string, string | string[] | undefined>) =>
  new URLSearchParams(
    Object.entries(searchParams).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
