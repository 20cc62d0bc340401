import { ofState, STATE_LABELS } from '@/lib/showroom/inspection/describe';
import type { Inspected, PointState } from '@/lib/showroom/inspection/types';
import { PointStateMark } from './point-state';

const STATES = Object.keys(STATE_LABELS) as PointState[];

/** How many of the points are in each state. */
export function StateBar({ inspected }: { inspected: Inspected[] }) {
  return (
    <dl className="tabular grid grid-cols-2 gap-x-6 border-y border-line sm:grid-cols-3 xl:grid-cols-5">
      {STATES.map((state) => (
        <div key={state} className="flex flex-col-reverse justify-end py-3">
          <dt>
            <PointStateMark state={state} />
          </dt>
          <dd className="font-head text-title leading-tight font-medium">
            {ofState(inspected, state).length}
          </dd>
        </div>
      ))}
    </dl>
  );
}
