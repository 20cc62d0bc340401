import { expect, test } from 'vitest';
import {
  FORWARD,
  fromGamepad,
  fromKeys,
  NOTHING,
  shift,
  together,
} from '@/lib/showroom/drive/controls';

test('arrows and WASD do the same', () => {
  expect(fromKeys(['ArrowUp', 'ArrowLeft'])).toEqual({ go: 1, back: 0, hold: 0, steering: -1 });
  expect(fromKeys(['KeyW', 'KeyA'])).toEqual(fromKeys(['ArrowUp', 'ArrowLeft']));
  expect(fromKeys(['ArrowLeft', 'ArrowRight']).steering).toBe(0);
});

test('a gamepad’s stick has a dead zone, its triggers are the pedals', () => {
  const buttons = Array.from({ length: 16 }, (_, index) => ({
    ...{ pressed: false, touched: false },
    value: index === 7 ? 0.4 : 0,
  }));
  expect(fromGamepad({ axes: [0.05], buttons })).toEqual({ ...NOTHING, go: 0.4 });
  expect(fromGamepad({ axes: [-0.7], buttons }).steering).toBe(-0.7);
  expect(fromGamepad({ axes: [], buttons: [] })).toEqual(NOTHING);
});

test('two devices add up to full lock at most', () => {
  const right = { ...NOTHING, steering: 0.8, go: 0.3 };
  expect(together(right, right)).toEqual({ ...right, steering: 1 });
});

test('the back pedal brakes, and drives backwards only when pressed anew at a standstill', () => {
  const back = { ...NOTHING, back: 1 };
  const moving = shift(FORWARD, back, 8);
  expect(moving.controls).toMatchObject({ brake: 1, throttle: 0, reverse: false });
  const stopped = shift(moving.gear, back, 0);
  expect(stopped.controls.reverse).toBe(false);
  const letGo = shift(stopped.gear, NOTHING, 0);
  const again = shift(letGo.gear, back, 0);
  expect(again.controls).toMatchObject({ brake: 0, throttle: 1, reverse: true });
  const go = { ...NOTHING, go: 1 };
  expect(shift(again.gear, go, -2).controls).toMatchObject({ brake: 1, throttle: 0 });
  expect(shift(again.gear, go, 0).controls).toMatchObject({ throttle: 1, reverse: false });
});

test('the handbrake holds in either gear', () => {
  expect(shift(FORWARD, { ...NOTHING, hold: 1, go: 1 }, 0).controls.brake).toBe(1);
});
