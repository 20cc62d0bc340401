import { formatPrice } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleDetail } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { FavouriteButton } from '../../favourites/favourite-button';
import { ShareButton } from '../share-button';
import { PRICE_ID, priceAction } from './price-block';
import { ShowWhenOffscreen } from './show-when-offscreen';

/** On phones: a bottom bar with price and actions while the price block is out of view. */
export function BuyBar({ vehicle }: { vehicle: VehicleDetail }) {
  const { id, price } = vehicle;
  const title = vehicleTitle(vehicle);
  return (
    <ShowWhenOffscreen
      targetId={PRICE_ID}
      className="needs-script sticky bottom-0 z-20 flex items-center gap-2.5 border-t border-line bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      <p className="tabular flex-1 font-head text-title/tight font-semibold tracking-tight text-signal">
        {formatPrice(price)}
      </p>
      <FavouriteButton id={id} title={title} className={priceAction} />
      <ShareButton title={title} path={paths.vehicle(id)} className={priceAction} />
    </ShowWhenOffscreen>
  );
}
