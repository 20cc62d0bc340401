import { BODY_TYPES, type BodyType } from '@/lib/listings/constants';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleSummary } from '@/lib/listings/types';
import { photoSources } from '@/lib/photos/files';
import { lookName, namedPicture } from '@/lib/showroom/pictures/picture';
import { mainSources } from '@/lib/showroom/pictures/vehicle-look';
import { typicalCar } from '@/lib/showroom/showroom-car';
import { toolPath } from '@/lib/showroom/tools';
import { Link } from '../ui/link';

const TILE = 'group block rounded-1 font-medium';
const PICTURE = 'stage aspect-3/2';

type Props = { /** Cars for sale; may be empty. */ vehicles: readonly VehicleSummary[] };

/** The cars that the showroom can show: some cars for sale, and a typical one of each body type. */
export function CarChoices({ vehicles }: Props) {
  const picture = ({ src, srcSet }: { src: string; srcSet?: string }, sizes: string) => (
    <div className={PICTURE}>
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt=""
        width={1200}
        height={800}
        loading="lazy"
        className="size-full object-cover"
      />
    </div>
  );
  return (
    <>
      {vehicles.length > 0 && (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
          {vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <Link href={toolPath({ vehicle: vehicle.id })} className={TILE}>
                {picture(
                  vehicle.imageUrl ? photoSources(vehicle.imageUrl) : mainSources(vehicle),
                  '(min-width: 64rem) 17rem, (min-width: 40rem) 30vw, 45vw',
                )}
                <span className="mt-2 block group-hover:underline">{vehicleTitle(vehicle)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <h3 className="mt-10 mb-4 text-lead font-semibold">Or a typical car of its kind</h3>
      <ul className="grid grid-cols-3 gap-x-4 gap-y-5 sm:grid-cols-5">
        {(Object.keys(BODY_TYPES) as BodyType[]).map((body) => (
          <li key={body}>
            <Link href={toolPath({ body })} className={TILE}>
              {picture(
                namedPicture(lookName(typicalCar(body).look), 'side'),
                '(min-width: 64rem) 10rem, (min-width: 40rem) 17vw, 29vw',
              )}
              <span className="mt-2 block group-hover:underline">{BODY_TYPES[body]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
