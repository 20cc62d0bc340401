import type { Sharp } from 'sharp';

const [WIDTH, HEIGHT] = [9, 8];
/**
 * Minimum range of grey levels, of 255, in the shrunk picture: below it the hash would be noise.
 */
const MIN_CONTRAST = 24;

/**
 * The difference hash of a picture as 16 hexadecimal digits: each of its 64 bits says whether the
 * picture gets brighter from left to right at one place. Copies in another size, format or
 * brightness differ in few bits. Null for a nearly uniform picture.
 */
export async function perceptualHash(picture: Sharp): Promise<string | null> {
  const grey = await picture
    .clone()
    .greyscale()
    .resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  if (Math.max(...grey) - Math.min(...grey) < MIN_CONTRAST) return null;
  let hash = 0n;
  for (let row = 0; row < HEIGHT; row += 1) {
    for (let column = 1; column < WIDTH; column += 1) {
      const at = row * WIDTH + column;
      hash = (hash << 1n) | BigInt((grey[at] ?? 0) > (grey[at - 1] ?? 0));
    }
  }
  return hash.toString(16).padStart(16, '0');
}
