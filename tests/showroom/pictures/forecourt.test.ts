import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  FORECOURT_LIGHTS,
  FORECOURT_WIDTHS,
  forecourtFile,
} from '@/lib/showroom/pictures/forecourt';

const inProject = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The page's ground in the light theme and in the dark one, as [red, green, blue]. */
const grounds = [
  ...readFileSync(inProject('app/globals.css'), 'utf8').matchAll(/--paper: #([0-9a-f]{6});/g),
].map(([, hex]) => [...Buffer.from(hex ?? '', 'hex')]);

describe.each(FORECOURT_LIGHTS)('the forecourt by %s', (light) => {
  const ground = grounds[FORECOURT_LIGHTS.indexOf(light)] ?? [];
  const widest = sharp(
    inProject(`public${forecourtFile(light, 'wide', FORECOURT_WIDTHS.wide[2])}`),
  );

  it("has a sky that begins as the page's ground, where the heading stands", async () => {
    const { width, height } = await widest.metadata();
    const sky = {
      left: 0,
      top: 0,
      width: Math.round(width * 0.4),
      height: Math.round(height * 0.04),
    };
    const pixels = await widest.clone().extract(sky).removeAlpha().raw().toBuffer();
    const distances = pixels.map((value, index) => Math.abs(value - (ground[index % 3] ?? 0)));
    expect(ground).toHaveLength(3);
    expect(Math.max(...distances)).toBeLessThan(5);
  });

  it.each([
    ['wide', 2.39],
    ['close', 1.5],
    ['empty', 2.39],
  ] as const)(
    'has its %s pictures in their widths, %f times as wide as high',
    async (cut, ratio) => {
      for (const width of FORECOURT_WIDTHS[cut]) {
        const picture = await sharp(
          inProject(`public${forecourtFile(light, cut, width)}`),
        ).metadata();
        expect(picture.width).toBe(width);
        expect(picture.width / picture.height).toBeCloseTo(ratio, 1);
      }
    },
  );
});
