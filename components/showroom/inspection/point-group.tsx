import { describeCounts, ofState } from '@/lib/showroom/inspection/describe';
import type { Inspected, InspectionGroup } from '@/lib/showroom/inspection/types';
import { Icon } from '../../ui/icon';
import { PointStateMark } from './point-state';

function Point({ point: { id, name, where, check, why }, state, because }: Inspected) {
  return (
    <li id={`point-${id}`} className="border-t border-line py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 className="font-text! text-body! leading-snug! font-semibold tracking-normal!">
          {name}
        </h4>
        <PointStateMark state={state} />
      </div>
      <p className="mt-0.5 text-small text-ink-3">{where}</p>
      <div className="mt-2 grid gap-x-10 gap-y-2 lg:grid-cols-[3fr_2fr]">
        <div className="text-pretty text-ink-2">
          <p>{check}</p>
          <p className="mt-1.5 text-small text-ink-3">{why}</p>
        </div>
        <p className="border-l-2 border-line pl-3 text-small text-pretty text-ink-2 lg:self-start">
          {because}
        </p>
      </div>
    </li>
  );
}

type Props = {
  group: InspectionGroup;
  number: number;
  inspected: Inspected[];
  isOpen: boolean;
};

/** The points of a group; points that the car does not have are named at the end. */
export function PointGroup({ group: { id, name, lead }, number, inspected, isOpen }: Props) {
  const absent = ofState(inspected, 'not applicable');
  const present = inspected.filter(({ state }) => state !== 'not applicable');
  return (
    <details open={isOpen} className="group/points border-t border-line last:border-b">
      <summary className="grid min-h-16 cursor-pointer list-none grid-cols-[auto_1fr_auto] content-center items-center gap-x-4 py-3 [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className="tabular row-span-2 grid size-8 place-items-center rounded-full border border-line-strong text-small font-semibold"
        >
          {number}
        </span>
        <h3 className="min-w-0 font-text! text-lead! font-semibold tracking-normal!">{name}</h3>
        <Icon
          name="chevron-right"
          className="row-span-2 size-5 text-link transition-transform duration-(--fast) group-open/points:rotate-90"
        />
        <span className="col-start-2 row-start-2 min-w-0 text-small text-pretty text-ink-2">
          {describeCounts(inspected)}
        </span>
      </summary>
      {/* The id is inside `details`, so that a link to it opens the group. */}
      <div id={`inspection-${id}`} className="scroll-mt-44 pb-6 sm:pl-12">
        <p className="pb-4 text-pretty text-ink-2">{lead}</p>
        <ul>
          {present.map((one) => (
            <Point key={one.point.id} {...one} />
          ))}
        </ul>
        {absent.length > 0 && (
          <div className="border-t border-line pt-4 text-small text-pretty text-ink-3">
            <p className="font-semibold">Not on this car</p>
            <ul className="mt-1 grid gap-1">
              {absent.map(({ point, because }) => (
                <li key={point.id}>
                  {point.name}: {because.charAt(0).toLowerCase() + because.slice(1)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  );
}
