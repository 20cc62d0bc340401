/** `npm run models`: builds the 3D models of all cars into public/models. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MODEL_DESIGNS, modelPath } from '@/lib/showroom/model-path';
import { PAINTS } from '@/lib/showroom/paints';
import { modelFile } from './showroom/model-file';

const PUBLIC = path.resolve(import.meta.dirname, '../public');

const started = performance.now();
rmSync(path.join(PUBLIC, 'models'), { recursive: true, force: true });
mkdirSync(path.join(PUBLIC, 'models'));
let bytes = 0;
for (const design of MODEL_DESIGNS) {
  const glb = await modelFile(design, PAINTS.grey);
  bytes += glb.length;
  writeFileSync(path.join(PUBLIC, modelPath(design)), glb);
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${MODEL_DESIGNS.length} models, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds} s`);
