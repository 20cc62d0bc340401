import { describe, expect, test } from 'vitest';
import { saleStateReader } from '@/lib/stock/sale-state';
import { csvOf, HEADINGS, readFile, rowOf } from './cars';

const stateOf = (heading: string, cell: string) => saleStateReader(heading)?.(cell) ?? null;

describe('a row says that its car is not for sale', () => {
  test.each([
    ['Status', 'Sold', 'sold'],
    ['Stock Status', 'SOLD - awaiting collection', 'sold'],
    ['Availability', 'SOLD STC', 'sold'],
    ['lifecycleState', 'SALE_IN_PROGRESS', 'reserved'],
    ['lifecycleState', 'WASTEBIN', 'withdrawn'],
    ['lifecycleState', 'DUE_IN', 'not available'],
    ['ｓｔａｔｕｓ', 'Reserved', 'reserved'],
    ['vehicle_status', 'Deposit taken', 'reserved'],
    ['Advert Status', 'Not Published', 'not published'],
    ['listing-status', 'draft', 'not published'],
    ['availability', 'out of stock', 'not available'],
    ['Status', 'Live - under offer', 'reserved'],
    ['Sold', 'Y', 'sold'],
    ['Is Sold', 'TRUE', 'sold'],
    ['Sold Date', '01/11/2026', 'sold'],
    ['Date Sold', '2026-11-01', 'sold'],
    ['Reserved', 'yes', 'reserved'],
    ['Archived', '1', 'withdrawn'],
    ['For Sale', 'No', 'not available'],
    ['In stock', '0', 'not available'],
    ['IsPublished', 'false', 'not available'],
    ['VAT', 'Plus VAT', 'priced without VAT'],
    ['VAT', '+ VAT', 'priced without VAT'],
    ['VAT Status', 'Ex VAT', 'priced without VAT'],
    ['vat', 'Excluding', 'priced without VAT'],
    ['Price VAT', 'not included', 'priced without VAT'],
    ['PlusVAT', 'Y', 'priced without VAT'],
    ['VAT included', 'N', 'priced without VAT'],
    ['Stage', 'Sold', 'sold'],
    ['Sales Stage', 'Delivered', 'sold'],
    ['Current Status', 'SSTC', 'sold'],
    ['Vehicle Location Status', 'GONE', 'sold'],
    ['adverts.retailAdverts.autotraderAdvert.status', 'NOT_PUBLISHED', 'not published'],
    ['Quantity', '0', 'not available'],
    ['Stock Qty', '0', 'not available'],
    ['Price Type', '+VAT', 'priced without VAT'],
    ['VAT Inclusive', 'No', 'priced without VAT'],
    ['Price excl VAT', 'Yes', 'priced without VAT'],
    ['vatScheme', 'PLUS_VAT', 'priced without VAT'],
    ['Vat excluded', 'Yes', 'priced without VAT'],
    ['For Sale', 'Sold', 'sold'],
    ['For Sale', 'No - sold', 'sold'],
    ['For Sale', 'No, in for repair after the lorry hit it on Monday', 'not available'],
    ['For Sale?', 'Not yet', 'not available'],
    ['For Sale', 'nein', 'not available'],
    ['Advertised', 'Off', 'not available'],
    ['Available', 'Reserved', 'reserved'],
    ['In stock', 'On order', 'not available'],
    ['Live', '✗', 'not available'],
    ['Sold', '✓', 'sold'],
    ['In stock', '2 reserved', 'reserved'],
    ['Status', 'ＳＯＬＤ', 'sold'],
    ['Sold', 'ＹＥＳ', 'sold'],
    ['Status', 'Dep. taken', 'reserved'],
    ['Status', 'Under off', 'reserved'],
    ['Status', 'U/O', 'reserved'],
    ['Status', 'Res.', 'reserved'],
    ['Status', 'STC', 'sold'],
    ['Status', 'SSTC', 'sold'],
    ['Status', 'Awaiting collection', 'sold'],
    ['Status', 'On order', 'not available'],
    ['Status', 'Not yet in', 'not available'],
    ['Status', 'With customer', 'not available'],
    ['Status', 'Arriving Friday', 'not available'],
    ['Status', 'Due in', 'not available'],
    ['Status', 'Courtesy car', 'not available'],
    ['Status', 'Trade only', 'not available'],
    ['VAT', 'VAT to be added', 'priced without VAT'],
    ['VAT', 'To be added', 'priced without VAT'],
    ['VAT to be added', 'Yes', 'priced without VAT'],
    ...[
      ...['Exc VAT', 'Exc.', 'VAT Excluded', 'VAT Excl', 'VAT not included', 'Nett', 'Nett of VAT'],
      ...['VAT is extra', 'VAT will be added', 'Subject to VAT', 'Before VAT', 'VAT due', '+20%'],
      ...['+ 20% VAT', 'Extra', 'Price + VAT', 'Exclusive of VAT', 'Excludes VAT', 'Due'],
    ].map((cell) => ['VAT', cell, 'priced without VAT']),
    ['Exc VAT', 'Y', 'priced without VAT'],
    ['exVat', 'Y', 'priced without VAT'],
    ['VAT excluded', '✓', 'priced without VAT'],
    ['VAT extra', 'Yes', 'priced without VAT'],
    ['Price Type', 'Exc VAT', 'priced without VAT'],
    ['VAT inc', 'No', 'priced without VAT'],
    ['Status Code', 'SOLD', 'sold'],
    ['Status Description', 'Sold', 'sold'],
    ['Stock Status Text', 'Under offer', 'reserved'],
    ['Reserved By', 'J Smith', 'reserved'],
    ['Reserved Until', '2026-12-24', 'reserved'],
    ['Date Reserved', '24 Dec 2026', 'reserved'],
    ['Sale Agreed', 'Yes', 'reserved'],
    ['Deposit Paid', 'Y', 'reserved'],
    ['Deposit Paid', '£500', 'reserved'],
    ['Hold', 'Y', 'reserved'],
    ['Reserved', 'Sold', 'sold'],
    ['SSTC', 'Y', 'sold'],
    ['Sold To', 'Mr Jones', 'sold'],
    ['Sold Price', '9,950', 'sold'],
    ['Sold Price', '1950', 'sold'],
    ['Sold', '12/11/2026', 'sold'],
    ['For Sale', 'No - deposit taken', 'reserved'],
    ['For Sale', 'No (reserved)', 'reserved'],
    ['Sold', 'No longer available', 'not available'],
    ['Not For Sale', 'Yes', 'not available'],
    ['Off Sale', 'Y', 'not available'],
    ['Trade Only', 'Y', 'not available'],
    ['Publish', 'N', 'not available'],
    ['Published', '0000-00-00', 'not available'],
    ['Visible', '0', 'not available'],
    ['Show Online', 'N', 'not available'],
    ['advert.visible', 'false', 'not available'],
    ['adverts.retailAdvert.hidden', 'true', 'withdrawn'],
    ['Display on web', 'No', 'not available'],
    ['Stock Level', '0', 'not available'],
    ['Quantity', '0.00', 'not available'],
    ['Quantity', 'Out of stock', 'not available'],
    ['Status', 'Not sold - deposit taken', 'reserved'],
  ])('%s: %s', (heading, cell, leftOut) => {
    expect(stateOf(heading, cell)).toEqual({ leftOut });
  });

  test.each<[heading: string, cell: string]>([
    ['Status', ''],
    ['Status', 'For sale'],
    ['Status', 'Live'],
    ['Status', 'UNSOLD'],
    ['Availability', 'In stock'],
    ['lifecycleState', 'FORECOURT'],
    ['Status', 'Approved Used'],
    ['Sold', 'N'],
    ['Sold', ''],
    ['Sold', '0'],
    ['For Sale', 'Y'],
    ['Published', '2026-11-01'],
    ['VAT', 'Inc VAT'],
    ['VAT', 'Margin'],
    ['VAT', 'No VAT'],
    ['VAT', 'Qualifying'],
    ['VAT', '20'],
    ['VAT included', 'Y'],
    ['MOT Status', 'Expired'],
    ['Finance status', 'Removed'],
    ['Photo status', 'Hidden'],
    ['Paint stage', 'Metallic'],
    ['Price Type', 'Fixed'],
    ['Price Type', 'Net'],
    ['Quantity', '1'],
    ['vatScheme', 'MARGIN'],
    ['Condition', 'Sold as seen'],
    ['Description', 'Reserved parking'],
    ['For Sale', 'Yes - live'],
    ['For Sale', 'Unsold'],
    ['For Sale', 'ja'],
    ['For Sale', '✓'],
    ['Online', 'https://cars.example/1-sold'],
    ['Published', '1 Nov 2026'],
    ['Status', 'Not yet sold'],
    ['In stock', '3'],
    ['Available', 'Now'],
    ['Sold', 'Not yet'],
    ['Reserved', 'nein'],
    ['Status', 'Demo'],
    ['Status', 'Ex-demonstrator'],
    ['VAT', 'No VAT applies'],
    ['VAT', 'VAT payable: no'],
    ...[
      ...['VAT due: no', 'Not subject to VAT', 'No VAT due', 'Exempt', 'VAT included', 'Inc. VAT'],
      ...['Due to margin scheme, none', 'Subject to margin scheme', 'VAT is not due'],
      ...['VAT extra: No', 'VAT not applicable', 'No', 'Yes', 'N/A'],
    ].map((cell): [string, string] => ['VAT', cell]),
    ['VAT Exempt', 'Yes'],
    ['VAT extra', 'No'],
    ['Not inc VAT', 'No'],
    ...[
      'Unsold',
      'Not sold',
      'Not yet sold',
      'Available',
      'N/A',
      'None',
      'False',
      'No - in stock',
    ].map((cell): [string, string] => ['Sold', cell]),
    ...[
      '0000-00-00',
      '00/00/0000',
      '0000-00-00 00:00:00',
      '01/01/1900',
      '1900-01-01',
      '1 Jan 1900',
      'N/A',
    ].map((cell): [string, string] => ['Sold Date', cell]),
    ...['None', 'Not reserved', 'No', '-', 'Available to reserve'].map((cell): [string, string] => [
      'Reserved',
      cell,
    ]),
    ...[
      ...['Unreserved', 'Not reserved', 'Available to reserve', 'Reserve online', 'Reservable'],
      ...[
        'No deposit',
        'No deposit taken',
        'Not under offer',
        'In stock - unreserved',
        'No reserve',
      ],
    ].map((cell): [string, string] => ['Status', cell]),
    ['Sold Price', '0.00'],
    ['Deposit Paid', '£0.00'],
    ['Reserved By', 'n/a'],
    ['Trade Only', 'Retail'],
    ['On Sale', 'Yes'],
    ['Visible', '1'],
    ['Show Online', 'true'],
    ['Stock Level', '1'],
    ['Variant Inventory Qty', '1.00'],
    ['Deposit', '500'],
    ['Sold as', 'Seen'],
    ['Sold by', 'Smith Cars'],
    ['Held at', 'Leeds'],
    ['Website', 'smith.example'],
    ['Display', 'Touchscreen'],
    ['Hold all seats', 'Y'],
    ['address.state.name', 'Sold'],
    ['price.onSale', 'false'],
    ['price.visible', 'false'],
    ['registration.hidden', 'true'],
    ['MOT Status Description', 'Expired'],
    ['VAT', 'Not applicable'],
    ['VAT', 'VAT qualifying'],
    ['VAT Qualifying', 'Yes'],
    ['VAT Applicable', 'No'],
  ])('but not %s: %s', (heading, cell) => expect(stateOf(heading, cell)).toBeNull());

  test.each([
    ['Status', ' Prepped '],
    ['Status', 'In prep'],
    ['Status', 'Last chance'],
    ['Status', 'Продано'],
    ['Sold', 'Нет'],
    ['Status Code', 'A'],
    ['For Sale', 'Perhaps'],
    ['For Sale', 'N/A'],
    ['For Sale', '-'],
    // A reduced price, or stock that is not counted.
    ['On Sale', 'No'],
    ['Variant Inventory Qty', '0'],
  ])('a word that is not known is told: %s: %s', (heading, cell) => {
    expect(stateOf(heading, cell)).toEqual({ unknown: cell.trim() });
  });
});

test.each([
  ['VAT', 'VAT applicable'],
  ['VAT', 'Commercial - VAT applies'],
  ['VAT status', 'Payable'],
  ['VAT Applicable', 'Yes'],
  ['VAT', 'VAT chargeable'],
  ['VAT', 'VAT added'],
])('VAT that is due says not whether the price has it: %s: %s', (heading, cell) => {
  expect(stateOf(heading, cell)).toEqual({ unknown: cell, takenAs: 'priced with VAT' });
});

/** Reads rows of the examples with one more column. */
const readWith = (heading: string, ...cells: string[]) => {
  const rows = cells.map((cell, n) => [
    ...rowOf({ stock_id: `A${n}`, registration_number: '' }),
    cell,
  ]);
  const [, ...lines] = csvOf(...rows).split('\r\n');
  return readFile([[...HEADINGS, heading].join(), ...lines].join('\r\n'));
};

test('cars that are not for sale are left out and told, and refuse no file', async () => {
  const { rows, problems, remarks, notForSale } = await readWith(
    'Status',
    ...['Live', 'SOLD', 'Prepped', 'Prepped'],
  );
  expect(rows.map(({ row }) => row)).toEqual([2, 4, 5]);
  expect(problems).toEqual([]);
  expect([...notForSale]).toEqual([3]);
  expect(remarks).toEqual([
    { row: 3, column: 'Status', message: 'Left out: sold' },
    {
      ...{ row: 4, column: 'Status' },
      message: 'We do not know ‘Prepped’: such cars are taken to be for sale',
    },
  ]);
});

test('a car whose price may be without VAT is listed with a remark, once for each word', async () => {
  const { rows, remarks } = await readWith('VAT', 'VAT applicable', 'VAT applicable', 'Qualifying');
  expect(rows).toHaveLength(3);
  const message = 'We do not know ‘VAT applicable’: such cars are taken to be priced with VAT';
  expect(remarks).toEqual([{ row: 2, column: 'VAT', message }]);
});

test('a car that is left out does not take the number plate of another', async () => {
  const [, ...lines] = csvOf(
    [...rowOf({ stock_id: 'A1' }), 'sold'],
    [...rowOf({ stock_id: 'A2' }), 'live'],
  ).split('\r\n');
  const { rows } = await readFile([[...HEADINGS, 'Status'].join(), ...lines].join('\r\n'));
  expect(rows.map(({ row }) => row)).toEqual([3]);
});

test.each([
  ['Mileage Unit', 'km', 19_263],
  ['OdometerUnit', 'KMT', 19_263],
  ['mileage.unit', 'KM', 19_263],
  ['Units', 'Kilometres', 19_263],
  ['Odometer Unit of Measure', 'km', 19_263],
  ['Mileage Type', 'km', 19_263],
  ['Mileage measurement', 'kilometers', 19_263],
  ['Mileage Unit', 'Metric', 19_263],
  ['odo_unit', 'KM', 19_263],
  ['odo.type', 'ＫＭ', 19_263],
  ['vehicle_mileage_type', 'K', 19_263],
  ['km/miles', 'km', 19_263],
  ['Miles or kilometres', 'Kilometre(s)', 19_263],
  ['Miles UOM', 'kms', 19_263],
  ['mi_or_km', 'M', 31_000],
  ['km/miles', '12', 31_000],
  ['history.mileage.unit', 'km', 31_000],
  ['Mileage Type', 'Genuine', 31_000],
  ['Unit', 'Van 12', 31_000],
  ['Mileage Unit', 'miles', 31_000],
  ['Mileage Unit', 'SMI', 31_000],
  ['Mileage Unit', '', 31_000],
  ['Colour code', 'KM', 31_000],
])('the unit %s %j', async (heading, unit, mileage) => {
  const { rows, remarks } = await readWith(heading, unit);
  expect(rows[0]?.car.mileage).toBe(mileage);
  expect(remarks).toEqual(
    mileage === 31_000
      ? []
      : [{ row: 2, column: 'mileage', message: '31,000 km are listed as 19,263 miles' }],
  );
});

test('‘K’ under ‘Unit’ is km beside the mileage, and elsewhere told once', async () => {
  const { rows, remarks } = await readWith('Unit', 'K', 'k', 'km');
  expect(rows.map(({ car }) => car.mileage)).toEqual([31_000, 31_000, 19_263]);
  expect(remarks).toEqual([
    {
      ...{ row: 2, column: 'mileage' },
      message: 'We do not know whether ‘K’ is km: such mileages are taken to be miles',
    },
    { row: 4, column: 'mileage', message: '31,000 km are listed as 19,263 miles' },
  ]);
  const [headings = '', row = ''] = csvOf(rowOf()).split('\r\n');
  const beside = await readFile(
    `${headings.replace('"mileage"', 'mileage,Unit')}\r\n${row.replace('"31,000"', '"31,000",K')}`,
  );
  expect(beside.rows[0]?.car.mileage).toBe(19_263);
});

test('few miles with ‘K’ may be thousands: the row is left out', async () => {
  const [headings = '', row = ''] = csvOf(rowOf({ mileage: '52' })).split('\r\n');
  const { rows, problems } = await readFile(`${headings},Mileage Unit\r\n${row},K`);
  expect(rows).toEqual([]);
  const message = 'Its unit ‘K’ may be km or thousands of miles';
  expect(problems).toEqual([{ row: 2, column: 'mileage', message }]);
});

/** Reads a row of the examples whose mileage is nested beside another column. */
function readNested(mileage: string, heading: string, unit: string) {
  const [headings = '', row = ''] = csvOf(rowOf()).split('\r\n');
  return readFile(`${headings.replace('"mileage"', mileage)},${heading}\r\n${row},${unit}`);
}

test.each([
  ['mileageFromOdometer.value', 'mileageFromOdometer.unitCode', 'KMT'],
  ['currentMileage', 'currentMileage.unit', 'km'],
  ['mileage.value', 'mileage.unitText', 'KM'],
  ['odometer', 'odometer.measurement', 'km'],
  ['odometer.reading', 'odometer.scale', 'Kilometres'],
  ['odometer.value', 'odometer.value.unit', 'km'],
  ['Mileage', 'Is Km', 'Y'],
  ['Mileage', 'Metric', 'Yes'],
  ['Mileage', 'Mileage in kilometres', 'TRUE'],
])('a mileage under %s is in km by %s %s', async (mileage, heading, unit) => {
  const { rows, remarks } = await readNested(mileage, heading, unit);
  expect(rows[0]?.car.mileage).toBe(19_263);
  expect(remarks).toMatchObject([{ message: '31,000 km are listed as 19,263 miles' }]);
});

test.each([
  ['mileageFromOdometer.value', 'mileageFromOdometer.unitCode', 'SMI'],
  ['currentMileage', 'currentMileage.source', 'MOT'],
  ['currentMileage', 'range.unit', 'km'],
  ['Mileage', 'Is Km', 'N'],
  ['Mileage', 'KM', '49890'],
])('a mileage under %s is in miles beside %s %s', async (mileage, heading, unit) => {
  const { rows, remarks } = await readNested(mileage, heading, unit);
  expect(rows[0]?.car.mileage).toBe(31_000);
  expect(remarks).toEqual([]);
});

test('a nested unit that is neither miles nor km is a mistake', async () => {
  const { rows, problems } = await readNested('currentMileage', 'currentMileage.unit', 'leagues');
  expect(rows).toEqual([]);
  expect(problems).toMatchObject([{ message: 'Its unit ‘leagues’ is neither miles nor km' }]);
});

/** Reads a row of the examples of which one heading is another. */
function readAs(column: string, heading: string) {
  const [headings = '', ...lines] = csvOf(rowOf()).split('\r\n');
  const text = [headings.replace(`"${column}"`, `"${heading}"`), ...lines].join('\r\n');
  return readFile(text, { [column]: heading });
}

test.each(['Mileage (km)', 'Odometer Km Reading', 'Kilometrage', 'KMs'])(
  'a mileage under the heading %s is in kilometres',
  async (heading) => {
    const { rows } = await readAs('mileage', heading);
    expect(rows[0]?.car.mileage).toBe(19_263);
  },
);

test.each([
  ...['Price ex VAT', 'Net Price', 'Price (+VAT)', 'priceExclVat', 'Price plus VAT'],
  ...['Price exc VAT', 'Nett Price', 'Price (nett)', 'Price before VAT', 'Price not including VAT'],
])('a price under the heading %s is left out', async (heading) => {
  const { rows, remarks } = await readAs('price', heading);
  expect(rows).toEqual([]);
  expect(remarks).toEqual([{ row: 2, column: heading, message: 'Left out: priced without VAT' }]);
});

test('kilometres in a cell or in its heading are miles, and another unit is a mistake', async () => {
  const [headings = '', ...lines] = csvOf(rowOf({ mileage: '50 000 km' })).split('\r\n');
  const { rows } = await readFile([headings, ...lines].join('\r\n'));
  expect(rows[0]?.car.mileage).toBe(31_069);
  const named = headings.replace('"mileage"', '"Mileage (km)"');
  const byHeading = await readFile([named, ...csvOf(rowOf()).split('\r\n').slice(1)].join('\r\n'));
  expect(byHeading.rows[0]?.car.mileage).toBe(19_263);
  const { rows: none, problems } = await readWith('Mileage Unit', 'leagues');
  expect(none).toEqual([]);
  expect(problems).toMatchObject([
    { row: 2, column: 'mileage', message: 'Its unit ‘leagues’ is neither miles nor km' },
  ]);
});
