import type { VehicleSummary } from '@/lib/listings/types';
import { mainPicture } from '@/lib/showroom/pictures/vehicle-look';
import { Icon } from '../ui/icon';
import { CARD_SIZES } from './card-grid';
import { VehiclePicture } from './vehicle-picture';

/** The picture on the card of a vehicle that cannot be bought now; a sign in its place where nothing of it is public. */
export function FadedPicture({ vehicle }: { vehicle: VehicleSummary | null }) {
  if (!vehicle)
    return (
      <div className="grid aspect-3/2 place-items-center rounded-2 border border-line bg-sunken">
        <Icon name="car" className="size-8 text-ink-3" />
      </div>
    );
  return (
    <VehiclePicture
      {...mainPicture(vehicle)}
      imageUrl={vehicle.imageUrl}
      alt=""
      sizes={CARD_SIZES}
      // The image fades, but its label keeps the contrast.
      className="[&>img]:opacity-50 [&>img]:grayscale"
    />
  );
}
