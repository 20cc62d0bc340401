import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Model, unpackModel } from './model';

/** Below the folder that the server is started in, as `next start` and the scripts are. */
export const MODEL_PATH = 'lib/valuation/model.json.gz';

let shipped: Model | undefined;

/** The model that ships, read once, at its first use. */
export function shippedModel(): Model {
  shipped ??= unpackModel(
    JSON.parse(gunzipSync(readFileSync(path.join(process.cwd(), MODEL_PATH))).toString()),
  );
  return shipped;
}
