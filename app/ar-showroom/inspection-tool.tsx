import { Inspection } from '@/components/showroom/inspection/inspection';
import type { ShowroomCar } from '@/lib/showroom/showroom-car';
import { loadInspection } from './load-inspection';

/** The inspection of a car, with what is known of it. */
export async function InspectionTool({ car }: { car: ShowroomCar }) {
  return <Inspection car={car} {...(await loadInspection(car))} />;
}
