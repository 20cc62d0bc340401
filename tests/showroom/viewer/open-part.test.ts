import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partMover } from '@/components/showroom/viewer/open-part';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (step: () => void) => Number(setTimeout(step, 16)));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Returns a viewer that records the places of its parts, and how often it was paused. */
function fakeViewer() {
  const poses: Record<string, number> = {};
  const pause = vi.fn();
  const appendAnimation = (part: string, { time }: { time?: number | null } = {}) => {
    poses[part] = time ?? 0;
  };
  return { poses, pause, appendAnimation };
}

test('each part moves to its end, also when another is moved meanwhile', () => {
  const viewer = fakeViewer();
  const { move } = partMover(viewer);
  move('front doors', 1, false);
  vi.advanceTimersByTime(200);
  expect(viewer.poses['front doors']).toBeGreaterThan(0.3);
  expect(viewer.poses['front doors']).toBeLessThan(0.7);
  move('boot', 0.5, false);
  vi.advanceTimersByTime(300);
  expect(viewer.poses['front doors']).toBeCloseTo(0.999);
  expect(viewer.pause, 'the boot still moves').not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(viewer.poses.boot).toBe(0.5);
  expect(viewer.pause).toHaveBeenCalledOnce();
});

test('a part that is moved on its way starts from where it is', () => {
  const viewer = fakeViewer();
  const { move } = partMover(viewer);
  move('boot', 1, false);
  vi.advanceTimersByTime(200);
  const before = viewer.poses.boot ?? 0;
  move('boot', 0, false);
  expect(viewer.poses.boot).toBeCloseTo(before);
  vi.advanceTimersByTime(500);
  expect(viewer.poses.boot).toBe(0);
});

test('nothing moves once it is stopped, and all at once where motion is reduced', () => {
  const viewer = fakeViewer();
  const { move, stop } = partMover(viewer);
  move('boot', 1, true);
  expect(viewer.poses.boot).toBeCloseTo(0.999);
  move('front doors', 1, false);
  stop();
  vi.advanceTimersByTime(1000);
  expect(viewer.poses['front doors']).toBe(0);
  expect(viewer.pause).not.toHaveBeenCalled();
});
