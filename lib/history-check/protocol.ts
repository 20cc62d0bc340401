import * as z from 'zod';
import { cleanText } from '../core/clean-text';
import { normalPlate } from '../core/number-plate';
import type { HistoryRecord } from './types';

/** More records of one vehicle are left out. */
const MAX_RECORDS = 40;

const text = (length: number) =>
  z.string().transform((value) => cleanText(value).replace(/\s+/g, ' ').trim().slice(0, length));

const record = z.object({
  kind: z.enum(['finance', 'stolen', 'write_off', 'plate_change']),
  result: z.enum(['clear', 'found', 'unknown']),
  date: z.iso.date(),
  source: text(120).pipe(z.string().min(1)),
  detail: text(300)
    .nullish()
    .transform((detail) => detail || null),
});

const KINDS: readonly unknown[] = record.shape.kind.options;

/** Skips kinds that the site does not know; a broken record of a known kind fails the whole answer. */
const answer = z.object({
  registration: z.string().transform(normalPlate),
  records: z
    .array(z.object({ kind: z.string() }).loose())
    .transform((records) => records.filter(({ kind }) => KINDS.includes(kind)))
    .pipe(z.array(record))
    .transform((records) => records.slice(0, MAX_RECORDS)),
});

/**
 * The records of an answer about this plate; null for one about another, or of another shape: half
 * an answer could hide what was found.
 */
export function readAnswer(plate: string, body: unknown): HistoryRecord[] | null {
  const read = answer.safeParse(body);
  return read.success && read.data.registration === plate ? read.data.records : null;
}
