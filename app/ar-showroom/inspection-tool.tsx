import { Inspection } from '@/components/showroom/inspection/inspection';
import { stateOf } from '@/lib/showroom/inspection/describe';
import type { ShowroomCar } from '@/lib/showroom/showroom-car';
import type { Query } from '@/lib/showroom/tools';
import { loadInspection } from './load-inspection';

/** The inspection of a car, with its known facts. */
export async function InspectionTool({ car, query }: { car: ShowroomCar; query: Query }) {
  return <Inspection car={car} shown={stateOf(query.state)} {...(await loadInspection(car))} />;
}
