import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shippedModel } from '@/lib/valuation/model-file';
import { ValuationError, type ValuationInput } from '@/lib/valuation/types';
import { valueCar } from '@/lib/valuation/value-car';
import { runs } from '../whole';

const AS_OF = '2026-11-21';
const model = shippedModel();
const golf: ValuationInput = {
  make: 'Volkswagen',
  model: 'Golf',
  year: 2021,
  mileage: 40_000,
  fuelType: 'petrol',
  transmission: 'manual',
  engineSize: 1.5,
};
const value = (change: Partial<ValuationInput>) =>
  valueCar({ ...golf, ...change }, { model, asOf: AS_OF });
const width = ({ range90: [low, high], value: middle }: ReturnType<typeof value>) =>
  (high - low) / middle;

it('has no caveats for a typical car', () => {
  const usual = value({});
  expect(usual.caveats).toEqual([]);
  expect(usual.value).toBeGreaterThan(9000);
  expect(usual.value).toBeLessThan(20_000);
  expect(width(usual)).toBeLessThan(0.5);
});

it.each<[string, Partial<ValuationInput>, string[], number]>([
  ['30 years old', { year: 1996 }, ['older_than_data'], 0.5],
  ['200,000 miles', { mileage: 200_000 }, ['mileage_beyond_data'], 0.3],
  ['one mile', { mileage: 1, year: 2026 }, [], 0.15],
  ['an unknown make', { make: 'Trabant', model: '601' }, ['make_unknown', 'model_unknown'], 0.9],
  [
    'a make outside the data',
    { make: 'Kia', model: 'Ceed' },
    ['make_not_in_data', 'model_not_in_data'],
    0.5,
  ],
  ['an unknown model', { model: 'Golfino' }, ['model_unknown'], 0.6],
  ['an electric car', { fuelType: 'electric', engineSize: null }, ['fuel_not_in_data'], 0.6],
  ['a hydrogen car', { fuelType: 'hydrogen', engineSize: null }, ['fuel_not_in_data'], 0.6],
  ['a plug-in', { fuelType: 'plug_in_hybrid' }, ['plug_in_counted_as_hybrid'], 0.15],
  ['no engine size', { engineSize: null }, ['engine_size_missing'], 0.2],
  ['engine size 0', { engineSize: 0 }, ['engine_size_missing'], 0.2],
  ['next year', { year: 2027, mileage: 10 }, ['year_in_future'], 0.15],
  ['poor condition', { condition: 'poor' }, ['condition_by_judgement'], 0.4],
])('values %s with the expected caveats', (_, change, caveats, leastWidth) => {
  const result = value(change);
  expect(result.caveats).toEqual(caveats);
  expect(result.value).toBeGreaterThan(300);
  expect(result.value).toBeLessThan(80_000);
  expect(width(result)).toBeGreaterThan(leastWidth);
});

it('has wider ranges for a make outside the data, widest for an unknown make', () => {
  expect(width(value({ make: 'Kia', model: 'Ceed' }))).toBeGreaterThan(width(value({})));
  expect(width(value({ make: 'Trabant', model: '601' }))).toBeGreaterThan(
    width(value({ make: 'Kia', model: 'Ceed' })),
  );
});

it('recognises make aliases', () => {
  expect(value({ make: 'vw', model: 'GOLF ' }).value).toBe(value({}).value);
  expect(value({ make: 'Škoda', model: 'Octavia' })).toEqual(
    value({ make: 'Skoda', model: 'octavia' }),
  );
});

it('values a better condition no lower', () => {
  const conditions = ['poor', 'fair', 'good', 'very_good', 'excellent'] as const;
  const values = conditions.map((condition) => value({ condition }).value);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(value({ condition: 'very_good' }).value).toBe(value({}).value);
});

it.each<[string, unknown, string]>([
  ['nothing', undefined, 'not_an_object'],
  ['a text', 'car', 'not_an_object'],
  ['an empty object', {}, 'make_invalid'],
  ['a make of no letters', { ...golf, make: '  ' }, 'make_invalid'],
  ['a make of a million letters', { ...golf, make: 'a'.repeat(1_000_000) }, 'make_invalid'],
  ['a model that is a list', { ...golf, model: ['Golf'] }, 'model_invalid'],
  ['a year of NaN', { ...golf, year: Number.NaN }, 'year_invalid'],
  ['a year to come', { ...golf, year: 2028 }, 'year_invalid'],
  ['half a year', { ...golf, year: 2019.5 }, 'year_invalid'],
  ['a year in words', { ...golf, year: '2019' }, 'year_invalid'],
  ['endless miles', { ...golf, mileage: Number.POSITIVE_INFINITY }, 'mileage_invalid'],
  ['miles below 0', { ...golf, mileage: -1 }, 'mileage_invalid'],
  ['an inherited fuel', { ...golf, fuelType: 'constructor' }, 'fuel_type_invalid'],
  ['a fuel of the prototype', { ...golf, fuelType: '__proto__' }, 'fuel_type_invalid'],
  ['no transmission', { ...golf, transmission: null }, 'transmission_invalid'],
  ['a boat', { ...golf, bodyType: 'boat' }, 'body_type_invalid'],
  ['a mood', { ...golf, condition: 'sad' }, 'condition_invalid'],
  ['an engine of NaN', { ...golf, engineSize: Number.NaN }, 'engine_size_invalid'],
  ['an engine of 200 litres', { ...golf, engineSize: 200 }, 'engine_size_invalid'],
])('refuses %s with a typed error', (_, input, code) => {
  const attempt = () => valueCar(input as ValuationInput, { model, asOf: AS_OF });
  expect(attempt).toThrow(ValuationError);
  expect(attempt).toThrow(expect.objectContaining({ code }));
});

it.each(['', 'today', '2026', '2026-13-01', '0000-01-01'])('refuses the date %j', (asOf) => {
  expect(() => valueCar(golf, { model, asOf })).toThrow(
    expect.objectContaining({ code: 'date_invalid' }),
  );
});

it('returns a value or a typed error for any input', () => {
  const field = fc.oneof(fc.anything(), fc.constantFrom('__proto__', 'petrol', 'manual', 2019, 0));
  const input = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.constantFrom(...Object.keys(golf), 'bodyType', 'condition'), field),
    fc.record({ make: fc.string(), model: fc.string() }).map((names) => ({ ...golf, ...names })),
    fc.record({ year: fc.double(), mileage: fc.double() }).map((some) => ({ ...golf, ...some })),
  );
  fc.assert(
    fc.property(input, (car) => {
      try {
        const result = valueCar(car as ValuationInput, { model, asOf: AS_OF });
        const amounts = [result.value, ...result.range80, ...result.range90];
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(ValuationError);
      }
    }),
    { numRuns: runs(500, 3000) },
  );
});
