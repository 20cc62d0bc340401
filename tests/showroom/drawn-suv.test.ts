import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DRAWN_SUV } from '@/components/marketing/drawn-suv';
import { pictureFile } from '@/lib/showroom/pictures/rendered-designs';

const OPAQUE = 250;
/** Maximum pixels of the car in a row that shows only its aerial. */
const AERIAL = 20;

/** Returns the first and last line of a picture in which enough pixels are the car's. */
const edgesOf = (counts: number[], least: number) => [
  counts.findIndex((count) => count > least),
  counts.findLastIndex((count) => count > 0),
];

test('the dimension lines of the drawn SUV end where its picture shows its edges', async () => {
  const file = fileURLToPath(
    new URL(`../../public${pictureFile(DRAWN_SUV.look, 'side', 1600)}`, import.meta.url),
  );
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const rows = Array<number>(info.height).fill(0);
  const columns = Array<number>(info.width).fill(0);
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if ((data[(y * info.width + x) * info.channels + 3] ?? 0) > OPAQUE) {
        rows[y] = (rows[y] ?? 0) + 1;
        columns[x] = (columns[x] ?? 0) + 1;
      }
  const seen = [...edgesOf(columns, 0), ...edgesOf(rows, AERIAL)].map(
    (edge) => (edge * 900) / info.width,
  );
  const { left, right, top, ground } = DRAWN_SUV.box;
  for (const [index, end] of [left, right, top, ground].entries())
    expect(Math.abs(end - (seen[index] ?? 0)), String(seen)).toBeLessThan(1.5);
});
