import { isUuid } from '../ids';
import type { Make } from '../listings/types';
import type { OwnFit } from '../valuation/own-stock';
import type { KnownStock } from './known-stock';
import { missingColumns } from './mapping';
import type { StockMeanings, UnknownWord } from './meanings';
import { cellsOf, planStock, type StockPlan } from './plan';
import { askAboutPrices } from './price-questions';
import { readRows } from './read-rows';
import { type SettledNames, withSettledNames } from './settled-names';
import type { StockMapping, StockTable } from './types';

/** A file as it was read, with the dealer's headings and words. */
export type FileContent = {
  table: StockTable;
  mapping: StockMapping;
  meanings: StockMeanings;
  /** Whether it has only some of the dealer's cars. */
  isPart?: boolean;
};

/** The catalogue and stock that a file is compared with; `getStock` gets the stock numbers and listings that it names. */
export type Compared = {
  getMakes: () => Promise<Make[]>;
  getStock: (numbers: string[], ids: string[]) => Promise<KnownStock | null>;
  getOwnFit: () => Promise<OwnFit | null>;
  /** Gets the names that staff settled. */
  getNames: () => Promise<SettledNames>;
};

export type ComparedFile = { missingColumns: string[]; words: UnknownWord[]; plan: StockPlan };

const NOTHING: StockPlan = {
  unchanged: [],
  waiting: [],
  planned: [],
  cars: [],
  problems: [],
  refusedRows: 0,
  remarks: [],
  notForSale: 0,
  missing: [],
  canWithdraw: false,
  photos: new Map(),
  unchangedRows: new Map(),
};

/**
 * Reads a file and compares it with a dealer's stock, as for the check of its page; null for a user
 * without listings. Throws the errors of what it gets.
 */
export async function compareFile(
  { table, mapping, meanings, isPart }: FileContent,
  { getMakes, getStock, getOwnFit, getNames }: Compared,
): Promise<ComparedFile | null> {
  const missing = missingColumns(mapping);
  if (missing.length > 0) return { missingColumns: missing, words: [], plan: NOTHING };
  const numbers = [...cellsOf(table, mapping.stock_id)];
  const ids = [...cellsOf(table, mapping.listing)].filter(isUuid);
  const [makes, stock, names] = await Promise.all([getMakes(), getStock(numbers, ids), getNames()]);
  if (!stock) return null;
  const words = withSettledNames(meanings, names);
  const read = await readRows(table, mapping, makes, words, names.refused);
  const plan = await planStock({ table, mapping, read, stock, makes, isPart });
  const planned = await askAboutPrices(plan, read, stock.cars, makes, await getOwnFit());
  return { missingColumns: missing, words: read.words, plan: { ...plan, planned } };
}
