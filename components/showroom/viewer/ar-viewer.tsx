import type { ShowroomCar } from '@/lib/showroom/showroom-car';

/** The car as a 3D model, on the screen and through a phone's camera. */
export function ArViewer({ car }: { car: ShowroomCar }) {
  return <p>{car.title}</p>;
}
