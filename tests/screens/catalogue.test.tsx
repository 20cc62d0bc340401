import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import VehiclePage, { generateMetadata } from '@/app/vehicles/[id]/page';
import { formatDate, formatNumber, formatPrice } from '@/lib/format';
import type { VehicleDetail } from '@/lib/listings/types';
import { generateCatalogue } from '@/scripts/seed/generate';
import type { SeedSeller, SeedVehicle } from '@/scripts/seed/listing';
import { brokenRules } from '../listings/google-product-snippet';
import { sampleOf } from '../whole';

const catalogue = vi.hoisted(() => new Map<string, VehicleDetail>());

vi.mock('next/navigation', () => ({ useRouter: () => null, notFound: () => null }));
vi.mock('@/lib/listings/queries', () => ({
  findVehicle: async (id: string) => catalogue.get(id) ?? null,
  getSimilarVehicles: async () => [],
}));
vi.mock('@/lib/advert-history/queries', () => ({ getAdvertHistory: async () => [] }));
vi.mock('@/lib/landing/queries', () => ({ landingPagesOfVehicle: async () => null }));
vi.mock('@/lib/valuation/current-own-fit', () => ({ currentOwnFit: async () => null }));
vi.mock('@/lib/registry/queries', () => ({ getMotHistory: async () => null }));

type CarData = {
  '@type': string[];
  name: string;
  description: string;
  mileageFromOdometer?: { value: number };
  numberOfDoors?: number;
  vehicleSeatingCapacity?: number;
  numberOfPreviousOwners?: number;
  additionalProperty: { name: string; value: string }[];
  offers: {
    price: number;
    validFrom: string;
    seller?: { '@type': string; name: string; address: { addressLocality: string } };
  };
};

/** Returns the page's text for this property of the structured data. */
const saidAs = ({ name, value }: CarData['additionalProperty'][number]) => {
  if (name === 'Feature') return value;
  return name + (name === 'MOT expiry' ? formatDate(value) : value);
};

function toDetail(vehicle: SeedVehicle, seller: SeedSeller): VehicleDetail {
  const { id, name, createdAt, outwardCode, town, type } = seller;
  return {
    ...vehicle,
    fuelType: vehicle.fuel,
    bodyType: vehicle.body,
    engineSize: vehicle.litres,
    viewsCount: vehicle.views,
    createdAt: vehicle.createdAt.toISOString(),
    updatedAt: vehicle.updatedAt.toISOString(),
    seller: {
      id,
      name,
      since: createdAt.toISOString(),
      hasPhone: true,
      replyMinutes: null,
      vehicles: seller.vehicles.length,
    },
    location: town,
    outwardCode,
    sellerType: type,
    images: [],
    isVerified: false,
    verdict: 'none',
    valuation: null,
    standing: null,
    market: null,
    priceHistory: [],
    runningCosts: null,
    isRegistrationHidden: false,
  };
}

const options = { vehicles: 1200, seed: 'forecourt', today: new Date('2026-11-21') };
for (const seller of generateCatalogue(options)) {
  for (const vehicle of seller.vehicles.filter(({ status }) => status === 'active'))
    catalogue.set(vehicle.id, toDetail(vehicle, seller));
}
const ids = [...catalogue.keys()];
const propsOf = (id: string) => ({ params: Promise.resolve({ id }) });

test('every seeded vehicle has its own title and description and its address as canonical', async () => {
  const owners = new Map<string, string[]>();
  for (const id of ids) {
    const { title, description, alternates } = await generateMetadata(propsOf(id));
    expect(alternates?.canonical).toBe(`/vehicles/${id}`);
    for (const text of [JSON.stringify(title), description ?? ''])
      owners.set(text, [...(owners.get(text) ?? []), id]);
  }
  expect(ids).toHaveLength(1200);
  expect([...owners].filter(([text, { length }]) => !text || length > 1)).toEqual([]);
});

/** Returns a text as React escapes it. */
const escaped = (text: string) => renderToStaticMarkup(text);

test('the page of every seeded vehicle has one h1 and shows the facts of its structured data', async () => {
  for (const id of sampleOf(ids, 6)) {
    const html = renderToStaticMarkup(await VehiclePage(propsOf(id)));
    const [page = '', json = ''] = html.split(/<script type="application\/ld\+json">|<\/script>/);
    const things: CarData[] = JSON.parse(json)['@graph'];
    const car = things.find((thing) => thing['@type'].includes('Car'));
    if (!car) throw new Error('no structured data');
    const { offers, mileageFromOdometer: mileage } = car;
    const shown = page.replace(/<[^>]*>/g, '');
    const facts = [
      car.name,
      car.description,
      formatPrice(offers.price),
      `Miles${mileage ? formatNumber(mileage.value) : 'N/A'}`,
      `Doors${car.numberOfDoors}`,
      `Seats${car.vehicleSeatingCapacity}`,
      `Owners${car.numberOfPreviousOwners}`,
      `Listed ${formatDate(offers.validFrom)}`,
      ...car.additionalProperty.map(saidAs),
      ...(offers.seller ? [offers.seller.name, offers.seller.address.addressLocality] : []),
    ];
    expect(brokenRules(car)).toEqual([]);
    expect(offers.seller?.['@type']).toBe(
      shown.includes('Private Seller') ? undefined : 'AutoDealer',
    );
    expect(facts.filter((fact) => !fact || !shown.includes(escaped(fact)))).toEqual([]);
    expect(page.match(/<h1/g)).toHaveLength(1);
  }
}, 180_000);
