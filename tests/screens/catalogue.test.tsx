import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import VehiclePage, { generateMetadata } from '@/app/vehicles/[id]/page';
import { formatNumber, formatPrice } from '@/lib/format';
import type { VehicleDetail } from '@/lib/listings/types';
import { generateCatalogue } from '@/scripts/seed/generate';
import type { SeedSeller, SeedVehicle } from '@/scripts/seed/listing';

const catalogue = vi.hoisted(() => new Map<string, VehicleDetail>());

vi.mock('next/navigation', () => ({ useRouter: () => null, notFound: () => null }));
vi.mock('@/lib/listings/queries', () => ({
  findVehicle: async (id: string) => catalogue.get(id) ?? null,
  getSimilarVehicles: async () => [],
}));
vi.mock('@/lib/registry/queries', () => ({ getMotHistory: async () => null }));

interface CarData {
  '@type': 'Car';
  name: string;
  description: string;
  mileageFromOdometer?: { value: number };
  offers: { price: number; seller: { name: string } };
}

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
    seller: { id, name, since: createdAt.toISOString(), hasPhone: true, replyMinutes: null },
    ...{ location: town, outwardCode, sellerType: type },
    ...{ images: [], isVerified: false, verdict: 'none', valuation: null },
    ...{ standing: null, runningCosts: null },
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

/** A text as React escapes it. */
const escaped = (text: string) => renderToStaticMarkup(text);

test('the page of every seeded vehicle has one h1 and shows the facts of its structured data', async () => {
  for (const id of ids) {
    const html = renderToStaticMarkup(await VehiclePage(propsOf(id)));
    const [page = '', json = ''] = html.split(/<script type="application\/ld\+json">|<\/script>/);
    const things: (CarData | { '@type': string })[] = JSON.parse(json)['@graph'];
    const car = things.find((thing): thing is CarData => thing['@type'] === 'Car');
    const miles = car?.mileageFromOdometer?.value;
    const words = page.replace(/<[^>]*>/g, '');
    const facts = [
      car?.name,
      car?.description,
      car?.offers.seller.name,
      formatPrice(car?.offers.price ?? 0),
      `Miles${miles === undefined ? 'N/A' : formatNumber(miles)}`,
    ];
    expect(facts.filter((fact) => !fact || !words.includes(escaped(fact)))).toEqual([]);
    expect(page.match(/<h1/g)).toHaveLength(1);
  }
}, 60_000);
