import { formatDistance, formatMileage, formatPrice } from '@/lib/format';
import { FUEL_TYPES, SELLER_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleSummary } from '@/lib/listings/types';
import { hasUnbeatenBadge, verdictLabel } from '@/lib/listings/verdict';
import type { PictureView } from '@/lib/showroom/pictures/picture';
import { mainPicture, viewsOf } from '@/lib/showroom/pictures/vehicle-look';

/** The formatted content of a vehicle's card, so that a list's script needs no labels, formats or looks. */
export const cardOf = (vehicle: VehicleSummary) => ({
  id: vehicle.id,
  title: vehicleTitle(vehicle),
  price: formatPrice(vehicle.price),
  verdict: vehicle.verdict,
  verdictLabel: verdictLabel(vehicle.price, vehicle.value, vehicle.verdict),
  trim: vehicle.trim,
  facts: [
    formatMileage(vehicle.mileage),
    FUEL_TYPES[vehicle.fuelType],
    TRANSMISSIONS[vehicle.transmission],
  ],
  place: [
    vehicle.location,
    vehicle.distanceMiles === null ? null : formatDistance(vehicle.distanceMiles),
  ]
    .filter(Boolean)
    .join(' · '),
  sellerType: vehicle.sellerType,
  seller: SELLER_TYPES[vehicle.sellerType],
  isVerified: vehicle.isVerified,
  isUnbeaten: hasUnbeatenBadge(vehicle.isUnbeaten, vehicle.value, vehicle.verdict),
  imageUrl: vehicle.imageUrl,
  /** The illustration shown without a seller's picture. */
  ...mainPicture(vehicle),
});

export type Card = ReturnType<typeof cardOf>;

/** The number of cards in a list that may have the same illustration. */
const MAX_REPEATS = 2;

/**
 * The cards of a list. If the previous card or two others have the same illustration, a card shows the
 * side of its vehicle that is used least often.
 */
export function cardsOf(vehicles: readonly VehicleSummary[]): Card[] {
  const shown: string[] = [];
  return vehicles.map((vehicle) => {
    const card = cardOf(vehicle);
    const pictureOf = (view: PictureView) => card.imageUrl ?? `${card.look}-${view}`;
    const timesUsed = (view: PictureView) => {
      const picture = pictureOf(view);
      if (picture === shown.at(-1)) return Number.POSITIVE_INFINITY;
      return Math.floor(shown.filter((other) => other === picture).length / MAX_REPEATS);
    };
    const view = viewsOf(vehicle).reduce<PictureView>(
      (best, next) => (timesUsed(next) < timesUsed(best) ? next : best),
      card.view,
    );
    shown.push(pictureOf(view));
    return { ...card, view };
  });
}
