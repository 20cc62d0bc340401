import type { HistoryRecord, RecordKind } from './types';

/** The kinds of records, in the order of the page. */
const KINDS: Record<RecordKind, { label: string; clear: string; found: string }> = {
  stolen: { label: 'Stolen', clear: 'Not on record as stolen', found: 'On record as stolen' },
  write_off: {
    label: 'Insurance write-off',
    clear: 'Not on record as a write-off',
    found: 'On record as a write-off',
  },
  finance: { label: 'Finance', clear: 'No finance on record', found: 'Finance on record' },
  plate_change: {
    label: 'Number plate',
    clear: 'No change of plate on record',
    found: 'A change of plate on record',
  },
};

/** A record in words: 'No finance on record'. */
export function recordText({ kind, result }: HistoryRecord): string {
  if (result === 'unknown') return 'The source could not say';
  return KINDS[kind][result];
}

/** The kinds with their records; an empty list is shown as not covered, never as clear. */
export const byKind = (records: readonly HistoryRecord[]) =>
  (Object.keys(KINDS) as RecordKind[]).map((kind) => ({
    kind,
    label: KINDS[kind].label,
    records: records.filter((record) => record.kind === kind),
  }));

/** Whether records of a kind hold something. */
export const isFound = (records: readonly HistoryRecord[], kind: RecordKind) =>
  records.some((record) => record.kind === kind && record.result === 'found');
