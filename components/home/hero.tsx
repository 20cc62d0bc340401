import { formatNumber, plural } from '@/lib/format';
import type { Make, VehicleSummary } from '@/lib/listings/types';
import { paths, vehiclesPath } from '@/lib/paths';
import { NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import { cx } from '@/lib/utils';
import { button, standaloneLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { ForecourtPicture } from './forecourt-picture';
import { HeroCallout } from './hero-callout';
import { HeroSearch } from './hero-search';

type Props = {
  makes: Make[];
  /** Number of vehicles for sale; null if the read failed. */
  total: number | null;
  /** The number of vehicles that ask less than their valuation, and one of them to show; null if the read failed. */
  bargains: { vehicle: VehicleSummary | null; total: number } | null;
};

const BARGAINS = vehiclesPath(serialiseFilters({ ...NO_FILTERS, verdict: 'under' }));
/** Class names of a button; on phones it is a plain link, so that the search fits the first screen. */
const WAY = button(
  'secondary',
  'small',
  'max-sm:border-0 max-sm:bg-transparent max-sm:px-0 max-sm:text-small max-sm:underline',
);

/** The home page's hero: claim, picture and search. */
export function Hero({ makes, total, bargains }: Props) {
  const cars = total ? plural(total, 'used car') : 'Used cars';
  return (
    <section className="relative isolate overflow-clip border-b border-line">
      <div className="wrap pt-6 pb-6 md:pt-12 lg:pb-8">
        <div className="lg:relative lg:z-1">
          <h1 className="text-hero leading-[0.97] tracking-[-0.045em] lg:max-w-[11ch]">
            Know the car before you go.
          </h1>
          <p className="tabular mt-4 max-w-[36ch] text-lead text-pretty text-ink-2 lg:mt-5 lg:max-w-[31rem]">
            {cars} from private sellers and dealers across the UK, each with its facts, its seller
            and its price in plain sight.
          </p>
          {bargains && bargains.total > 0 && (
            <Link href={BARGAINS} className={cx(standaloneLink, 'tabular mt-1 lg:mt-2')}>
              {formatNumber(bargains.total)} of them ask clearly less than usual
              <Icon name="arrow-right" />
            </Link>
          )}
          <div className="flex flex-wrap gap-x-5 sm:mt-3 sm:gap-3">
            <a href="#valuation" className={WAY}>
              <Icon name="gauge" className="max-sm:hidden" />
              Value your car
            </a>
            <Link href={paths.sell} className={WAY}>
              <Icon name="car" className="max-sm:hidden" />
              Sell your car
            </Link>
            <a href="#showroom" className={WAY}>
              <Icon name="box" className="max-sm:hidden" />
              See the showroom
            </a>
          </div>
        </div>
        <HeroSearch makes={makes} />
        <div className="relative -mx-(--gutter) mt-5 max-lg:-mb-6 lg:absolute lg:inset-x-0 lg:bottom-18 lg:mx-0">
          <ForecourtPicture className="lamps aspect-2/1 w-full sm:aspect-3/2 mask-b-from-88% object-cover object-[50%_70%] lg:aspect-auto lg:h-[min(41.8vw,50rem)] lg:object-bottom" />
          {bargains?.vehicle && <HeroCallout vehicle={bargains.vehicle} />}
          <span
            aria-hidden="true"
            className="absolute top-0 left-(--gutter) text-small text-ink-2 lg:top-auto lg:bottom-14 lg:left-[max(var(--gutter),50vw-640px)]"
          >
            Illustration
          </span>
        </div>
      </div>
    </section>
  );
}
