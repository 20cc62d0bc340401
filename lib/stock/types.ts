import type * as z from 'zod';
import type { ToldWord, UnknownWord } from './meanings';
import type { stockRowSchema } from './schema';
import type { Choices } from './word-choices';

/**
 * A file of cars as text: a row near the start of a CSV file, or the element names of an XML file,
 * are its headings. `firstRow` is the number of the first car's row, as in a spreadsheet.
 */
export type StockTable = { headings: string[]; rows: string[][]; firstRow: number };

/** The heading of the dealer's file for each of the site's columns; null if the file has none. */
export type StockMapping = Partial<Record<string, string | null>>;

/**
 * The facts of a row, checked like those of a listing in `lib/selling`, with names resolved to the
 * catalogue's ids.
 */
export type StockCar = z.output<typeof stockRowSchema>;

type Nullable<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] };

/**
 * A listing of the dealer in the form of a file, with the catalogue's names. A car listed by hand
 * has no stock number.
 */
export type ExportedCar = Nullable<
  Omit<StockCar, 'make_id' | 'model_id' | 'stock_id' | 'listing'>
> & {
  listing: string;
  stock_id: string | null;
  make: string;
  model: string;
  /** The addresses of its photographs, in their order. */
  photos?: string[];
};

/**
 * A row without a mistake; `row` is its number in the file, as in a spreadsheet. `unread` are the
 * columns whose unreadable cells are left out: a listing keeps these facts.
 */
export type StockRow = {
  row: number;
  car: StockCar;
  unread: string[];
  /** The addresses of its photographs; undefined if the file has no column of them. */
  photos?: string[];
};

/**
 * A row whose only mistake is a make or model that the catalogue lacks; `column` is the column of
 * the unknown name. The ids of `car` are none of the catalogue.
 */
export type WaitingRow = Pick<StockRow, 'row' | 'car'> & {
  column: 'make' | 'model';
  message: string;
  /** As the file writes them; the make is the catalogue's if that knows it. */
  make: string;
  model: string;
  /** Its cells by the names of the site's columns. */
  cells: Record<string, string>;
};

/** A mistake in a file; `column` is the dealer's heading, or null if it is about the whole row. */
export type StockProblem = { row: number; column: string | null; message: string };

/**
 * The content of a file: its cars, the mistakes of rows that are left out, and remarks for the
 * dealer.
 */
export type ReadStock = {
  rows: StockRow[];
  /** The rows that can wait for a name. */
  waiting: WaitingRow[];
  problems: StockProblem[];
  remarks: StockProblem[];
  /** The numbers of rows that are left out because their car is not for sale. */
  notForSale: Set<number>;
  /** The words that are no choices of their columns. */
  words: UnknownWord[];
};

/** A fact that the file changes, as text for display; null for an empty value. */
export type FactChange = { label: string; from: string | null; to: string | null };

/** The change by a row. `reopen` means that the car was withdrawn and is listed again. */
export type PlannedCar = {
  row: number;
  /** Null for a car listed by hand that stays without one. */
  stockId: string | null;
  /** The title, such as '2019 Ford Fiesta'. */
  title: string;
  kind: 'list' | 'change' | 'reopen';
  changes: FactChange[];
  /** Price, miles and number plate of a new car, as text for display. */
  facts: string[];
  /** A question about an unusual price: the car is then listed only with the dealer's consent. */
  question: string | null;
};

/** A listing of an earlier file that is missing from this one. */
export type MissingCar = { id: string; stockId: string; title: string };

/** The states of the photographs that files name: the JSON of the SQL function `my_stock_photos`. */
export type StockPhotos = {
  kept: number;
  waiting: number;
  failed: number;
  /** The first 100 that failed; `place` counts from 1, `next_try_at` is null if it was given up. */
  failures: {
    listing: string;
    stock_id: string | null;
    row: number;
    place: number;
    address: string;
    problem: string;
    next_try_at: string | null;
  }[];
};

/** A dealer's kept feed. */
export type StockFeed = {
  address: string;
  /** The hour in London from which it is fetched, 0 to 23. */
  hour: number;
  may_withdraw: boolean;
  is_paused: boolean;
  /** Why the last one changed nothing; null if it was run. */
  last_problem: string | null;
  /** Whether it was never fetched. */
  is_waiting: boolean;
  /** Number of times that its server did not answer since. */
  tries: number;
};

/** A run of a file or a feed; `counts` is null if nothing was done, for the reason `problem`. */
export type PastRun = {
  id: string;
  source: string;
  is_nightly: boolean;
  /** Whether the dealer's system sent it to the upload address. */
  is_pushed: boolean;
  cars: number | null;
  counts: StockCounts | null;
  problems: StockProblem[];
  problem: string | null;
  detail: string | null;
  /** ISO date-times. */
  finished_at: string;
  undone_at: string | null;
  /** The stock numbers of cars that the undoing left, because they were changed since. */
  left_as_is: string[] | null;
  /** Whether it changed cars within a day and is not undone. */
  can_undo: boolean;
};

/** A dealer's upload address, without its token. */
export type StockUpload = {
  may_withdraw: boolean;
  /** ISO date-times; `received_at` of the last file. */
  made_at: string;
  received_at: string | null;
  last_problem: string | null;
  /** Number of files that are not run yet. */
  waiting: number;
};

/** The JSON of the SQL function `my_stock_feed`: the feed, the upload address and the last 14 runs. */
export type StockFeedState = {
  feed: StockFeed | null;
  upload: StockUpload | null;
  runs: PastRun[];
};

/** Number of rows of a run, by outcome. */
export type StockCounts = {
  listed: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  refused: number;
  /** Number of cars that wait for a name; runs of earlier versions lack it. */
  waiting?: number;
};

/** A file that was sent and checked; checking makes no changes. */
export type StockCheck = {
  id: string;
  /** The file's name or address. */
  source: string;
  /** ISO date-time. */
  receivedAt: string;
  headings: string[];
  mapping: StockMapping;
  /** The dealer's own words, of earlier files too, and those of this file that are not known. */
  told: (ToldWord & { choices: Choices })[];
  words: (UnknownWord & { choices: Choices })[];
  /** The site's required columns without a heading. */
  missingColumns: string[];
  /** Number of rows without the headings. */
  rows: number;
  unchanged: number;
  /** Number of addresses of photographs, of the rows that can be listed. */
  photos: number;
  /** Number of rows that would be listed or changed; `planned` has only the first 50. */
  toList: number;
  toChange: number;
  planned: PlannedCar[];
  /** The prices that the dealer has to confirm, not counted above. */
  questions: StockProblem[];
  /** Remarks on rows, the first 100. */
  remarks: StockProblem[];
  notForSale: number;
  /** Number of rows that would wait for a name, and the names. */
  toWait: number;
  names: WaitingName[];
  /** Number of all rows left out, and the first 100 mistakes. */
  refusedRows: number;
  problems: StockProblem[];
  missing: MissingCar[];
  /** Whether this number may be withdrawn at once. */
  canWithdraw: boolean;
  /** The result of listing the file; null before it. */
  result: (StockCounts & { problems: StockProblem[]; finishedAt: string }) | null;
};

/** A name that the catalogue lacks, with the number of cars that wait for it. */
export type WaitingName = { name: string; cars: number };

/** The cars of a dealer that wait, as their page shows them. */
export type WaitingStock = {
  cars: {
    stockId: string;
    /** The make and model as the file writes them. */
    name: string;
    price: number;
    state: 'known' | 'refused' | 'waiting';
  }[];
  /** Number of cars whose name is known by now. */
  known: number;
  names: WaitingName[];
};

/** A file's progress while it is listed: one JSON line each. */
export type StockProgress =
  | { done: number; of: number }
  | { result: StockCounts }
  | { problem: string };
