import * as z from 'zod';
import '../core/schema';
import { cleanText } from '../core/clean-text';
import { readDate } from '../trade-words/dates';

// Fields of a registry's response. A field that is missing, of another type or out of bounds
// becomes null, so that the rest is usable.

/** A text, cut to `longest` characters. */
export const text = (longest = 80) =>
  z
    .string()
    .transform((raw) => cleanText(raw.toWellFormed()).slice(0, longest) || null)
    .nullable()
    .catch(null);

/** A whole number, also one written as a text. */
export const whole = (smallest: number, largest: number) =>
  z
    .union([z.number(), z.string().regex(/^\d{1,9}$/)])
    .transform(Number)
    .pipe(z.int().min(smallest).max(largest))
    .nullable()
    .catch(null);

/** An ISO date; a time after it is cut off. DVLA also writes texts such as '<1 YEAR FROM NOW>'. */
export const date = z
  .string()
  .transform((raw) => readDate(raw.trim().slice(0, 10)) ?? '')
  .pipe(z.iso.date())
  .nullable()
  .catch(null);

/** A list without the items that do not parse. */
export const list = <S extends z.ZodType>(item: S, longest: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.slice(0, longest).flatMap((raw) => {
        const parsed = item.safeParse(raw);
        return parsed.success ? [parsed.data] : [];
      }),
    );
