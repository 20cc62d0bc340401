import type { ShowroomCar } from '@/lib/showroom/showroom-car';

/** The points of an inspection, with what is known of each for this car. */
export function Inspection({ car }: { car: ShowroomCar }) {
  return <p>{car.title}</p>;
}
