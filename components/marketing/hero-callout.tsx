import { formatPrice } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleSummary } from '@/lib/listings/types';
import { verdictLabel } from '@/lib/listings/verdict';
import { paths } from '@/lib/paths';
import { HERO } from '@/lib/showroom/hero';
import { cx } from '@/lib/utils';
import { VerdictLabel } from '../listings/verdict-label';
import { Link } from '../ui/link';

/** Where the leader line ends: on the bonnet, 17% from the picture's left and 47% from its top. */
const PLACE =
  'mt-6 -mb-2 ml-[calc(17vw-21px)] sm:ml-[17%] lg:absolute lg:top-12 lg:mt-0 lg:max-w-[23%] lg:bottom-[53%] lg:left-[17%] lg:ml-0';
const LINE =
  'before:absolute before:top-1 before:left-0 before:h-[calc(100%+14vw)] before:w-px before:bg-ink-3 lg:before:h-full';
const DOT =
  'after:absolute after:top-[calc(100%+14vw)] after:-left-[3px] after:size-[7px] after:rounded-full after:border-2 after:border-surface after:bg-ink lg:after:top-full';

/** A car for sale and its verdict, with a leader line to the hero's picture if that could be it. */
export function HeroCallout({ vehicle }: { vehicle: VehicleSummary }) {
  const { price, value, verdict, colour } = vehicle;
  const isPictured = colour === HERO.paint;
  return (
    <Link
      href={paths.vehicle(vehicle.id)}
      className={cx(
        `tabular group relative z-1 block w-fit leading-snug ${PLACE}`,
        isPictured && `pl-3 ${LINE} ${DOT}`,
      )}
    >
      <VerdictLabel verdict={verdict}>{verdictLabel(price, value, verdict)}</VerdictLabel>
      <span className="block text-small text-ink-2 underline-offset-4 group-hover:underline">
        {!isPictured && 'Another coupé: '}
        {vehicleTitle(vehicle)}, {formatPrice(price)}
      </span>
    </Link>
  );
}
