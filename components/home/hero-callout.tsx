import { formatPrice } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleSummary } from '@/lib/listings/types';
import { cardVerdict } from '@/lib/listings/write-off';
import { paths } from '@/lib/paths';
import { mainPicture } from '@/lib/showroom/pictures/vehicle-look';
import { VehiclePicture } from '../listings/vehicle-picture';
import { VerdictLabel } from '../listings/verdict-label';
import { Link } from '../ui/link';

/** A car for sale with its own picture and its verdict, over the hero's picture; on phones below it. */
export function HeroCallout({ vehicle }: { vehicle: VehicleSummary }) {
  const { id, price, imageUrl } = vehicle;
  const { verdict, label } = cardVerdict(vehicle);
  return (
    <Link
      href={paths.vehicle(id)}
      className="tabular group relative mx-(--gutter) -mt-8 mb-5 flex items-center gap-3 rounded-1 border border-line-strong bg-surface p-2 leading-snug sm:w-fit lg:absolute lg:right-[max(var(--gutter),50vw-640px)] lg:bottom-[20vw] lg:m-0"
    >
      <VehiclePicture
        {...mainPicture(vehicle)}
        imageUrl={imageUrl}
        alt=""
        label=""
        sizes="96px"
        className="w-24 shrink-0 rounded-1"
      />
      <span className="min-w-0 pr-2">
        <VerdictLabel verdict={verdict}>{label}</VerdictLabel>
        <span className="block text-small text-ink-2 underline-offset-4 group-hover:underline">
          {vehicleTitle(vehicle)}, {formatPrice(price)}
        </span>
      </span>
    </Link>
  );
}
