import type { Metadata, Route } from 'next';
import { notFound } from 'next/navigation';
import { cache, Suspense } from 'react';
import { AdvertHistory } from '@/components/advert-history/advert-history';
import { IncompletePageMark } from '@/components/feedback/incomplete-page-mark';
import { FinanceEntry } from '@/components/finance/finance-entry';
import { CheckLink } from '@/components/history-check/check-link';
import { CheckedClaims } from '@/components/listings/detail/checked-claims';
import { VehicleView } from '@/components/listings/detail/vehicle-view';
import {
  departureText,
  VehicleGone,
  VehicleHeld,
  VehicleNotFound,
} from '@/components/listings/vehicle-not-found';
import { VehicleUnavailable } from '@/components/listings/vehicle-unavailable';
import { MotHistory } from '@/components/registry/mot-history';
import { RunningCosts } from '@/components/running-costs/running-costs';
import { ThreeYears } from '@/components/running-costs/three-years';
import { JsonLd } from '@/components/seo/json-ld';
import { TurnInPlace } from '@/components/showroom/viewer/turn-in-place';
import { turnedCar } from '@/components/showroom/viewer/turned-car';
import { getAdvertHistory } from '@/lib/advert-history/queries';
import { advertFacts } from '@/lib/adverts/advert-facts';
import { errorTitle } from '@/lib/core/errors/error-text';
import { screens } from '@/lib/core/errors/screens';
import { isOverloaded, readForPage } from '@/lib/core/http/render-queue';
import { logError } from '@/lib/core/logging/logger';
import { hasHistoryCheck } from '@/lib/history-check/queries';
import { landingHeading } from '@/lib/landing/describe';
import { landingPagesOfVehicle, listedLandingPages } from '@/lib/landing/queries';
import { vehicleHead } from '@/lib/listings/describe';
import { vehicleJsonLd } from '@/lib/listings/json-ld';
import {
  findDeparture,
  findHeldVehicle,
  findVehicle,
  getSimilarVehicles,
} from '@/lib/listings/queries';
import { vehicleTitle } from '@/lib/listings/title';
import type { DepartedVehicle, HeldVehicle, VehicleDetail } from '@/lib/listings/types';
import { landingPath, paths, vehiclesPath } from '@/lib/paths';
import { photoUrl } from '@/lib/photos/files';
import { registryState } from '@/lib/registry/endpoints';
import { getMotHistory } from '@/lib/registry/queries';
import { USUAL_OWNER } from '@/lib/running-costs/owner';
import { ulez } from '@/lib/running-costs/ulez';
import { NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { picturesOf } from '@/lib/showroom/pictures/vehicle-look';
import { illustrationOf } from '@/lib/showroom/pictures/view-labels';
import { carOfListing } from '@/lib/showroom/showroom-car';
import { currentOwnFit } from '@/lib/valuation/current-own-fit';
import { engineNarrowing } from '@/lib/valuation/narrowing';
import { ownedCar } from '../owned-car';

export const revalidate = 600;
export const generateStaticParams = () => [];

const MISSING = 'The car at this address is not, or no longer, for sale on Forecourt.';
/** The number of similar vehicles shown in place of one that is gone or held. */
const REPLACEMENTS = 6;

type Props = { params: Promise<{ id: string }> };

/**
 * Reads once for the page and its metadata: a vehicle for sale, else a held or a departed one; null if it never
 * was for sale; 'failed' if the backend fails.
 */
const loadVehicle = cache((id: string) =>
  readForPage(
    async () => (await findVehicle(id)) ?? (await findHeldVehicle(id)) ?? findDeparture(id),
  ).catch((error: unknown) => {
    if (!isOverloaded(error)) logError('vehicle', error);
    return 'failed' as const;
  }),
);

type Found = VehicleDetail | HeldVehicle | DepartedVehicle;
const isDeparted = (vehicle: Found) => 'wentOn' in vehicle;
const isHeld = (vehicle: Found) => 'heldOn' in vehicle;

/** Similar cars; null if the backend fails. */
const loadSimilar = (id: string, limit?: number) =>
  getSimilarVehicles(id, limit).catch((error: unknown) => {
    logError('similar vehicles', error);
    return null;
  });

/** The MOT history on record, or the reason why there is none. */
async function loadMotHistory({ registrationNumber }: VehicleDetail) {
  if (!registrationNumber) return 'no plate' as const;
  try {
    const history = await getMotHistory(registrationNumber);
    if (history) return history;
    return registryState('dvsa') === 'not configured' ? 'not configured' : 'no record';
  } catch (error) {
    logError('mot history', error);
    return 'failed' as const;
  }
}

/** The events of its adverts; null if the backend fails. */
const loadAdvertHistory = (id: string) =>
  getAdvertHistory(id).catch((error: unknown) => {
    logError('advert history', error);
    return null;
  });

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const vehicle = await loadVehicle((await params).id);
  if (vehicle === 'failed') return { title: errorTitle, robots: { index: false, follow: false } };
  // Next adds `noindex` to 404 pages itself.
  const { title: missing } = screens.vehicleMissing;
  if (!vehicle) return { title: missing, description: MISSING };
  if (isHeld(vehicle)) {
    const { title, text } = screens.vehicleHeld;
    return { title, description: text, robots: { index: false, follow: true } };
  }
  if (isDeparted(vehicle)) {
    const robots = { index: false, follow: true };
    return { title: missing, description: departureText(vehicle), robots };
  }
  const { title, description } = vehicleHead(vehicle);
  const picture = {
    path: `/og/${vehicle.id}.jpg`,
    alt: title,
  };
  return pageMetadata({ title, description, path: paths.vehicle(vehicle.id), picture });
}

/**
 * The pages above a car's page: of its make, or else the make's list, and of its model if it has one; and the
 * pages of the town near it.
 */
async function loadLinks({ id, make, model }: VehicleDetail) {
  const pages = await landingPagesOfVehicle(id).catch((error: unknown) => {
    logError('landing pages', error);
    return null;
  });
  const list = vehiclesPath(serialiseFilters({ ...NO_FILTERS, make }));
  const town = pages?.townName ?? null;
  return {
    above: [
      { label: 'Home', href: paths.home },
      { label: 'Vehicles', href: paths.vehicles },
      { label: make, href: pages?.make ?? list },
      ...(pages?.model ? [{ label: model, href: pages.model }] : []),
    ],
    nearby: [
      ...(pages?.town ? [{ label: landingHeading({ town }), href: pages.town }] : []),
      ...(pages?.modelInTown
        ? [{ label: landingHeading({ make, model, town }), href: pages.modelInTown }]
        : []),
    ],
  };
}

/** JSON-LD of the car and its breadcrumb. */
function structuredData(vehicle: VehicleDetail, above: { label: string; href: Route }[]) {
  const { id, images } = vehicle;
  const title = vehicleTitle(vehicle);
  const pictures = images.length
    ? images.map(({ url }) => ({ src: photoUrl(url, '1600.jpg') }))
    : picturesOf(vehicle).map(({ src, view }) => ({ src, caption: illustrationOf(title, view) }));
  const trail = [...above, { label: title, href: paths.vehicle(id) }];
  return graph(vehicleJsonLd(vehicle, pictures), breadcrumbList(trail));
}

/** The existing pages of its model and its make; null if the backend fails. */
async function loadPagesOf({ make, model }: DepartedVehicle) {
  const choices = [{ make, model }, { make }];
  const listed = await listedLandingPages(choices.map((choice) => landingPath(choice))).catch(
    (error: unknown) => {
      logError('landing pages', error);
      return null;
    },
  );
  return (
    listed &&
    choices
      .map((choice) => ({ label: landingHeading(choice), href: landingPath(choice) }))
      .filter(({ href }) => listed.includes(href))
  );
}

async function Gone({ id, departed }: { id: string; departed: DepartedVehicle }) {
  const { make, model } = departed;
  const [similar, pages] = await Promise.all([
    loadSimilar(id, REPLACEMENTS),
    loadPagesOf(departed),
  ]);
  return (
    <>
      {!(similar && pages) && <IncompletePageMark />}
      <VehicleGone
        departed={departed}
        pages={pages ?? []}
        query={serialiseFilters({ ...NO_FILTERS, make, model })}
        similar={similar ?? []}
      />
    </>
  );
}

async function Held({ id, held }: { id: string; held: HeldVehicle }) {
  const similar = await loadSimilar(id, REPLACEMENTS);
  return (
    <>
      {!similar && <IncompletePageMark />}
      <VehicleHeld held={held} similar={similar ?? []} />
    </>
  );
}

function Missing(): never {
  notFound();
}

export default async function VehiclePage({ params }: Props) {
  const { id } = await params;
  const vehicle = await loadVehicle(id);
  if (vehicle === 'failed') return <VehicleUnavailable />;
  // notFound() inside Suspense responds with a 404 that has its text in the HTML.
  if (!vehicle)
    return (
      <Suspense fallback={<VehicleNotFound />}>
        <Missing />
      </Suspense>
    );
  if (isHeld(vehicle)) return Held({ id, held: vehicle });
  if (isDeparted(vehicle)) return Gone({ id, departed: vehicle });
  const [similar, tests, { above, nearby }, own, adverts] = await Promise.all([
    loadSimilar(vehicle.id),
    loadMotHistory(vehicle),
    loadLinks(vehicle),
    currentOwnFit(),
    loadAdvertHistory(vehicle.id),
  ]);
  const isComplete = similar !== null && tests !== 'failed' && adverts !== null;
  return (
    <>
      {!isComplete && <IncompletePageMark />}
      <VehicleView
        vehicle={vehicle}
        above={above}
        nearby={nearby}
        similar={similar ?? []}
        narrowing={engineNarrowing(vehicle, vehicle.valuation?.valuedOn, own)}
        turn={
          <TurnInPlace
            car={turnedCar(carOfListing(vehicle, vehicleTitle(vehicle)))}
            showroom={paths.showroom(vehicle.id)}
          />
        }
        motHistory={
          <>
            {hasHistoryCheck() && vehicle.registrationNumber && <CheckLink id={vehicle.id} />}
            <MotHistory history={tests} listing={vehicle} />
          </>
        }
        finance={<FinanceEntry vehicle={vehicle.id} price={vehicle.price} />}
        runningCosts={
          <RunningCosts vehicle={vehicle}>
            <ThreeYears
              id={vehicle.id}
              car={ownedCar(vehicle, USUAL_OWNER.milesAYear, own)}
              today={new Date().toISOString().slice(0, 10)}
            />
          </RunningCosts>
        }
        advertHistory={
          <AdvertHistory
            id={vehicle.id}
            events={adverts}
            hasPrices={vehicle.priceHistory.length > 1}
            isFindable={
              vehicle.registrationNumber !== null ||
              vehicle.isRegistrationHidden ||
              vehicle.images.length > 0
            }
          />
        }
        advertClaims={
          <CheckedClaims
            text={vehicle.description ?? ''}
            facts={advertFacts(vehicle, ulez(vehicle).ulez)}
          />
        }
      />
      <JsonLd data={structuredData(vehicle, above)} />
    </>
  );
}
