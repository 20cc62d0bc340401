import { plural } from '@/lib/format';
import type { Make, VehicleSummary } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { HERO_WIDTHS, heroFile } from '@/lib/showroom/hero';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
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
    <section className="hero-ground overflow-hidden border-b border-line">
      <div className="wrap pt-6 pb-6 md:pt-14 lg:pt-18 lg:pb-12">
        <div className="grid gap-x-6 gap-y-5 lg:grid-cols-12 lg:items-end">
          <h1 className="text-hero leading-[0.97] tracking-[-0.045em] lg:col-span-8">
            Know the car before you go.
          </h1>
          <div className="lg:col-span-4 lg:pb-1.5">
            <p className="tabular max-w-[36ch] text-lead text-pretty text-ink-2">
              {cars} from private sellers and dealers across the UK, each with its facts, its seller
              and its price in plain sight.
            </p>
            <div className="relative z-1 mt-5 flex flex-wrap gap-2 sm:gap-3">
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
        </div>
        <div className="relative mx-auto mt-2 max-w-[70rem] lg:-mt-6">
          {vehicle && <HeroCallout vehicle={vehicle} />}
          <img
            sizes="(min-width: 70rem) 1120px, 100vw"
            srcSet={HERO_WIDTHS.map((width) => `${heroFile(width)} ${width}w`).join(', ')}
            src={heroFile(HERO_WIDTHS[1])}
            alt="Illustration of a coupé in British racing green"
            width={1600}
            height={667}
            fetchPriority="high"
            className="-ml-6 aspect-[1600/560] w-[calc(100%+3rem)] max-w-none object-cover object-[50%_90%] mask-b-from-93% sm:ml-0 sm:w-full"
          />
          <span
            aria-hidden="true"
            className="absolute right-0 -bottom-4 text-small text-stage-label sm:-bottom-1 min-[84rem]:-right-20"
          >
            Illustration
          </span>
        </div>
        <HeroSearch makes={makes} />
      </div>
    </section>
  );
}
