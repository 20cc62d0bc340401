/**
 * `npm run car:forecourt [day|night]`: draws the forecourt, with three cars and empty, in Blender, and writes it to
 * public/cars. Takes about six minutes for each light on two cores. It redraws no picture of .data/cycles.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PAINTS } from '@/lib/showroom/paints';
import {
  FORECOURT_LIGHTS,
  FORECOURT_WIDTHS,
  type ForecourtCut,
  type ForecourtLight,
  forecourtFile,
} from '@/lib/showroom/pictures/forecourt';
import { HERO } from '@/lib/showroom/pictures/hero';
import type { Look } from '@/lib/showroom/pictures/rendered-designs';
import { buildCar } from '../build-car';
import { runBlender, WORK_FOLDER } from '../cycles/blender';
import { carFile } from '../cycles/car-file';

/** One car of each body; `scene.py` places it by the body's name. */
const CARS: readonly Look[] = [
  { body: 'suv', face: 'bars', wheel: 'five', paint: 'silver' },
  HERO,
  { body: 'hatchback', face: 'shield', wheel: 'twin', paint: 'red' },
];
const CAR_FOLDER = path.join(WORK_FOLDER, 'cars');

/** Width and height in pixels, and samples of each pixel; the pictures are larger than shown. */
const WHOLE = [2400, 1004, 36];
const EMPTY = [1200, 502, 24];

const QUALITY: Record<ForecourtCut, number> = { wide: 50, close: 55, empty: 45 };
/** Blur of the empty forecourt, in pixels of its picture. */
const BLUR = 3;

async function writeCars(): Promise<void> {
  await mkdir(CAR_FOLDER, { recursive: true });
  for (const look of CARS)
    await writeFile(
      path.join(CAR_FOLDER, `${look.body}.glb`),
      await carFile(buildCar(look, { isFine: true }), PAINTS[look.paint]),
    );
}

/** Returns the part of the whole picture that shows two cars and the canopy's edge. */
function close(width: number, height: number) {
  const part = Math.round(height * 1.5);
  return { left: width - part - Math.round(width * 0.012), top: 0, width: part, height };
}

async function encode(png: string, light: ForecourtLight, cut: ForecourtCut): Promise<void> {
  const { width, height } = await sharp(png).metadata();
  for (const wanted of FORECOURT_WIDTHS[cut]) {
    const picture = sharp(png);
    if (cut === 'close') picture.extract(close(width, height));
    if (cut === 'empty') picture.blur(BLUR);
    const file = new URL(`../../../public${forecourtFile(light, cut, wanted)}`, import.meta.url);
    await picture
      .resize(wanted)
      .toColourspace('srgb')
      .avif({ quality: QUALITY[cut], effort: 5, chromaSubsampling: '4:4:4' })
      .toFile(fileURLToPath(file));
  }
}

const wanted = process.argv.slice(2);
const chosen = FORECOURT_LIGHTS.filter((name) => !wanted.length || wanted.includes(name));
if (!chosen.length) throw new Error(`no light is called ${wanted}: ${FORECOURT_LIGHTS.join(', ')}`);
await writeCars();
for (const light of chosen) {
  for (const [cuts, cars, size] of [
    [['wide', 'close'], CAR_FOLDER, WHOLE],
    [['empty'], '', EMPTY],
  ] as const) {
    const png = path.join(WORK_FOLDER, `${light}${cars && '-cars'}.png`);
    if (!existsSync(png)) await runBlender('forecourt/scene.py', [light, cars, png, ...size]);
    for (const cut of cuts) await encode(png, light, cut);
    console.log(`forecourt by ${light}: ${cuts.join(', ')}`);
  }
}
