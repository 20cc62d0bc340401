import { expect, it } from 'vitest';
import { parseAdverts, readText } from '../../scripts/valuation/adverts';

const HEAD = 'make,model,year,price,transmission,mileage,fuel_type,tax,mpg,engine_size';
const LINE = 'BMW,"3 Series",2018,15000,Semi-Auto,20000,Plug in hybrid,145,50,2.0';

it('reads columns by name, in any order and with extra columns', () => {
  const [advert] = parseAdverts(
    'note,price,mileage,model,make,year,fuel_type,transmission\r\n"a, ""b""",15000,20000,3 Series,BMW,2018,Diesel,Manual\r\n',
    2020,
    true,
  );
  expect(advert).toMatchObject({ year: 2018, price: 15_000 });
  expect(advert?.car).toMatchObject({
    make: 'bmw',
    model: '3series',
    age: 2,
    fuel: 'diesel',
    gearbox: 'manual',
    tenths: null,
  });
});

it('parses fuel and gearbox spellings of adverts, and empty engine sizes', () => {
  const text = `${HEAD}\n${LINE}\nVW,Golf,2020,9000,Other,5,Other,1,1,\nVW,Golf,2019,9000,Manual,5,Petrol,1,1,0\n`;
  const cars = parseAdverts(text, null, true).map(({ car }) => car);
  expect(cars.map(({ fuel }) => fuel)).toEqual(['hybrid', 'other', 'petrol']);
  expect(cars.map(({ gearbox }) => gearbox)).toEqual(['semi_automatic', 'other', 'manual']);
  expect(cars.map(({ tenths }) => tenths)).toEqual([20, null, null]);
  expect(cars.map(({ make }) => make)).toEqual(['bmw', 'volkswagen', 'volkswagen']);
});

it('reads the columns of other sets of adverts, with signs and units in the cells', () => {
  const [advert] = parseAdverts(
    ',title,make,model,price,mileage,year,fuel,transmission,engine size\n' +
      '0,A van,Volkswagen,California,"£61,995","5,300",2019,Diesel,Semi auto,2.0 L\n',
    2021,
    true,
  );
  expect(advert).toMatchObject({ year: 2019, price: 61_995 });
  expect(advert?.car).toMatchObject({ mileage: 5300, fuel: 'diesel', age: 2, tenths: 20 });
});

it('prefers a column of its own name to one that another set calls so', () => {
  const text = `fuel,${HEAD}\nelectric,${LINE.replace('Plug in hybrid', 'Diesel')}\n`;
  expect(parseAdverts(text, null, true)[0]?.car.fuel).toBe('diesel');
});

it('drops exact duplicates only when requested', () => {
  const text = `${HEAD}\n${LINE}\n${LINE}\n`;
  expect(parseAdverts(text, null, true)).toHaveLength(1);
  expect(parseAdverts(text, null, false)).toHaveLength(2);
});

it.each([
  ['make,model\nBMW,X1', /lacks year, price, transmission, mileage, fuel_type/],
  [`${HEAD}\n`, /No adverts/],
  ['', /lacks make/],
  [`${HEAD}\n${LINE}\n${LINE.replace('15000', 'ask')}`, /^Line 3: price is 'ask'$/],
  [`${HEAD}\n${LINE.replace('15000', '')}`, /^Line 2: price is ''$/],
  [`${HEAD}\n${LINE.replace('20000', '-1')}`, /^Line 2: mileage is '-1'$/],
  [`${HEAD}\n${LINE.replace('2018', '3018')}`, /^Line 2: year is '3018'$/],
  [`${HEAD}\n,,2018,1,Manual,1,Petrol,,,`, /^Line 2: no make or model$/],
])('throws a descriptive error for %j', (text, message) => {
  expect(() => parseAdverts(text, null, true)).toThrow(message);
});

it('names a missing file in the error', () => {
  expect(() => readText('no/such.csv')).toThrow('no/such.csv: no such file');
});
