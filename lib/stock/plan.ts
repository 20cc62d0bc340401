import { hiddenPlateMessage, textWithHiddenPlate } from '../core/hidden-plate';
import { turnTaker } from '../core/turns';
import { formatMileage, formatPrice, formatRegistration } from '../format';
import type { Make } from '../listings/types';
import { writeOffLabel } from '../listings/write-off';
import { changesOf, factsOf, namesOf } from './changes';
import type { KnownCar, KnownStock, StockFacts } from './known-stock';
import { MAX_WAITING, MAX_WAITING_BYTES, WITHDRAWABLE_SHARE } from './limits';
import { rowMessages } from './messages';
import { plainNumber } from './stock-number';
import type {
  MissingCar,
  PlannedCar,
  ReadStock,
  StockCar,
  StockMapping,
  StockProblem,
  StockRow,
  StockTable,
  WaitingRow,
} from './types';

/** A car in the form of the SQL function `list_stock`. */
export type ListedCar = {
  row: number;
  /** Null if the listing keeps its number, or has none. */
  stock_id: string | null;
  listing: string | null;
  facts: Partial<StockFacts>;
};

/** The plan of a file's changes; the page shows only the first of each. */
export type StockPlan = {
  /** The ids of listings that already match the file. */
  unchanged: string[];
  planned: PlannedCar[];
  /** The cars of `planned`, in the same order. */
  cars: ListedCar[];
  /** The new cars whose make or model the catalogue lacks. */
  waiting: WaitingRow[];
  problems: StockProblem[];
  refusedRows: number;
  remarks: StockProblem[];
  /** Number of rows that say that their car is not for sale. */
  notForSale: number;
  missing: MissingCar[];
  canWithdraw: boolean;
  /** The addresses of the photographs of each row; empty if the file has none in any row. */
  photos: Map<number, string[]>;
  /** The row of each listing that already matches the file. */
  unchangedRows: Map<string, number>;
};

type Given = {
  table: StockTable;
  mapping: StockMapping;
  read: ReadStock;
  stock: KnownStock;
  makes: Make[];
  /** Whether the file names only some of the dealer's cars. */
  isPart?: boolean | undefined;
};

const isOpen = ({ status }: KnownCar) => ['active', 'held', 'reserved'].includes(status);

/** The cells of a column, including rows with a mistake, but without the rows in `leftOut`. */
export function cellsOf(
  { headings, rows, firstRow }: StockTable,
  heading: string | null | undefined,
  leftOut = new Set<number>(),
) {
  const at = heading ? headings.indexOf(heading) : -1;
  const remaining = at < 0 ? [] : rows.filter((_, index) => !leftOut.has(index + firstRow));
  return new Set(remaining.map((row) => (row[at] ?? '').trim()).filter(Boolean));
}

/** Finds the listing of each row, or the reason why the row cannot have one. */
function matcher({ mapping, stock }: Given) {
  const byId = new Map(stock.cars.map((car) => [car.id, car]));
  const byStockId = new Map(stock.cars.map((car) => [car.stock_id, car]));
  const byPlainNumber = new Map(stock.cars.map((car) => [plainNumber(car.stock_id ?? ''), car]));
  const byPlate = new Map(
    stock.cars.filter(isOpen).map((car) => [car.facts.registration_number, car]),
  );
  const rows = new Map<string, number>();

  return ({
    row,
    car,
  }: Pick<StockRow, 'row' | 'car'>): { known: KnownCar | undefined } | StockProblem => {
    const { stock_id: stockId = null, listing, registration_number: plate } = car;
    const refuse = (column: string, message: string) => ({
      row,
      column: mapping[column] ?? null,
      message,
    });
    const ofNumber =
      stockId === null
        ? undefined
        : (byStockId.get(stockId) ?? byPlainNumber.get(plainNumber(stockId)));
    const known = listing ? byId.get(listing.toLowerCase()) : ofNumber;
    const key = known?.id ?? listing ?? `number ${plainNumber(stockId ?? '')}`;
    const earlier = rows.get(key);
    if (earlier !== undefined) return refuse('stock_id', rowMessages.twice(earlier));
    rows.set(key, row);
    if (listing && !known) return refuse('listing', rowMessages.notYours);
    if (ofNumber && ofNumber !== known) return refuse('stock_id', rowMessages.numberTaken);
    if (known?.is_taken_down) return refuse('', rowMessages.takenDown);
    if (known?.status === 'sold') return refuse('', rowMessages.sold);
    if (known?.status === 'draft') return refuse('', rowMessages.draft);
    const twin = plate && !known ? byPlate.get(plate) : undefined;
    if (twin) return refuse('registration_number', rowMessages.listedAlready(twin.stock_id));
    return { known };
  };
}

/** Whether the cells of a car are small enough to be kept until its name is known. */
const fitsWaiting = ({ cells }: WaitingRow) =>
  Buffer.byteLength(JSON.stringify(cells)) <= MAX_WAITING_BYTES;

/** Formats price, miles, number plate and the category of a write-off, which every buyer will see. */
function shownFacts({ price, mileage, registration_number: plate, write_off: said }: StockCar) {
  const category = writeOffLabel(said ?? null);
  return [
    formatPrice(price),
    formatMileage(mileage ?? null),
    ...(plate ? [formatRegistration(plate)] : []),
    ...(category ? [category] : []),
  ];
}

/** Compares a file with the dealer's stock, some rows at a time. Makes no changes. */
export async function planStock(given: Given): Promise<StockPlan> {
  const { mapping, read, stock, makes } = given;
  const match = matcher(given);
  const planned: PlannedCar[] = [];
  const cars: ListedCar[] = [];
  const problems = [...read.problems];
  const unchangedRows = new Map<string, number>();

  const takeTurn = turnTaker();
  for (const entry of read.rows) {
    await takeTurn();
    const found = match(entry);
    if ('message' in found) {
      problems.push(found);
      continue;
    }
    const { known } = found;
    const { row, car, unread } = entry;
    const facts = factsOf(car, mapping, { isNew: !known, unread });
    if (!known && !facts.postcode && !facts.location && stock.postcode) {
      facts.postcode = stock.postcode;
    }
    const changes = known ? changesOf(known, facts, makes) : [];
    const number = car.stock_id ?? known?.stock_id ?? null;
    const isLinked = plainNumber(known?.stock_id ?? '') === plainNumber(number ?? '');
    // A listing keeps the upper and lower case of its number.
    const stockId = (isLinked && known?.stock_id) || number;
    if (known && isOpen(known) && isLinked && changes.length === 0) {
      unchangedRows.set(known.id, row);
      continue;
    }
    const text = textWithHiddenPlate({ ...known?.facts, ...facts });
    if (text) {
      problems.push({ row, column: mapping[text] ?? null, message: hiddenPlateMessage(text) });
      continue;
    }
    if (known && !isLinked) {
      changes.unshift({ label: 'Stock number', from: known.stock_id, to: stockId });
    }
    const names = namesOf(makes, car.make_id, car.model_id);
    planned.push({
      row,
      stockId,
      changes,
      title: `${car.year} ${names.make_id} ${names.model_id}`,
      kind: known ? (isOpen(known) ? 'change' : 'reopen') : 'list',
      facts: known ? [] : shownFacts(car),
      question: null,
    });
    cars.push({ row, stock_id: stockId, listing: known?.id ?? null, facts });
  }

  const waiting: WaitingRow[] = [];
  for (const entry of read.waiting) {
    await takeTurn();
    const found = match(entry);
    const { row, column, message } = entry;
    if ('message' in found) problems.push(found);
    // A listing stays as it is.
    else if (found.known || waiting.length >= MAX_WAITING || !fitsWaiting(entry))
      problems.push({ row, column: mapping[column] ?? null, message });
    else waiting.push(entry);
  }

  return {
    waiting,
    unchanged: [...unchangedRows.keys()],
    unchangedRows,
    photos: photosOf(read),
    planned,
    cars,
    ...(given.isPart ? { missing: [], canWithdraw: false } : findMissing(given)),
    remarks: read.remarks,
    notForSale: read.notForSale.size,
    problems: problems.toSorted((a, b) => a.row - b.row),
    refusedRows: new Set(problems.map(({ row }) => row)).size,
  };
}

/** The photographs of the rows; a file without a single address says nothing about them. */
function photosOf({ rows }: ReadStock) {
  const named = rows.flatMap(({ row, photos }) => (photos ? [[row, photos] as const] : []));
  return new Map(named.some(([, photos]) => photos.length > 0) ? named : []);
}

/**
 * Finds the open cars of earlier files that the file does not list as for sale, not even in a row
 * with a mistake.
 */
function findMissing({ table, mapping, read: { notForSale }, stock }: Given) {
  const named = (column: string) => [...cellsOf(table, mapping[column], notForSale)];
  const numbers = new Set(named('stock_id').map(plainNumber));
  const ids = new Set(named('listing').map((id) => id.toLowerCase()));
  const ofFiles = stock.cars.filter((car) => isOpen(car) && car.stock_id !== null);
  const missing = ofFiles
    .filter((car) => !numbers.has(plainNumber(car.stock_id ?? '')) && !ids.has(car.id))
    .map(({ id, stock_id, facts, make, model }) => ({
      id,
      stockId: stock_id ?? '',
      title: `${facts.year} ${make} ${model}`,
    }));
  // The same limit as in withdraw_stock; rounded, because 0.3 × 70 is not quite 21.
  const most = Math.round((ofFiles.length + stock.withdrawn) * WITHDRAWABLE_SHARE * 1e6) / 1e6;
  return { missing, canWithdraw: missing.length > 0 && stock.withdrawn + missing.length <= most };
}
