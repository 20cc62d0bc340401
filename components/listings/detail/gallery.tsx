import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleDetail } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { lookName, VIEWS } from '@/lib/showroom/picture';
import { lookOf } from '@/lib/showroom/vehicle-look';
import { VIEW_LABELS } from '@/lib/showroom/view-labels';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { VehiclePicture } from '../vehicle-picture';
import { GalleryStrip } from './gallery-strip';

/** A swipeable strip of the seller's pictures, or of illustrations without any. */
export function Gallery({ vehicle }: { vehicle: VehicleDetail }) {
  const title = vehicleTitle(vehicle);
  const look = lookName(lookOf(vehicle));
  const pictures = vehicle.images.length
    ? vehicle.images.map(({ url }, index) => ({
        key: url,
        imageUrl: url,
        alt: `${title}, photograph ${index + 1}`,
      }))
    : VIEWS.map((view) => ({
        key: view,
        view,
        imageUrl: null,
        alt: `Illustration of a ${title} ${VIEW_LABELS[view]}`,
      }));
  const place = (index: number) => `${index + 1} of ${pictures.length}`;
  return (
    <GalleryStrip
      label={`Pictures of this ${title}`}
      thumbnails={pictures.map(({ key, alt, ...picture }) => (
        <VehiclePicture key={key} look={look} {...picture} alt="" label="" sizes="140px" />
      ))}
    >
      {pictures.map(({ key, ...picture }, index) => (
        <li
          key={key}
          id={`picture-${index + 1}`}
          className="relative w-full shrink-0 snap-center snap-always"
        >
          <VehiclePicture
            look={look}
            {...picture}
            sizes="(min-width: 64rem) 60vw, 100vw"
            priority={index === 0}
            label={`Illustration, ${place(index)}`}
            className="max-sm:rounded-none"
          />
          {index === 0 && (
            <Link
              href={paths.showroom(vehicle.id)}
              rel="nofollow"
              className="absolute right-3 top-3 inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 font-semibold hover:border-ink print:hidden"
            >
              <Icon name="box" className="size-5" />
              Turn it in 3D
            </Link>
          )}
          {picture.imageUrl && (
            <span className="tabular absolute bottom-2 left-2 rounded-1 bg-surface px-2 text-small/6">
              {place(index)}
            </span>
          )}
        </li>
      ))}
    </GalleryStrip>
  );
}
