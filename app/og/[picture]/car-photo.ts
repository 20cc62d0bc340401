import sharp from 'sharp';
import { photoIdOf } from '@/lib/photos/files';
import { readFile } from '@/lib/photos/store';

const [WIDTH, HEIGHT] = [640, 630];

/** Fades the left edge, where the text stands. */
const FADE =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <linearGradient id="fade"><stop offset="0" stop-opacity="0"/><stop offset=".18"/></linearGradient>
  <rect width="100%" height="100%" fill="url(#fade)"/>
</svg>`);

/** The seller's first photograph as a PNG data URL; null without one. Throws BackendError. */
export async function carPhoto(images: { url: string }[]): Promise<string | null> {
  const id = photoIdOf(images[0]?.url ?? '');
  const photo = id && (await readFile('public', id, '1600.jpg'));
  if (!photo) return null;
  const png = await sharp(photo)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: FADE, blend: 'dest-in' }])
    .png({ compressionLevel: 3 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
