import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addPeopleAndCars, addSeller, addUser, addVehicleValuation } from './fixtures';
import { deleteAll, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  await deleteAll(database.sql, 'auth.users', 'sellers', 'vehicle_makes');
  world = await addPeopleAndCars(database.sql);
  // The check for scams holds no advert of verified dealers.
  await database.sql`update sellers set seller_type = 'verified_dealer'`;
});

const change = (vehicle: string, values: Record<string, string | number>) =>
  database.as(world.owner, async (sql) => {
    await sql`update vehicles set ${sql(values)} where id = ${vehicle}`;
    await sql`reset role`;
    return sql`select rule, details from listing_flags where vehicle_id = ${vehicle} and rule <> 'suspected_scam'`;
  });
/** Returns the flags of all rules except the check for scams, which has tests of its own. */
const flags = async (vehicle: string) =>
  (
    await database.sql`
      select rule from listing_flags where vehicle_id = ${vehicle} and rule <> 'suspected_scam' order by rule`
  ).map(({ rule }) => rule);

test('a link or payment details flag an account’s listing once it is on sale', async () => {
  const description = 'Pictures at www.cars.example';
  const stock = await addSeller(database.sql, { name: 'Stock' });
  expect(await flags(await world.add({ description }))).toEqual(['link_or_payment_details']);
  expect(await flags(await world.add({ description, seller_id: stock }))).toEqual([]);
  const draft = await world.add({ description, listing_status: 'draft' });
  expect(await flags(draft)).toEqual([]);
  expect(await change(draft, { listing_status: 'active' })).toEqual([
    { rule: 'link_or_payment_details', details: { found: 'link' } },
  ]);
  expect(await change(world.active, { description })).toHaveLength(1);
  expect(await change(world.active, { description: 'Pictures below' })).toEqual([]);
});

test('a plate that another seller has on sale flags the later listing', async () => {
  const user_id = await addUser(database.sql);
  const seller_id = await addSeller(database.sql, { user_id, name: 'Other' });
  const plate = { registration_number: 'ab12 cde' };
  const first = await world.add(plate);
  expect(await flags(await world.add(plate))).toEqual([]);
  const second = await world.add({ ...plate, seller_id });
  expect([await flags(first), await flags(second)]).toEqual([[], ['plate_listed_twice']]);
  await database.sql`update vehicles set listing_status = 'sold' where seller_id = ${world.seller}`;
  expect(await flags(await world.add({ ...plate, seller_id }))).toEqual([]);
  expect(await flags(await world.add({ registration_number: null, seller_id }))).toEqual([]);
});

test('a price under two thirds of the lower end of the valuation flags a listing', async () => {
  const { sql } = database;
  // The range is so wide that the check for scams holds none of these prices.
  const range = { low_90: 15_000, low_80: 15_100, value: 16_000, high_80: 17_000, high_90: 40_000 };
  const [fair, cheap, stock] = [
    await world.add({ price: 10_000 }),
    await world.add({ price: 9_999 }),
    await world.add({ price: 1, seller_id: await addSeller(sql, { name: 'Stock' }) }),
  ];
  for (const vehicle of [fair, cheap, stock]) await addVehicleValuation(sql, vehicle, range);
  expect(await Promise.all([fair, cheap, stock].map(flags))).toEqual([
    [],
    ['price_far_below_valuation'],
    [],
  ]);
  expect(await change(fair, { price: 9_998 })).toEqual([
    { rule: 'price_far_below_valuation', details: { price: 9_998, valued_from: 15_000 } },
  ]);
});

test('a rule flags a listing once, and again only for what staff have not read', async () => {
  const { sql } = database;
  const id = await world.add({ description: 'www.cars.example' });
  const openAfter = async (description: string) => {
    await sql`update vehicles set description = ${description} where id = ${id}`;
    const open = await sql`
      select id from listing_flags where vehicle_id = ${id} and resolved_at is null`;
    return open.map((flag) => flag.id as string);
  };
  const settle = (flags: string[]) =>
    sql`update listing_flags set resolved_at = now() where id = any(${flags})`;
  const first = await openAfter('www.cars.example');
  expect(first).toHaveLength(1);
  expect(await openAfter('www.cars.example')).toEqual(first);
  const second = await openAfter('www.scam.example');
  // Staff settle the text that they have read, which has changed meanwhile.
  await settle(first);
  expect(await openAfter('www.scam.example')).toEqual(second);
  expect(second).toHaveLength(1);
  await settle(second);
  expect(await openAfter('www.scam.example')).toEqual([]);
  expect(await openAfter('www.others.example')).toHaveLength(1);
});

test.each([
  ['trim', 'See cars.shop'],
  ['location', 'www.cars.example'],
  ['features', '{Alarm,20-00-00 12345678}'],
])('a link or payment details in %s flag a listing', async (column, text) => {
  expect(await change(world.active, { [column]: text })).toMatchObject([
    { rule: 'link_or_payment_details' },
  ]);
});
