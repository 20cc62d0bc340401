import type { Route } from 'next';
import { describeBasis, ofState, STATE_LABELS } from '@/lib/showroom/inspection/describe';
import { INSPECTION_GROUPS } from '@/lib/showroom/inspection/groups';
import type { Inspected, MotSource, PointState } from '@/lib/showroom/inspection/types';
import { SHEET_POINTS, viewingSheet } from '@/lib/showroom/inspection/viewing-sheet';
import { choiceOf, type ShowroomCar, sheetName } from '@/lib/showroom/showroom-car';
import { toolPath, viewingSheetPath } from '@/lib/showroom/tools';
import { Link } from '../../ui/link';
import { PlacesPicture } from './places-picture';
import { PointGroup } from './point-group';
import { SheetLink } from './sheet-link';
import { StandsOut } from './stands-out';
import { StateBar } from './state-bar';

type Props = {
  car: ShowroomCar;
  inspected: Inspected[];
  source: MotSource;
  /** The state whose points are listed; null for all. */
  shown: PointState | null;
};

const LIST = 'round-the-car';

/** The points of an inspection with the known facts of this car, and a link to its viewing sheet. */
export function Inspection({ car, inspected, source, shown }: Props) {
  const choice = choiceOf(car);
  const page = toolPath(choice, 'ai-inspection');
  const pathOf = (state: PointState | null) =>
    `${page}${state ? `&${new URLSearchParams({ state })}` : ''}#${LIST}` as Route;
  const listed = shown ? ofState(inspected, shown) : inspected;
  const groups = INSPECTION_GROUPS.map((group, index) => ({
    group,
    number: index + 1,
    inspected: listed.filter((one) => one.group === group.id),
  })).filter(({ inspected: here }) => here.length > 0);
  const sheet = {
    href: viewingSheetPath(choice),
    sheet: sheetName(car),
    points: viewingSheet(inspected).map(({ point }) => point.id),
  };
  return (
    <section aria-labelledby="inspection">
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_38rem] xl:grid-cols-[1fr_42rem]">
        <div>
          <h2 id="inspection" className="text-title">
            {inspected.length} points, and what is known of each
          </h2>
          <p className="mt-3 text-pretty text-ink-2">{describeBasis(car, source)}</p>
          <p className="mt-3 mb-5 text-pretty text-ink-2">
            Where nothing is known, the point is a question for the viewing. The {SHEET_POINTS}{' '}
            points that matter most for this car are on your viewing sheet, to print or to tick on a
            phone.
          </p>
          <SheetLink {...sheet} />
        </div>
        <PlacesPicture car={car} page={shown ? page : ''} />
      </div>
      <div className="mt-8">
        <StateBar inspected={inspected} shown={shown} pathOf={pathOf} />
      </div>
      <StandsOut inspected={inspected} href={pathOf('look')} />
      <section aria-labelledby={LIST} className="mt-12">
        <h2 id={LIST} className="scroll-mt-28 text-title">
          Round the car
        </h2>
        {shown && (
          <p className="flex flex-wrap items-center gap-x-4 pt-1 text-ink-2">
            Only “{STATE_LABELS[shown]}”: {listed.length} of {inspected.length} points.
            <Link
              href={pathOf(null)}
              className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
            >
              Show all
            </Link>
          </p>
        )}
        <div className="mt-4">
          {groups.map((of) => (
            // The key is new for each state, because groups opened or closed by hand belong to its list.
            <PointGroup key={`${of.group.id} ${shown}`} {...of} isOpen={shown !== null} />
          ))}
        </div>
      </section>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <p className="max-w-[52ch] text-pretty text-ink-2">
          Take the {SHEET_POINTS} points for this car with you: on paper, or on your phone, where
          ticks and notes stay on the device.
        </p>
        <SheetLink {...sheet} />
      </div>
    </section>
  );
}
