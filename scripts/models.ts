/** `npm run car:models`: builds the 3D models of all cars into public/models, and writes their measures. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ModelMeasures } from '@/lib/showroom/models/model-measures';
import { MODEL_DESIGNS } from '@/lib/showroom/models/model-path';
import { packedModelFile } from '@/lib/showroom/models/model-store';
import { PAINTS } from '@/lib/showroom/paints';
import { designName } from '@/lib/showroom/pictures/picture';
import { buildCar } from './showroom/build-car';
import { modelFile } from './showroom/model-file';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'public/models');
const MEASURES = path.join(ROOT, 'lib/showroom/models/model-measures.json');

const started = performance.now();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const measures: Record<string, ModelMeasures> = {};
for (const design of MODEL_DESIGNS) {
  const name = designName(design);
  const glb = await modelFile(design, PAINTS.grey);
  writeFileSync(path.join(ROOT, packedModelFile(name)), brotliCompressSync(glb));
  const { length, width, height, widthWithMirrors } = buildCar(design).size;
  const [l, w, h, m] = [length, width, height, widthWithMirrors].map((x) => Math.round(x * 1000));
  if (!l || !w || !h || !m) throw new Error(`${name} has no size`);
  const bytes = gzipSync(glb).length;
  measures[name] = { length: l, width: w, height: h, widthWithMirrors: m, bytes };
}
writeFileSync(MEASURES, `${JSON.stringify(measures, null, 2)}\n`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${MODEL_DESIGNS.length} models in ${seconds} s`);
