import { beforeEach, expect, test } from 'vitest';
import { missesFile } from '@/lib/evidence/misses';
import { type MissesFile, verify } from '@/scripts/valuation/verify-misses';
import { addModel, addPeopleAndCars, addSeller, addVehicleValuation } from './fixtures';
import { expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

/** Prices that cars with a range of £11,500 to £13,500 fetched, and what they count as. */
const TEN = [11_500, 13_500, 12_347, 12_000, 11_499, 13_501, 10_579, 14_581, 13_000, 12_500];
const COUNTS = { inside: 6, below: 1, above: 1, far_below: 1, far_above: 1 };

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;
let sellers: string[];

beforeEach(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
  sellers = [world.seller, await addSeller(database.sql), await addSeller(database.sql)];
});

type Sale = { from?: string[]; model?: typeof world.model; committed?: number; sold?: number };

/** Sells cars by turns from sellers, valued and sold that many days ago. Returns their ids. */
async function sell(prices: (number | null)[], sale: Sale = {}) {
  const { from = sellers, model = world.model, committed = 41, sold = 40 } = sale;
  const { sql } = database;
  const ids: string[] = [];
  for (const [place, price] of prices.entries()) {
    const id = await world.add({ ...model, seller_id: from[place % from.length] ?? '' });
    await sql`update vehicles set listing_status = 'sold' where id = ${id}`;
    await sql`insert into vehicle_private (vehicle_id, sold_price) values (${id}, ${price})`;
    await sql`update vehicle_departures set went_on = current_date - ${sold}::integer where vehicle_id = ${id}`;
    await sql`select private.commit_valuation(
      ${id}, 12500, 11500, 13500, 11000, 14000, current_date - ${committed}::integer)`;
    ids.push(id);
  }
  return ids;
}

const publish = async () => {
  const [row] = await database.keep(
    'service_role',
    (sql) => sql`select publish_valuation_groups() as told`,
  );
  return row?.told as number;
};

const groups = async () => {
  const [row] = await database.as(STRANGER, (sql) => sql`select valuation_misses() as groups`);
  return row?.groups as { make: string | null; cars: number; outcomes: object }[];
};

const opened = async () => {
  const [row] = await database.as(STRANGER, (sql) => sql`select opened_valuations() as opened`);
  return row?.opened as Parameters<typeof missesFile>[0] & MissesFile;
};

const download = async (): Promise<MissesFile> => missesFile(await opened());

const logged = async () =>
  (await database.sql`select day::text, hash from valuation_commitments order by day, hash`).length;

test('each valuation is committed to as it is stored, anew when it changes, not with the price', async () => {
  const { sql } = database;
  await addVehicleValuation(sql, world.active);
  expect(await logged()).toBe(1);
  await sql`update vehicles set price = 9000 where id = ${world.active}`;
  await sql`update vehicle_valuations set valued_on = '2026-11-22' where vehicle_id = ${world.active}`;
  expect(await logged()).toBe(1);
  await sql`update vehicle_valuations set value = 12600 where vehicle_id = ${world.active}`;
  expect(await logged()).toBe(2);
  await sql`delete from vehicle_valuations`;
  expect(await logged()).toBe(2);
});

test('the log takes no change and no day that is over, from nobody', async () => {
  const { sql } = database;
  await addVehicleValuation(sql, world.active);
  for (const change of [
    "update valuation_commitments set day = '2026-01-01'",
    'delete from valuation_commitments',
    'truncate valuation_commitments cascade',
    "update valuation_groups set make = 'Ford'",
    'delete from valuation_groups',
  ])
    await expectRefused(sql.unsafe(change));
  await expectRefused(
    sql`select private.commit_valuation(${world.active}, 9, 8, 10, 7, 11, current_date - 7)`,
    '23514',
    'valuation_commitments_in_order',
  );
  const row = { day: '2099-01-01', hash: '0'.repeat(64) };
  for (const actor of [STRANGER, world.owner, world.staff, 'service_role'] as const) {
    await expectRefused(
      database.as(actor, (as) => as`insert into valuation_commitments ${as(row)}`),
    );
    await expectRefused(database.as(actor, (as) => as`select from private.committed_valuations`));
  }
  for (const actor of [STRANGER, world.owner, world.staff])
    await expectRefused(database.as(actor, (as) => as`select publish_valuation_groups()`));
});

test('nine sold cars are told nothing of, ten of three sellers are', async () => {
  await sell(TEN.slice(1));
  expect([await publish(), await groups()]).toEqual([0, []]);
  await sell(TEN.slice(0, 1));
  expect(await publish()).toBe(10);
  const [group] = await groups();
  expect(group).toMatchObject({ make: 'Ford', cars: 10, outcomes: COUNTS });
});

test('ten cars of two sellers are told nothing of', async () => {
  await sell(TEN, { from: sellers.slice(1) });
  expect([await publish(), await groups()]).toEqual([0, []]);
});

test('makes with fewer wait two weeks for their own, then count together, once a week', async () => {
  const kia = await addModel(database.sql, 'Kia', 'Ceed');
  await sell(TEN.slice(5), { committed: 31, sold: 30 });
  await sell(TEN.slice(0, 5), { model: kia, committed: 9, sold: 8 });
  expect(await publish()).toBe(0);
  await database.sql`update vehicle_departures set went_on = current_date - 29 where went_on = current_date - 8`;
  await database.sql`update private.committed_valuations set day = current_date - 31`;
  expect(await publish()).toBe(10);
  expect(await groups()).toMatchObject([{ make: null, cars: 10, outcomes: COUNTS }]);
  await sell(TEN, { committed: 9, sold: 8 });
  expect(await publish()).toBe(0);
});

test('cars without a price, without a valuation before the sale, taken down or for sale again do not count', async () => {
  const { sql } = database;
  const [taken = '', again = ''] = await sell(TEN);
  await sell([null, 0]);
  await sell([12_000], { committed: 39, sold: 39 });
  await sql`update vehicles set listing_status = 'archived', taken_down_at = now() where id = ${taken}`;
  expect(await publish()).toBe(0);
  await sql`update vehicles set taken_down_at = null where id = ${taken}`;
  await sql`update vehicles set listing_status = 'active' where id = ${again}`;
  expect(await publish()).toBe(0);
});

test('the last valuation before the day of the sale counts', async () => {
  const [id = ''] = await sell(TEN, { committed: 50 });
  await database.sql`select private.commit_valuation(${id}, 9000, 8000, 10000, 7000, 11000, current_date - 45)`;
  await database.sql`select private.commit_valuation(${id}, 11500, 11000, 12000, 9000, 13000, current_date - 40)`;
  await publish();
  const { groups: told } = await opened();
  expect(told[0]?.valuations.find((car) => car.vehicle_id === id)).toMatchObject({ value: 9000 });
});

test('valuations that a later one has replaced are forgotten, and their hashes stay', async () => {
  const { sql } = database;
  const commit = (id: string, ago: number) => sql`
    select private.commit_valuation(${id}, 9000, 8000, 10000, 7000, 11000, current_date - ${ago}::integer)`;
  const [sold = ''] = await sell([12_000], { committed: 50 });
  for (const ago of [50, 45, 40, 0]) {
    await commit(world.active, ago);
    if (ago === 45 || ago === 40) await commit(sold, ago);
  }
  const daysOf = async (id: string) =>
    (
      await sql`select current_date - day as ago from private.committed_valuations
        where vehicle_id = ${id} order by id`
    ).map(({ ago }) => ago);
  expect(await publish()).toBe(0);
  expect(await daysOf(world.active)).toEqual([40, 0]);
  expect(await daysOf(sold)).toEqual([45, 40]);
  expect(await logged()).toBe(7);
});

test('no price can be read, and no outcome of a car; one told later changes nothing', async () => {
  const { sql } = database;
  const [id = ''] = await sell(TEN);
  await publish();
  const before = await opened();
  const text = JSON.stringify([before, await groups()]);
  expect(text).not.toMatch(/\b(12347|11499|13501|10579|14581)\b/);
  const known = before.groups[0]?.outcomes ?? {};
  const guesses = await sql<{ seal: string }[]>`
    select private.hash_of(variadic array_remove(array[guess.salt, c.hash, outcome], null)) as seal
    from private.committed_valuations c, unnest(array['inside', 'below', 'above', 'far_below', 'far_above']) outcome,
      unnest(array[null, c.salt::text, c.vehicle_id::text]) as guess (salt)`;
  expect(guesses.filter(({ seal }) => seal in known)).toEqual([]);
  await sql`update vehicle_private set sold_price = 99999 where vehicle_id = ${id}`;
  await sell([12_000]);
  expect([await publish(), await opened()]).toEqual([
    0,
    { ...before, commitments: expect.anything() },
  ]);
});

test('only its seller has the secret of a car, and it goes with the account; the group stays', async () => {
  await sell(TEN);
  await publish();
  const data = async (user: string) => {
    const [row] = await database.as({ user }, (sql) => sql`select my_data() as data`);
    return row?.data;
  };
  const own = await data(world.owner.user);
  expect(own.committed_valuations).toHaveLength(4);
  expect((await data(world.stranger.user)).committed_valuations).toEqual([]);
  expect(verify(await download(), { own })[1]).toBe(
    '4 of them are yours and count as their prices say',
  );
  const [first] = own.committed_valuations;
  const [before, count] = [await groups(), await logged()];
  await database.keep(world.owner, (sql) => sql`select delete_account()`);
  expect([await groups(), await logged()]).toEqual([before, count]);
  const left = await opened();
  expect(left.groups[0]?.valuations).toHaveLength(6);
  for (const trace of [first.vehicle_id, first.salt, first.secret])
    expect(JSON.stringify(left)).not.toContain(trace);
  expect(verify(await download())[0]).toBe('10 sold cars in 1 groups, 4 of them deleted since');
});

test('the verifier accepts the download, and refuses one that was forged', async () => {
  const kia = await addModel(database.sql, 'Kia', 'Ceed');
  await sell(TEN.slice(0, 5));
  await sell(TEN.slice(5), { model: kia });
  await publish();
  const file = await download();
  const head = verify(file).at(-1) ?? '';
  expect(verify(file, { head })).toHaveLength(2);

  type Change = (file: MissesFile) => void;
  const forge = (change: Change) => {
    const forged = structuredClone(file);
    change(forged);
    return () => verify(forged, { head });
  };
  const car = (forged: MissesFile) => {
    const found = forged.groups[0]?.valuations[0];
    if (!found) throw new Error('no valuation');
    return found;
  };
  const swapped = forge((forged) => {
    car(forged).high_80 = 13_900;
  });
  expect(swapped).toThrow('was swapped');
  const backDated = forge((forged) => {
    car(forged).sold_on = car(forged).day;
  });
  expect(backDated).toThrow('is back-dated');
  const rewritten = forge((forged) => {
    for (const hashes of Object.values(forged.commitments)) hashes.push('0'.repeat(64));
  });
  expect(rewritten).toThrow('does not hold');
  const unknown = forge((forged) => {
    car(forged).hash = '0'.repeat(64);
    forged.groups[0]?.hashes.splice(0, 1, car(forged).hash);
  });
  expect(unknown).toThrow('is not in the log');
  const fewer = forge((forged) => forged.groups[0]?.hashes.pop());
  expect(fewer).toThrow('fewer than ten');
  const twice = forge((forged) => forged.groups.push(...forged.groups));
  expect(twice).toThrow('counts twice');
  const better = forge((forged) => {
    const outcomes = forged.groups[0]?.outcomes ?? {};
    for (const seal of Object.keys(outcomes)) outcomes[seal] = 'inside';
  });
  expect(better).toThrow('The figures are not those of the groups');
});
