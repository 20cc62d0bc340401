import { formatNumber } from '@/lib/format';
import { BODY_TYPES, FUEL_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import type { VehicleDetail } from '@/lib/listings/types';
import { Icon, type IconName } from '../../ui/icon';

type Facts = Pick<VehicleDetail, 'mileage' | 'fuelType' | 'transmission' | 'bodyType'>;

/** The four facts a buyer looks for first. */
export function FactTiles({ vehicle }: { vehicle: Facts }) {
  const { mileage, fuelType, transmission, bodyType } = vehicle;
  const tiles: { icon: IconName; label: string; value: string }[] = [
    { icon: 'gauge', label: 'Miles', value: mileage === null ? 'N/A' : formatNumber(mileage) },
    { icon: 'fuel', label: 'Fuel', value: FUEL_TYPES[fuelType] },
    { icon: 'transmission', label: 'Transmission', value: TRANSMISSIONS[transmission] },
    { icon: 'car', label: 'Body type', value: BODY_TYPES[bodyType] },
  ];
  return (
    <section>
      <h2 className="sr-only">At a glance</h2>
      <dl className="tabular grid grid-cols-2 border-y border-line md:grid-cols-4">
        {tiles.map(({ icon, label, value }) => (
          <div
            key={label}
            className="border-line py-4 odd:pr-4 even:border-l even:pl-4 max-md:nth-[n+3]:border-t md:border-l md:px-6 md:py-5 md:first:border-l-0 md:first:pl-0"
          >
            <dt className="text-small text-ink-3">
              <Icon name={icon} className="mb-2 block size-5" />
              {label}
            </dt>
            <dd className="font-head text-lead/snug font-medium tracking-[-0.01em]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
