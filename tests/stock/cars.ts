import type { Make } from '@/lib/listings/types';
import { STOCK_COLUMNS } from '@/lib/stock/columns';
import { suggestMapping } from '@/lib/stock/mapping';
import { parseStockFile } from '@/lib/stock/parse-file';
import { readRows } from '@/lib/stock/read-rows';
import type { StockMapping } from '@/lib/stock/types';

export const bytesOf = (text: string) => new TextEncoder().encode(text);
const id = (last: number) => `5dfba441-0000-4000-8000-${String(last).padStart(12, '0')}`;

export const MAKES: Make[] = [
  {
    id: id(1),
    name: 'Ford',
    models: ['Ka', 'Ka+', 'Fiesta'].map((name, at) => ({ id: id(11 + at), name })),
  },
  { id: id(2), name: 'Citroën', models: [{ id: id(21), name: 'C3' }] },
  { id: id(3), name: 'Volkswagen', models: [{ id: id(31), name: 'Golf' }] },
];

export const HEADINGS = STOCK_COLUMNS.map(({ name }) => name);

/** Returns a row of the format's examples, with these cells instead. */
export const rowOf = (cells: Record<string, string> = {}) =>
  STOCK_COLUMNS.map(({ name, example }) => cells[name] ?? example);

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** Returns a CSV file of such rows. */
export const csvOf = (...rows: string[][]) =>
  [HEADINGS, ...rows].map((cells) => cells.map(quoted).join()).join('\r\n');

/** Reads a file with the mapping that its headings suggest. */
export async function readFile(text: string, saved: StockMapping = {}) {
  const table = await parseStockFile(bytesOf(text));
  return readRows(table, suggestMapping(table.headings, saved), MAKES);
}

/** Reads rows of the examples with one more column. */
export const readWith = (heading: string, ...cells: string[]) => {
  const rows = cells.map((cell, n) => [
    ...rowOf({ stock_id: `A${n}`, registration_number: '' }),
    cell,
  ]);
  const [, ...lines] = csvOf(...rows).split('\r\n');
  return readFile([[...HEADINGS, heading].join(), ...lines].join('\r\n'));
};
