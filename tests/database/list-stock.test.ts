import { beforeEach, describe, expect, test } from 'vitest';
import { createStockWorld, type Facts } from './stock-world';
import { expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof createStockWorld>>;

beforeEach(async () => {
  database ??= await openDatabase();
  world = await createStockWorld(database);
});

const A1 = { stock_id: 'A1' };
/** Reads everything that a write of any kind would change. */
const traces = () =>
  database.sql`select to_jsonb(v) || jsonb_build_object('tuple', v.ctid::text) as row from vehicles v
    union all select to_jsonb(p) || jsonb_build_object('tuple', p.ctid::text) from vehicle_private p
    union all select to_jsonb(h) from private.vehicle_prices h order by 1`;

test('lists a car with its place and its stock number', async () => {
  const [listed] = await world.list([A1]);
  expect(listed).toMatchObject({ row: 2, became: 'listed' });
  expect(await world.read(listed?.id)).toMatchObject({
    seller_id: world.dealer.seller,
    listing_status: 'active',
    price: 12_500,
    stock_id: 'A1',
    postcode: 'LS1 4AP',
    outward_code: 'LS1',
    location: 'Leeds',
    features: ['Sat nav'],
  });
});

test('the same cars again, changed by nothing, are not written at all', async () => {
  const rows: Parameters<typeof world.list>[0] = [
    { ...A1, facts: { vin: 'WF0AXXGCDA1234567', mot_expiry: '2027-03-31', engine_size: 1.0 } },
    { stock_id: 'B/2', facts: { registration_number: 'AB12CDE', hide_registration: true } },
  ];
  await world.list(rows);
  const before = await traces();
  const again = await world.list(rows);
  expect(again.map(({ became }) => became)).toEqual(['unchanged', 'unchanged']);
  expect(await traces()).toEqual(before);
});

test('a file says the history, and a car of category A or B is refused by its row alone', async () => {
  const said = {
    write_off: 'n',
    keys: 2,
    v5c_in_name: false,
    finance_owed: 'none',
    is_import: true,
    is_first_owner: null,
  };
  const [listed, refused] = await world.list([
    { ...A1, facts: said },
    { stock_id: 'B2', facts: { write_off: 'ab' } },
  ]);
  expect(await world.read(listed?.id)).toMatchObject(said);
  expect(refused).toMatchObject({
    became: 'refused',
    code: '23514',
    refused_by: 'vehicles_scrap_not_for_sale',
  });
  const [again] = await world.list([{ ...A1, facts: said }]);
  expect(again).toMatchObject({ became: 'unchanged' });
});

test('changes what the file says and leaves the rest', async () => {
  const [{ id } = { id: '' }] = await world.list([{ ...A1, facts: { colour: 'red' } }]);
  const [changed] = await world.list([{ ...A1, facts: { price: 11_900 } }]);
  expect(changed).toMatchObject({ became: 'changed', id });
  expect(await world.read(id)).toMatchObject({ price: 11_900, colour: 'red' });
  await world.list([{ ...A1, facts: { price: 11_900, colour: null } }]);
  expect(await world.read(id)).toMatchObject({ price: 11_900, colour: null });
});

test('a car moves with its postcode; without one it stays, and a town that is given stays too', async () => {
  const [{ id } = { id: '' }] = await world.list([A1]);
  await world.list([{ ...A1, facts: { postcode: null, location: null } }]);
  expect(await world.read(id)).toMatchObject({ postcode: 'LS1 4AP', location: 'Leeds' });
  await world.list([{ ...A1, facts: { postcode: 'M1 1AA' } }]);
  expect(await world.read(id)).toMatchObject({ outward_code: 'M1', location: 'Manchester' });
  const there = { postcode: 'LS1 4AP', location: 'Manchester' };
  await world.list([{ ...A1, facts: there }]);
  expect(await world.read(id)).toMatchObject({ outward_code: 'LS1', location: 'Manchester' });
  expect(await world.list([{ ...A1, facts: there }])).toMatchObject([{ became: 'unchanged' }]);
});

test('a withdrawn car that is in the file again is for sale again', async () => {
  const [{ id } = { id: '' }] = await world.list([A1]);
  await world.set(id, { listing_status: 'archived' });
  expect(await world.list([A1])).toMatchObject([{ became: 'reopened', id }]);
  expect(await world.read(id)).toMatchObject({ listing_status: 'active' });
});

test('a reserved car stays reserved', async () => {
  const [{ id } = { id: '' }] = await world.list([A1]);
  await world.set(id, { listing_status: 'reserved' });
  expect(await world.list([{ ...A1, facts: { price: 1 } }])).toMatchObject([{ became: 'changed' }]);
  expect(await world.read(id)).toMatchObject({ listing_status: 'reserved', price: 1 });
});

test('a listing id links a car that was listed by hand', async () => {
  const listing = world.dealer.car;
  const [linked] = await world.list([{ ...A1, listing }]);
  expect(linked).toMatchObject({ became: 'changed', id: listing });
  expect(await world.list([A1])).toMatchObject([{ became: 'unchanged', id: listing }]);
  expect(await world.list([{ stock_id: 'A2', listing }])).toMatchObject([{ became: 'changed' }]);
  expect(await world.read(listing)).toMatchObject({ stock_id: 'A2' });
});

test('a listing id alone changes a car and gives it no stock number', async () => {
  const row = { stock_id: null, listing: world.dealer.car };
  await world.list([row]);
  expect(await world.list([row])).toMatchObject([{ became: 'unchanged' }]);
  expect(await world.list([{ ...row, facts: { price: 1 } }])).toMatchObject([
    { became: 'changed' },
  ]);
  expect(await world.read(row.listing)).toMatchObject({ price: 1, stock_id: null });
  await world.list([{ ...A1, listing: row.listing }]);
  expect(await world.list([{ ...row, facts: { price: 2 } }])).toMatchObject([
    { became: 'changed' },
  ]);
  expect(await world.read(row.listing)).toMatchObject({ price: 2, stock_id: 'A1' });
  const [refused] = await world.list([{ stock_id: null }]);
  expect(refused).toMatchObject({ became: 'refused', refused_by: 'stock_listing' });
});

test('a hidden number plate stays hidden unless the file says otherwise', async () => {
  const plate = { registration_number: 'AB12CDE' };
  const list = (facts: Facts) => world.list([{ ...A1, facts: { ...plate, ...facts } }]);
  const [{ id } = { id: '' }] = await list({ hide_registration: true });
  for (const facts of [
    {},
    { hide_registration: null },
    { price: 1, hide_registration: null },
  ] as Facts[]) {
    await list(facts);
    expect(await world.read(id)).toMatchObject({ registration_is_public: false });
  }
  await list({ hide_registration: false });
  expect(await world.read(id)).toMatchObject({ registration_is_public: true });
});

test('the status of a listing is not a fact of a file', async () => {
  const [{ id } = { id: '' }] = await world.list([
    { ...A1, facts: { listing_status: 'sold', seller_id: world.rival.seller, views_count: 9 } },
  ]);
  expect(await world.read(id)).toMatchObject({
    listing_status: 'active',
    seller_id: world.dealer.seller,
    views_count: 0,
  });
});

describe('refuses a row, and only that row,', () => {
  const tryRow = async (row: Parameters<typeof world.list>[0][number]) => {
    const before = await traces();
    const [refused] = await world.list([row]);
    expect(refused?.became).toBe('refused');
    expect(await traces()).toEqual(before);
    const [, other] = await world.list([row, { stock_id: 'other' }]);
    expect(other?.became).toBe('listed');
    return refused;
  };

  test('with the listing of another dealer', async () => {
    for (const listing of [world.rival.car, world.private.car, crypto.randomUUID()]) {
      const refused = await tryRow({ ...A1, listing });
      expect(refused).toMatchObject({ refused_by: 'stock_listing' });
      await database.sql`delete from vehicles where seller_id = ${world.dealer.seller}`;
    }
  });

  test('of a car that is marked sold', async () => {
    const [{ id } = { id: '' }] = await world.list([A1]);
    await world.set(id, { listing_status: 'sold' });
    expect(await tryRow(A1)).toMatchObject({ refused_by: 'stock_sold' });
  });

  test('of a draft', async () => {
    const [{ id } = { id: '' }] = await world.list([A1]);
    await world.set(id, { listing_status: 'draft' });
    expect(await tryRow(A1)).toMatchObject({ refused_by: 'stock_draft' });
  });

  test('of a car that staff took down, also under another stock number', async () => {
    const facts = { registration_number: 'AB12CDE' };
    const [{ id } = { id: '' }] = await world.list([{ ...A1, facts }]);
    await database.sql`update vehicles set listing_status = 'archived', taken_down_at = now() where id = ${id}`;
    expect(await tryRow({ ...A1, facts })).toMatchObject({ code: '42501' });
    const [refused] = await world.list([{ stock_id: 'A2', facts }]);
    expect(refused).toMatchObject({ became: 'refused', code: '42501' });
  });

  test('with an unknown postcode', async () => {
    expect(await tryRow({ ...A1, facts: { postcode: 'ZZ9 9ZZ' } })).toMatchObject({
      refused_by: 'vehicle_private_postcode_known',
    });
  });

  test.each<Facts>([
    { price: -1 },
    { price: null },
    { year: 1800 },
    { fuel_type: 'steam' },
    { doors: 7 },
  ])('with %o', async (facts) => void (await tryRow({ ...A1, facts })));

  test('with the stock number of another car of the dealer', async () => {
    await world.list([A1]);
    const refused = await tryRow({ ...A1, listing: world.dealer.car });
    expect(refused).toMatchObject({ refused_by: 'vehicle_private_stock_id_key' });
  });

  test('with a model of another make', async () => {
    expect(await tryRow({ ...A1, facts: { make_id: crypto.randomUUID() } })).toMatchObject({
      code: '23503',
    });
  });
});

test('a dealer over the day’s limit is refused each further row', async () => {
  await world.list([A1]);
  await database.sql`update private.rate_limits set hits = 1499`;
  const outcomes = await world.list([{ stock_id: 'A2' }, { stock_id: 'A3' }, A1]);
  expect(outcomes).toMatchObject([
    { became: 'listed' },
    { became: 'refused', code: 'PT429' },
    { became: 'unchanged' },
  ]);
});

test('two dealers may use the same stock number', async () => {
  const [mine] = await world.list([A1]);
  const [theirs] = await world.list([A1], world.rival.user);
  expect(theirs).toMatchObject({ became: 'listed' });
  expect(theirs?.id).not.toBe(mine?.id);
});

test('two runs of a file at a time list each car once', async () => {
  const rows = ['A1', 'A2', 'A3'].map((stock_id) => ({ stock_id }));
  const outcomes = await Promise.all([world.list(rows), world.list(rows)]);
  expect(outcomes.flat().filter(({ became }) => became === 'listed')).toHaveLength(3);
  expect(outcomes.flat().filter(({ became }) => became === 'unchanged')).toHaveLength(3);
});

test('private sellers, strangers and too many cars at once are refused', async () => {
  await expectRefused(world.list([A1], world.private.user));
  await expectRefused(world.list([A1], crypto.randomUUID()));
  await expectRefused(database.as(STRANGER, (as) => as`select list_stock('[]')`));
  const many = Array.from({ length: 101 }, (_, n) => ({ stock_id: `S${n}` }));
  await expectRefused(world.list(many), '22023');
});

test('cars that a file names unchanged count as confirmed, nobody else’s and none that has ended', async () => {
  const [open, ended] = await world.list([A1, { stock_id: 'A2' }]);
  await world.set(ended?.id ?? '', { listing_status: 'sold' });
  const ids = [open?.id ?? '', ended?.id ?? '', world.rival.car];
  const confirmed = await database.keep(
    { user: world.dealer.user },
    async (as) => (await as`select confirm_stock(${ids}) as count`)[0]?.count,
  );
  expect(confirmed).toBe(1);
  expect(await database.sql`select vehicle_id from private.sale_checks`).toEqual([
    { vehicle_id: open?.id },
  ]);
  await expectRefused(
    database.as(STRANGER, (sql) => sql`select confirm_stock(${ids})`),
    '42501',
  );
});
