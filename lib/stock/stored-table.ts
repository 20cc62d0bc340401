import { promisify } from 'node:util';
import { gunzip, gzip, type InputType } from 'node:zlib';
import { turnTaker } from '../core/turns';
import { StockFileError } from './problems';
import type { StockTable } from './types';

const pack = promisify<InputType, Buffer>(gzip);
const unpack = promisify<InputType, { maxOutputLength: number }, Buffer>(gunzip);

/** Rows of a piece: a file's JSON as a whole would take too long to write or read in one go. */
const ROWS = 100;
/** Maximum size in bytes of the rows of a file as JSON, which is longer than the file. */
const MAX_JSON = 64 * 1024 * 1024;
/** Maximum length in characters of the packed rows: the database takes 16 MB with the headings. */
const MAX_PACKED = 15 * 1024 * 1024;

/** A table as it is stored: `packed` is the compressed JSON of some rows a line, in base64. */
export type StoredTable = Pick<StockTable, 'headings' | 'firstRow'> & {
  packed: string;
  /** Whether it has only some of the dealer's cars: the others are not missing. */
  isPart?: true;
};

/** Packs a table, some rows at a time. Throws StockFileError if it is too large. */
export async function packTable({ headings, rows, firstRow }: StockTable): Promise<StoredTable> {
  const takeTurn = turnTaker();
  const lines: Buffer[] = [];
  for (let at = 0; at < rows.length; at += ROWS) {
    lines.push(Buffer.from(`${JSON.stringify(rows.slice(at, at + ROWS))}\n`));
    await takeTurn();
  }
  const json = Buffer.concat(lines);
  if (json.length > MAX_JSON) throw new StockFileError('size');
  const packed = (await pack(json)).toString('base64');
  if (packed.length > MAX_PACKED) throw new StockFileError('size');
  return { headings, firstRow, packed };
}

/**
 * Unpacks a stored table, some rows at a time. A table that is not packed, as files had until an
 * hour ago, is returned as it is.
 */
export async function unpackTable(stored: StoredTable | StockTable): Promise<StockTable> {
  if ('rows' in stored) return stored;
  const { headings, firstRow, packed } = stored;
  const takeTurn = turnTaker();
  const json = await unpack(Buffer.from(packed, 'base64'), { maxOutputLength: MAX_JSON });
  const rows: string[][] = [];
  for (let at = 0; at < json.length; ) {
    const end = json.indexOf('\n', at);
    for (const row of JSON.parse(json.toString('utf8', at, end)) as string[][]) rows.push(row);
    at = end + 1;
    await takeTurn();
  }
  return { headings, rows, firstRow };
}

type OwnData = { stock_files?: { content: StoredTable | StockTable }[] } | null;

/** Returns the data about a user with the rows of their stock files as the files had them. */
export async function withReadableFiles<Data>(data: Data): Promise<Data> {
  const files = (data as OwnData)?.stock_files ?? [];
  const readable = [];
  for (const file of files) readable.push({ ...file, content: await unpackTable(file.content) });
  return files.length > 0 ? { ...data, stock_files: readable } : data;
}
