import { expect, test } from 'vitest';
import { adapted, firstResolution } from '@/lib/showroom/drive/scene/resolution';

function after(milliseconds: number, frames: number, most = 1.5) {
  let resolution = firstResolution(most);
  for (let frame = 0; frame < frames; frame += 1)
    resolution = adapted(resolution, milliseconds, most);
  return resolution.ratio;
}

test('slow frames lower the resolution, down to a limit', () => {
  expect(after(60, 11)).toBe(1.5);
  expect(after(60, 12)).toBeCloseTo(1.2);
  expect(after(400, 2000)).toBe(0.4);
});

test('frames in time leave it, and fast ones raise it again to the screen’s', () => {
  expect(after(30, 500)).toBe(1.5);
  let resolution = { ...firstResolution(1.5), ratio: 0.5 };
  for (let frame = 0; frame < 600; frame += 1) resolution = adapted(resolution, 8, 1.5);
  expect(resolution.ratio).toBe(1.5);
});
