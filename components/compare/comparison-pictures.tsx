import type { Column } from '@/lib/compare/types';
import type { VehicleDetail } from '@/lib/listings/types';
import { comparePath } from '@/lib/paths';
import { mainPicture } from '@/lib/showroom/pictures/vehicle-look';
import { VehiclePicture } from '../listings/vehicle-picture';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { ComparisonLink } from './comparison-link';

const LINK = 'inline-flex min-h-11 items-center text-left underline underline-offset-4';

/** A car of the page; `vehicle` is null where its column has no car for sale. */
type PicturedColumn = { column: Column; vehicle: VehicleDetail | null };

function Picture({ column, vehicle }: PicturedColumn) {
  if (!vehicle)
    return (
      <div className="grid aspect-[3/2] place-items-center rounded-2 border border-line bg-sunken p-2 text-center text-small wrap-anywhere text-ink-2 max-md:aspect-auto max-md:min-h-24">
        {column.note}
      </div>
    );
  return (
    <VehiclePicture
      {...mainPicture(vehicle)}
      imageUrl={vehicle.images[0]?.url ?? null}
      alt=""
      // IllustrationNote says once above the pictures what it means.
      label={<Icon name="brush" />}
      sizes="(min-width: 48rem) 320px, 46vw"
      priority
    />
  );
}

type Props = {
  columns: PicturedColumn[];
  /** The place from which distances are; empty without one. */
  location: string;
};

/** The picture of each car over its column, with the links that remove it and put it first. */
export function ComparisonPictures({ columns, location }: Props) {
  const ids = columns.map(({ column }) => column.id);
  const without = (id: string) => ids.filter((other) => other !== id);
  return (
    <ul className="comparison-pictures">
      {columns.map(({ column, vehicle }, index) => {
        const { id, name } = column;
        return (
          <li key={id}>
            <Picture column={column} vehicle={vehicle} />
            <p className="flex flex-wrap gap-x-4 text-small print:hidden">
              <ComparisonLink
                href={comparePath(without(id), location)}
                device={{ remove: id }}
                className={LINK}
              >
                <span>
                  Remove<span className="sr-only"> from comparison: {name}</span>
                </span>
              </ComparisonLink>
              {index > 0 && vehicle && (
                <Link href={comparePath([id, ...without(id)], location)} className={LINK}>
                  <span>
                    Put first
                    <span className="sr-only"> and compare the others with {name}</span>
                  </span>
                </Link>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
