import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { PictureView } from '@/lib/showroom/pictures/picture';
import { type Look, pictureFile } from '@/lib/showroom/pictures/rendered-designs';

const WIDTH = 1600;
const [SHOWN_WIDTH, SHOWN_HEIGHT] = [860, 573];

/** Fades the left and right edges: the car's shadow would end abruptly on the wider ground. */
const FADE =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SHOWN_WIDTH}" height="${SHOWN_HEIGHT}">
  <linearGradient id="fade">
    <stop offset="0" stop-opacity="0"/><stop offset=".12"/>
    <stop offset=".9"/><stop offset="1" stop-opacity="0"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#fade)"/>
</svg>`);

/** Each entry has a few hundred kilobytes. */
const cache = new LRUCache<string, string>({ max: 24 });

/** Renders a look as a PNG data URL: ImageResponse of next/og cannot decode AVIF. */
export async function carRender(look: Look, view: PictureView = 'front'): Promise<string> {
  const file = pictureFile(look, view, WIDTH);
  const cached = cache.get(file);
  if (cached) return cached;
  const png = await sharp(await readFile(join(process.cwd(), 'public', file)))
    .resize(SHOWN_WIDTH, SHOWN_HEIGHT)
    .composite([{ input: FADE, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const url = `data:image/png;base64,${png.toString('base64')}`;
  cache.set(file, url);
  return url;
}
