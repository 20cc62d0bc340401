// npm run running-costs:fit -- --data FILE.csv
// Fits typical CO2 bands and consumption of makes, models, engines and years to adverts of 2020, and
// prints how often the road tax they give is right on adverts left out. Deterministic for the same file.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sayError } from './dev/report';
import { parseAdverts } from './running-costs/adverts';
import { crossValidate } from './running-costs/cross-validate';
import { packBands, packConsumption } from './running-costs/typical-figures';

const FOLDER = path.resolve(import.meta.dirname, '../lib/running-costs');

const { data } = parseArgs({ options: { data: { type: 'string' } } }).values;
if (data) fitFigures(data);
else {
  sayError('Which adverts? npm run running-costs:fit -- --data FILE.csv');
  process.exitCode = 1;
}

function fitFigures(file: string) {
  const text = readFileSync(file, 'utf8');
  const adverts = parseAdverts(text);
  const accuracy = crossValidate(adverts);
  const figures = {
    data: {
      name: '100,000 UK Used Car Data Set, adverts of 2020',
      sha256: createHash('sha256').update(text).digest('hex'),
    },
    bands: packBands(adverts),
    mpg: packConsumption(adverts),
  };
  const write = (name: string, content: object) =>
    writeFileSync(path.join(FOLDER, name), `${JSON.stringify(content, null, 2)}\n`);
  write('typical-figures.json', figures);
  write('typical-accuracy.json', accuracy);
  console.log(JSON.stringify(accuracy, null, 2));
}
