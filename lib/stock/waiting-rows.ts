import { cleanText } from '../core/clean-text';
import { plainName } from '../core/schema';
import { STOCK_COLUMNS } from './columns';
import { joinFeatures } from './features';
import { MAX_WORD } from './meanings';
import type { StockTable, WaitingRow } from './types';

const COLUMNS = STOCK_COLUMNS.map(({ name }) => name);

/**
 * The name that a car waits for, without hidden characters; null for one that is too long or empty,
 * or whose letters were lost.
 */
export function waitedName(lacking: { make: string; model: string }) {
  const [make, model] = [plainName(lacking.make), plainName(lacking.model)];
  const isLong = `${make} ${model}`.length > MAX_WORD;
  const isBroken = `${make}${model}`.includes('\ufffd');
  return make && model && !isLong && !isBroken ? { make, model } : null;
}

/** The cells of a row by the names of the site's columns, without those in `leftOut`. */
export function waitingCells(
  cell: (column: string) => string,
  leftOut: string[],
  photos: string[] | undefined,
): WaitingRow['cells'] {
  const cells = COLUMNS.filter((name) => name !== 'photos' && !leftOut.includes(name)).map(
    (name) => [name, cleanText(cell(name))] as const,
  );
  const all = [...cells, ['photos', joinFeatures(photos ?? [])] as const];
  return Object.fromEntries(all.filter(([, text]) => text));
}

/** A file of waiting cars, with the site's column names as headings. */
export function waitingTable(cars: WaitingRow['cells'][]) {
  const table: StockTable = {
    headings: COLUMNS,
    firstRow: 2,
    rows: cars.map((cells) => COLUMNS.map((name) => cells[name] ?? '')),
  };
  const named = COLUMNS.filter((name) => cars.some((cells) => cells[name]));
  return { table, mapping: Object.fromEntries(named.map((name) => [name, name])) };
}
