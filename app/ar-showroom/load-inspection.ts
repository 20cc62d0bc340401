import { logError } from '@/lib/core/logging/logger';
import { getMotHistory } from '@/lib/registry/queries';
import { inspect } from '@/lib/showroom/inspection/inspect';
import type { Inspected, MotSource } from '@/lib/showroom/inspection/types';
import type { ShowroomCar } from '@/lib/showroom/showroom-car';
import { inspectionFacts } from './inspection-facts';

type LoadedInspection = { inspected: Inspected[]; source: MotSource };

/** Inspects a car by the facts known now. */
export async function loadInspection(car: ShowroomCar): Promise<LoadedInspection> {
  const plate = car.listing?.registrationNumber;
  const history = plate
    ? await getMotHistory(plate).catch((error: unknown) => {
        logError('mot history', error);
        return 'failed' as const;
      })
    : null;
  const record = history === 'failed' ? null : history;
  const today = new Date().toISOString().slice(0, 10);
  return {
    inspected: inspect(inspectionFacts(car, record, today)),
    source:
      history === 'failed'
        ? 'failed'
        : history
          ? history.isMadeUp
            ? 'made up'
            : 'record'
          : 'none',
  };
}
