import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { piecesOf } from './pieces';

/**
 * Decodes a text file: UTF-8, UTF-16 with its mark, else what Excel writes by default in Britain. `bom`
 * says that spreadsheets need the mark of UTF-8 to read it. Null for what is no text, such as a workbook.
 */
export function decodeText(bytes: Uint8Array): { text: string; bom: boolean } | null {
  const mark = (...at: number[]) => at.every((byte, index) => bytes[index] === byte);
  const unicode = mark(0xff, 0xfe) ? 'utf-16le' : mark(0xfe, 0xff) ? 'utf-16be' : 'utf-8';
  let text: string;
  let isPlain = unicode === 'utf-8' && !mark(0xef, 0xbb, 0xbf);
  try {
    text = new TextDecoder(unicode, { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
    isPlain = false;
  }
  // Spreadsheets and pictures have bytes that no text has.
  return /[^\P{Cc}\t\r\n]/u.test(text) ? null : { text, bom: !isPlain };
}

/** The delimiter that the headings have most of, outside quotes. */
export function delimiterOf(text: string) {
  const headings = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => headings.split(delimiter).length;
  return [',', ';', '\t'].reduce((most, next) => (count(next) > count(most) ? next : most));
}

type CsvOptions = {
  delimiter: string;
  /** The longest row in characters. */
  longest: number;
  /** Rows with the headings and the empty ones; reading stops after one more. */
  rows: number;
};

class LineTooLong extends Error {}

/** The pieces of a text; throws LineTooLong at a longer line, as the parser counts no delimiters. */
async function* piecesWithin(text: string, longest: number) {
  let open = 0;
  for await (const piece of piecesOf(text)) {
    const lineBreak = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'));
    open = lineBreak < 0 ? open + piece.length : piece.length - lineBreak - 1;
    if (open > longest) throw new LineTooLong();
    yield piece;
  }
}

/**
 * The rows of a CSV text with the empty ones, as dealers' files are: rows of any length, quotation marks as people leave
 * them. Read a piece at a time; null where its quotation marks do not tell rows apart, or a row is too
 * long.
 */
export async function readCsv(
  text: string,
  { delimiter, longest, rows: most }: CsvOptions,
): Promise<string[][] | null> {
  const parser = parse({
    delimiter,
    max_record_size: longest,
    relax_quotes: true,
    relax_column_count: true,
  });
  const rows: string[][] = [];
  try {
    await pipeline(piecesWithin(text, longest), parser, async (read: AsyncIterable<string[]>) => {
      for await (const row of read) if (rows.push(row) > most) break;
    });
    return rows;
  } catch (error) {
    if (error instanceof CsvError || error instanceof LineTooLong) return null;
    // The pipeline calls it an error that reading stops.
    if (rows.length <= most) throw error;
    return rows;
  }
}
