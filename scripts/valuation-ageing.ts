// npm run valuation:ageing -- --data FILE.csv --means MEANS.csv
// Measures how well the valuation knows what a car keeps of its value over three years: on adverts, each model left
// out of the fit, and on mean prices of a later year. Writes the errors, from which ranges of the loss of value are
// made, to lib/valuation/ageing-error.json. Deterministic for the same files.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { OLDEST } from '../lib/valuation/columns';
import { shippedModel } from '../lib/valuation/model-file';
import type { Fuel } from '../lib/valuation/types';
import { bareValue } from '../lib/valuation/value-car';
import { sayError } from './dev/report';
import { ageingSteps, meanSteps, YEARS } from './valuation/ageing';
import { ageingErrors } from './valuation/ageing-errors';

const FILE = path.resolve(import.meta.dirname, '../lib/valuation/ageing-error.json');
/** The month of the mean prices. */
const MEANS_DAY = '2022-10-01';
/** Electric cars have no value; the means do not tell gearboxes, engines or miles. */
const FUELS: Readonly<Record<string, Fuel>> = {
  petrol: 'petrol',
  diesel: 'diesel',
  'petrol hybrid': 'hybrid',
};

const { data, means } = parseArgs({
  options: { data: { type: 'string' }, means: { type: 'string' } },
}).values;
if (data && means) measure(data, means);
else {
  sayError('Which files? npm run valuation:ageing -- --data FILE.csv --means MEANS.csv');
  process.exitCode = 1;
}

function measure(adverts: string, meanPrices: string) {
  const model = shippedModel();
  const text = readFileSync(adverts, 'utf8');
  const year = Number(MEANS_DAY.slice(0, 4));
  const later = meanSteps(readFileSync(meanPrices, 'utf8'), year, (cell) => {
    const fuelType = FUELS[cell.fuel];
    const age = year - cell.year;
    if (!fuelType || age < 0 || age + YEARS > OLDEST) return null;
    const valueAt = (at: number) =>
      bareValue(
        {
          make: cell.make,
          model: cell.model,
          year: year - at,
          mileage: model.usualMiles[at] ?? 0,
          fuelType,
          transmission: 'manual',
        },
        { asOf: MEANS_DAY },
      );
    return valueAt(age + YEARS) / valueAt(age);
  });
  const content = {
    data: {
      name: '100,000 UK Used Car Data Set, adverts of 2020',
      sha256: createHash('sha256').update(text).digest('hex'),
      means: 'Mean asking prices of British adverts by make, model, fuel and year, October 2022',
    },
    years: YEARS,
    ...ageingErrors(
      ageingSteps(text, console.log),
      later.map((step) => ({ ...step, isSeen: Object.hasOwn(model.agesOfModel, step.model) })),
    ),
  };
  writeFileSync(FILE, `${JSON.stringify(content, null, 2)}\n`);
  console.log(JSON.stringify(content, null, 2));
}
