import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { piecesOf } from './pieces';
import { MAX_HEADING_LENGTH, MAX_HEADINGS } from './table-limits';
import { type TakeTurn, turnTaker } from './turns';

/** The characters of the bytes 0x80 to 0x9F in Windows-1252, which TextDecoder no longer has (nodejs/node#56542). */
const WINDOWS_1252 = '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ';

/**
 * Replaces the characters 128 to 159, as in a reference such as &#146;, by those of Windows-1252.
 */
export const windows1252 = (text: string) =>
  text.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_1252[sign.charCodeAt(0) - 0x80] ?? '');

const isContinuation = (byte = 0): byte is number => byte >= 0x80 && byte < 0xc0;

/** Bytes of a file that are read before other requests get a turn. */
const AT_A_TIME = 256 * 1024;

/**
 * Decodes Windows-1252, Excel's default in Britain, also with UTF-8 from other programs mixed in.
 */
async function decodeWindows1252(bytes: Uint8Array, takeTurn: TakeTurn): Promise<string> {
  const utf16 = new TextDecoder('utf-16le');
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    await takeTurn();
    const units = new Uint16Array(AT_A_TIME);
    let length = 0;
    for (; length < AT_A_TIME && at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      const second = bytes[at + 1];
      const third = bytes[at + 2];
      let unit = byte >= 0x80 && byte < 0xa0 ? WINDOWS_1252.charCodeAt(byte - 0x80) : byte;
      if (byte >= 0xc2 && byte < 0xe0 && isContinuation(second)) {
        unit = ((byte & 0x1f) << 6) | (second & 0x3f);
        at += 1;
      } else if (byte > 0xe0 && byte < 0xf0 && isContinuation(second) && isContinuation(third)) {
        unit = ((byte & 0xf) << 12) | ((second & 0x3f) << 6) | (third & 0x3f);
        at += 2;
      }
      units[length++] = unit;
    }
    pieces.push(utf16.decode(units.subarray(0, length), { stream: true }));
  }
  return pieces.join('') + utf16.decode();
}

/**
 * Whether a text has a control character, which occurs in spreadsheets and pictures but not in
 * text.
 */
async function hasControls(text: string, takeTurn: TakeTurn) {
  for (let at = 0; at < text.length; at += AT_A_TIME) {
    await takeTurn();
    if (/[^\P{Cc}\t\r\n]/u.test(text.slice(at, at + AT_A_TIME))) return true;
  }
  return false;
}

/** Number of bytes that show whether a text is UTF-16. */
const FIRST_BYTES = 2000;
/** Minimum share of ASCII characters in the beginning of such a text. */
const MOSTLY = 0.7;

/**
 * The kind of UTF-16 of a file without a mark: its first bytes are mostly signs of ASCII, each with
 * a zero byte after it, or before it. Null for another text.
 */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const pairs = Math.floor(Math.min(bytes.length, FIRST_BYTES) / 2);
  let [littleEndian, bigEndian] = [0, 0];
  for (let at = 0; at < 2 * pairs; at += 2) {
    if (bytes[at] !== 0 && bytes[at + 1] === 0) littleEndian += 1;
    if (bytes[at] === 0 && bytes[at + 1] !== 0) bigEndian += 1;
  }
  if (littleEndian > pairs * MOSTLY) return 'utf-16le';
  return bigEndian > pairs * MOSTLY ? 'utf-16be' : null;
}

/**
 * Decodes a text file: UTF-8, UTF-16 with or without its mark, else Windows-1252, Excel's default in Britain.
 * `bom` says whether spreadsheets need the UTF-8 mark to read it. Null for other files, such as a
 * workbook.
 */
export async function decodeText(
  bytes: Uint8Array,
): Promise<{ text: string; bom: boolean } | null> {
  const mark = (...at: number[]) => at.every((byte, index) => bytes[index] === byte);
  const marked = mark(0xff, 0xfe) ? 'utf-16le' : mark(0xfe, 0xff) ? 'utf-16be' : null;
  const unicode = marked ?? unmarkedUtf16(bytes) ?? 'utf-8';
  const takeTurn = turnTaker();
  let text: string;
  let isPlain = unicode === 'utf-8' && !mark(0xef, 0xbb, 0xbf);
  try {
    text = new TextDecoder(unicode, { fatal: true }).decode(bytes);
  } catch {
    text = await decodeWindows1252(bytes, takeTurn);
    isPlain = false;
  }
  return (await hasControls(text, takeTurn)) ? null : { text, bom: !isPlain };
}

const DELIMITERS = [',', ';', '\t', '|'];
/** Maximum lines up to the headings: a title, Excel's `sep=;`, and empty lines. */
const FIRST_LINES = 10;
const FIRST_CHARACTERS = 50_000;

/** Whether a cell is the name of a column that the reader of the file knows. */
type IsHeading = (cell: string) => boolean;

/**
 * Counts the headings among the maximum number of cells of a file; skips cells longer than a
 * heading.
 */
const countHeadings = (cells: string[], isHeading: IsHeading) =>
  cells
    .slice(0, MAX_HEADINGS)
    .filter((cell) => cell.length <= MAX_HEADING_LENGTH && isHeading(cell.replaceAll('"', '')))
    .length;

/**
 * Returns the delimiter of a CSV text: the one that a `sep=` line names, else the one that gives a
 * line near the start the most headings, else the most frequent one of the first line, outside
 * quotes.
 */
export function delimiterOf(text: string, isHeading: IsHeading) {
  const lines = text
    .trimStart()
    .slice(0, FIRST_CHARACTERS)
    .split(/[\r\n]+/, FIRST_LINES);
  const named = /^"?sep=(.)"?$/i.exec(lines[0] ?? '')?.[1] ?? '';
  if (DELIMITERS.includes(named)) return named;
  const plain = (lines[0] ?? '').replace(/"[^"]*"/g, '');
  const scores = DELIMITERS.map((delimiter) => {
    const headings = lines.map((line) => countHeadings(line.split(delimiter), isHeading));
    return { delimiter, headings: Math.max(...headings), cells: plain.split(delimiter).length };
  });
  scores.sort((a, b) => b.headings - a.headings || b.cells - a.cells);
  return scores[0]?.delimiter ?? ',';
}

/**
 * The index of the row near the start with the most headings; without headings, the first row that
 * is not empty.
 */
export function headingsAt(rows: string[][], isHeading: IsHeading): number {
  const counts = rows.slice(0, FIRST_LINES).map((row) => countHeadings(row, isHeading));
  const most = Math.max(0, ...counts);
  const first = rows.findIndex((row) => row.some((cell) => cell.trim()));
  return most > 0 ? counts.indexOf(most) : Math.max(0, first);
}

type CsvOptions = {
  delimiter: string;
  /** Maximum length of a row in characters. */
  longest: number;
  /** Number of rows, including headings and empty rows; reading stops after one more. */
  rows: number;
};

/** The text of a cell such as ="0123", a formula that keeps a spreadsheet from reading a number. */
const withoutGuard = (cell: string) =>
  cell.startsWith('="') && cell.endsWith('"') && cell.length > 2 ? cell.slice(2, -1) : cell;

class LineTooLong extends Error {}

/**
 * Yields the pieces of a text; throws LineTooLong at a longer line, as the parser counts no
 * delimiters.
 */
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
 * Reads the rows of a CSV text, empty ones included, as dealers' files have them: rows of any
 * length, with careless quotation marks. Reads one piece at a time; null if the quotation marks do
 * not separate rows, or if a row is too long.
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
      for await (const row of read) if (rows.push(row.map(withoutGuard)) > most) break;
    });
    return rows;
  } catch (error) {
    if (error instanceof CsvError || error instanceof LineTooLong) return null;
    // The pipeline reports the early end of reading as an error.
    if (rows.length <= most) throw error;
    return rows;
  }
}
