import type { ReactNode } from 'react';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleDetail } from '@/lib/listings/types';
import { interiorPicture, interiorsOf } from '@/lib/showroom/pictures/interior';
import { lookName, type PictureView, type Sources } from '@/lib/showroom/pictures/picture';
import { lookOf, viewsOf } from '@/lib/showroom/pictures/vehicle-look';
import { illustrationOf, VIEW_LABELS } from '@/lib/showroom/pictures/view-labels';
import { cx } from '@/lib/utils';
import { PlateOnPicture } from '../plate-on-picture';
import { VehiclePicture } from '../vehicle-picture';
import { GalleryStrip } from './gallery-strip';

type Props = {
  vehicle: VehicleDetail;
  /** Content over the first picture. */
  turn: ReactNode;
};

type GalleryPicture = {
  /** Its subject in one or two words. */
  name: string;
  imageUrl: string | null;
  view?: PictureView;
  inside?: Sources;
  alt: string;
  label: string;
};

/** A swipeable strip of the seller's pictures, or of illustrations without any. */
export function Gallery({ vehicle, turn }: Props) {
  const title = vehicleTitle(vehicle);
  const { registrationNumber } = vehicle;
  const look = lookOf(vehicle);
  const pictures: GalleryPicture[] = vehicle.images.length
    ? vehicle.images.map(({ url }, index) => ({
        name: 'photograph',
        imageUrl: url,
        alt: `${title}, photograph ${index + 1}`,
        // A photograph carries its position instead.
        label: '',
      }))
    : [
        ...viewsOf(vehicle).map((view) => ({
          name: VIEW_LABELS[view],
          view,
          imageUrl: null,
          alt: illustrationOf(title, view),
          label: 'Illustration',
        })),
        ...interiorsOf(vehicle).map(({ name, what, detail }) => ({
          name: what,
          inside: interiorPicture(name),
          imageUrl: null,
          alt: `Illustration of a typical ${what}${detail}`,
          label: `Illustration of a typical ${what}`,
        })),
      ];
  const plateOn = (view?: PictureView) =>
    registrationNumber &&
    view && <PlateOnPicture registration={registrationNumber} look={look} view={view} />;
  const place = (index: number) => `${index + 1} of ${pictures.length}`;
  return (
    <GalleryStrip
      id={vehicle.id}
      label={`Pictures of this ${title}`}
      turn={turn}
      pictures={pictures.map(({ name, imageUrl, view, inside, alt, label }, index) => ({
        name,
        thumbnail: (
          <div className="relative [&>div]:rounded-[2px]">
            <VehiclePicture
              look={lookName(look)}
              imageUrl={imageUrl}
              view={view}
              inside={inside}
              alt=""
              label=""
              sizes="140px"
            />
            {plateOn(view)}
          </div>
        ),
        picture: (
          <div
            className={cx(
              'relative w-full',
              imageUrl ? 'in-[dialog]:h-full' : 'in-[dialog]:w-[min(100cqw,150cqh)]',
            )}
          >
            <VehiclePicture
              look={lookName(look)}
              imageUrl={imageUrl}
              view={view}
              inside={inside}
              alt={alt}
              sizes="(min-width: 64rem) 60vw, 100vw"
              priority={index === 0}
              label={label && `${label}, ${place(index)}`}
              className={cx(
                'max-sm:rounded-none',
                imageUrl &&
                  'in-[dialog]:aspect-auto in-[dialog]:h-full in-[dialog]:bg-none in-[dialog]:[&_img]:object-contain',
              )}
            />
            {plateOn(view)}
            {imageUrl && (
              <span className="tabular absolute bottom-2 left-2 rounded-1 bg-surface px-2 text-small/6 in-[dialog]:hidden">
                {place(index)}
              </span>
            )}
          </div>
        ),
      }))}
    />
  );
}
