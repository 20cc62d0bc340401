import { paths } from '@/lib/paths';
import { INSPECTION_GROUPS } from '@/lib/showroom/inspection/groups';
import type { Inspected } from '@/lib/showroom/inspection/types';
import { type ShowroomCar, sheetName } from '@/lib/showroom/showroom-car';
import { standaloneLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { SavedSheet } from './saved-sheet';
import { SheetHead } from './sheet-head';
import { SheetPoint } from './sheet-point';

type Props = {
  car: ShowroomCar;
  /** The source of the points. */
  basis: string;
  points: Inspected[];
};

/** The points that matter for a car, in the order of a viewing, to tick on a phone or on paper. */
export function ViewingSheet({ car, basis, points }: Props) {
  return (
    <div className="print:text-[8.5pt]/[1.28]">
      <SheetHead car={car} />
      <SavedSheet sheet={sheetName(car)} total={points.length}>
        <div className="mt-6 gap-x-12 lg:columns-2 print:mt-1 print:columns-2 print:gap-x-6">
          {INSPECTION_GROUPS.map(({ id, name, lead }) => {
            const inGroup = points.filter(({ group }) => group === id);
            if (inGroup.length === 0) return null;
            return (
              <section key={id} aria-labelledby={`sheet-${id}`} className="mb-8 print:mb-1">
                <div className="break-inside-avoid break-after-avoid pb-3 print:pb-0.5">
                  <h2 id={`sheet-${id}`} className="text-lead! print:text-[11pt]!">
                    {name}
                  </h2>
                  <p className="mt-1 text-small text-pretty text-ink-2 print:hidden">{lead}</p>
                </div>
                <ul>
                  {inGroup.map((one) => (
                    <SheetPoint key={one.point.id} {...one} />
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      </SavedSheet>
      <p className="mt-4 text-small text-pretty text-ink-3 print:mt-1 print:text-[7.5pt]/[1.25]">
        {basis}
      </p>
      <p className="mt-4 print:hidden">
        <Link
          href={car.listing ? paths.receiptOf(car.listing.id) : paths.receipt}
          className={standaloneLink}
        >
          Agreed? A receipt to sign
          <Icon name="arrow-right" />
        </Link>
      </p>
    </div>
  );
}
