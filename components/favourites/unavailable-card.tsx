import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleSummary } from '@/lib/listings/types';
import { mainPicture } from '@/lib/showroom/pictures/vehicle-look';
import { CARD_SIZES } from '../listings/card-grid';
import { VehiclePicture } from '../listings/vehicle-picture';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';

type Props = {
  /** Null when the listing is no longer public. */
  vehicle: VehicleSummary | null;
  /** 1-based position in the list: names the card when `vehicle` is null. */
  place: number;
  onRemove: () => void;
};

/** The card of a favourite that has been sold or withdrawn. */
export function UnavailableCard({ vehicle, place, onRemove }: Props) {
  const name = vehicle ? vehicleTitle(vehicle) : `vehicle ${place}`;
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
        {vehicle ? name : 'No longer for sale'}
      </h3>
      <p className="mt-0.5 text-ink-3">
        {vehicle ? 'No longer for sale' : 'A car you saved has been sold or withdrawn.'}
      </p>
      <button
        type="button"
        className={button('secondary', 'small', 'needs-script mt-3 self-start')}
        aria-label={`Remove ${name}, no longer for sale`}
        onClick={onRemove}
      >
        <Icon name="close" />
        Remove
      </button>
    </article>
  );
}
