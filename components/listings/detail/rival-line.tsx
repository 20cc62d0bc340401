import { formatMileage, formatPrice } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleSummary } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { Link } from '../../ui/link';

type Props = {
  rival: VehicleSummary;
  /** What follows its price and miles. */
  aside?: string;
};

/** A similar car in a list of a car's page: a link with its facts. */
export function RivalLine({ rival, aside }: Props) {
  const facts = [formatPrice(rival.price), formatMileage(rival.mileage), aside];
  return (
    <li className="border-t border-line first:border-0">
      <Link
        href={paths.vehicle(rival.id)}
        className="group flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2"
      >
        <span className="font-semibold text-link underline-offset-4 group-hover:underline">
          {vehicleTitle(rival)}
        </span>
        <span className="text-small text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
      </Link>
    </li>
  );
}
