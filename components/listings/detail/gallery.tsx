import type { ReactNode } from 'react';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleDetail } from '@/lib/listings/types';
import { interiorsOf } from '@/lib/showroom/interior';
import { lookName, VIEWS } from '@/lib/showroom/picture';
import { lookOf } from '@/lib/showroom/vehicle-look';
import { VIEW_LABELS } from '@/lib/showroom/view-labels';
import { PlateOnPicture } from '../plate-on-picture';
import { VehiclePicture } from '../vehicle-picture';
import { GalleryStrip } from './gallery-strip';

type Props = {
  vehicle: VehicleDetail;
  /** Stands over the first picture. */
  turn: ReactNode;
};

/** A swipeable strip of the seller's pictures, or of illustrations without any. */
export function Gallery({ vehicle, turn }: Props) {
  const title = vehicleTitle(vehicle);
  const { registrationNumber } = vehicle;
  const look = lookOf(vehicle);
  const pictures = vehicle.images.length
    ? vehicle.images.map(({ url }, index) => ({
        key: url,
        imageUrl: url,
        alt: `${title}, photograph ${index + 1}`,
      }))
    : [
        ...VIEWS.map((view) => ({
          key: view,
          view,
          imageUrl: null,
          alt: `Illustration of a ${title} ${VIEW_LABELS[view]}`,
        })),
        ...interiorsOf(vehicle).map(({ name, what, with: detail }) => ({
          key: what,
          interior: name,
          imageUrl: null,
          alt: `Illustration of a typical ${what}${detail}`,
        })),
      ];
  const place = (index: number) => `${index + 1} of ${pictures.length}`;
  const labelOf = (picture: object, index: number) =>
    'interior' in picture
      ? `Illustration of a typical interior, ${place(index)}`
      : `Illustration, ${place(index)}`;
  return (
    <GalleryStrip
      label={`Pictures of this ${title}`}
      thumbnails={pictures.map(({ key, alt, ...picture }) => (
        <VehiclePicture
          key={key}
          look={lookName(look)}
          {...picture}
          alt=""
          label=""
          sizes="140px"
        />
      ))}
    >
      {pictures.map(({ key, ...picture }, index) => (
        <li
          key={key}
          id={`picture-${index + 1}`}
          className="relative w-full shrink-0 snap-center snap-always"
        >
          <VehiclePicture
            look={lookName(look)}
            {...picture}
            sizes="(min-width: 64rem) 60vw, 100vw"
            priority={index === 0}
            label={labelOf(picture, index)}
            className="max-sm:rounded-none"
          />
          {registrationNumber && 'view' in picture && (
            <PlateOnPicture registration={registrationNumber} look={look} view={picture.view} />
          )}
          {picture.imageUrl && (
            <span className="tabular absolute bottom-2 left-2 rounded-1 bg-surface px-2 text-small/6">
              {place(index)}
            </span>
          )}
          {index === 0 && turn}
        </li>
      ))}
    </GalleryStrip>
  );
}
