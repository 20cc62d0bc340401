/**
 * `npm run car:interior [cabin|boot|name]`: draws the representative cabins and boots in Blender, and writes them to
 * public/cars. Takes two to four minutes for each of the eight on two cores. It redraws no picture of .data/cycles.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { forecourtFile } from '@/lib/showroom/pictures/forecourt';
import { INTERIOR_WIDTHS, INTERIORS, interiorFile } from '@/lib/showroom/pictures/interior';
import { runBlender, WORK_FOLDER } from '../cycles/blender';

/** Width and height in pixels, and samples of each pixel. */
const SIZE = [1600, 1067, 28];
const QUALITY = { 480: 55, 800: 50, 1600: 45 } as const;
/** Trim of the boots, which is black in all cars. */
const BOOT_TRIM = 'black';

/** Picture of the view from a cabin: the forecourt by day, out of focus. */
const BACKDROP = path.join(WORK_FOLDER, 'backdrop.png');

async function writeBackdrop(): Promise<void> {
  if (existsSync(BACKDROP)) return;
  const empty = new URL(`../../../public${forecourtFile('day', 'empty', 1200)}`, import.meta.url);
  await mkdir(WORK_FOLDER, { recursive: true });
  await sharp(fileURLToPath(empty)).resize(1600).blur(1.5).png().toFile(BACKDROP);
}

const wanted = process.argv.slice(2);
const isWanted = (name: string) => !wanted.length || wanted.some((part) => name.startsWith(part));
const chosen = INTERIORS.filter(isWanted);
if (!chosen.length) throw new Error(`no interior is called ${wanted}: ${INTERIORS.join(', ')}`);
await writeBackdrop();
for (const name of chosen) {
  const png = path.join(WORK_FOLDER, `${name}.png`);
  const [view = '', ...kind] = name.split('-');
  const args = view === 'cabin' ? [...kind, BACKDROP] : [BOOT_TRIM, ...kind, ''];
  if (!existsSync(png)) await runBlender('interior/scene.py', [view, ...args, png, ...SIZE]);
  for (const width of INTERIOR_WIDTHS) {
    const file = new URL(`../../../public${interiorFile(name, width)}`, import.meta.url);
    await sharp(png)
      .resize(width, Math.round((width * 2) / 3))
      .toColourspace('srgb')
      .avif({ quality: QUALITY[width], effort: 6, chromaSubsampling: '4:4:4' })
      .toFile(fileURLToPath(file));
  }
  console.log(name);
}
