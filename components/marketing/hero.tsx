import { plural } from '@/lib/format';
import type { Make, VehicleSummary } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { ForecourtPicture } from './forecourt-picture';
import { HeroCallout } from './hero-callout';
import { HeroSearch } from './hero-search';

type Props = {
  makes: Make[];
  /** Number of vehicles for sale; null if the read failed. */
  total: number | null;
  /** A coupé below its valuation, pointed out beside the picture. */
  vehicle: VehicleSummary | null;
};

/** The home page's hero: claim, picture and search. */
export function Hero({ makes, total, vehicle }: Props) {
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
          <div className="mt-5 flex flex-wrap gap-2 sm:gap-3">
            <a href="#valuation" className={button('secondary', 'small', 'max-sm:px-3')}>
              <Icon name="gauge" />
              Value your car
            </a>
            <Link href={paths.sell} className={button('secondary', 'small', 'max-sm:px-3')}>
              <Icon name="car" />
              Sell your car
            </Link>
            <a href="#showroom" className={button('secondary', 'small', 'max-sm:px-3')}>
              <Icon name="box" />
              See the showroom
            </a>
          </div>
        </div>
        <div className="relative -mx-(--gutter) mt-5 lg:absolute lg:inset-x-0 lg:bottom-18 lg:mx-0">
          <ForecourtPicture className="aspect-3/2 w-full mask-b-from-88% object-cover lg:aspect-auto lg:h-[min(41.8vw,50rem)] lg:object-bottom" />
          {vehicle && <HeroCallout vehicle={vehicle} />}
          <span
            aria-hidden="true"
            className="absolute top-0 left-(--gutter) text-small text-ink-2 lg:top-auto lg:bottom-14"
          >
            Illustration
          </span>
        </div>
        <HeroSearch makes={makes} />
      </div>
    </section>
  );
}
