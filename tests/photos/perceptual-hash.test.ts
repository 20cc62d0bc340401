import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { perceptualHash } from '@/lib/photos/perceptual-hash';
import { scene } from './pictures';

/** Maximum bits in which photographs that are alike differ, as in private.flag_photos. */
const ALIKE = 10;
const CARS = Array.from({ length: 14 }, (_, index) => index + 1);

const car = (seed: number) => scene(seed, 900, 600);

async function hashOf(picture: Sharp) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return perceptualHash(sharp(data, { raw: { width, height, channels } }));
}

function distance(one: string | null, other: string | null) {
  let different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let bits = 0;
  for (; different > 0n; different >>= 1n) bits += Number(different & 1n);
  return bits;
}

const reencoded = async (picture: Sharp, to: (of: Sharp) => Sharp) =>
  sharp(await to(picture).toBuffer());

test.each<[string, (of: Sharp) => Sharp]>([
  ['re-encoded', (of) => of.jpeg({ quality: 35 })],
  ['made smaller', (of) => of.resize(480).webp({ quality: 60 })],
  ['stretched', (of) => of.resize(1200, 900, { fit: 'fill' }).jpeg()],
  ['made brighter', (of) => of.modulate({ brightness: 1.15 }).jpeg()],
  ['made grey', (of) => of.greyscale().toColourspace('srgb').jpeg()],
  ['cropped a little', (of) => of.extract({ left: 14, top: 9, width: 872, height: 582 }).jpeg()],
])('a copy that was %s is recognised', async (_, change) => {
  for (const seed of CARS) {
    const [original, copy] = [
      await hashOf(car(seed)),
      await hashOf(await reencoded(car(seed), change)),
    ];
    expect(distance(original, copy), `car ${seed}`).toBeLessThanOrEqual(ALIKE);
  }
});

test('different cars are told apart', async () => {
  const hashes = await Promise.all(CARS.map((seed) => hashOf(car(seed))));
  for (const [at, one] of hashes.entries()) {
    for (const other of hashes.slice(at + 1)) expect(distance(one, other)).toBeGreaterThan(ALIKE);
  }
});

test('a nearly uniform picture has none', async () => {
  const background = { r: 120, g: 130, b: 125 };
  const flat = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  expect(await hashOf(flat)).toBeNull();
});
