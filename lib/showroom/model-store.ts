import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { MODEL_DESIGNS } from './model-path';
import { designName } from './picture';

/** The file of a design's model: brotli at its best, which no server has time for at each request. */
export const packedModelFile = (name: string) => path.join('public', 'models', `${name}.glb.br`);

const NAMES: ReadonlySet<string> = new Set(MODEL_DESIGNS.map(designName));

type StoredModel = { packed: Buffer; hash: string };

/** A design's model by its name and a hash of its bytes; null without such a design. */
export async function storedModel(name: string): Promise<StoredModel | null> {
  if (!NAMES.has(name)) return null;
  const packed = await readFile(path.join(process.cwd(), packedModelFile(name)));
  return { packed, hash: createHash('sha256').update(packed).digest('base64url').slice(0, 16) };
}

/** The binary glTF of a stored model. */
export const unpackedModel = ({ packed }: StoredModel) => promisify(brotliDecompress)(packed);
