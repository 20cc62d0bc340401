import { stateText } from '@/lib/favourites/describe';
import type { FavouriteCar } from '@/lib/favourites/types';
import { formatPrice } from '@/lib/format';
import { paths } from '@/lib/paths';
import { FadedPicture } from '../listings/faded-picture';
import { button, standaloneLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

type Props = {
  car: FavouriteCar;
  /** 1-based position in the list: names a car of which nothing is known. */
  place: number;
  onRemove: () => void;
};

/**
 * The card of a favourite that cannot be bought now, with the last price. The page of a car that is gone shows
 * others like it.
 */
export function UnavailableCard({ car, place, onRemove }: Props) {
  const { id, vehicle, title, now } = car;
  const name = title ?? `vehicle ${place}`;
  const isGone = now.state === 'sold' || now.state === 'withdrawn';
  const priceLabel = isGone ? 'last price' : 'price';
  return (
    <article className="flex min-w-0 flex-col">
      <FadedPicture vehicle={vehicle} />
      <h3 className="mt-3.5 text-lead/snug font-semibold">{title ?? 'No longer for sale'}</h3>
      <p className="tabular mt-0.5 text-ink-3">
        {title ? stateText(now.state) : 'A car you saved has been sold or withdrawn.'}
        {now.price !== null && `, ${priceLabel} ${formatPrice(now.price)}`}
      </p>
      {isGone && (
        <Link href={paths.vehicle(id)} rel="nofollow" className={standaloneLink}>
          <span>
            Six like it <span className="sr-only">instead of {name}</span>
          </span>
          <Icon name="arrow-right" />
        </Link>
      )}
      <button
        type="button"
        className={button('secondary', 'small', 'needs-script mt-3 self-start')}
        aria-label={`Remove ${name}, ${stateText(now.state).toLowerCase()}`}
        onClick={onRemove}
      >
        <Icon name="close" />
        Remove
      </button>
    </article>
  );
}
