import type { Sharp } from 'sharp';

const [WIDTH, HEIGHT] = [9, 8];
/** Levels of grey, of 255, that the shrunk picture spans at least: below, its hash would be noise. */
const MIN_CONTRAST = 24;

/**
 * The difference hash of a picture as 16 hexadecimal digits: 64 bits that say where it gets brighter from
 * left to right. Copies in another size, format or brightness differ in few bits. Null of a nearly uniform
 * picture.
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
