import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Roots, type Row, verify } from '@/scripts/adverts/verify';
import { addPeopleAndCars, addPhoto, addSeller, addUser, insert, VEHICLE } from './fixtures';
import {
  type Actor,
  deleteAll,
  expectRefused,
  openDatabase,
  STRANGER,
  type TestDatabase,
} from './support';

const PLATE = 'AB12CDE';
const VIN = 'WF0DXXGAKDJA12345';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;
let dealer: { user: string; seller: string };

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
  const user = await addUser(database.sql);
  const seller = await addSeller(database.sql, { user_id: user, seller_type: 'verified_dealer' });
  dealer = { user, seller };
});

beforeEach(async () => {
  await deleteAll(
    database.sql,
    'vehicles',
    'private.advert_events',
    'private.gone_adverts',
    'private.advert_chain',
  );
});

type Values = Record<string, string | number | boolean | null | string[] | Date>;
const change = (id: string, values: Values) =>
  database.sql`update vehicles set ${database.sql(values)} where id = ${id}`;
const remove = (id: string) => database.sql`delete from vehicles where id = ${id}`;
const addOfDealer = (values: Values) =>
  insert(database.sql, 'vehicles', {
    ...VEHICLE,
    ...world.model,
    seller_id: dealer.seller,
    ...values,
  });

type Event = { advert: number; is_this: boolean; is_same_seller: boolean; kind: string };

async function read(id: string, actor: Actor = STRANGER) {
  const rows = await database.as(actor, (sql) => sql`select * from advert_history(${id})`);
  return rows as unknown as (Event & { at: Date; value: Record<string, unknown> })[];
}
const kinds = async (id: string, actor?: Actor) =>
  (await read(id, actor)).map(({ advert, kind }) => `${advert} ${kind}`);

const chain = async (day = '2026-12-01') => {
  const [row] = await database.sql`select private.chain_adverts(1000, ${day}) as chained`;
  return row?.chained as number;
};

/** Reads the chain as a stranger. */
async function published(): Promise<[Roots, Map<string, Row[]>]> {
  const [row] = await database.as(STRANGER, (sql) => sql`select advert_roots() as roots`);
  const roots = row?.roots as Roots;
  const rows = new Map<string, Row[]>();
  for (const { day } of [...roots.roots, ...(roots.head ? [roots.head] : [])]) {
    const [part] = await database.as(STRANGER, (sql) => sql`select advert_chain(${day}) as rows`);
    rows.set(day, part?.rows);
  }
  return [roots, rows];
}

test('what a public advert says is kept as it changes, with what stood before', async () => {
  const id = await world.add({ price: 9000, description: 'Clean.' });
  await change(id, { price: 8600, mileage: 32_000 });
  await change(id, { description: 'Very clean.', features: ['Towbar'], colour: 'blue' });
  await change(id, { write_off: 'n' });
  await change(id, { write_off: null });
  await change(id, { listing_status: 'reserved' });
  await change(id, { price: 8000 });
  await change(id, { listing_status: 'active' });
  await change(id, { listing_status: 'sold' });
  const events = await read(id, world.owner);
  expect(events.map(({ kind, value }) => [kind, value])).toEqual([
    ['listed', { price: 9000, miles: 31_000, seller: 'private' }],
    ['price', { price: 8600, before: 9000 }],
    ['miles', { miles: 32_000, before: 31_000 }],
    ['words', { parts: ['description', 'details', 'features'] }],
    ['words', { parts: ['history'] }],
    ['words', { parts: ['history'] }],
    ['gone', { status: 'paused' }],
    ['back', { price: 8000, miles: 32_000, seller: 'private' }],
    ['gone', { status: 'sold' }],
  ]);
  for (const actor of [STRANGER, world.stranger]) expect(await read(id, actor)).toEqual([]);
});

test('a draft, a view and a change of nothing are not kept; a seller’s new kind and photographs are', async () => {
  const id = await world.add({ listing_status: 'draft' });
  await change(id, { price: 8000, description: 'A draft.' });
  await change(id, { listing_status: 'active' });
  await change(id, { price: 8000, views_count: 9, location: 'Leeds' });
  expect(await kinds(id)).toEqual(['1 listed']);
  await addPhoto(database, id);
  await addPhoto(database, id);
  expect(await kinds(id)).toEqual(['1 listed', '1 photographs']);
  const other = await addSeller(database.sql);
  const car = await world.add({ seller_id: other });
  await database.sql`update sellers set seller_type = 'dealer' where id = ${other}`;
  expect(await kinds(car)).toEqual(['1 listed', '1 seller']);
});

describe('adverts of one car', () => {
  test('are found by the plate, of other sellers and after deletion too, by no name', async () => {
    const first = await addOfDealer({ price: 9500, registration_number: PLATE, mileage: 61_200 });
    await remove(first);
    const second = await world.add({ price: 9000, registration_number: 'ab12 cde' });
    expect(await kinds(second)).toEqual(['1 listed', '1 gone', '2 listed']);
    const [listed] = await read(second);
    expect(listed).toMatchObject({ is_this: false, is_same_seller: false });
    expect(listed?.value).toEqual({ price: 9500, miles: 61_200, seller: 'verified_dealer' });
    expect(JSON.stringify(await read(second))).not.toMatch(
      new RegExp(`${PLATE}|${dealer.seller}|${first}`),
    );
  });

  test('are found by the VIN', async () => {
    const first = await addOfDealer({ price: 9500 });
    const second = await world.add();
    for (const id of [first, second])
      await database.sql`insert into vehicle_private (vehicle_id, vin) values (${id}, ${VIN})`;
    expect(await kinds(second)).toEqual(['1 listed', '2 listed']);
    await remove(first);
    expect(await kinds(second)).toEqual(['1 listed', '2 listed', '1 gone']);
  });

  test('are found by photographs of one seller, not of another, who may have copied them', async () => {
    const hash = '0110'.repeat(16);
    const first = await world.add({ price: 9500 });
    await addPhoto(database, first, hash);
    await remove(first);
    const second = await world.add();
    await addPhoto(database, second, hash);
    const isListed = (kind: string) => kind.endsWith('listed');
    expect((await kinds(second, world.owner)).filter(isListed)).toHaveLength(2);
    const copied = await addOfDealer({});
    await addPhoto(database, copied, hash);
    // The copy is held, so that its seller alone reads it.
    expect((await kinds(copied, dealer)).filter(isListed)).toHaveLength(1);
  });

  test('are not those of another model, of another year, a draft, or one that staff hold or removed', async () => {
    const id = await world.add({ registration_number: PLATE });
    const [model] = await database.sql`
      insert into vehicle_models (make_id, name) values (${world.model.make_id}, 'Focus')
      on conflict (make_id, name) do update set name = excluded.name returning id`;
    await addOfDealer({ registration_number: PLATE, model_id: model?.id });
    await addOfDealer({ registration_number: PLATE, year: 2015 });
    await addOfDealer({ registration_number: PLATE, listing_status: 'draft' });
    const held = await addOfDealer({ registration_number: PLATE });
    const taken = await addOfDealer({ registration_number: PLATE });
    await database.sql`delete from listing_flags`;
    expect(await kinds(id)).toHaveLength(3);
    await change(held, { listing_status: 'held' });
    await change(taken, { listing_status: 'archived', taken_down_at: new Date() });
    expect(await kinds(id)).toEqual(['1 listed']);
    await remove(held);
    await remove(taken);
    expect(await kinds(id)).toEqual(['1 listed']);
    expect(await database.sql`select from private.gone_adverts`).toEqual([]);
  });

  test('of others that are public now are left out where the seller hides the plate', async () => {
    const id = await world.add({ registration_number: PLATE, registration_is_public: false });
    const other = await addOfDealer({ registration_number: PLATE });
    expect(await kinds(id)).toEqual(['1 listed']);
    await database.sql`delete from listing_flags`;
    await change(other, { listing_status: 'sold' });
    expect(await kinds(id)).toEqual(['1 listed', '2 listed', '2 gone']);
  });

  test('do not tell whether a guessed plate is one that another seller hides', async () => {
    const hidden = await world.add({ registration_number: PLATE, registration_is_public: false });
    const guess = await addOfDealer({ registration_number: PLATE });
    const draft = await addOfDealer({ registration_number: PLATE, listing_status: 'draft' });
    expect(await kinds(guess)).toEqual(['1 listed']);
    expect(await kinds(draft, dealer)).toEqual(['1 listed']);
    await change(hidden, { registration_is_public: true });
    expect(await kinds(guess)).toHaveLength(2);
  });

  test('are not those of a copied plate until staff have decided, also once that advert is deleted', async () => {
    const id = await world.add({ registration_number: PLATE });
    const copied = await addOfDealer({ registration_number: PLATE, mileage: 250_000 });
    expect(await kinds(id)).toEqual(['1 listed']);
    expect(await kinds(copied)).toHaveLength(2);
    await database.sql`update listing_flags set resolved_at = now() where vehicle_id = ${copied}`;
    expect(await kinds(id)).toEqual(['1 listed', '2 listed']);
    await database.sql`update listing_flags set resolved_at = null where vehicle_id = ${copied}`;
    await remove(copied);
    expect(await kinds(id)).toEqual(['1 listed']);
    const again = await addOfDealer({ registration_number: PLATE });
    expect((await kinds(again)).filter((kind) => kind.endsWith('gone'))).toHaveLength(1);
  });

  test('begin anew where the seller turns the advert into another model', async () => {
    const id = await world.add({ price: 9000 });
    await change(id, { price: 8000 });
    const [model] = await database.sql`
      insert into vehicle_models (make_id, name) values (${world.model.make_id}, 'Ka')
      on conflict (make_id, name) do update set name = excluded.name returning id`;
    await change(id, { model_id: model?.id, price: 3000 });
    expect((await read(id)).map(({ kind, value }) => [kind, value.price])).toEqual([
      ['listed', 3000],
    ]);
  });

  test('say nothing of a hold that ended', async () => {
    const id = await world.add();
    await change(id, { listing_status: 'held' });
    await change(id, { listing_status: 'active' });
    expect(await kinds(id)).toEqual(['1 listed']);
  });
});

describe('the chain', () => {
  test('has every event once, in order, with a root for each day that is over', async () => {
    const id = await world.add({ price: 9000 });
    expect([await chain('2026-12-01'), await chain('2026-12-01')]).toEqual([1, 0]);
    await change(id, { price: 8000 });
    await change(id, { price: 7000 });
    await chain('2026-12-02');
    // The clock goes back: the chain does not.
    await change(id, { price: 6000 });
    await chain('2026-11-01');
    await chain('2026-12-05');
    const [roots, rows] = await published();
    expect(roots.roots.map(({ day, last }) => [day, last])).toEqual([
      ['2026-12-01', 1],
      ['2026-12-02', 4],
    ]);
    expect(verify(roots, rows)[0]).toBe('4 rows in order, 2 days with a root');
    const [opened] = await database.as(
      STRANGER,
      (sql) => sql`select advert_openings(${id}) as openings`,
    );
    expect(opened?.openings).toHaveLength(4);
    expect(verify(roots, rows, { openings: opened?.openings })[1]).toContain('4 events');
  });

  test('is changed, removed and added to by nobody; an event that is chained is not changed', async () => {
    const { sql } = database;
    await world.add();
    await chain();
    for (const table of ['advert_chain', 'advert_roots']) {
      await expectRefused(sql.unsafe(`update private.${table} set day = day`));
      await expectRefused(sql.unsafe(`delete from private.${table}`));
      await expectRefused(sql.unsafe(`truncate private.${table} cascade`));
    }
    await expectRefused(sql`update private.advert_events set salt = gen_random_uuid()`);
    await expectRefused(sql`update private.advert_events set sequence = 9`);
    const unchained = await world.add();
    await expectRefused(
      sql`update private.advert_events set payload = '{}' where listing_id = ${unchained}`,
    );
    for (const actor of [STRANGER, world.owner, world.staff, 'service_role'] as const)
      for (const table of ['advert_events', 'gone_adverts', 'advert_chain', 'advert_roots'])
        for (const statement of [
          `select from private.${table}`,
          `insert into private.${table} default values`,
          `delete from private.${table}`,
        ])
          await expectRefused(database.as(actor, (as) => as.unsafe(statement)));
    for (const actor of [STRANGER, world.owner, world.staff])
      await expectRefused(database.as(actor, (as) => as`select chain_adverts()`));
    await database.as('service_role', (as) => as`select chain_adverts()`);
  });

  test('two who chain at a time leave one chain', async () => {
    for (let car = 0; car < 6; car += 1) await world.add();
    await Promise.all([chain(), chain()]);
    const [roots, rows] = await published();
    expect(verify(roots, rows)[0]).toContain('6 rows');
  });

  test('begins for adverts that were there before it, with their prices', async () => {
    const id = await world.add({ price: 9000, created_at: new Date('2026-10-01T00:00:00Z') });
    await change(id, { price: 8500 });
    await database.sql`delete from private.advert_events`;
    await database.sql`select private.begin_adverts()`;
    await database.sql`select private.begin_adverts()`;
    const events = await read(id);
    expect(events.map(({ kind, value }) => [kind, value.price])).toEqual([
      ['listed', 9000],
      ['price', 8500],
    ]);
    expect(events[0]?.at).toEqual(new Date('2026-10-01T00:00:00Z'));
  });
});

describe('erasure', () => {
  const left = async () =>
    (await database.sql`select payload, salt from private.advert_events`).length;

  test('a deleted listing that nothing would find again goes at once, and the chain stays whole', async () => {
    const id = await world.add();
    await chain();
    await remove(id);
    expect(await left()).toBe(0);
    const [roots, rows] = await published();
    expect(verify(roots, rows)[0]).toContain('1 rows');
  });

  test('one with a plate goes after 12 months', async () => {
    await remove(await world.add({ registration_number: PLATE }));
    await chain('2026-12-01');
    expect(await left()).toBe(2);
    await database.sql`update private.gone_adverts set gone_on = '2025-11-30'`;
    await chain('2026-12-01');
    expect(await left()).toBe(0);
    const [roots, rows] = await published();
    expect(verify(roots, rows)[0]).toContain('2 rows');
  });

  test('with the account all of it goes, and its leaves lead to nothing', async () => {
    const user = await addUser(database.sql);
    const seller = await addSeller(database.sql, { user_id: user });
    await remove(await world.add({ seller_id: seller, registration_number: PLATE }));
    await world.add({ seller_id: seller, price: 4321 });
    await addOfDealer({});
    await chain();
    const [row] = await database.as({ user }, (sql) => sql`select my_data() as data`);
    const own = row?.data.advert_events;
    expect([own?.length, row?.data.gone_adverts.length]).toEqual([3, 1]);
    const [roots, rows] = await published();
    const openings = own as { sequence: number; salt: string; payload: string }[];
    expect(verify(roots, rows, { openings })[1]).toContain('3 events');
    await database.keep({ user }, (sql) => sql`select delete_account()`);
    expect(await left()).toBe(1);
    expect(await database.sql`select from private.gone_adverts`).toEqual([]);
    expect(await published()).toEqual([roots, rows]);
    expect(verify(roots, rows)[0]).toContain('4 rows');
    // Who knows all but the salt tries in vain.
    const guessed = openings.map((one) => ({
      ...one,
      salt: '00000000-0000-4000-8000-000000000000',
    }));
    expect(() => verify(roots, rows, { openings: guessed })).toThrow(/was not made of this event/);
  });
});

test('the openings of a vehicle not for sale are for nobody', async () => {
  const id = await world.add();
  await chain();
  await change(id, { listing_status: 'sold' });
  for (const actor of [STRANGER, world.owner]) {
    const [row] = await database.as(actor, (sql) => sql`select advert_openings(${id}) as openings`);
    expect(row?.openings).toBeNull();
  }
});
