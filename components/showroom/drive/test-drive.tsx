import type { ShowroomCar } from '@/lib/showroom/showroom-car';

/** A short course to drive the car on, and the same questions answered in words. */
export function TestDrive({ car }: { car: ShowroomCar }) {
  return <p>{car.title}</p>;
}
