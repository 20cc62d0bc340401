import type { KnownCar, KnownStock, StockFacts } from '@/lib/stock/known-stock';
import { planStock } from '@/lib/stock/plan';
import type { StockCar, StockMapping, StockProblem, WaitingRow } from '@/lib/stock/types';

export const FORD = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
export const FIESTA = 'b0a2f3c4-3c1d-4f7e-9a55-0c7f0f4b9b11';
export const FOCUS = '3f1c9a52-8f0e-4b59-8f43-5a2b7f1f6c22';
const MAKES = [
  {
    id: FORD,
    name: 'Ford',
    models: [
      { id: FIESTA, name: 'Fiesta' },
      { id: FOCUS, name: 'Focus' },
    ],
  },
];

const CAR: StockCar = {
  stock_id: 'A1',
  hide_registration: false,
  make_id: FORD,
  model_id: FIESTA,
  year: 2019,
  fuel_type: 'petrol',
  transmission: 'manual',
  body_type: 'hatchback',
  mileage: 31_000,
  condition: 'good',
  features: [],
  price: 9000,
  postcode: 'LS6 3AA',
};

const { stock_id: _, ...GIVEN } = CAR;
export const FACTS: StockFacts = {
  registration_number: null,
  trim: null,
  engine_size: null,
  doors: null,
  seats: null,
  colour: null,
  owners: null,
  service_history: null,
  mot_expiry: null,
  description: null,
  location: 'Leeds',
  vin: null,
  ...GIVEN,
};

export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const known = (n: number, values: Partial<KnownCar> = {}): KnownCar => ({
  id: idOf(n),
  stock_id: `A${n}`,
  status: 'active',
  is_taken_down: false,
  make: 'Ford',
  model: 'Fiesta',
  facts: FACTS,
  ...values,
});

const COLUMNS = ['stock_id', 'listing', 'make', 'model', 'year', 'price', 'mileage'];
type Options = Partial<KnownStock> & {
  columns?: string[];
  problems?: StockProblem[];
  /** Rows whose make or model the catalogue lacks. */
  waiting?: WaitingRow[];
  isPart?: boolean;
  /** Rows that say that their car is not for sale. */
  notForSale?: number[];
  /** Columns with a cell in each row that could not be read. */
  unread?: string[];
  /** Values for all new cars, as a mapping has them. */
  shared?: StockMapping;
};

/** Plans a file of these cars, with a column for each fact of `columns` under its name in capitals. */
export function plan(
  given: Partial<StockCar>[],
  {
    columns = [],
    problems = [],
    waiting = [],
    isPart = false,
    shared = {},
    notForSale = [],
    unread = [],
    ...stock
  }: Options = {},
) {
  const names = [...COLUMNS, ...columns];
  const headings = names.map((name) => name.toUpperCase());
  const all = given.map((values) => ({ ...CAR, ...values }));
  return planStock({
    mapping: { ...Object.fromEntries(names.map((name) => [name, name.toUpperCase()])), ...shared },
    table: {
      firstRow: 2,
      headings,
      rows: all.map((car) => [car.stock_id ?? '', car.listing ?? '']),
    },
    read: {
      rows: all
        .map((car, at) => ({ row: at + 2, car, unread }))
        .filter(({ row }) => problems.every((problem) => problem.row !== row)),
      waiting,
      problems,
      remarks: [],
      notForSale: new Set(notForSale),
      words: [],
    },
    stock: { seller: 's', is_dealer: true, postcode: null, withdrawn: 0, cars: [], ...stock },
    makes: MAKES,
    isPart,
  });
}
