import { landingOrList } from '@/lib/landing/links';
import { BODY_TYPES, type BodyType } from '@/lib/listings/constants';
import { NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import type { PaintName } from '@/lib/showroom/paints';
import { lookOf, pictureOf } from '@/lib/showroom/pictures/vehicle-look';
import { BodyTypeLink } from './body-type-link';

/** The illustration of a body type without a specific make. */
const shownAs = (bodyType: BodyType, colour: PaintName) =>
  pictureOf(lookOf({ bodyType, colour, make: '', model: '' }), 'side');

const TYPES: [BodyType, PaintName][] = [
  ['hatchback', 'red'],
  ['sedan', 'silver'],
  ['suv', 'green'],
  ['estate', 'grey'],
  ['coupe', 'beige'],
  ['convertible', 'blue'],
  ['mpv', 'bronze'],
  ['pickup', 'silver'],
  ['van', 'white'],
];

type Props = { /** The paths of the existing landing pages. */ listed: readonly string[] };

/**
 * Links to the landing page of each body type, or to its list if it has none; all illustrations share one
 * scale and baseline.
 */
export function BodyTypeLinks({ listed }: Props) {
  const pathOf = (bodyType: BodyType) =>
    landingOrList({ body: bodyType }, serialiseFilters({ ...NO_FILTERS, bodyType }), listed);
  return (
    <nav aria-label="Body types" className="wrap">
      <ul className="border-b border-line max-md:-mx-(--gutter) max-md:flex max-md:snap-x max-md:scroll-px-(--gutter) max-md:overflow-x-auto max-md:overscroll-x-contain max-md:[scrollbar-width:none] md:grid md:grid-cols-3 md:border-l xl:grid-cols-9">
        {TYPES.map(([bodyType, colour]) => (
          <li
            key={bodyType}
            className="border-line not-last:border-r max-md:basis-[29%] max-md:shrink-0 max-md:snap-start md:border-r md:max-xl:nth-[n+4]:border-t"
          >
            <BodyTypeLink
              href={pathOf(bodyType)}
              bodyType={bodyType}
              className="block px-1 pt-2 pb-4 text-center font-semibold -outline-offset-2! hover:bg-surface md:max-xl:flex md:max-xl:items-center md:max-xl:gap-3 md:max-xl:px-3 md:max-xl:pb-3"
            >
              <img
                sizes="(min-width: 70rem) 140px, (min-width: 48rem) 16vw, 33vw"
                srcSet={shownAs(bodyType, colour).srcSet}
                src={shownAs(bodyType, colour).src}
                alt=""
                width={1200}
                height={800}
                loading="lazy"
                className="mx-auto mb-1 aspect-2/1 w-full object-cover object-[50%_78%] md:max-xl:m-0 md:max-xl:w-1/2"
              />
              {BODY_TYPES[bodyType]}
            </BodyTypeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
