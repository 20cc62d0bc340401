import { formatMileage, formatPrice, plural } from '@/lib/format';
import { factSentences, isOfMake } from '@/lib/landing/describe';
import type { LandingPage } from '@/lib/landing/types';
import { vehicleTitle } from '@/lib/listings/title';
import { writeOffLabel } from '@/lib/listings/write-off';
import { paths } from '@/lib/paths';
import { Link } from '../ui/link';
import { PriceChart } from './price-chart';
import { YearTable } from './year-table';

export const PRICES_ID = 'prices';

type Props = {
  landing: LandingPage;
  /** Whether PricesByMiles says what a year and miles cost. */
  isFitted: boolean;
};

/** Summarises the cars of a page: sentences, and prices by year. */
export function LandingFacts({ landing, isFitted }: Props) {
  const { cheapest, facts, names } = landing;
  const driven = cheapest.mileage === null ? '' : `, ${formatMileage(cheapest.mileage)}`;
  const category = writeOffLabel(cheapest.writeOff);
  return (
    <section
      id={PRICES_ID}
      aria-labelledby={`${PRICES_ID}-title`}
      className="mt-16 grid gap-x-12 gap-y-8 border-t border-line pt-8 lg:grid-cols-2"
    >
      <div className="max-w-[62ch] space-y-3 text-pretty">
        <h2 id={`${PRICES_ID}-title`} className="mb-4 text-title">
          What they cost
        </h2>
        {names.town && facts.cars < facts.total && (
          <p>
            These figures are of the {plural(facts.cars, 'car')} nearer to {names.town} than to the
            next town.
          </p>
        )}
        {factSentences(landing, isFitted).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>
          Cheapest:{' '}
          <Link
            href={paths.vehicle(cheapest.id)}
            className="text-link underline underline-offset-3"
          >
            {vehicleTitle(cheapest)}
            {cheapest.trim && ` ${cheapest.trim}`}
          </Link>{' '}
          at {formatPrice(cheapest.price)}
          {driven}
          {category && `, ${category} as its seller says`}
          {cheapest.location && `, in ${cheapest.location}`}.
        </p>
      </div>
      <div>
        <PriceChart years={facts.years} />
        {!isOfMake(landing) && <YearTable years={facts.years} />}
      </div>
    </section>
  );
}
