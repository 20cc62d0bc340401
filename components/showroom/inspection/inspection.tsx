import { basisInWords } from '@/lib/showroom/inspection/describe';
import { INSPECTION_GROUPS } from '@/lib/showroom/inspection/groups';
import type { Inspected, MotSource } from '@/lib/showroom/inspection/types';
import { SHEET_POINTS } from '@/lib/showroom/inspection/viewing-sheet';
import { choiceOf, type ShowroomCar } from '@/lib/showroom/showroom-car';
import { viewingSheetPath } from '@/lib/showroom/tools';
import { button } from '../../ui/button';
import { Link } from '../../ui/link';
import { PlacesPicture } from './places-picture';
import { PointGroup } from './point-group';
import { StandsOut } from './stands-out';
import { StateBar } from './state-bar';

function SheetLink({ car }: { car: ShowroomCar }) {
  return (
    <Link href={viewingSheetPath(choiceOf(car))} className={button()}>
      Your viewing sheet
    </Link>
  );
}

type Props = { car: ShowroomCar; inspected: Inspected[]; source: MotSource };

/** The points of an inspection, with what is known of each for this car, and the way to its viewing sheet. */
export function Inspection({ car, inspected, source }: Props) {
  return (
    <section aria-labelledby="inspection">
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_38rem] xl:grid-cols-[1fr_42rem]">
        <div>
          <h2 id="inspection" className="text-title">
            {inspected.length} points, and what is known of each
          </h2>
          <p className="mt-3 text-pretty text-ink-2">{basisInWords(car, source)}</p>
          <p className="mt-3 mb-5 text-pretty text-ink-2">
            Where nothing is known, the point is a question for the viewing. The {SHEET_POINTS}{' '}
            points that matter most for this car are on your viewing sheet, to print or to tick on a
            phone.
          </p>
          <SheetLink car={car} />
        </div>
        <PlacesPicture car={car} />
      </div>
      <div className="mt-8">
        <StateBar inspected={inspected} />
      </div>
      <StandsOut inspected={inspected} />
      <section aria-labelledby="round-the-car" className="mt-12">
        <h2 id="round-the-car" className="mb-4 text-title">
          Round the car
        </h2>
        {INSPECTION_GROUPS.map((group, index) => (
          <PointGroup
            key={group.id}
            group={group}
            number={index + 1}
            inspected={inspected.filter((one) => one.group === group.id)}
          />
        ))}
      </section>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <p className="max-w-[52ch] text-pretty text-ink-2">
          Take the {SHEET_POINTS} points for this car with you: on paper, or on your phone, where
          ticks and notes stay on the device.
        </p>
        <SheetLink car={car} />
      </div>
    </section>
  );
}
