import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { designName } from '../pictures/picture';
import { MODEL_DESIGNS } from './model-path';

/**
 * The file of a design's model, compressed with brotli's best quality, which takes too long for a
 * request.
 */
export const packedModelFile = (name: string) => path.join('public', 'models', `${name}.glb.br`);

const NAMES: ReadonlySet<string> = new Set(MODEL_DESIGNS.map(designName));

/** Whether a design has a model, by the design's name. */
export const hasModel = (name: string) => NAMES.has(name);

/** Reads the binary glTF of a design that has a model, by name. */
export async function unpackedModel(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await readFile(path.join(process.cwd(), packedModelFile(name)));
  return new Uint8Array(await promisify(brotliDecompress)(packed));
}
