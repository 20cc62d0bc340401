import { MAX_HEADINGS } from '../core/table-limits';
import { ALL_ROWS, MAX_ROW_LENGTH, MAX_UNPACKED } from './limits';
import { StockFileError } from './problems';
import {
  attributeOf,
  type CellValues,
  cellText,
  MAX_CELL,
  readDateStyles,
  readSharedTexts,
} from './xlsx-values';
import { readElements } from './xml-elements';
import { openZip } from './zip';

/** Maximum number of sheets that are looked at. */
const MAX_SHEETS = 5;

/** The number of a cell's column from its place: 'B2' is 1. */
function columnAt(place: string) {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(place)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/**
 * Reads the rows of a sheet, empty ones included, so that they keep their numbers. Many cells may
 * share a long text, so that the rows can be longer than the file.
 */
async function readSheet(xml: string, values: CellValues): Promise<string[][]> {
  const rows: string[][] = [];
  const open: string[] = [];
  let row: string[] = [];
  let [at, column, type, style, value] = [0, 0, 'n', 0, ''];
  let [length, total] = [0, 0];
  await readElements(xml.trimStart(), {
    open(element) {
      const { name } = element;
      open.push(name);
      if (name === 'row') {
        at = Number(attributeOf(element, 'r') ?? at + 1);
        row = [];
        column = -1;
        length = 0;
      } else if (name === 'c') {
        const place = attributeOf(element, 'r');
        column = place ? columnAt(place) : column + 1;
        type = attributeOf(element, 't') ?? 'n';
        style = Number(attributeOf(element, 's') ?? 0);
        value = '';
      }
    },
    text(part) {
      const [name, parent] = [open.at(-1), open.at(-2)];
      const isValue = name === 'v' || (name === 't' && (parent === 'is' || parent === 'r'));
      if (isValue && value.length < MAX_CELL) value += part;
    },
    close() {
      const name = open.pop();
      if (name === 'c' && value !== '') {
        if (!(column >= 0 && column < 2 * MAX_HEADINGS)) throw new StockFileError('headings');
        const text = cellText(value.slice(0, MAX_CELL), type, style, values);
        length += text.length;
        total += text.length;
        if (length > MAX_ROW_LENGTH || total > MAX_UNPACKED) throw new StockFileError('unpacked');
        row[column] = text;
      }
      if (name !== 'row' || row.length === 0) return;
      if (!(at > rows.length && at <= ALL_ROWS)) throw new StockFileError('rows');
      while (rows.length < at - 1) rows.push([]);
      rows.push(Array.from(row, (cell) => cell ?? ''));
    },
  });
  return rows;
}

/** Reads the names of the files of the visible sheets, in order, and the start of dates. */
async function readWorkbook(workbook: string, relations: string) {
  const targets = new Map<string, string>();
  const ids: string[] = [];
  let isFrom1904 = false;
  const ignore = { text: () => {}, close: () => {} };
  await readElements(relations.trimStart(), {
    open(element) {
      const [id, target] = ['Id', 'Target'].map((name) => attributeOf(element, name));
      if (id && target) targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
    ...ignore,
  });
  await readElements(workbook.trimStart(), {
    open(element) {
      if (element.name === 'workbookPr')
        isFrom1904 = /^(?:1|true)$/.test(attributeOf(element, 'date1904') ?? '');
      if (element.name === 'sheet' && !/hidden/i.test(attributeOf(element, 'state') ?? ''))
        ids.push(attributeOf(element, 'id') ?? '');
    },
    ...ignore,
  });
  return { sheets: ids.flatMap((id) => targets.get(id) ?? []).slice(0, MAX_SHEETS), isFrom1904 };
}

/** Whether bytes are a zip file, and whether they are a workbook before Excel 2007 or with a password. */
export const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
export const isOldWorkbook = (bytes: Uint8Array) =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);

/**
 * Yields the rows of each visible sheet of an Excel workbook, the first ones: numbers and dates as
 * text, dates as 2018-09-01. Throws StockFileError.
 */
export async function* sheetsOf(bytes: Uint8Array): AsyncGenerator<string[][]> {
  const zip = openZip(bytes);
  const workbook = await zip.read('xl/workbook.xml');
  const relations = await zip.read('xl/_rels/workbook.xml.rels');
  if (workbook === null || relations === null) throw new StockFileError('workbook');
  const { sheets, isFrom1904 } = await readWorkbook(workbook, relations);
  const values = {
    texts: await readSharedTexts(await zip.read('xl/sharedStrings.xml')),
    dateStyles: await readDateStyles(await zip.read('xl/styles.xml')),
    isFrom1904,
  };
  for (const name of sheets) {
    const xml = await zip.read(name);
    if (xml !== null) yield await readSheet(xml, values);
  }
}
