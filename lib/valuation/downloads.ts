import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { dataRecipe } from './data-recipe';
import card from './model-card.json';
import { readModelFile } from './model-file';
import { portableModel } from './portable-model';

type Download = { type: string; body: () => string | Buffer };

/** The downloads of the model's page, by file name. */
export const DOWNLOADS: Readonly<Record<string, Download>> = {
  'model.json.gz': {
    type: 'application/gzip',
    body: () => gzipSync(JSON.stringify(portableModel(readModelFile())), { level: 9 }),
  },
  'model-card.json': {
    type: 'application/json; charset=utf-8',
    body: () => `${JSON.stringify(card, null, 2)}\n`,
  },
  'data-recipe.txt': { type: 'text/plain; charset=utf-8', body: dataRecipe },
  'predict.py': {
    type: 'text/x-python; charset=utf-8',
    body: () => readFileSync(path.join(process.cwd(), 'scripts/valuation/predict.py'), 'utf8'),
  },
};
