import { formatPrice, plural } from '@/lib/format';
import type { YearFacts } from '@/lib/landing/types';

/** The top of the scale: the next of 1, 1.5, 2, 3, 4, 5, 6, 8 or 10 times a power of ten. */
function scaleTop(highest: number) {
  const power = 10 ** Math.floor(Math.log10(highest || 1));
  return [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map((times) => times * power).find((top) => top >= highest);
}

/** Median prices by year as columns; the table beside it has the numbers. Renders nothing for a single year. */
export function PriceChart({ years }: { years: YearFacts[] }) {
  const [newest, oldest] = [years[0], years.at(-1)];
  if (!newest || !oldest || newest === oldest) return null;
  const top = scaleTop(Math.max(...years.map(({ price }) => price))) ?? newest.price;
  const width = 100 / (newest.year - oldest.year + 1);
  const told = ({ year, price }: YearFacts) => `${formatPrice(price)} for ${year}`;
  return (
    <figure className="tabular text-small text-ink-2">
      <div className="relative h-40">
        {[top, top / 2, 0].map((pounds, index) => (
          <div key={pounds} className="absolute inset-x-0" style={{ top: `${index * 50}%` }}>
            <span className="absolute right-0 left-16 border-t border-line" />
            <span className="absolute left-0 -translate-y-1/2">{formatPrice(pounds)}</span>
          </div>
        ))}
        <svg
          role="img"
          aria-label={`Median price by year: ${told(oldest)}, ${told(newest)}`}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-y-0 right-0 left-16 h-full w-[calc(100%-4rem)]"
        >
          {years.map(({ year, price, cars }) => (
            <rect
              key={year}
              x={((year - oldest.year + 0.15) * width).toFixed(2)}
              y={(100 - (100 * price) / top).toFixed(2)}
              width={(width * 0.7).toFixed(2)}
              height={((100 * price) / top).toFixed(2)}
              className="fill-link"
            >
              <title>{`${year}: ${formatPrice(price)}, ${plural(cars, 'car')}`}</title>
            </rect>
          ))}
        </svg>
      </div>
      <p className="mt-2 ml-16 flex justify-between">
        <span>{oldest.year}</span>
        <span>{newest.year}</span>
      </p>
      <figcaption className="mt-1 ml-16">Median asking price by year of the car</figcaption>
    </figure>
  );
}
