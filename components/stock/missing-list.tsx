import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { MissingCar } from '@/lib/stock/types';
import { Link } from '../ui/link';

/** The maximum number of cars that are named. */
const SHOWN = 50;

/** Cars for sale that came by an earlier file and are not in this one. */
export const MissingList = ({ cars }: { cars: MissingCar[] }) => (
  <>
    <ul className="border-t border-line">
      {cars.slice(0, SHOWN).map(({ id, stockId, title }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 border-b border-line">
          <Link
            href={paths.vehicle(id)}
            className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
          >
            {title}
          </Link>
          <span className="text-small wrap-anywhere text-ink-2">{stockId}</span>
        </li>
      ))}
    </ul>
    {cars.length > SHOWN && (
      <p className="mt-3 text-small text-ink-2">And {plural(cars.length - SHOWN, 'more car')}.</p>
    )}
  </>
);
