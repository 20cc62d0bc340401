/** `npm run models`: builds the 3D models of all cars into public/models. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { MODEL_DESIGNS } from '@/lib/showroom/model-path';
import { packedModelFile } from '@/lib/showroom/model-store';
import { PAINTS } from '@/lib/showroom/paints';
import { designName } from '@/lib/showroom/picture';
import { modelFile } from './showroom/model-file';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'public/models');

const started = performance.now();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
let bytes = 0;
for (const design of MODEL_DESIGNS) {
  const packed = brotliCompressSync(await modelFile(design, PAINTS.grey));
  bytes += packed.length;
  writeFileSync(path.join(ROOT, packedModelFile(designName(design))), packed);
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${MODEL_DESIGNS.length} models, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds} s`);
