import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BODY_NAMES } from '@/lib/showroom/design-options';
import { TURN_BYTES, TURN_DATA_USE } from '@/lib/showroom/viewer/data-use';
import {
  FIRST_ANGLE,
  FIRST_TURN_STEP,
  stepsApart,
  TURN_STEPS,
  TURN_WIDTH,
  turnAngle,
  turnFile,
  turnLabel,
  turnSteps,
} from '@/lib/showroom/viewer/turn';
import { CAMERAS, turnCamera } from '@/scripts/showroom/rendering/views';

const file = (path: string) => fileURLToPath(new URL(`../../../public${path}`, import.meta.url));
const steps = Array.from({ length: TURN_STEPS }, (_, step) => step);

test('a step has its number in the name of its file, and ten degrees', () => {
  expect(turnFile('suv-large', 4)).toBe('/cars/turn-suv-large-04.avif');
  expect(turnFile('van', 35)).toBe('/cars/turn-van-35.avif');
  expect(steps.map(turnAngle)).toEqual(steps.map((step) => 10 * step));
  expect(turnSteps('van')[9]).toEqual({
    src: '/cars/turn-van-09.avif',
    from: 'from the left, 90 degrees',
  });
});

test('a step says from where it shows the car', () => {
  const said = (degrees: number) => turnLabel(degrees / 10);
  expect([0, 20, 30, 40, 60, 70].map(said)).toEqual([
    'from the front, 0 degrees',
    'from the front, 20 degrees',
    'from the front left, 30 degrees',
    'from the front left, 40 degrees',
    'from the front left, 60 degrees',
    'from the left, 70 degrees',
  ]);
  expect([140, 180, 220, 270, 320, 350].map(said)).toEqual([
    'from the rear left, 140 degrees',
    'from the rear, 180 degrees',
    'from the rear right, 220 degrees',
    'from the right, 270 degrees',
    'from the front right, 320 degrees',
    'from the front, 350 degrees',
  ]);
});

test('the first step is the one next to the view from the front, at its height', () => {
  const away = (step: number) => Math.abs(turnCamera(step).azimuth - CAMERAS.front.azimuth);
  expect(steps.toSorted((a, b) => away(a) - away(b))[0]).toBe(FIRST_TURN_STEP);
  expect(CAMERAS.front).toMatchObject(FIRST_ANGLE);
  expect(turnCamera(20).elevation).toBe(CAMERAS.front.elevation);
});

test('steps are counted the shorter way round', () => {
  const apart = stepsApart(36);
  expect([apart(4, 4), apart(0, 35), apart(35, 1), apart(0, 18)]).toEqual([0, 1, 2, 18]);
});

test('the pictures round all bodies are under 4 MB, round one as many bytes as the page says', () => {
  const bytes = BODY_NAMES.map((body) =>
    steps.reduce((sum, step) => sum + statSync(file(turnFile(body, step))).size, 0),
  );
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(4_000_000);
  const most = Math.max(...bytes);
  expect(most).toBeLessThanOrEqual(TURN_BYTES);
  expect(most).toBeGreaterThan(0.9 * TURN_BYTES);
  expect(TURN_DATA_USE).toBe('up to 220 kB');
});

test.each(BODY_NAMES)('no step cuts the %s: only its shadow reaches an edge', async (body) => {
  for (const step of steps) {
    const picture = sharp(file(turnFile(body, step)));
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    expect([width, height, info.channels]).toEqual([TURN_WIDTH, Math.round(TURN_WIDTH / 1.5), 4]);
    const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3] ?? 255;
    const sides = Array.from({ length: height }, (_, y) => [alpha(0, y), alpha(width - 1, y)]);
    const ends = Array.from({ length: width }, (_, x) => [alpha(x, 0), alpha(x, height - 1)]);
    expect(Math.max(...sides.flat(), ...ends.flat()), `step ${step}`).toBeLessThan(100);
    expect(alpha(width / 2, Math.round(0.58 * height)), `step ${step}`).toBeGreaterThan(240);
  }
});
