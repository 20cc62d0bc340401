import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { CarDesign } from '@/lib/showroom/build-car';
import { modelFile } from '@/lib/showroom/model-file';
import { PAINTS, type PaintName } from '@/lib/showroom/paints';
import { designName } from '@/lib/showroom/picture';
import { repainted } from '@/lib/showroom/repaint';

const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Half a megabyte each. Building one takes half a second, so everyone who waits shares one build. */
const built = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 24 });
/** Under 200 kB each. */
const packed = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 48 });

function build(design: CarDesign): Promise<Uint8Array<ArrayBuffer>> {
  const name = designName(design);
  const known = built.get(name);
  if (known) return known;
  const model = modelFile(design, PAINTS.grey);
  built.set(name, model);
  model.catch(() => built.delete(name));
  return model;
}

/** A model in a paint. */
export const model = async (design: CarDesign, paint: PaintName) =>
  repainted(await build(design), PAINTS[paint]);

/** The same, compressed with brotli. */
export async function packedModel(design: CarDesign, paint: PaintName) {
  const name = `${designName(design)}-${paint}`;
  const known = packed.get(name);
  if (known) return known;
  const bytes = new Uint8Array(await compress(await model(design, paint), QUALITY));
  packed.set(name, bytes);
  return bytes;
}
