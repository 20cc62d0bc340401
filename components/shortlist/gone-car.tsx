import { vehicleTitle } from '@/lib/listings/title';
import type { SharedCar } from '@/lib/shortlist/types';
import { mainPicture } from '@/lib/showroom/pictures/vehicle-look';
import { CARD_SIZES } from '../listings/card-grid';
import { VehiclePicture } from '../listings/vehicle-picture';
import { Icon } from '../ui/icon';

type Props = Pick<SharedCar, 'vehicle' | 'status'> & { title: string };

const LABELS: Partial<Record<NonNullable<SharedCar['status']>, string>> = {
  reserved: 'Reserved',
  sold: 'Sold',
};

/** A car of a shared shortlist that cannot be bought now. */
export function GoneCar({ vehicle, status, title }: Props) {
  return (
    <article className="flex min-w-0 flex-col">
      {vehicle ? (
        <VehiclePicture
          {...mainPicture(vehicle)}
          imageUrl={vehicle.imageUrl}
          alt=""
          sizes={CARD_SIZES}
          // The image fades, but its label keeps the contrast.
          className="[&>img]:opacity-50 [&>img]:grayscale"
        />
      ) : (
        <div className="grid aspect-3/2 place-items-center rounded-2 border border-line bg-sunken">
          <Icon name="car" className="size-8 text-ink-3" />
        </div>
      )}
      <h3 className="mt-3.5 text-lead/snug font-semibold">
        {vehicle ? vehicleTitle(vehicle) : title}
      </h3>
      <p className="mt-0.5 text-ink-3">{(status && LABELS[status]) ?? 'No longer for sale'}</p>
    </article>
  );
}
