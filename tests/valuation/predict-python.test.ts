import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BODY_TYPES, CONDITIONS, FUEL_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import { DOWNLOADS } from '@/lib/valuation/downloads';
import { valueCar } from '@/lib/valuation/value-car';
import { CATALOGUE } from '../../scripts/seed/catalogue/catalogue';
import { createRandom } from '../../scripts/seed/prng';
import { runs } from '../whole';

const CARS = runs(200, 1000);
const hasPython = spawnSync('python3', ['--version']).status === 0;
const random = createRandom('python');
const keys = <T extends string>(table: Record<T, unknown>) => Object.keys(table) as T[];
const names = CATALOGUE.flatMap(({ name, models }) =>
  models.map((model) => ({ make: name, model: model.name })),
).concat(
  { make: 'Trabant', model: '601' },
  { make: 'VW', model: 'Golf' },
  { make: 'Škoda', model: 'No Such Model' },
);
const cars = Array.from({ length: CARS }, () => ({
  ...random.pick(names),
  year: random.int(1985, 2027),
  mileage: random.int(0, 330_000),
  fuelType: random.pick(keys(FUEL_TYPES)),
  transmission: random.pick(keys(TRANSMISSIONS)),
  bodyType: random.pick([...keys(BODY_TYPES), null]),
  condition: random.pick([...keys(CONDITIONS), null]),
  engineSize: random.pick([null, random.int(8, 50) / 10]),
  asOf: `${random.pick([2020, 2022, 2026] as const)}-11-22`,
})).map((car) => ({ ...car, year: Math.min(car.year, Number(car.asOf.slice(0, 4)) + 1) }));

it.runIf(hasPython)(
  `predict.py agrees with the site to the pound on ${CARS} cars`,
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'predict-'));
    try {
      for (const file of ['predict.py', 'model.json.gz'])
        writeFileSync(path.join(folder, file), DOWNLOADS[file]?.body() ?? '');
      const { stdout, stderr } = spawnSync('python3', ['predict.py', 'model.json.gz'], {
        cwd: folder,
        input: cars.map((car) => JSON.stringify(car)).join('\n'),
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      const said = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const meant = cars.map(({ asOf, ...car }) => {
        const { value, range80, range90 } = valueCar(car, { asOf, explain: false });
        return { value, range80, range90 };
      });
      expect(said).toEqual(meant);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  60_000,
);
