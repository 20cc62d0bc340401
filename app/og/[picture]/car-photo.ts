import { readFile as readPicture } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { photoIdOf } from '@/lib/photos/files';
import { readFile } from '@/lib/photos/store';
import { isAtPlace, namedFile, widthsOf } from '@/lib/showroom/picture';
import { type Listed, mainPicture } from '@/lib/showroom/vehicle-look';

const [WIDTH, HEIGHT] = [640, 630];

/** Fades the left edge, where the text stands. */
const FADE =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <linearGradient id="fade"><stop offset="0" stop-opacity="0"/><stop offset=".18"/></linearGradient>
  <rect width="100%" height="100%" fill="url(#fade)"/>
</svg>`);

/** A photograph, or an illustration at a place, that fills the right half: a PNG data URL. */
async function fillHalf(picture: Buffer): Promise<string> {
  const png = await sharp(picture)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: FADE, blend: 'dest-in' }])
    .png({ compressionLevel: 3 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The seller's first photograph as a PNG data URL; null without one. Throws BackendError. */
export async function carPhoto(images: { url: string }[]): Promise<string | null> {
  const id = photoIdOf(images[0]?.url ?? '');
  const photo = id && (await readFile('public', id, '1600.jpg'));
  return photo ? fillHalf(photo) : null;
}

/** A listing's illustration at a place; null where it stands in the studio. */
export async function carAtPlace(listing: Listed): Promise<string | null> {
  const { look, view } = mainPicture(listing);
  if (!isAtPlace(view)) return null;
  const file = namedFile(look, view, Math.max(...widthsOf(view)));
  return fillHalf(await readPicture(join(process.cwd(), 'public', file)));
}
