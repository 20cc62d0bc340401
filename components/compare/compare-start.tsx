import type { VehicleDetail, VehicleSummary } from '@/lib/listings/types';
import { VehicleLine } from '../listings/vehicle-line';
import { AddAnother } from './add-another';

type Props = {
  ids: string[];
  /** The one car that is chosen already, if it is for sale. */
  vehicle: VehicleDetail | null;
  /** Why the one car that is chosen has no line. */
  note: string | null;
  similar: VehicleSummary[];
};

/** Explains how to choose cars, with fewer than two of them. */
export const CompareStart = ({ ids, vehicle, note, similar }: Props) => (
  <>
    <p className="mt-4 max-w-[56ch] text-lead text-pretty text-ink-2">
      {ids.length === 0
        ? 'Put two to four cars side by side and see what differs: price, running costs, history, equipment. Press Compare on a car in the list, on its page or among your favourites.'
        : 'One car so far: choose at least one more to see what differs.'}
    </p>
    {vehicle && (
      <div className="mt-8">
        <VehicleLine vehicle={vehicle} />
      </div>
    )}
    {note && <p className="mt-6 font-semibold">{note}</p>}
    <AddAnother ids={ids} similar={similar} />
  </>
);
