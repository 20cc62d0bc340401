import { formatDistance, formatMileage, formatPrice } from '@/lib/format';
import { FUEL_TYPES, SELLER_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleSummary } from '@/lib/listings/types';
import { hasUnbeatenBadge } from '@/lib/listings/verdict';
import { cardVerdict } from '@/lib/listings/write-off';
import { mainPicture } from '@/lib/showroom/pictures/vehicle-look';

/** Returns the badge on the picture; 'Reserved' comes before 'Unbeaten'. */
function markOf({ isReserved, isUnbeaten, value, verdict }: VehicleSummary) {
  if (isReserved) return { icon: 'calendar', label: 'Reserved' } as const;
  const isShown = hasUnbeatenBadge(isUnbeaten, value, verdict);
  return isShown ? ({ icon: 'unbeaten', label: 'Unbeaten' } as const) : null;
}

/** The formatted content of a vehicle's card, so that a list's script needs no labels, formats or looks. */
export const cardOf = (vehicle: VehicleSummary) => ({
  id: vehicle.id,
  title: vehicleTitle(vehicle),
  price: formatPrice(vehicle.price),
  judged: cardVerdict(vehicle),
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
  mark: markOf(vehicle),
  imageUrl: vehicle.imageUrl,
  /** The illustration shown without a seller's picture. */
  ...mainPicture(vehicle),
});

export type Card = ReturnType<typeof cardOf>;
