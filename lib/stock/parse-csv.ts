import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { CSV_SETTINGS, delimiterOf } from '../core/csv';
import { piecesOf } from './pieces';
import { StockFileError } from './problems';

/** The longest row in characters: a description of 5,000, and columns of the dealer's that are not read. */
const LONGEST_ROW = 100_000;

/** The rows of a CSV file with the empty ones, the headings first; at most `most`. Throws StockFileError. */
export async function parseCsvRows(text: string, most: number): Promise<string[][]> {
  const parser = parse({
    ...CSV_SETTINGS,
    delimiter: delimiterOf(text),
    max_record_size: LONGEST_ROW,
  });
  const rows: string[][] = [];
  try {
    for await (const row of Readable.from(piecesOf(text)).pipe(parser)) {
      if (rows.push(row) > most) throw new StockFileError('rows');
    }
    return rows;
  } catch (error) {
    throw error instanceof CsvError ? new StockFileError('quotes') : error;
  }
}
