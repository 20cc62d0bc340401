import { unpackModel } from '@/lib/valuation/model';
import { createRandom } from '../../scripts/seed/prng';
import { trainModel } from '../../scripts/valuation/train-model';

const MODELS = [
  ['Ford', 'Fiesta', 15_000],
  ['Ford', 'Focus', 20_000],
  ['BMW', '3 Series', 34_000],
  ['Audi', 'A4', 32_000],
  ['Toyota', 'Yaris', 15_500],
] as const;
const HEAD = 'make,model,year,price,transmission,mileage,fuel_type,tax,mpg,engine_size';
const NOISE = 0.06;

/** Generates a CSV of adverts with prices of `truePrice` plus noise. */
export function advertsCsv(count: number, seed: string): string {
  const random = createRandom(seed);
  const lines = Array.from({ length: count }, () => {
    const [make, model, whenNew] = random.pick(MODELS);
    const age = random.int(0, 12);
    const mileage = Math.round(age * 9_000 * (0.4 + 1.2 * random.next()));
    const fuel = random.pick(['Petrol', 'Diesel'] as const);
    const gearbox = random.pick(['Manual', 'Semi-Auto', 'Automatic'] as const);
    const litres = random.pick([1.0, 1.5, 2.0] as const);
    const price = truePrice(whenNew, age, mileage, litres) * Math.exp(NOISE * random.normal());
    return [make, model, 2020 - age, Math.round(price), gearbox, mileage, fuel, 145, 55, litres];
  });
  return `${HEAD}\n${lines.map((line) => line.join(',')).join('\n')}\n`;
}

function truePrice(whenNew: number, age: number, mileage: number, litres: number): number {
  return whenNew * Math.exp(-0.11 * age - mileage / 250_000 + 0.2 * (litres - 1.5));
}

/** Trains a model on such adverts with a tenth of the shipped number of trees. */
export function smallTraining(csv = advertsCsv(3000, 'small')) {
  const training = trainModel(csv, { trees: 0.1, say: () => undefined });
  return { training, model: unpackModel(training.file) };
}
