/** `npm run assets:icons`: draws the manifest's icons from app/icon.svg into public. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { INSTALL_ICONS } from '@/lib/seo/install-icons';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const svg = readFileSync(fromRoot('app/icon.svg'));
/** Edge of icon.svg's view box, which is 96 units to the inch by default. */
const UNITS = 32;

for (const { src, size, purpose } of INSTALL_ICONS) {
  const isMaskable = purpose === 'maskable';
  // Android cuts a maskable icon to a circle of four fifths: the corners are filled and the mark is smaller.
  const inner = isMaskable ? Math.round(size * 0.8) : size;
  const icon = await sharp(svg, { density: (96 * inner) / UNITS })
    .resize(inner, inner)
    .toBuffer();
  const background = isMaskable ? '#0b4a34' : '#00000000';
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: icon }])
    .png({ palette: true, effort: 10 })
    .toFile(fromRoot(`public${src}`));
}
