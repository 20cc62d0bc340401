import { readFile as readPicture } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { photoIdOf } from '@/lib/photos/files';
import { readFile } from '@/lib/photos/store';
import { SHARE_PICTURE } from '@/lib/seo/metadata';
import { isAtPlace, namedFile, widthsOf } from '@/lib/showroom/pictures/picture';
import { type Listed, mainPicture } from '@/lib/showroom/pictures/vehicle-look';

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;

/** A picture that fills the right side: a PNG data URL. */
export type FillingPicture = {
  car: string;
  /** Its distance from the left edge, in px. */
  from: number;
};

/** Fades the left edge, beside the text. */
const fade = (width: number, share: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}">
  <linearGradient id="fade"><stop offset="0" stop-opacity="0"/><stop offset="${share}"/></linearGradient>
  <rect width="100%" height="100%" fill="url(#fade)"/>
</svg>`);

async function fill(picture: Buffer, from: number, faded: number): Promise<FillingPicture> {
  const width = WIDTH - from;
  const png = await sharp(picture)
    .resize(width, HEIGHT, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: fade(width, faded), blend: 'dest-in' }])
    .png({ compressionLevel: 3 })
    .toBuffer();
  return { car: `data:image/png;base64,${png.toString('base64')}`, from };
}

/** The seller's first photograph; null without one. Throws BackendError. */
export async function carPhoto(images: { url: string }[]): Promise<FillingPicture | null> {
  const id = photoIdOf(images[0]?.url ?? '');
  const photo = id && (await readFile('public', id, '1600.jpg'));
  return photo ? fill(photo, 560, 0.18) : null;
}

/** The seller's first photograph, cut to a size in px, as a PNG data URL; null without one. Throws BackendError. */
export async function cutPhoto(images: { url: string }[], width: number, height: number) {
  const id = photoIdOf(images[0]?.url ?? '');
  const photo = id && (await readFile('public', id, '1600.jpg'));
  if (!photo) return null;
  const png = await sharp(photo).resize(width, height, { fit: 'cover' }).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** A listing's illustration at a place; null if it is in the studio. */
export async function carAtPlace(listing: Listed): Promise<FillingPicture | null> {
  const { look, view } = mainPicture(listing);
  if (!isAtPlace(view)) return null;
  const file = namedFile(look, view, Math.max(...widthsOf(view)));
  // It starts further left than a photograph, because the car stands where a photograph's fade would end.
  return fill(await readPicture(join(process.cwd(), 'public', file)), 460, 0.06);
}
