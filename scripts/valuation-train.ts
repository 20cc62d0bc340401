// npm run valuation:train -- --data FILE.csv [--date YYYY-MM-DD] [--out FOLDER]
// Trains the valuation model and writes it with its model card. Deterministic for the same file.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { unpackModel } from '../lib/valuation/model';
import { AdvertsError, readText } from './valuation/adverts';
import { makeCard } from './valuation/card';
import { writeSiteWidths } from './valuation/site-widths';
import { trainModel } from './valuation/train-model';

const SHIPPED = path.resolve(import.meta.dirname, '../lib/valuation');
const MAX_BYTES = 3_000_000;

try {
  train();
} catch (error) {
  if (!(error instanceof AdvertsError) && (error as { code?: string }).code === undefined)
    throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

function train(): void {
  const { data, date, out } = parseArgs({
    options: { data: { type: 'string' }, date: { type: 'string' }, out: { type: 'string' } },
  }).values;
  if (!data) throw new AdvertsError('Which adverts? npm run valuation:train -- --data FILE.csv');
  if (date !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(date))
    throw new AdvertsError(`--date is '${date}', not YYYY-MM-DD`);
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s  `;
  const say = (line: string) => console.log(seconds() + line);
  const training = trainModel(readText(data), { trees: 1, say });
  const packed = gzipSync(JSON.stringify(training.file), { level: 9 });
  if (packed.length > MAX_BYTES)
    throw new AdvertsError(`The model has ${packed.length} bytes: more than ${MAX_BYTES}`);
  const card = makeCard(unpackModel(training.file), training, date ?? null);
  const folder = out ?? SHIPPED;
  writeFileSync(path.join(folder, 'model.json.gz'), packed);
  writeFileSync(path.join(folder, 'model-card.json'), `${JSON.stringify(card, null, 2)}\n`);
  // The shipped model values the catalogue.
  if (out === undefined) writeSiteWidths(new Date().toISOString().slice(0, 10));
  say(`Wrote ${training.file.version}: ${(packed.length / 1000).toFixed(0)} kB`);
  const { mdape, mape, r2, coverage90, medianWidth90 } = card.metrics.withEngine;
  say(
    `Unseen tenth: MdAPE ${percent(mdape)}, MAPE ${percent(mape)}, R² ${r2.toFixed(3)}, ` +
      `90 % range holds ${percent(coverage90)} at a median width of ${percent(medianWidth90)}`,
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
