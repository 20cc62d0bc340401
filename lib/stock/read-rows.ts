import { filledText } from '../core/filled-text';
import { isFormula } from '../core/formulas';
import { inMiles, unitReader } from '../core/mileage-unit';
import { priceUnitReader } from '../core/price-unit';
import { turnTaker } from '../core/turns';
import { contactNotes } from '../listings/contacts';
import type { Make } from '../listings/types';
import { catalogueIds } from './catalogue-ids';
import { cellValue } from './cells';
import { STOCK_COLUMNS } from './columns';
import { isPriceName } from './mapping';
import { meaningReader, type StockMeanings, unknownWords } from './meanings';
import { rowMessages } from './messages';
import { photoReader } from './photo-reader';
import { type RowCells, repeatsOf } from './repeats';
import { saleStateReader } from './sale-state';
import { SCRAP, stockRowSchema } from './schema';
import { isShared, sharedValue } from './shared-value';
import { standInPlates } from './stand-in-plates';
import type {
  ReadStock,
  StockCar,
  StockMapping,
  StockProblem,
  StockTable,
  WaitingRow,
} from './types';
import { unusedColumns } from './unused-columns';
import { priceReader } from './vat-state';
import { waitedName, waitingCells } from './waiting-rows';
import { writeOffCell } from './write-off-letter';

const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Messages that replace the schema's where those would not help a dealer. */
const OWN_MESSAGES: Record<string, string> = {
  listing: 'The id of one of your listings, as an exported file has it',
  hide_registration: 'Please answer',
};

type Mistake = { column: string; message: string };

/** A label inside a sentence: 'Estate' becomes 'estate', 'SUV' stays. */
const inSentence = (label: string) =>
  label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** Whether a cell is a formula, and not signs in place of a text: '--'. */
const hasFormula = (cell: string) => isFormula(cell) && filledText(cell) !== '';

/** Maximum length of a cell that a message quotes. */
const QUOTED = 40;
/** Maximum length of the text in a cell that is read for the sale state. */
const MAX_STATE = 200;

/**
 * Completes a message with the possible choices and the cell's text: 'Please select a valid colour:
 * black, white or …'.
 */
function explained(column: string, message: string, cell: string) {
  if (message === rowMessages.scrap) return message;
  const choices = STOCK_COLUMNS.find(({ name }) => name === column)?.choices;
  const text = OWN_MESSAGES[column] ?? message;
  const wanted = choices && LIST.format(Object.values(choices).map(inSentence));
  const found = cell.trim();
  const quote = found && found.length <= QUOTED ? `; the file has ‘${found}’` : '';
  return `${text}${wanted ? `: ${wanted}` : ''}${quote}`;
}

/** The id of a make and model that the catalogue lacks, with which the rest of a row is read. */
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** A car with the cells that are left out, and the name that it waits for. */
type ReadCar = {
  car: StockCar;
  leftOut: Mistake[];
  waits?: Pick<WaitingRow, 'column' | 'message' | 'make' | 'model'>;
};

/** The columns whose unreadable cells are left out. */
const LEFT_OUT = new Map(
  STOCK_COLUMNS.flatMap(({ name, label, canBeLeftOut }) => (canBeLeftOut ? [[name, label]] : [])),
);

/**
 * Reads a row: returns the car with the cells that are left out, or one mistake for each wrong
 * column, in the order of the site's columns. `miles` is the mileage converted from kilometres,
 * `wrong` are the columns whose unit or currency is not accepted.
 */
function readRow(
  { cell }: RowCells,
  miles: string | null,
  wrong: Map<string, string>,
  idsOf: ReturnType<typeof catalogueIds>,
  words: ReturnType<typeof unknownWords>,
): ReadCar | Map<string, string> {
  const cells = STOCK_COLUMNS.map((column) => {
    const text = (column.name === 'mileage' ? miles : null) ?? cell(column.name);
    return [column.name, cellValue(column, text)];
  });
  const values: Record<string, unknown> = Object.fromEntries(cells);
  for (const { name } of STOCK_COLUMNS)
    if (!hasFormula(cell(name))) words.add(name, cell(name), values[name]);
  const fuel = String(values.fuel_type ?? '');
  const {
    column,
    message,
    word,
    name: lacking,
    trim,
    ...ids
  } = idsOf(cell('make'), cell('model'), fuel);
  if (column && word && !hasFormula(cell(column))) words.addName(column, word);
  Object.assign(values, ids);
  const ownTrim = filledText(trim ?? '');
  if (ownTrim && !values.trim && stockRowSchema.shape.trim.safeParse(ownTrim).success)
    values.trim = ownTrim;
  let read = stockRowSchema.safeParse(values);
  const unread = new Set(read.error?.issues.map(({ path }) => String(path[0])));
  const leftOut = [...unread].flatMap((column) => {
    const label = LEFT_OUT.get(column);
    if (!label || hasFormula(cell(column)) || values[column] === SCRAP) return [];
    delete values[column];
    const message = `We could not read ‘${cell(column).trim().slice(0, QUOTED)}’ as ${inSentence(label)}: it is left out`;
    return [{ column, message }];
  });
  if (leftOut.length > 0) read = stockRowSchema.safeParse(values);
  const own = new Map(wrong);
  for (const { name } of STOCK_COLUMNS)
    if (hasFormula(cell(name))) own.set(name, 'Formulas are not accepted');
  if (read.success && own.size === 0) return { car: read.data, leftOut };
  const name = lacking && own.size === 0 && waitedName(lacking);
  if (column && message && name) {
    const rest = stockRowSchema.safeParse({ ...values, make_id: UNKNOWN, model_id: UNKNOWN });
    if (rest.success) return { car: rest.data, leftOut, waits: { column, message, ...name } };
  }
  if (column && message && !own.has(column)) own.set(column, message);
  for (const issue of read.error?.issues ?? []) {
    const name = String(issue.path[0]).replace(/^(make|model)_id$/, '$1');
    // Models can only be looked up within a make.
    const isUnknown = name === 'model' && cell('model').trim() && !ids.make_id;
    if (!own.has(name) && !isUnknown) own.set(name, explained(name, issue.message, cell(name)));
  }
  return own;
}

const inOrder = (mistakes: Map<string, string>): Mistake[] =>
  STOCK_COLUMNS.flatMap(({ name }) => {
    const message = mistakes.get(name);
    return message ? { column: name, message } : [];
  });

/**
 * Reads and checks the cars of a file, some rows at a time. A row is left out for a mistake in a
 * cell, a cell too many, a repeated car, or a car that is not for sale; empty rows are skipped.
 * `meanings` are the dealer's own words, `refused` the names that staff refused.
 */
export async function readRows(
  table: StockTable,
  mapping: StockMapping,
  makes: Make[],
  meanings: StockMeanings = {},
  refused: ReadonlySet<string> = new Set(),
): Promise<ReadStock> {
  const { headings, rows, firstRow } = table;
  const at = new Map(
    STOCK_COLUMNS.map(({ name }) => [name, headings.indexOf(mapping[name] ?? '')]),
  );
  const shared = new Map(
    Object.entries(mapping).flatMap(([name, mapped]) =>
      isShared(name, mapped) ? [[name, sharedValue(mapped)]] : [],
    ),
  );
  const states = headings.flatMap((heading, column) => {
    const isMapped = Object.values(mapping).includes(heading);
    const ofPrice = heading === mapping.price ? priceReader(heading) : null;
    const stateOf = isMapped ? ofPrice : saleStateReader(heading);
    return stateOf ? { heading, column, stateOf } : [];
  });
  const unitOf = unitReader(headings, new Set(Object.values(mapping)), mapping.mileage ?? '');
  const wrongPriceUnit = priceUnitReader(headings, mapping.price ?? '', isPriceName);
  const stock: ReadStock = {
    rows: [],
    waiting: [],
    problems: [],
    remarks: unusedColumns(table, mapping),
    notForSale: new Set(),
    words: [],
  };
  const unknown = new Set<string>();
  /**
   * Whether a row says that its car is not for sale; adds a remark on that, and one on each unknown
   * word.
   */
  const isNotForSale = (row: number, cells: string[]) =>
    states.some(({ heading, column, stateOf }) => {
      const state = stateOf((cells[column] ?? '').slice(0, MAX_STATE));
      if (!state) return false;
      if ('leftOut' in state) {
        stock.notForSale.add(row);
        stock.remarks.push({ row, column: heading, message: `Left out: ${state.leftOut}` });
        return true;
      }
      const word = `${heading} ${state.unknown}`;
      if (!unknown.has(word)) {
        unknown.add(word);
        const message = `We do not know ‘${state.unknown.slice(0, QUOTED)}’: such cars are taken to be ${state.takenAs ?? 'for sale'}`;
        stock.remarks.push({ row, column: heading, message });
      }
      return false;
    });
  const meaningOf = meaningReader(meanings);
  const words = unknownWords();
  const takeTurn = turnTaker();
  const found: (RowCells & { cells: string[] })[] = [];
  for (const [index, cells] of rows.entries()) {
    await takeTurn();
    const cell = (column: string) => {
      const text = cells[at.get(column) ?? -1] ?? '';
      const isWriteOff = column === 'write_off';
      const clear = isWriteOff ? writeOffCell(mapping[column] ?? '', text) : text;
      return shared.get(column) ?? meaningOf(column, clear);
    };
    const row = index + firstRow;
    if (cells.length > 0 && !isNotForSale(row, cells)) found.push({ row, cells, cell });
  }
  const standIns = standInPlates(found);
  const filled = found.map((line) => ({
    ...line,
    cell: (column: string) =>
      column === 'registration_number' && standIns.get(line.row)?.isLeftOut
        ? ''
        : line.cell(column),
  }));
  const isLong = ({ cells }: { cells: string[] }) =>
    cells.slice(headings.length).some((cell) => cell.trim());
  const repeats = repeatsOf(filled.filter((row) => !isLong(row)));
  const idsOf = catalogueIds(makes, meanings, refused);
  const photosOf = photoReader(table, mapping.photos);
  const refuse = (row: number, mistakes: Mistake[]) => {
    for (const { column, message } of mistakes)
      stock.problems.push({ row, column: mapping[column] ?? null, message });
  };

  const shown: StockProblem[] = [];
  for (const line of filled) {
    await takeTurn();
    const { row, cells } = line;
    if (isLong(line)) {
      const message = `This row has ${cells.length} cells, not ${headings.length}: put a cell with a comma in it in quotation marks`;
      stock.problems.push({ row, column: null, message });
      continue;
    }
    const heading = mapping.mileage ?? '';
    const miles = inMiles(line.cell('mileage'), unitOf(cells), heading);
    const currency = wrongPriceUnit(cells);
    const wrong = new Map<string, string>();
    if ('wrong' in miles) wrong.set('mileage', miles.wrong);
    if (currency) wrong.set('price', currency);
    const read = readRow(line, 'cell' in miles ? miles.cell : null, wrong, idsOf, words);
    const twice = repeats(row);
    if (read instanceof Map) refuse(row, inOrder(read));
    else if (twice.length === 0 && read.waits) {
      const own = (column: string) =>
        column === 'mileage' && 'cell' in miles ? miles.cell : line.cell(column);
      const leftOut = read.leftOut.map(({ column }) => column);
      const kept = waitingCells(own, leftOut, photosOf(row, cells).photos);
      stock.waiting.push({ row, car: read.car, ...read.waits, cells: kept });
    } else if (twice.length === 0) {
      const plate = standIns.get(row);
      const leftOut = [...read.leftOut, ...(plate?.isLeftOut ? [plate] : [])];
      const { photos, remarks } = photosOf(row, cells);
      stock.remarks.push(...remarks);
      stock.rows.push({
        row,
        car: read.car,
        unread: leftOut.map(({ column }) => column),
        ...(photos && { photos }),
      });
      for (const { column, message } of plate ? [...read.leftOut, plate] : read.leftOut)
        stock.remarks.push({ row, column: mapping[column] ?? null, message });
      for (const { what, note } of contactNotes(read.car))
        shown.push({ row, column: mapping[what] ?? null, message: note });
      if ('km' in miles) {
        const message = `${miles.km} are listed as ${miles.miles}`;
        stock.remarks.push({ row, column: heading, message });
      }
      if ('doubt' in miles && !unknown.has(miles.doubt)) {
        unknown.add(miles.doubt);
        stock.remarks.push({ row, column: heading, message: miles.doubt });
      }
    }
    refuse(row, twice);
  }
  // Added last, because only the first remarks are shown.
  stock.remarks.push(...shown);
  stock.words = words.list();
  return stock;
}
