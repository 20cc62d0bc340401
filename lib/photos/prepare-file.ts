import { FORMAT_BYTES, formatOf } from './format';
import { MAX_PHOTO_BYTES } from './limits';
import { PhotoError } from './messages';

const QUALITY = 0.92;

/** Draws a HEIC photograph as a JPEG, which only some browsers can. Throws {@link PhotoError}. */
async function drawAsJpeg(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new PhotoError('heic');
  });
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  if (!jpeg) throw new PhotoError('heic');
  return jpeg;
}

/**
 * Returns the file to send: the chosen one, or a JPEG of a HEIC. Throws {@link PhotoError} for a
 * file that the server would refuse.
 */
export async function prepareFile(file: Blob): Promise<Blob> {
  if (file.size === 0) throw new PhotoError('empty');
  const format = formatOf(new Uint8Array(await file.slice(0, FORMAT_BYTES).arrayBuffer()));
  if (format === null) throw new PhotoError('type');
  const sent = format === 'heic' ? await drawAsJpeg(file) : file;
  if (sent.size > MAX_PHOTO_BYTES) throw new PhotoError('large');
  return sent;
}
