import sharp from 'sharp';
import type { PhotoFile } from './files';
import { formatOf } from './format';
import { MAX_PHOTO_BYTES } from './limits';
import { PhotoError } from './messages';
import { perceptualHash } from './perceptual-hash';

const MAX_SIDE = 12_000;
const MAX_PIXELS = 60_000_000;
/** Minimum pixels of the longer and of the shorter side. */
const MIN_SIDES = { longer: 400, shorter: 200 };
/**
 * Maximum bytes of a picture that is decoded whole (progressive, interlaced or AVIF): 24 megapixels
 * of a JPEG.
 */
const MAX_WHOLE_BYTES = 150 * 1024 * 1024;
const MAX_SHOWN_SIDE = 1600;
const TIMEOUT = { seconds: 20 };
/** The marker that ends a JPEG. */
const END_OF_JPEG = Uint8Array.of(0xff, 0xd9);

// Converting one picture at a time, with one thread and no cache, limits the memory that is used.
sharp.cache(false);
sharp.concurrency(1);

export type Converted = { files: Record<PhotoFile, Buffer>; hash: string | null };

/** Checks format and dimensions before any pixel is decoded. Throws {@link PhotoError}. */
async function inspect(bytes: Uint8Array) {
  if (bytes.length === 0) throw new PhotoError('empty');
  if (bytes.length > MAX_PHOTO_BYTES) throw new PhotoError('large');
  const format = formatOf(bytes);
  if (format === null) throw new PhotoError('type');
  // The HEVC decoder is not part of sharp's binaries: browsers convert these.
  if (format === 'heic') throw new PhotoError('heic');
  const metadata = await sharp(bytes, { failOn: 'none', limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new PhotoError(/image dimension/.test(String(error)) ? 'dimensions' : 'broken');
    });
  const { width, height, channels, depth } = metadata;
  if (metadata.format !== (format === 'avif' ? 'heif' : format)) throw new PhotoError('type');
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) {
    throw new PhotoError('dimensions');
  }
  // A JPEG's coefficients have two bytes, whatever its depth.
  const sampleBytes = format === 'jpeg' || depth === 'ushort' ? 2 : 1;
  const isWhole = metadata.isProgressive || format === 'avif';
  if (isWhole && width * height * channels * sampleBytes > MAX_WHOLE_BYTES) {
    throw new PhotoError('progressive');
  }
  if (Math.max(width, height) < MIN_SIDES.longer || Math.min(width, height) < MIN_SIDES.shorter) {
    throw new PhotoError('small');
  }
  return format;
}

/**
 * Decodes the pixels, upright, in sRGB, no larger than they are shown; fails on the faults that
 * `failOn` names.
 */
const decode = (bytes: Uint8Array, failOn: 'error' | 'warning') =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn })
    .autoOrient()
    .resize({
      width: MAX_SHOWN_SIDE,
      height: MAX_SHOWN_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout(TIMEOUT)
    .raw()
    .toBuffer({ resolveWithObject: true });

/**
 * Re-encodes a photograph to all its files: upright, in sRGB, without metadata and any other
 * content beside the picture. Throws {@link PhotoError} for a file that is not a whole photograph.
 */
export async function convertPhoto(bytes: Uint8Array): Promise<Converted> {
  try {
    const format = await inspect(bytes);
    const { data, info } = await decode(bytes, 'error').catch((error: unknown) => {
      if (format !== 'jpeg') throw error;
      // A JPEG that lacks only its end marker has all its pixels; if some are missing, the decoder
      // warns.
      return decode(Buffer.concat([bytes, END_OF_JPEG]), 'warning');
    });
    const { width, height, channels } = info;
    const picture = sharp(data, { raw: { width, height, channels } });
    const webp = (to: number) =>
      picture.clone().resize({ width: to, withoutEnlargement: true }).webp({ quality: 76 });
    const files: Record<PhotoFile, Buffer> = {
      '600.webp': await webp(600).toBuffer(),
      '1200.webp': await webp(1200).toBuffer(),
      '1600.jpg': await picture.clone().jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
    };
    return { files, hash: await perceptualHash(picture) };
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    throw new PhotoError('broken');
  }
}
