import { type Options, stringify } from 'csv-stringify/sync';
import { decodeText, delimiterOf, headingsAt, readCsv } from '../core/csv';
import { isFormula, safeCell } from '../core/formulas';
import { inMiles, unitReader } from '../core/mileage-unit';
import { priceUnitReader } from '../core/price-unit';
import { MAX_HEADINGS } from '../core/table-limits';
import { turnTaker } from '../core/turns';
import { verdictLabel, verdictOf } from '../listings/verdict';
import { BULK_COLUMNS, cellValue, columnOf, FIGURE_COLUMNS, isPriceName } from './bulk-columns';
import { MAX_CARS } from './bulk-limits';
import { carNote, readCar } from './bulk-notes';
import { whyNoFigure } from './no-figure';
import { ValuationError } from './types';
import { type ValuationOptions, valueCar } from './value-car';

/** Maximum length of a row in characters. */
const MAX_ROW = 20_000;
/** Maximum number of rows including empty ones, of which spreadsheets may write thousands. */
const ALL_ROWS = 4 * MAX_CARS;

export type BulkProblem = 'empty' | 'text' | 'quotes' | 'headings' | 'missing' | 'twice' | 'cars';

/** Thrown when a file cannot be valued as a whole; `columns` are the columns of the problem. */
export class BulkError extends Error {
  override name = 'BulkError';
  constructor(
    readonly problem: BulkProblem,
    readonly columns: string[] = [],
  ) {
    super(`Bulk valuation: ${problem}`);
  }
}

/**
 * Returns the columns of the headings; throws if one is missing or repeated, or if there are too
 * many.
 */
function readHeadings(headings: string[]) {
  if (headings.length > MAX_HEADINGS) throw new BulkError('headings');
  const columns = headings.map((heading) => columnOf(heading, headings));
  const names = columns.flatMap((column) => column?.name ?? []);
  const twice = names.filter((name, at) => names.indexOf(name) < at);
  if (twice.length > 0) throw new BulkError('twice', twice);
  const missing = BULK_COLUMNS.filter(
    ({ name, isOptional }) => !isOptional && !names.includes(name),
  );
  if (missing.length > 0)
    throw new BulkError(
      'missing',
      missing.map(({ name }) => name),
    );
  return columns;
}

type Table = {
  columns: ReturnType<typeof readHeadings>;
  width: number;
  delimiter: string;
  /** Returns the unit of a row's mileage, as its cells give it. */
  unitOf: ReturnType<typeof unitReader>;
  /** Returns the reason why a row's asking price is not in pounds; null if it is. */
  wrongPriceOf: ReturnType<typeof priceUnitReader>;
};

const refused = (note: string) => [...FIGURE_COLUMNS.slice(1).map(() => ''), note];

/**
 * Returns the cells of FIGURE_COLUMNS; `unit` is the unit of the row's mileage, `wrongPrice` the
 * reason why its asking price is not accepted.
 */
function figuresOf(
  form: Record<string, string>,
  unit: ReturnType<Table['unitOf']>,
  wrongPrice: string | null,
  options: ValuationOptions,
): string[] {
  const miles = inMiles(form.mileage ?? '', unit, 'mileage');
  if ('wrong' in miles) return refused(`mileage: ${miles.wrong}`);
  const isOtherMoney = wrongPrice !== null && Boolean(form.askingPrice);
  const { car, problems } = readCar({
    ...form,
    mileage: miles.cell,
    ...(isOtherMoney && { askingPrice: '' }),
  });
  if (!car) return refused(problems.join('; '));
  if (isOtherMoney) problems.push(`asking_price left out: ${wrongPrice}`);
  if ('km' in miles) problems.push(`${miles.km} are valued as ${miles.miles}`);
  if ('doubt' in miles) problems.push(miles.doubt);
  const none = whyNoFigure(car, options.asOf);
  if (none) return refused([...problems, none].join('; '));
  try {
    const valuation = valueCar(car, { ...options, explain: false });
    const { value, range80, range90, caveats } = valuation;
    const price = car.askingPrice;
    const verdict = price ? verdictLabel(price, value, verdictOf(price, valuation)) : '';
    const figures = [value, ...range80, ...range90].map(String);
    return [...figures, verdict, carNote(problems, caveats)];
  } catch (error) {
    if (error instanceof ValuationError) return refused('This car cannot be valued');
    throw error;
  }
}

/** Returns the cells of a row with FIGURE_COLUMNS added. */
function valueRow(row: string[], table: Table, options: ValuationOptions) {
  const { columns, width, delimiter, unitOf, wrongPriceOf } = table;
  if (row.slice(width).some((cell) => cell.trim())) {
    const sign = delimiter === '\t' ? 'tab' : delimiter;
    const note = `This row has ${row.length} cells, not ${width}: quote a cell with a ${sign} in it`;
    const last = row.slice(columns.length - 1).join(delimiter);
    return [...row.slice(0, columns.length - 1), last, ...refused(note)];
  }
  const cells = columns.map((_, at) => row[at] ?? '');
  const form = columns.flatMap((column, at) =>
    column ? [[column.field, cellValue(column, cells[at] ?? '')] as const] : [],
  );
  const figures = figuresOf(Object.fromEntries(form), unitOf(row), wrongPriceOf(row), options);
  return [...cells, ...figures];
}

/**
 * Values the cars of a CSV file. Returns it with FIGURE_COLUMNS added, in its order and with its
 * delimiter; the note of a row that cannot be valued gives the reason. Texts that a spreadsheet
 * would run as a formula get a no-break space before them. Throws BulkError.
 */
export async function valueFile(bytes: Uint8Array, options: ValuationOptions = {}) {
  const decoded = await decodeText(bytes);
  if (!decoded) throw new BulkError('text');
  const { text, bom } = decoded;
  const isHeading = (cell: string) => columnOf(cell) !== undefined;
  const delimiter = delimiterOf(text, isHeading);
  const parsed = await readCsv(text, { delimiter, longest: MAX_ROW, rows: ALL_ROWS });
  if (!parsed) throw new BulkError('quotes');
  if (parsed.length > ALL_ROWS) throw new BulkError('cars');
  const [headings, ...rows] = parsed
    .slice(headingsAt(parsed, isHeading))
    .filter(([first, ...more]) => first || more.length > 0);
  if (!headings || rows.length === 0) throw new BulkError('empty');
  if (rows.length > MAX_CARS) throw new BulkError('cars');
  // A file that was valued before gets new figures.
  const isValued = headings.slice(-FIGURE_COLUMNS.length).join() === FIGURE_COLUMNS.join();
  const own = isValued ? headings.slice(0, -FIGURE_COLUMNS.length) : headings;
  const columns = readHeadings(own);
  const used = new Set(own.filter((_, at) => columns[at]));
  const headingOf = (field: string) => own.find((_, at) => columns[at]?.field === field) ?? '';
  const table = {
    columns,
    width: headings.length,
    delimiter,
    unitOf: unitReader(own, used, headingOf('mileage')),
    wrongPriceOf: priceUnitReader(own, headingOf('askingPrice'), isPriceName),
  };

  const takeTurn = turnTaker();
  let file = bom ? '\ufeff' : '';
  const form: Options = {
    delimiter,
    record_delimiter: 'windows',
    // A spreadsheet ends a row at any line break, not only at the one between the rows.
    quoted_match: [/[\r\n]/],
    cast: { string: (value) => (isFormula(value) ? safeCell(value) : value) },
  };
  file += stringify([[...own, ...FIGURE_COLUMNS]], form);
  for (const row of rows) {
    await takeTurn();
    file += stringify([valueRow(row, table, options)], form);
  }
  return file;
}
