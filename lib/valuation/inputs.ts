import { type ValuationForm, type ValuationInputs, valuationSchema } from './schema';

/** The inputs that a link carries, in its order. */
export const INPUT_NAMES = [
  'make',
  'model',
  'year',
  'mileage',
  'condition',
  'fuelType',
  'transmission',
  'bodyType',
  'engineSize',
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
