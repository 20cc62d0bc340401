import { decodeText, delimiterOf, headingsAt, readCsv } from '../core/csv';
import { MAX_HEADING_LENGTH, MAX_HEADINGS } from '../core/table-limits';
import { turnTaker } from '../core/turns';
import { carsIn } from './car-count';
import { ALL_ROWS, MAX_BYTES, MAX_ROW_LENGTH, MAX_ROWS } from './limits';
import { columnOf } from './mapping';
import { parseJson } from './parse-json';
import { isOldWorkbook, isZip, sheetsOf } from './parse-xlsx';
import { parseXml } from './parse-xml';
import { StockFileError } from './problems';
import type { StockTable } from './types';

const isEmpty = (row: string[]) => row.every((cell) => !cell.trim());

const isHeading = (cell: string) => columnOf(cell) !== undefined;

/** The table below the row of headings. */
function tableOf(read: string[][]): StockTable {
  const at = headingsAt(read, isHeading);
  return { headings: read[at] ?? [], rows: read.slice(at + 1), firstRow: at + 2 };
}

/** Reads the first sheet with a row of known headings, else the first one. */
async function parseWorkbook(bytes: Uint8Array): Promise<StockTable> {
  let first: StockTable | undefined;
  try {
    for await (const rows of sheetsOf(bytes)) {
      const table = tableOf(rows);
      if (table.headings.some(isHeading)) return table;
      first ??= table;
    }
  } catch (error) {
    // A dealer does not see the XML inside a workbook: the message names the workbook.
    const isXml = error instanceof StockFileError && /^(?:xml|dtd)$/.test(error.problem);
    throw isXml ? new StockFileError('workbook') : error;
  }
  return first ?? tableOf([]);
}

async function parseCsvTable(text: string): Promise<StockTable> {
  const delimiter = delimiterOf(text, isHeading);
  const read = await readCsv(text, { delimiter, longest: MAX_ROW_LENGTH, rows: ALL_ROWS });
  if (!read) throw new StockFileError('quotes');
  if (read.length > ALL_ROWS) throw new StockFileError('rows');
  return tableOf(read);
}

/**
 * Names columns without a heading and repeated ones; they can be mapped, but never automatically.
 */
function distinct(headings: string[]) {
  const twice = headings.filter((heading, at) => headings.indexOf(heading) < at);
  // Photographs may have one column each, all of the same name.
  const ours = twice.filter((heading) => (columnOf(heading) ?? 'photos') !== 'photos');
  if (ours.length > 0) throw new StockFileError('twice', [...new Set(ours)]);
  return headings.map((heading, at) =>
    heading && headings.indexOf(heading) === at ? heading : `${heading} (column ${at + 1})`.trim(),
  );
}

/**
 * Checks a table and makes its headings distinct. Empty rows inside stay, without cells, so that
 * rows keep their numbers.
 */
async function checked({ headings, rows, firstRow }: StockTable): Promise<StockTable> {
  if (headings.length > MAX_HEADINGS) throw new StockFileError('headings');
  const names = headings.map((heading) =>
    heading
      .replace(/\s+/g, ' ')
      .replace(/^[ =]+/, '')
      .trim()
      .slice(0, MAX_HEADING_LENGTH),
  );
  const takeTurn = turnTaker();
  const filled: string[][] = [];
  for (const row of rows) {
    await takeTurn();
    filled.push(isEmpty(row) ? [] : row);
  }
  const trimmed = filled.slice(0, filled.findLastIndex(({ length }) => length > 0) + 1);
  if (isEmpty(names) || trimmed.length === 0) throw new StockFileError('empty');
  if (carsIn(trimmed) > MAX_ROWS) throw new StockFileError('rows');
  return { headings: distinct(names), rows: trimmed, firstRow };
}

const HTML = /^<(!doctype\s+html|html|head|body)\b/i;

/**
 * Reads a CSV, Excel, XML or JSON file, which it detects by content, a piece at a time. Throws StockFileError.
 */
export async function parseStockFile(bytes: Uint8Array): Promise<StockTable> {
  if (bytes.length > MAX_BYTES) throw new StockFileError('size');
  if (isOldWorkbook(bytes)) throw new StockFileError('workbook');
  if (isZip(bytes)) return checked(await parseWorkbook(bytes));
  const decoded = await decodeText(bytes);
  if (!decoded) throw new StockFileError('text');
  const text = decoded.text.trimStart();
  if (HTML.test(text)) throw new StockFileError('html');
  if (/^[[{]/.test(text)) return checked(await parseJson(decoded.text));
  return checked(
    await (text.startsWith('<') ? parseXml(decoded.text) : parseCsvTable(decoded.text)),
  );
}
