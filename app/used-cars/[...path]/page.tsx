import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { cache } from 'react';
import { LandingFacts, PRICES_ID } from '@/components/landing/landing-facts';
import { LandingMissing } from '@/components/landing/landing-missing';
import { NeighbourLinks } from '@/components/landing/neighbour-links';
import { PricesByMiles } from '@/components/landing/prices-by-miles';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { cardsOf } from '@/components/listings/cards';
import { IllustrationNote } from '@/components/listings/illustration-note';
import { VehicleCards } from '@/components/listings/vehicle-cards';
import { SaveSearchLink } from '@/components/saved-searches/save-search-link';
import { ListUnavailable } from '@/components/search/list-unavailable';
import { Pagination } from '@/components/search/pagination';
import { JsonLd } from '@/components/seo/json-ld';
import { button, standaloneLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { errorTitle } from '@/lib/core/errors/error-text';
import { isOverloaded, readForPage } from '@/lib/core/http/render-queue';
import { logError } from '@/lib/core/logging/logger';
import { plural } from '@/lib/format';
import { hasUnknownValue, readLandingRoute } from '@/lib/landing/choice';
import { dateSentence, landingHeading, landingLabel, priceSentence } from '@/lib/landing/describe';
import { landingTrail } from '@/lib/landing/links';
import { fitPrices } from '@/lib/landing/price-fit';
import { getLandingPage } from '@/lib/landing/queries';
import type { LandingNames } from '@/lib/landing/types';
import { TOWN_MILES } from '@/lib/listings/constants';
import { vehicleListJsonLd } from '@/lib/listings/json-ld';
import { type LandingChoice, landingPath, paths, vehiclesPath } from '@/lib/paths';
import { NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import { MAX_TEXT } from '@/lib/search/parse-filters';
import { parsePlace } from '@/lib/search/place-text';
import { findPlace } from '@/lib/search/places';
import { getMakes } from '@/lib/search/queries';
import { listOfTrim, respell } from '@/lib/search/respell-choice';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;
export const generateStaticParams = () => [];

const MISSING = 'No page for these cars';

type Props = { params: Promise<{ path: string[] }> };

/** The town's name for a slug, 'newcastle' → 'Newcastle upon Tyne'; null if it is unknown, or for a postcode. */
async function findTown(town = ''): Promise<string | null> {
  if (town.length > MAX_TEXT) return null;
  const { code, name } = parsePlace(town.replaceAll('-', ' '));
  if (code || !name) return null;
  const { place, location } = await findPlace(name);
  return place && location;
}

/**
 * The landing page of a choice; without one the path of its usual spelling or of the list of its trim, or the name of its
 * town if that is known.
 */
async function read(choice: LandingChoice, page: number) {
  const found = await getLandingPage(choice, page);
  if ('names' in found || found.wasListed) return found;
  const [makes, town] = await Promise.all([choice.make ? getMakes() : [], findTown(choice.town)]);
  const { named, isUnknown, isGuess } = respell(choice, makes);
  // A list without the town of the path would have other cars.
  const isPlaced = choice.town === undefined || town !== null;
  const list = isUnknown && named.model && isPlaced ? await listOfTrim(named, town) : null;
  // It holds while such a car is for sale.
  if (list) return { ...found, spelled: list, isGuess: true };
  const spelled = landingPath({ ...named, town: town ?? choice.town }, page);
  if (spelled !== landingPath(choice, page)) return { ...found, spelled, isGuess };
  const isUnknownTown = choice.town !== undefined && !town && !parsePlace(choice.town).code;
  return { ...found, town, isUnknown: isUnknown || isUnknownTown || hasUnknownValue(choice) };
}

/** Reads once for the page and its metadata; `found` is 'failed' if the backend fails, null for an invalid path. */
const load = cache(async (path: string) => {
  const route = readLandingRoute(path.split('/'));
  if (!route) return { route: { choice: {}, page: 1 }, found: null };
  const found = await readForPage(() => read(route.choice, route.page)).catch((error: unknown) => {
    if (!isOverloaded(error)) logError('landing page', error);
    return 'failed' as const;
  });
  return { route, found };
});

const loadParams = async ({ params }: Props) => load((await params).path.join('/'));

/** The query of the filtered list with the same cars. */
const filterQuery = ({ make, model, town, body, fuel }: LandingNames) =>
  serialiseFilters({
    ...NO_FILTERS,
    make: make ?? '',
    model: model ?? '',
    fuel: fuel ?? '',
    bodyType: body ?? '',
    ...(town && { location: town, radius: TOWN_MILES }),
  });

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { route, found } = await loadParams(props);
  if (found === 'failed') return { title: errorTitle, robots: { index: false, follow: false } };
  if (!found || !('names' in found))
    return { title: MISSING, robots: { index: false, follow: true } };
  const heading = landingHeading(found.names);
  const onPage = found.page > 1 ? `, page ${found.page}` : '';
  return pageMetadata({
    title: heading + onPage,
    description: `${priceSentence(found)}${found.page > 1 ? ` Page ${found.page}.` : ''}`,
    path: landingPath(route.choice, found.page),
    index: true,
    follow: true,
  });
}

export default async function LandingRoute(props: Props) {
  const { route, found } = await loadParams(props);
  const path = landingPath(route.choice, route.page);
  if (found === 'failed')
    return (
      <main id="main">
        <ListUnavailable path={path} />
      </main>
    );
  if (!found || !('names' in found)) {
    if (found && 'spelled' in found) {
      if (found.isGuess) redirect(found.spelled);
      permanentRedirect(found.spelled);
    }
    const { above, wasListed } = found ?? { above: paths.vehicles, wasListed: false };
    if (wasListed) permanentRedirect(above);
    const { town = null, isUnknown = true } = found && 'town' in found ? found : {};
    return <LandingMissing above={above} town={town} isUnknown={isUnknown} />;
  }
  const { names, total, page, pages, vehicles, adverts } = found;
  // Any page number can be requested: a copy of the last page under each would fill the cache.
  if (page !== route.page) redirect(landingPath(route.choice, page));
  const fit = fitPrices(adverts);
  const trail = landingTrail(names);
  return (
    <main id="main" className="wrap pb-24">
      <Breadcrumb above={trail.slice(0, -1)} here={landingLabel(names)} />
      <h1 className="pt-6 text-display">{landingHeading(names)}</h1>
      <p className="mt-3 max-w-[62ch] text-lead text-pretty text-ink-2">
        {priceSentence(found)} {dateSentence(found)}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1">
        <Link href={vehiclesPath(filterQuery(names))} className={button('secondary')}>
          Filter these {plural(total, 'car')}
        </Link>
        {page === 1 && (
          <a href={`#${PRICES_ID}`} className={standaloneLink}>
            What they cost
          </a>
        )}
      </div>
      {/* The link is as high as the space around the heading alone would be. */}
      <div className="flex flex-wrap items-center justify-between gap-x-6 pt-5.5 pb-1.5">
        <h2 className="tabular font-text! text-input font-semibold md:text-lead">
          {page === 1 ? 'Newest first' : `Page ${page} of ${pages}`}
        </h2>
        <SaveSearchLink query={filterQuery(names)} />
      </div>
      <IllustrationNote vehicles={vehicles} className="-mt-3 mb-3" />
      <VehicleCards cards={cardsOf(vehicles)} eager={1} />
      <Pagination
        page={page}
        pages={pages}
        pathOf={(target) => landingPath(route.choice, target)}
      />
      {page === 1 && <LandingFacts landing={found} isFitted={fit !== null} />}
      <PricesByMiles landing={found} fit={fit} />
      <NeighbourLinks landing={found} />
      <JsonLd data={graph(vehicleListJsonLd(found), breadcrumbList(trail))} />
    </main>
  );
}
