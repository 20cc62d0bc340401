import type * as z from 'zod';
import type { stockRowSchema } from './schema';

/**
 * A file of cars as text: a row near the start of a CSV file, or the element names of an XML file, are its headings.
 * `firstRow` is the number of the first car's row, as a spreadsheet counts.
 */
export type StockTable = { headings: string[]; rows: string[][]; firstRow: number };

/** Which heading of the dealer's file each of our columns is read from; null where the file has none. */
export type StockMapping = Partial<Record<string, string | null>>;

/** The facts of a row, as `lib/selling` checks those of a listing, with names resolved to the catalogue's ids. */
export type StockCar = z.output<typeof stockRowSchema>;

type Nullable<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] };

/** A listing of the dealer's as a file has it, with the catalogue's names. A car listed by hand has no stock number. */
export type ExportedCar = Nullable<
  Omit<StockCar, 'make_id' | 'model_id' | 'stock_id' | 'listing'>
> & { listing: string; stock_id: string | null; make: string; model: string };

/**
 * A row without a mistake; `row` is its number in the file, as a spreadsheet counts, `unread` our columns with a cell that
 * is left out because it could not be read: of a listing these facts stay.
 */
export type StockRow = { row: number; car: StockCar; unread: string[] };

/** A mistake in a file; `column` is the dealer's heading, or null if it is about the whole row. */
export type StockProblem = { row: number; column: string | null; message: string };

/** What a file says: its cars, what is wrong in the rows that are left out, and what else its dealer should know. */
export type ReadStock = {
  rows: StockRow[];
  problems: StockProblem[];
  remarks: StockProblem[];
  /** The numbers of rows that are left out because they say that their car is not for sale. */
  notForSale: Set<number>;
};

/** A fact that the file changes; null where there was or is none. As people read it. */
export type FactChange = { label: string; from: string | null; to: string | null };

/** What listing a row would do. `reopen`: it was withdrawn, and is listed again. */
export type PlannedCar = {
  row: number;
  /** Null for a car listed by hand that keeps having none. */
  stockId: string | null;
  /** Such as '2019 Ford Fiesta'. */
  title: string;
  kind: 'list' | 'change' | 'reopen';
  changes: FactChange[];
  /** Price, miles and number plate of a new car, as people read them. */
  facts: string[];
  /** What is odd about its price: it is then listed only if the dealer says so. */
  question: string | null;
};

/** A listing of an earlier file that this one does not name. */
export type MissingCar = { id: string; stockId: string; title: string };

/** How many rows a run dealt with, by what became of them. */
export type StockCounts = {
  listed: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  refused: number;
};

/** A file that was sent, checked without changing anything. */
export type StockCheck = {
  id: string;
  /** The file's name or address. */
  source: string;
  /** ISO date-time. */
  receivedAt: string;
  headings: string[];
  mapping: StockMapping;
  /** Our columns that the file must have and that no heading is mapped to. */
  missingColumns: string[];
  /** Rows without the headings. */
  rows: number;
  unchanged: number;
  /** Rows that would be listed or changed; all of them, for the count, but `planned` names the first 50. */
  toList: number;
  toChange: number;
  planned: PlannedCar[];
  /** The prices that the dealer has to say yes to, not counted above. */
  questions: StockProblem[];
  /** What the dealer should know of rows, the first 100. */
  remarks: StockProblem[];
  notForSale: number;
  /** All rows left out, and the first 100 mistakes. */
  refusedRows: number;
  problems: StockProblem[];
  missing: MissingCar[];
  /** Whether so many may be withdrawn at once. */
  canWithdraw: boolean;
  /** The result of listing it, if that was done. */
  result: (StockCounts & { problems: StockProblem[]; finishedAt: string }) | null;
};

/** A file's progress while it is listed: one JSON line each. */
export type StockProgress =
  | { done: number; of: number }
  | { result: StockCounts }
  | { problem: string };
