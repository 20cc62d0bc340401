import { normalPlate } from '../core/number-plate';

/** What a look-up has filled into a form: values by field, of the car with this plate. */
export type FilledIn = { plate: string; values: Record<string, string> };

const NOTHING: FilledIn = { plate: '', values: {} };

/** Reads what the form's hidden field says of it; nothing of a text that is no such thing. */
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

/** What a look-up of this plate may replace: what was filled in of another car. */
export const replaceable = ({ plate, values }: FilledIn, next: string) =>
  plate === normalPlate(next) ? {} : values;
