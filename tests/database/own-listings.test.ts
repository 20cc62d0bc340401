import { beforeAll, expect, test } from 'vitest';
import { addPeopleAndCars, addSeller, insert, VEHICLE } from './fixtures';
import { type Actor, expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

type Listing = Record<string, unknown> & { id: string; status: string; next: string[] };
type Page = {
  total: number;
  asked: number;
  counts: Record<string, number>;
  listings: Listing[];
};
type Args = { status?: string | null; search?: string; sort?: string; page?: number };

async function read(
  actor: Actor,
  { status = null, search = '', sort = 'changed', page = 1 }: Args = {},
): Promise<Page> {
  const [row] = await database.as(
    actor,
    (sql) => sql`select my_listings(${status}, ${search}, ${sort}, ${page}) as page`,
  );
  return row?.page;
}

const find = async (id: string) =>
  (await read(world.owner)).listings.find((each) => each.id === id) as Listing;

const soldPrice = async (id: string, actor: Actor = world.owner) => {
  const rows = await database.as(
    actor,
    (sql) => sql`select sold_price from vehicle_private where vehicle_id = ${id}`,
  );
  return rows.map((row) => row.sold_price);
};

const sell = (id: string, from: string, price: number | null, actor: Actor = world.owner) =>
  database.keep(
    actor,
    (sql) => sql`select mark_sold(${id}, ${from}::listing_status, ${price}) as done`,
  );

test('a seller reads their own listings by status, and nobody else’s', async () => {
  const other = await addSeller(database.sql, { user_id: world.stranger.user });
  await insert(database.sql, 'vehicles', { ...VEHICLE, ...world.model, seller_id: other });
  const page = await read(world.owner);
  expect(page).toMatchObject({ total: 3, asked: 0, counts: { draft: 1, active: 1, sold: 1 } });
  expect(page.listings.map(({ id }) => id)).toEqual([world.draft, world.active, world.sold]);
  expect((await read(world.stranger)).listings).toHaveLength(1);
  expect(await read(world.staff)).toMatchObject({ total: 0, listings: [] });
  await expectRefused(read(STRANGER));
});

test('each listing has the statuses of the transitions table, one taken down none', async () => {
  expect((await find(world.active)).next).toEqual(['reserved', 'sold', 'archived']);
  expect((await find(world.draft)).next).toEqual(['active']);
  await database.sql`delete from listing_transitions where from_status = 'sold' and to_status = 'archived'`;
  expect((await find(world.sold)).next).toEqual(['active']);
  await database.sql`insert into listing_transitions values ('sold', 'archived')`;

  const id = await world.add();
  await database.keep(
    world.staff,
    (sql) => sql`select decide_case('listing', ${id}, '{}', 'taken_down', 'It is not yours.')`,
  );
  const [decision] = await database.sql`select id from staff_decisions where case_id = ${id}`;
  expect(await find(id)).toMatchObject({
    next: [],
    is_taken_down: true,
    can_delete: false,
    decision_id: decision?.id,
  });
  await database.sql`delete from vehicles where id = ${id}`;
});

test('a search finds year, make and model or the number plate, and counts only those', async () => {
  const id = await world.add({ registration_number: 'LS21ABC', year: 2021 });
  for (const search of ['ls21 abc', '21ab', '2021 ford fi', ' FIESTA ']) {
    const page = await read(world.owner, { search });
    expect(
      page.listings.map((each) => each.id),
      search,
    ).toContain(id);
  }
  expect(await read(world.owner, { search: 'ls21' })).toMatchObject({
    total: 1,
    counts: { active: 1 },
  });
  for (const search of ['%', '_', "'; drop table vehicles; --"])
    expect((await read(world.owner, { search })).total, search).toBe(0);
  await database.sql`delete from vehicles where id = ${id}`;
});

test('a status narrows, a sort orders, and 24 are a page', async () => {
  for (let at = 0; at < 25; at += 1)
    await world.add({ listing_status: 'reserved', price: 1000 + at, views_count: at % 7 });
  const first = await read(world.owner, { status: 'reserved', sort: 'price' });
  expect(first).toMatchObject({ total: 25, counts: { reserved: 25, draft: 1 } });
  expect(first.listings.map(({ price }) => price)).toEqual(
    Array.from({ length: 24 }, (_, at) => 1024 - at),
  );
  const second = await read(world.owner, { status: 'reserved', sort: 'price', page: 2 });
  expect(second.listings.map(({ price }) => price)).toEqual([1000]);
  const views = (await read(world.owner, { status: 'reserved', sort: 'views' })).listings;
  expect(views[0]?.views).toBe(6);
  expect((await read(world.owner, { status: 'reserved', page: 9 })).listings).toEqual([]);
  await database.sql`delete from vehicles where listing_status = 'reserved'`;
});

test('a reported listing is not offered for deletion', async () => {
  expect((await find(world.active)).can_delete).toBe(true);
  const report = { vehicle_id: world.active, reporter_id: world.stranger.user, reason: 'fraud' };
  const id = await insert(database.sql, 'listing_reports', report);
  expect((await find(world.active)).can_delete).toBe(false);
  await database.sql`delete from listing_reports where id = ${id}`;
});

test('what a car fetched is for its seller and staff, and is forgotten when it is for sale again', async () => {
  const id = await world.add();
  expect(await sell(id, 'active', 8250)).toEqual([{ done: true }]);
  expect(await soldPrice(id)).toEqual([8250]);
  expect(await soldPrice(id, world.staff)).toEqual([8250]);
  expect(await soldPrice(id, world.stranger)).toEqual([]);
  await expectRefused(soldPrice(id, STRANGER));
  expect(await find(id)).toMatchObject({ status: 'sold', sold_price: 8250 });
  // A public row does not have the price.
  const departed = await database.as(
    STRANGER,
    (sql) => sql`
    select to_jsonb(d) as row from (
      select vehicle_id, model_id, year, went_on, is_final from vehicle_departures
    ) d where vehicle_id = ${id}`,
  );
  expect(departed).toHaveLength(1);
  expect(Object.values(departed[0]?.row)).not.toContain(8250);
  expect(Object.keys(departed[0]?.row).sort()).toEqual([
    'is_final',
    'model_id',
    'vehicle_id',
    'went_on',
    'year',
  ]);

  expect(await sell(id, 'sold', null)).toEqual([{ done: true }]);
  expect(await soldPrice(id)).toEqual([null]);
  await sell(id, 'sold', 8000);
  await database.keep(
    world.owner,
    (sql) => sql`update vehicles set listing_status = 'archived' where id = ${id}`,
  );
  expect(await soldPrice(id)).toEqual([8000]);
  await database.keep(
    world.owner,
    (sql) => sql`update vehicles set listing_status = 'active' where id = ${id}`,
  );
  expect(await soldPrice(id)).toEqual([null]);
  await database.sql`delete from vehicles where id = ${id}`;
});

test('a sale that comes too late, or of somebody else’s car, changes nothing', async () => {
  const id = await world.add({ listing_status: 'reserved' });
  expect(await sell(id, 'active', 8250)).toEqual([{ done: false }]);
  expect(await sell(id, 'reserved', 8250, world.stranger)).toEqual([{ done: false }]);
  await expectRefused(sell(id, 'reserved', 8250, STRANGER));
  await expectRefused(sell(id, 'reserved', -1), '23514', 'vehicle_private_sold_price_bounds');
  await expectRefused(sell(world.draft, 'draft', null), '23514');
  expect(await find(id)).toMatchObject({ status: 'reserved', sold_price: null });
});
