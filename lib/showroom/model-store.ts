import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { acrossBundles } from '../core/across-bundles';
import { MODEL_DESIGNS } from './model-path';
import { designName } from './picture';

/** The file of a design's model: brotli at its best, which no server has time for at each request. */
export const packedModelFile = (name: string) => path.join('public', 'models', `${name}.glb.br`);

const NAMES: ReadonlySet<string> = new Set(MODEL_DESIGNS.map(designName));

const packedModel = (name: string) => readFile(path.join(process.cwd(), packedModelFile(name)));

/** By design; at most one each. The files do not change while the server runs. */
const hashes = acrossBundles('model-hashes', () => new Map<string, string>());

/** A hash of a design's model by the design's name; null without such a design. */
export async function modelHash(name: string): Promise<string | null> {
  if (!NAMES.has(name)) return null;
  const kept = hashes.get(name);
  if (kept) return kept;
  const packed = await packedModel(name);
  const hash = createHash('sha256').update(packed).digest('base64url').slice(0, 16);
  hashes.set(name, hash);
  return hash;
}

/** The binary glTF of a design, by the name of one that has a model. */
export const unpackedModel = async (name: string) =>
  promisify(brotliDecompress)(await packedModel(name));
