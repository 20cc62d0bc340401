import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Model, type ModelFile, unpackModel } from './model';

/** Relative to the working directory of `next start` and the scripts. */
export const MODEL_PATH = 'lib/valuation/model.json.gz';

let shipped: Model | undefined;

export function readModelFile(): ModelFile {
  const packed = readFileSync(path.join(process.cwd(), MODEL_PATH));
  return JSON.parse(gunzipSync(packed).toString());
}

/** The shipped model, loaded once on first use. */
export function shippedModel(): Model {
  shipped ??= unpackModel(readModelFile());
  return shipped;
}
