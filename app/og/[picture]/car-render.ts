import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { type Look, pictureFile } from '@/lib/showroom/looks';

const WIDTH = 1200;

/** A few hundred kilobytes each: as many as a rush of shared links needs. */
const kept = new LRUCache<string, string>({ max: 24 });

/** A look as a PNG data address: the renderer of share pictures cannot read AVIF. */
export async function carRender(look: Look): Promise<string> {
  const file = pictureFile(look, 'front', WIDTH);
  const known = kept.get(file);
  if (known) return known;
  const png = await sharp(await readFile(join(process.cwd(), 'public', file)))
    .resize(860)
    .png()
    .toBuffer();
  const address = `data:image/png;base64,${png.toString('base64')}`;
  kept.set(file, address);
  return address;
}
