import { formatDistance, formatMileage, formatPrice } from '@/lib/format';
import { FUEL_TYPES, SELLER_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleSummary } from '@/lib/listings/types';
import { hasUnbeatenBadge } from '@/lib/listings/verdict';
import { cardVerdict } from '@/lib/listings/write-off';
import { mainPicture } from '@/lib/showroom/pictures/vehicle-look';

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
  isUnbeaten: hasUnbeatenBadge(vehicle.isUnbeaten, vehicle.value, vehicle.verdict),
  imageUrl: vehicle.imageUrl,
  /** The illustration shown without a seller's picture. */
  ...mainPicture(vehicle),
});

export type Card = ReturnType<typeof cardOf>;
