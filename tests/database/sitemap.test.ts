import { beforeAll, expect, test } from 'vitest';
import type { SitemapOverview, SitemapSeller, SitemapVehicle } from '@/lib/seo/sitemap';
import { addModel, addSeller, insert, VEHICLE } from './fixtures';
import { type Actor, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let ids: string[];

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

beforeAll(async () => {
  database = await openDatabase();
  const { sql } = database;
  const seller_id = await addSeller(sql);
  const ford = await addModel(sql, 'Ford', 'Fiesta');
  const bmw = await addModel(sql, 'BMW', 'i3');
  const saab = await addModel(sql, 'Saab', '9-3');
  const add = (values: Parameters<typeof insert>[2]) =>
    insert(sql, 'vehicles', { ...VEHICLE, seller_id, ...values });
  ids = [
    await add({ ...ford, created_at: day(1), updated_at: day(9) }),
    await add({ ...ford, created_at: day(2), updated_at: day(2), colour: 'red' }),
    await add({ ...bmw, created_at: day(3), updated_at: day(3), body_type: 'suv' }),
  ];
  for (const listing_status of ['draft', 'reserved', 'sold', 'archived']) {
    await add({ ...saab, listing_status, updated_at: day(20) });
  }
  const picture = (name: string, is_primary: boolean, display_order: number) => ({
    vehicle_id: ids[2] ?? '',
    image_url: `https://pictures.example/${name}.jpg`,
    is_primary,
    display_order,
  });
  await insert(sql, 'vehicle_images', picture('first', false, 0));
  await insert(sql, 'vehicle_images', picture('primary', true, 1));
});

async function overview(actor: Actor): Promise<SitemapOverview> {
  const [row] = await database.as(actor, (sql) => sql`select sitemap_overview() as answer`);
  return row?.answer;
}

async function vehicles(part: number, size: number, actor: Actor = STRANGER) {
  const [row] = await database.as(
    actor,
    (sql) => sql`select sitemap_vehicles(${part}, ${size}) as answer`,
  );
  return row?.answer as SitemapVehicle[];
}

test.each([STRANGER, 'service_role' as const])(
  'the overview has counts and last change of vehicles for sale, for %s',
  async (actor) => {
    const { vehicles: count, changed_at } = await overview(actor);
    expect(count).toBe(3);
    expect(new Date(changed_at ?? '')).toEqual(day(9));
  },
);

test('parts list every vehicle for sale once, oldest first, and no others', async () => {
  const parts = [await vehicles(1, 2), await vehicles(2, 2), await vehicles(3, 2)];
  expect(parts.map((part) => part.map(({ id }) => id))).toEqual([ids.slice(0, 2), [ids[2]], []]);
  expect((await vehicles(1, 100, 'service_role')).map(({ id }) => id)).toEqual(ids);
});

test('a vehicle has its updated_at, body type, colour and primary image', async () => {
  const [plain, red, pictured] = await vehicles(1, 50_000);
  expect(plain).toMatchObject({
    seller_type: 'private',
    body_type: 'hatchback',
    colour: null,
    image_url: null,
  });
  expect(new Date(plain?.updated_at ?? '')).toEqual(day(9));
  expect(red?.colour).toBe('red');
  expect(pictured).toMatchObject({
    body_type: 'suv',
    image_url: 'https://pictures.example/primary.jpg',
  });
});

test('part and size are at least 1, and a part beyond the end is empty', async () => {
  expect(await vehicles(0, 1)).toHaveLength(1);
  expect(await vehicles(-5, 0)).toHaveLength(1);
  expect(await vehicles(2_147_483_647, 2_147_483_647)).toEqual([]);
});

test('parts list the landing pages with enough cars by path, and no others', async () => {
  const [row] = await database.as('service_role', async (sql) => {
    await sql`insert into landing_pages (path, cars, changed_at)
      values ('kia', 0, ${day(4)}), ('ford/fiesta', 3, ${day(5)}), ('bmw', 4, ${day(6)})`;
    return sql`select sitemap_overview() as overview, sitemap_landing_pages(1, 1) as first,
      sitemap_landing_pages(2, 1) as second, sitemap_landing_pages(3, 1) as third`;
  });
  expect(row?.overview.landing_pages).toBe(2);
  expect([row?.first, row?.second, row?.third].map(([page]) => page?.path)).toEqual([
    'bmw',
    'ford/fiesta',
    undefined,
  ]);
  expect(new Date(row?.second[0].changed_at)).toEqual(day(5));
});

test('parts list the dealers with three vehicles for sale or more, and nobody else', async () => {
  const other = await openDatabase();
  const { sql } = other;
  const model = await addModel(sql, 'Kia', 'Ceed');
  async function add(seller_type: string, ...statuses: string[]) {
    const seller_id = await addSeller(sql, { seller_type });
    for (const [index, listing_status] of statuses.entries()) {
      const car = { ...VEHICLE, ...model, seller_id, listing_status };
      await insert(sql, 'vehicles', { ...car, updated_at: day(index + 1) });
    }
    return seller_id;
  }
  const listed = [
    await add('dealer', 'active', 'active', 'active', 'sold'),
    await add('verified_dealer', 'active', 'active', 'active'),
  ].sort();
  await add('dealer', 'active', 'active', 'draft', 'sold', 'reserved');
  await add('private', 'active', 'active', 'active');
  for (const actor of [STRANGER, 'service_role'] as const) {
    const [row] = await other.as(
      actor,
      (as) => as`select sitemap_overview() as overview, sitemap_sellers(1, 1) as first,
        sitemap_sellers(2, 1) as second, sitemap_sellers(3, 1) as third`,
    );
    const parts: SitemapSeller[][] = [row?.first, row?.second, row?.third];
    expect(row?.overview.sellers).toBe(2);
    expect(parts.map(([seller]) => seller?.id)).toEqual([...listed, undefined]);
    for (const { changed_at } of parts.flat()) expect(new Date(changed_at)).toEqual(day(3));
  }
});

test('an empty catalogue has no date or vehicles', async () => {
  const [row] = await database.as('service_role', async (sql) => {
    await sql`update vehicles set listing_status = 'sold'`;
    return sql`select sitemap_overview() as overview, sitemap_vehicles(1) as part`;
  });
  const overview = { vehicles: 0, landing_pages: 0, sellers: 0, changed_at: null };
  expect(row).toEqual({ overview, part: [] });
});
