import type { CarDesign } from '@/lib/showroom/design-options';
import { buildCar, type Car } from '@/scripts/showroom/build-car';

const built = new Map<string, Car>();

/** Returns the car of a design, which is built once for all tests that read it: they must not change it. */
export function builtCar(design: CarDesign, options: Parameters<typeof buildCar>[1] = {}): Car {
  const key = JSON.stringify([design, options]);
  const car = built.get(key) ?? buildCar(design, options);
  built.set(key, car);
  return car;
}

export const plain = (body: CarDesign['body']): CarDesign => ({
  body,
  face: 'bars',
  wheel: 'five',
});

const TWO_DOORS: readonly string[] = ['coupe', 'convertible'];

export const hasRearDoors = ({ body, doors }: CarDesign) => !doors && !TWO_DOORS.includes(body);
