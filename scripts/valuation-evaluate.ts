// npm run valuation:evaluate -- --data FILE.csv [--without engine_size]
// Prints the shipped model's accuracy on a file of adverts as JSON, at the training data's price level.
import { parseArgs } from 'node:util';
import { shippedModel } from '../lib/valuation/model-file';
import { AdvertsError, parseAdverts, readText } from './valuation/adverts';
import { measure, median, round } from './valuation/metrics';
import { predict, withoutEngine } from './valuation/predict';

try {
  evaluate();
} catch (error) {
  if (!(error instanceof AdvertsError) && (error as { code?: string }).code === undefined)
    throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

function evaluate(): void {
  const { data, without } = parseArgs({
    options: { data: { type: 'string' }, without: { type: 'string' } },
  }).values;
  if (!data) throw new AdvertsError('Which adverts? npm run valuation:evaluate -- --data FILE.csv');
  if (without !== undefined && without !== 'engine_size')
    throw new AdvertsError(`--without '${without}': only engine_size can be left out`);
  const model = shippedModel();
  const read = parseAdverts(readText(data), model.dataYear, false);
  const adverts = without ? read.map(withoutEngine) : read;
  const times: number[] = [];
  const predictions = adverts.map((advert) => {
    const start = performance.now();
    const prediction = predict(model, advert);
    times.push(performance.now() - start);
    return prediction;
  });
  // The median excludes pauses caused by other processes.
  const msPerPrediction = round(median(times), 4);
  console.log(JSON.stringify({ ...measure(predictions), msPerPrediction }));
}
