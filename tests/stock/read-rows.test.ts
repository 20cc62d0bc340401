import { describe, expect, test } from 'vitest';
import { contactNote } from '@/lib/listings/contacts';
import { stockRowSchema } from '@/lib/stock/schema';
import { csvOf, readFile, rowOf } from './cars';

const read = async (...rows: Record<string, string>[]) => readFile(csvOf(...rows.map(rowOf)));
const carOf = async (cells: Record<string, string>) => {
  const { rows, problems } = await read(cells);
  expect(problems).toEqual([]);
  return rows[0]?.car;
};

test('the examples of the format are a car with every fact', async () => {
  const car = await carOf({});
  const facts = Object.keys(stockRowSchema.shape) as (keyof NonNullable<typeof car>)[];
  expect(facts.filter((name) => car?.[name] === undefined)).toEqual(['listing']);
  expect(car).toMatchObject({
    stock_id: 'A1042',
    registration_number: 'AB19CDE',
    hide_registration: false,
    price: 9250,
    mileage: 31_000,
    mot_expiry: '2027-03-31',
    fuel_type: 'petrol',
    features: ['Heated seats', 'Parking sensors'],
  });
});

test('contact details in the texts of a row are a remark, and the row is read', async () => {
  const description = 'Ring 0161 496 0000 or see smithcars.co.uk';
  const { rows, problems, remarks } = await read({
    description,
    trim: 'Zetec www.smith.example',
    features: 'Two keys | Ring 07700 900123',
    location: 'Leeds LS6 3AA',
  });
  expect(problems).toEqual([]);
  expect(rows[0]?.car).toMatchObject({ description });
  expect(remarks).toEqual([
    { row: 2, column: 'trim', message: contactNote('www.smith.example', 'trim') },
    { row: 2, column: 'features', message: contactNote('07700 900123', 'features') },
    { row: 2, column: 'description', message: contactNote(description) },
    { row: 2, column: 'location', message: contactNote('LS6 3AA', 'location') },
  ]);
});

test.each<[string, string, string, unknown]>([
  ['transmission', 'auto', 'transmission', 'automatic'],
  ['transmission', 'CVT', 'transmission', 'automatic'],
  ['fuel_type', 'Petrol/MHEV', 'fuel_type', 'hybrid'],
  ['colour', 'Moonstone Grey Metallic', 'colour', 'grey'],
  ['service_history', 'FSH', 'service_history', 'full'],
  ['year', '12/03/2019', 'year', 2019],
  ['doors', '5dr', 'doors', 5],
  ['fuel_type', 'EV', 'fuel_type', 'electric'],
  ['fuel_type', 'Petrol/Electric Hybrid', 'fuel_type', 'hybrid'],
  ['fuel_type', 'HYBRID ELECTRIC (CLEAN)', 'fuel_type', 'hybrid'],
  ['fuel_type', 'Petrol/Plugin Elec Hybrid', 'fuel_type', 'plug_in_hybrid'],
  ['fuel_type', 'Diesel (Euro 6)', 'fuel_type', 'diesel'],
  ['transmission', '6 Speed Manual', 'transmission', 'manual'],
  ['transmission', 'MANUAL 5 GEARS', 'transmission', 'manual'],
  ['transmission', '6MT', 'transmission', 'manual'],
  ['transmission', '7G-Tronic', 'transmission', 'automatic'],
  ['transmission', 'Automatic gearbox (DSG)', 'transmission', 'automatic'],
  ['transmission', 'Semi-Automatic 6 speed', 'transmission', 'semi_automatic'],
  ['body_type', '5 DOOR HATCHBACK', 'body_type', 'hatchback'],
  ['body_type', 'Double Cab Pick-Up', 'body_type', 'pickup'],
  ['body_type', 'Multi Purpose Vehicle', 'body_type', 'mpv'],
  ['body_type', 'Coupé Cabriolet', 'body_type', 'convertible'],
  ['colour', 'MAROON', 'colour', 'red'],
  ['service_history', 'Full service history (7 stamps)', 'service_history', 'full'],
  ['service_history', 'Part service history', 'service_history', 'partial'],
  ['service_history', 'No service history', 'service_history', 'none'],
  ['year', '01/09/2018 00:00:00', 'year', 2018],
  ['year', '2018/68', 'year', 2018],
  ['year', '1 September 2018', 'year', 2018],
  ['mot_expiry', '01-Sep-2027', 'mot_expiry', '2027-09-01'],
  ['mot_expiry', '20270901', 'mot_expiry', '2027-09-01'],
  ['mot_expiry', '2027-09-01T00:00:00Z', 'mot_expiry', '2027-09-01'],
  ['registration_number', 'a1\u200b abc', 'registration_number', 'A1ABC'],
  ['registration_number', 'ＡＢ１２ＣＤＥ', 'registration_number', 'AB12CDE'],
  ...['Sep 2018', '09/2018', '01/09/18', '68 plate', '2018 reg', '18 reg'].map(
    (cell): [string, string, string, number] => ['year', cell, 'year', 2018],
  ),
  ['mot_expiry', '01/09/27', 'mot_expiry', '2027-09-01'],
  ['fuel_type', 'D', 'fuel_type', 'diesel'],
  ['fuel_type', 'TDI', 'fuel_type', 'diesel'],
  ['fuel_type', 'Petrol Turbo', 'fuel_type', 'petrol'],
  ['fuel_type', 'Battery Electric', 'fuel_type', 'electric'],
  ['transmission', 'EAT8', 'transmission', 'automatic'],
  ['transmission', 'Sequential', 'transmission', 'semi_automatic'],
  ['body_type', 'Crew Van', 'body_type', 'van'],
  ['body_type', 'Car Derived Van', 'body_type', 'van'],
  ['body_type', 'SUV Coupe', 'body_type', 'suv'],
  ['features', 'a,b', 'features', ['a', 'b']],
  ['body_type', 'Saloon', 'body_type', 'sedan'],
  ['body_type', '4 dr Sal', 'body_type', 'sedan'],
  ['body_type', 'EST', 'body_type', 'estate'],
  ['body_type', '2dr Conv', 'body_type', 'convertible'],
  ['engine_size', '1598 cc', 'engine_size', 1.6],
  ['engine_size', '0', 'engine_size', undefined],
  ['price', '£9,995.00', 'price', 9995],
  ['doors', '5.0', 'doors', 5],
  ['mot_expiry', '1/4/2027', 'mot_expiry', '2027-04-01'],
  ['mot_expiry', '2027-04-01 00:00:00', 'mot_expiry', '2027-04-01'],
  ['hide_registration', 'Y', 'hide_registration', true],
  ['hide_registration', '', 'hide_registration', undefined],
  ['hide_registration', 'no', 'hide_registration', false],
  ['features', 'a; b;;a c', 'features', ['a', 'b', 'a c']],
  ['features', 'a; b | c', 'features', ['a; b', 'c']],
  ['description', '- Full history\n- One owner', 'description', '- Full history\n- One owner'],
  ['description', '+44 (0)113 496 0000', 'description', '+44 (0)113 496 0000'],
])('the cell %s %j is read as %s %j', async (column, cell, fact, value) => {
  expect(await carOf({ [column]: cell })).toHaveProperty(fact, value);
});

test('a car for nothing is refused', async () => {
  const { problems } = await read({ price: '£0' });
  expect(problems).toMatchObject([
    { column: 'price', message: expect.stringContaining('Price must be positive') },
  ]);
});

test('makes and models are found by trade words and without accents, and Ka+ is not Ka', async () => {
  const ids = async (make: string, model: string) => (await carOf({ make, model }))?.model_id;
  const [golf, c3, ka, plus] = [
    await ids('vw', 'GOLF'),
    await ids('CITROEN', 'c-3'),
    await ids('Ford', 'KA'),
    await ids('Ford', 'ka+'),
  ];
  expect(golf).toMatch(/31$/);
  expect(c3).toMatch(/21$/);
  expect(ka).toMatch(/11$/);
  expect(plus).toMatch(/12$/);
});

test.each([
  ['GTI', ''],
  ['GTI', ' '],
  ['Match', 'Match'],
])(
  'what a model has beside its name is the trim %j where the column has %j',
  async (trim, cell) => {
    const car = await carOf({ make: 'VW', model: 'Golf GTI 5dr', trim: cell });
    expect(car).toMatchObject({ model_id: expect.stringMatching(/31$/), trim });
  },
);

test.each([
  ['fuel_type', 'Petrol/LPG'],
  ['transmission', 'Manual or automatic'],
  ['body_type', 'Saloon or estate'],
  ['body_type', 'constructor'],
])('the cell %s %j has no value of ours, and its row is left out', async (column, cell) => {
  expect((await read({ [column]: cell })).problems).toMatchObject([{ row: 2, column }]);
});

test.each([
  ['colour', 'Mystery', 'colour'],
  ['mot_expiry', '31/02/2027', 'MOT expiry'],
  ['mot_expiry', '12 months', 'MOT expiry'],
  ['owners', 'Unknown', 'owners'],
  ['engine_size', '2.0 TDI', 'engine size'],
  ['engine_size', '125', 'engine size'],
  ['doors', '55', 'doors'],
  ['service_history', 'Y', 'service history'],
  ['registration_number', 'TBA1TBA1', 'number plate'],
  ['registration_number', 'VX7O ABC', 'number plate'],
  ['vin', 'WF0DXX', 'VIN'],
  ['postcode', 'somewhere', 'postcode'],
])('the cell %s %j is left out with a remark, and its car listed', async (column, cell, label) => {
  const { rows, problems, remarks } = await read({ [column]: cell });
  expect(problems).toEqual([]);
  expect(rows[0]?.car).toMatchObject({ stock_id: 'A1042' });
  expect(rows[0]?.car).not.toHaveProperty(column);
  const message = `We could not read ‘${cell}’ as ${label}: it is left out`;
  expect(remarks).toEqual([{ row: 2, column, message }]);
});

test.each(['TBA', 'tbc', 'N/A', 'UNREG', '-', 'Not Reg', 'On Order', 'RETAINED', 'TBA1'])(
  'two cars with %s for a plate have none',
  async (word) => {
    const plate = { registration_number: word };
    const { rows, problems } = await read(
      { stock_id: 'A1', ...plate },
      { stock_id: 'A2', ...plate },
    );
    expect(problems).toEqual([]);
    expect(rows.map(({ car }) => car.registration_number)).toEqual([undefined, undefined]);
  },
);

test.each<[string, string, string]>([
  ['price', '-1', 'Price must be positive; the file has ‘-1’'],
  ['mileage', 'TBC', 'Mileage must be a whole number of miles, such as 31,000; the file has ‘TBC’'],
  ['price', '', 'Please enter a price in whole pounds'],
  ['stock_id', '', 'A stock number of at most 60 letters, digits, dashes, dots and slashes'],
  [
    'fuel_type',
    'steam',
    'Please select a valid fuel type: petrol, diesel, electric, hybrid, plug in hybrid or hydrogen; the file has ‘steam’',
  ],
  ['make', '', 'Please select a valid make'],
  ['make', 'F\ufffdrd', 'There is no make called F\ufffdrd in the catalogue'],
  ['model', 'F'.repeat(60), `There is no Ford called ${'F'.repeat(40)}… in the catalogue`],
  ['model', '', 'Please select a valid model'],
  [
    'listing',
    'mine',
    'The id of one of your listings, as an exported file has it; the file has ‘mine’',
  ],
  ['hide_registration', 'perhaps', 'Please answer: yes or no; the file has ‘perhaps’'],
  ['colour', '=1+1', 'Formulas are not accepted'],
  ['features', 'x'.repeat(81), 'A feature has at most 80 characters'],
])('the cell %s %j leaves its row out with the reason', async (column, cell, message) => {
  const { rows, problems } = await read(
    { stock_id: 'A1' },
    { stock_id: 'A2', registration_number: '', [column]: cell },
  );
  expect(rows.map(({ row }) => row)).toEqual([2]);
  expect(problems).toEqual([{ row: 3, column, message }]);
});

test.each([
  '=1+1',
  '@SUM(A1)',
  '-2+3',
  '+cmd',
  "'=1",
  '\t=1',
  '\r=1',
  ' =1',
  '＝1',
  '＠x',
  '－1+1',
  '-Low',
  '\u200b=1',
  "+1+cmd|'/C calc'!A0",
  '\u00a0\u00a0=1',
  '\u3164=1',
  '\u115f+1+1',
  '\u2800@x',
  '\ufe0f=1',
  '﹦1+1',
  '﹢1+1',
])('the formula %j is not accepted', async (cell) => {
  const { rows, problems } = await read({ description: cell });
  expect(rows).toEqual([]);
  expect(problems).toEqual([
    { row: 2, column: 'description', message: 'Formulas are not accepted' },
  ]);
});

test('a row with a listing’s id needs no stock number and no mileage', async () => {
  const listing = '5dfba441-0000-4000-8000-000000000001';
  expect(await carOf({ stock_id: '', mileage: '', listing })).toMatchObject({
    listing,
    stock_id: undefined,
    mileage: undefined,
  });
  const { problems } = await read({ stock_id: '', price: 'POA' });
  expect(problems.map(({ column }) => column)).toEqual(['stock_id', 'price']);
});

describe('a car that is there twice', () => {
  const message = (row: number, what: string) => `Row ${row} has the same ${what}`;
  const listing = '5DFBA441-0000-4000-8000-000000000001';

  test.each([
    [
      'stock_id',
      'stock number',
      { stock_id: 'A1', registration_number: '' },
      { stock_id: ' a1 ', registration_number: '' },
    ],
    [
      'registration_number',
      'number plate',
      { stock_id: 'A1' },
      { stock_id: 'A2', registration_number: 'ab19-cde' },
    ],
    [
      'listing',
      'listing',
      { stock_id: 'A1', registration_number: '', listing },
      { stock_id: 'A2', registration_number: '', listing: listing.toLowerCase() },
    ],
  ])('is left out by its %s', async (column, label, first, second) => {
    const { rows, problems } = await read(first, second, {
      stock_id: 'A9',
      registration_number: '',
    });
    expect(rows.map(({ row }) => row)).toEqual([4]);
    expect(problems).toEqual([
      { row: 2, column, message: message(3, label) },
      { row: 3, column, message: message(2, label) },
    ]);
  });
});
