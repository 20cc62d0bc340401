import { formatNumber, formatPrice, monthlyPrice } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleDetail } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { FavouriteButton } from '../../favourites/favourite-button';
import { button } from '../../ui/button';
import { ShareButton } from '../share-button';

export const PRICE_ID = 'price';

/** Class names of an action: icon only on phones, icon and label elsewhere. */
export const priceAction = button('secondary', 'medium', 'max-md:w-12 max-md:px-0');

/** The price and its actions. */
export function PriceBlock({ vehicle }: { vehicle: VehicleDetail }) {
  const { id, price } = vehicle;
  const title = vehicleTitle(vehicle);
  return (
    <div className="flex flex-wrap content-start items-start justify-between gap-x-4 gap-y-6 border-t border-line pt-5 sm:pt-6 md:max-xl:border-t-0 md:max-xl:pt-0">
      <div className="tabular md:w-full">
        <p
          id={PRICE_ID}
          className="font-head text-[clamp(2.5rem,2rem+1.6vw,3.25rem)]/none font-semibold tracking-[-0.04em] text-signal"
        >
          {formatPrice(price)}
        </p>
        <p className="mt-2 text-ink-2">or £{formatNumber(monthlyPrice(price))}/month</p>
        <p className="text-small text-ink-3">price ÷ 36, not a credit offer</p>
      </div>
      <div className="needs-script flex gap-2.5 md:w-full md:*:flex-1">
        <FavouriteButton id={id} title={title} className={priceAction} word="Favourite" />
        <ShareButton title={title} path={paths.vehicle(id)} className={priceAction} word="Share" />
      </div>
    </div>
  );
}
