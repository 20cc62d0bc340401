import { expect, test } from 'vitest';
import { csvOf, readFile, readWith, rowOf } from './cars';

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
  ['Speedo Unit', 'km', 19_263],
  ['Speedo', 'KM', 19_263],
  ['Speedometer', 'KPH', 19_263],
  ['Reading Unit', 'KM', 19_263],
  ['Clock', 'km', 19_263],
  ['Clock Unit', 'Kms', 19_263],
  ['Speedo Unit', 'MPH', 31_000],
  ['Odometer Unit', 'Kilometres', 19_263],
  ['Dash Units', 'KPH', 19_263],
  ['Instrument Unit', 'km', 19_263],
  ['Odometer Measurement Unit', 'KM', 19_263],
  ['Metric/Imperial', 'Metric', 19_263],
  ['MPH/KPH', 'KPH', 19_263],
  ['Speedo Unit', 'Imperial', 31_000],
  ['Dash', 'Leather', 31_000],
  ['Speedo', 'Digital', 31_000],
  ['Clock', 'Y', 31_000],
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
      row: 2,
      column: 'mileage',
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

/** Reads a row of the examples in which one heading is replaced. */
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

test.each(['Mileage/KM', 'KM / Mileage', 'Mileage (miles or km)'])(
  'a mileage under the heading %s is in either unit, which is told once',
  async (heading) => {
    const { rows, remarks } = await readAs('mileage', heading);
    expect(rows[0]?.car.mileage).toBe(31_000);
    const message = `We do not know whether ‘${heading}’ is km: such mileages are taken to be miles`;
    expect(remarks).toEqual([{ row: 2, column: heading, message }]);
  },
);

test('a heading of either unit leaves the unit to the cell', async () => {
  const [headings = '', ...lines] = csvOf(rowOf({ mileage: '50 000 km' })).split('\r\n');
  const text = [headings.replace('"mileage"', 'Mileage/KM'), ...lines].join('\r\n');
  const { rows, remarks } = await readFile(text);
  expect(rows[0]?.car.mileage).toBe(31_069);
  expect(remarks).toMatchObject([{ message: '50,000 km are listed as 31,069 miles' }]);
});

test.each([
  'Price ex VAT',
  'Net Price',
  'Price (+VAT)',
  'priceExclVat',
  'Price plus VAT',
  'Price exc VAT',
  'Nett Price',
  'Price (nett)',
  'Price before VAT',
  'Price not including VAT',
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
