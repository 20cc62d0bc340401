import { formatMileage, formatPrice, formatRegistration } from '@/lib/format';
import { FUEL_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import type { ShowroomCar } from '@/lib/showroom/showroom-car';

const FIELDS = [
  ['viewed-on', 'Viewed on'],
  ['miles-shown', 'Miles on the display'],
  ['price-agreed', 'Price agreed'],
] as const;

/** The listing's facts about the car, and lines to fill in about the viewing. */
export function SheetHead({
  car: { listing, fuelType, transmission, year },
}: {
  car: ShowroomCar;
}) {
  const facts = [
    year === null ? null : String(year),
    FUEL_TYPES[fuelType],
    TRANSMISSIONS[transmission],
    listing && formatMileage(listing.mileage),
    listing && formatPrice(listing.price),
    listing?.location,
  ].filter(Boolean);
  return (
    <div className="mt-4 mb-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 print:mt-1 print:mb-1 print:gap-y-1">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {listing?.registrationNumber && (
          <span className="plate [--plate-size:34px] print:[--plate-size:22px]">
            {formatRegistration(listing.registrationNumber)}
          </span>
        )}
        <p className="dotted text-ink-2">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <div className="hidden gap-6 print:flex">
        {FIELDS.map(([name, label]) => (
          <span key={name} className="border-b border-dotted border-black pr-20">
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
