import { normalPlate } from '../core/number-plate';

/** Values that a look-up has filled into a form, by field, for the car with this plate. */
export type FilledIn = { plate: string; values: Record<string, string> };

const NOTHING: FilledIn = { plate: '', values: {} };

/** Parses the form's hidden field; returns empty values for any other text. */
export function parseFilledIn(text: string): FilledIn {
  try {
    const { plate, values } = JSON.parse(text);
    if (typeof plate !== 'string') return NOTHING;
    const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
    return { plate, values: Object.fromEntries(texts) as FilledIn['values'] };
  } catch {
    return NOTHING;
  }
}

export const formatFilledIn = (filledIn: FilledIn) => JSON.stringify(filledIn);

/** Returns the values that a look-up of this plate may replace: those filled in for another car. */
export const replaceable = ({ plate, values }: FilledIn, next: string) =>
  plate === normalPlate(next) ? {} : values;
