import type { ShowroomCar } from '@/lib/showroom/showroom-car';

type Props = { car: ShowroomCar; query: Partial<Record<string, string | string[]>> };

/** Whether the car fits a garage or a bay. */
export function FitCheck({ car }: Props) {
  return <p>{car.title}</p>;
}
