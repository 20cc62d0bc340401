// npm run valuation:evaluate -- --data FILE.csv [--without engine_size] [--as-of YYYY-MM-DD] [--drift 0.1] [--own FILE.csv] [--publish NAME]
// Prints the shipped model's accuracy on a file of adverts as JSON: at the training data's price level, or valued for a
// day as the site does. --drift tries another standard deviation by which prices of such cars moved apart since the data;
// --own takes adverts as the marketplace's own, by which values are corrected; --publish writes what the ranges held to
// lib/valuation/elsewhere.json, for the model's page, where the source has this name.
import { parseArgs } from 'node:util';
import { shippedModel } from '../lib/valuation/model-file';
import { driftOf } from '../lib/valuation/price-index';
import { AdvertsError, parseAdverts, readText } from './valuation/adverts';
import { writeElsewhere } from './valuation/elsewhere';
import { evaluate, ownStockOf } from './valuation/evaluate';
import { withoutEngine } from './valuation/predict';

try {
  run();
} catch (error) {
  if (!(error instanceof AdvertsError) && (error as { code?: string }).code === undefined)
    throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

function run(): void {
  const {
    data,
    without,
    'as-of': asOf,
    drift: deviation,
    own,
    publish,
  } = parseArgs({
    options: {
      data: { type: 'string' },
      without: { type: 'string' },
      'as-of': { type: 'string' },
      drift: { type: 'string' },
      own: { type: 'string' },
      publish: { type: 'string' },
    },
  }).values;
  if (!data) throw new AdvertsError('Which adverts? npm run valuation:evaluate -- --data FILE.csv');
  if (without !== undefined && without !== 'engine_size')
    throw new AdvertsError(`--without '${without}': only engine_size can be left out`);
  if (asOf !== undefined && !(/^\d{4}-\d{2}-\d{2}$/.test(asOf) && Date.parse(asOf) > 0))
    throw new AdvertsError(`--as-of is '${asOf}', not YYYY-MM-DD`);
  const drift = deviation === undefined ? undefined : Number(deviation);
  if (drift !== undefined && !(drift >= 0 && drift < 1))
    throw new AdvertsError(`--drift is '${deviation}', not 0 to 1`);
  if (publish !== undefined && (!asOf || own || deviation !== undefined))
    throw new AdvertsError('--publish needs --as-of, and neither --own nor --drift');
  const model = shippedModel();
  const year = asOf ? Number(asOf.slice(0, 4)) : model.dataYear;
  const read = (file: string) => {
    const adverts = parseAdverts(readText(file), year, false);
    return without ? adverts.map(withoutEngine) : adverts;
  };
  const ownStock = own ? ownStockOf(model, read(own), asOf) : undefined;
  const measured = evaluate(model, read(data), { asOf, drift, own: ownStock });
  if (publish && asOf)
    writeElsewhere({
      name: publish,
      asOf,
      drift: driftOf(model.dataYear, year),
      rows: measured.toEightYears,
    });
  console.log(JSON.stringify(measured));
}
