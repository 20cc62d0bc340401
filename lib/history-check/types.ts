export type RecordKind = 'finance' | 'stolen' | 'write_off' | 'plate_change';

/** The record of one source about a vehicle. */
export type HistoryRecord = {
  kind: RecordKind;
  result: 'clear' | 'found' | 'unknown';
  /** ISO date as of which the source says so. */
  date: string;
  source: string;
  detail: string | null;
};

/** The answer of the provider, or of the stand-in, which is marked as made up. */
export type HistoryCheck = { records: HistoryRecord[]; isMadeUp: boolean };

/** The answer, or why there is none. */
export type HistoryOutcome = HistoryCheck | 'unknown vehicle' | 'down' | 'used up';
