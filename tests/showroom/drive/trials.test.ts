import { describe, expect, test } from 'vitest';
import { BODY_NAMES } from '@/lib/showroom/design-options';
import { type DriveCar, vehicleFigures } from '@/lib/showroom/drive/figures';
import {
  hiddenAhead,
  hillThrottle,
  rolledBack,
  secondsTo,
  stoppingDistance,
  turningCircle,
  wallCircle,
} from '@/lib/showroom/drive/trials';

const car = (known: Partial<DriveCar>) =>
  vehicleFigures({ body: 'hatchback', fuel: 'petrol', engineSize: 1.5, year: 2018, ...known });
const bodies = BODY_NAMES.map((body) => [body, car({ body, engineSize: null })] as const);

test.each([
  [{ body: 'hatchback-small', engineSize: 1, year: 2009 }, 12, 18],
  [{ body: 'hatchback', engineSize: 1.5 }, 7.5, 10],
  [{ body: 'suv', fuel: 'diesel', engineSize: 1.5 }, 10, 14],
  [{ body: 'van', fuel: 'diesel', engineSize: 2 }, 10, 15],
  [{ body: 'coupe', engineSize: 3 }, 4.5, 7],
  [{ body: 'hatchback', fuel: 'electric', engineSize: null }, 6.5, 10],
] as const)('%o reaches 60 mph in %d to %d seconds', (known, from, to) => {
  const seconds = secondsTo(car(known), 60);
  expect(seconds).toBeGreaterThan(from);
  expect(seconds).toBeLessThan(to);
});

describe.each(bodies)('%s', (_, figures) => {
  test('stops from 30 and 60 mph sooner than the Highway Code says, and as physics does', () => {
    const [slow, fast] = [stoppingDistance(figures, 30), stoppingDistance(figures, 60)];
    expect(slow.braking).toBeGreaterThan(8);
    expect(slow.braking).toBeLessThan(14);
    expect(fast.withThinking).toBeLessThan(73);
    // The fast car has four times the energy, and drag takes a little of it.
    expect(fast.braking / slow.braking).toBeGreaterThan(3.7);
    expect(fast.braking / slow.braking).toBeLessThan(4.05);
    expect(slow.withThinking - slow.braking).toBeCloseTo(9);
  });

  test('turns at walking pace in the circle that its figures name', () => {
    expect(Math.abs(turningCircle(figures) - figures.turningCircle)).toBeLessThan(0.15);
    expect(wallCircle(figures)).toBeGreaterThan(turningCircle(figures) + 0.5);
  });

  test('hides a plausible length of road below its bonnet', () => {
    expect(hiddenAhead(figures)).toBeGreaterThan(2);
    expect(hiddenAhead(figures)).toBeLessThan(7);
  });

  test('climbs the hill, with more throttle the steeper it is', () => {
    const [easy, steep] = [hillThrottle(figures, 0.05), hillThrottle(figures, 0.12)];
    expect(easy).toBeLessThan(steep);
    expect(steep).toBeLessThan(50);
  });
});

test('a heavy car with the same engine needs more throttle to start on a hill', () => {
  const light = car({ body: 'hatchback-small', fuel: 'diesel', engineSize: 2 });
  const heavy = car({ body: 'suv-large', fuel: 'diesel', engineSize: 2 });
  expect(hillThrottle(heavy, 0.12)).toBeGreaterThan(1.5 * hillThrottle(light, 0.12));
});

test('without brakes a car rolls back on a hill and stays on the level', () => {
  // The distance is half of g times the slope less rolling resistance.
  expect(rolledBack(car({}), 0.12, 1)).toBeCloseTo(0.5 * 9.81 * (0.12 - 0.013), 1);
  expect(rolledBack(car({}), 0, 5)).toBeCloseTo(0);
});
