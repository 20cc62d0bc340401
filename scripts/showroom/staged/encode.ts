/**
 * `npm run car:staged FOLDER`: writes the staged pictures of a folder to public/cars, and where they show plates
 * to lib/showroom/pictures. The folder holds `{look}-{front|rear|dealer}.jpg` of 1200 × 800 pixels, and `corners.json`:
 * by the name of a picture, its plate's corners in pixels, top left, top right, bottom right, bottom left.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { namedFile, type StagedView, widthsOf } from '@/lib/showroom/pictures/picture';
import { writePicture } from '../rendering/pictures';

const [WIDTH, HEIGHT] = [1200, 800];
const QUALITIES: Readonly<Record<number, number>> = { 480: 56, 800: 54, 1200: 54 };
/** Views by the ends of the names of the folder's pictures. */
const VIEWS: Readonly<Record<string, StagedView>> = {
  front: 'home-front',
  rear: 'home-rear',
  dealer: 'dealer-front',
};
const CORNERS = fileURLToPath(
  new URL('../../../lib/showroom/pictures/staged-corners.json', import.meta.url),
);

type Corners = readonly (readonly [x: number, y: number])[];
const shares = (corners: Corners) =>
  corners
    .flatMap(([x, y]) => [x / WIDTH, y / HEIGHT])
    .map((share) => Math.round(share * 1e4) / 1e4);

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('name the folder of the staged pictures');
const found: Record<string, Corners> = JSON.parse(
  await readFile(path.join(folder, 'corners.json'), 'utf8'),
);
const written: Record<string, Partial<Record<StagedView, number[]>>> = {};
for (const [name, corners] of Object.entries(found)) {
  const [, look = '', end = ''] = /^(.+)-([a-z]+)$/.exec(name) ?? [];
  const view = VIEWS[end];
  if (!view) throw new Error(`${name} ends in no view`);
  const picture = path.join(folder, `${name}.jpg`);
  if (!existsSync(picture)) throw new Error(`${picture} is missing`);
  const files = widthsOf(view).map((width) => ({
    file: namedFile(look, view, width),
    width,
    quality: QUALITIES[width] ?? 50,
  }));
  await writePicture(await readFile(picture), files);
  written[look] = { ...written[look], [view]: shares(corners) };
  console.log(name);
}
await writeFile(CORNERS, JSON.stringify(written));
