import { formatPrice } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleSummary } from '@/lib/listings/types';
import { verdictLabel } from '@/lib/listings/verdict';
import { paths } from '@/lib/paths';
import { HERO } from '@/lib/showroom/hero';
import { cx } from '@/lib/utils';
import { VerdictLabel } from '../listings/verdict-label';
import { Link } from '../ui/link';

/** The leader line ends on the bonnet: its place close to the cars, and in the whole picture, which is as wide as the window. */
const PLACE =
  'bottom-[calc(28%+3.5rem)] left-[19%] -translate-x-4 lg:bottom-[19.5vw] lg:left-[48%]';
const LINE =
  'before:absolute before:top-full before:left-4 before:h-14 before:w-px before:bg-ink lg:before:h-[7.8vw]';
const DOT =
  'after:absolute after:top-[calc(100%+3.5rem)] after:left-[calc(1rem-3px)] after:size-[7px] after:rounded-full after:border-2 after:border-surface after:bg-ink lg:after:top-[calc(100%+7.8vw)]';

/** A car for sale and its verdict, with a leader line to the hero's picture if that could be it. */
export function HeroCallout({ vehicle }: { vehicle: VehicleSummary }) {
  const { price, value, verdict, colour } = vehicle;
  const isPictured = colour === HERO.paint;
  return (
    <Link
      href={paths.vehicle(vehicle.id)}
      className={cx(
        `tabular group absolute block rounded-1 border border-line-strong bg-surface px-3 py-1.5 leading-snug ${PLACE}`,
        isPictured && `${LINE} ${DOT}`,
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
