import { expect, test } from 'vitest';
import {
  FORWARD,
  fromGamepads,
  fromKeys,
  NOTHING,
  shift,
  together,
} from '@/lib/showroom/drive/controls';
import { advance, atStart } from '@/lib/showroom/drive/drive';
import { vehicleFigures } from '@/lib/showroom/drive/figures';

test('arrows and WASD do the same', () => {
  expect(fromKeys(['ArrowUp', 'ArrowLeft'])).toEqual({ go: 1, back: 0, hold: 0, steering: -1 });
  expect(fromKeys(['KeyW', 'KeyA'])).toEqual(fromKeys(['ArrowUp', 'ArrowLeft']));
  expect(fromKeys(['ArrowLeft', 'ArrowRight']).steering).toBe(0);
});

/** Returns a gamepad as browsers list it, with its right trigger pulled. */
function pad(stick: number, trigger: number, mapping: GamepadMappingType = 'standard') {
  const buttons = Array.from({ length: 17 }, (_, index) => ({
    pressed: false,
    touched: false,
    value: index === 7 ? trigger : 0,
  }));
  return { axes: [stick, 0, 0, 0], buttons, mapping } as unknown as Gamepad;
}

test('a gamepad’s stick has a dead zone, its triggers are the pedals', () => {
  expect(fromGamepads([pad(0.05, 0.4)])).toEqual({ ...NOTHING, go: 0.4 });
  expect(fromGamepads([pad(-0.7, 0)]).steering).toBe(-0.7);
  expect(fromGamepads([{ ...pad(0, 0), axes: [], buttons: [] }])).toEqual(NOTHING);
});

test('an empty slot and a gamepad of an unknown mapping do nothing', () => {
  expect(fromGamepads([])).toEqual(NOTHING);
  expect(fromGamepads([null, pad(1, 1, ''), null])).toEqual(NOTHING);
});

test('a gamepad drives the car off, and round to where its stick points', () => {
  const car = vehicleFigures({ body: 'hatchback', fuel: 'petrol', engineSize: 1.5, year: 2018 });
  const driven = (stick: number) => {
    let drive = atStart();
    for (let time = 0; time < 1.5; time += 0.02)
      drive = advance(car, drive, fromGamepads([null, pad(stick, 0.5)]), 0.02).drive;
    return drive.motion;
  };
  expect(driven(0).forward).toBeGreaterThan(1);
  // Headings are from 0 to 2π; the start's is 0.
  const right = (stick: number) => Math.sin(driven(stick).heading);
  expect(right(0)).toBeCloseTo(0);
  expect(right(-0.5)).toBeLessThan(-0.02);
  expect(right(0.5)).toBeGreaterThan(0.02);
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
