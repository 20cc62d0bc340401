import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insert } from './fixtures';
import { createStaffWorld, DECISION_TO, type StaffWorld } from './staff-world';
import { type Actor, expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: StaffWorld;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  world = await createStaffWorld(database);
});

const statusOf = async (id: string) =>
  (await database.sql`select listing_status from vehicles where id = ${id}`)[0]?.listing_status;
const decisionsOf = async (id: string) =>
  (
    await database.sql`
      select id, decision from staff_decisions where case_kind = 'listing' and case_id = ${id} order by created_at`
  ).map(({ id: entry, decision }) => ({ id: entry as string, decision }));
const holdOf = async (id: string) =>
  (await decisionsOf(id)).findLast(({ decision }) => decision === 'held')?.id ?? '';
const openItems = async (id: string) =>
  (
    await database.sql`select id from listing_reports where vehicle_id = ${id} and status = 'open'`
  ).map((row) => row.id as string);
/** Whether lists count it. */
const countedOf = (id: string) =>
  database.sql`select from private.vehicle_facets where vehicle_id = ${id}`;
const setStatus = (actor: Actor, id: string, status: string) =>
  database.keep(
    actor,
    (sql) =>
      sql`update vehicles set listing_status = ${status}::listing_status where id = ${id} returning id`,
  );

/** A listing of the seller that two people have reported. */
async function heldCar(seller = world.sellerId) {
  const id = await world.addCar(seller);
  await world.report(id, world.buyer.user);
  await world.report(id, world.other.user);
  expect(await statusOf(id)).toBe('held');
  return id;
}

describe('reports of two people', () => {
  test('hold a listing; those of one do not', async () => {
    const { report, buyer, other, addCar, sql } = world;
    const id = await addCar();
    await report(id, buyer.user);
    await insert(sql, 'listing_reports', {
      ...{ vehicle_id: id, reporter_id: other.user, reason: 'other', is_repeat: true },
    });
    expect(await statusOf(id)).toBe('active');
    await report(id, null);
    expect(await statusOf(id)).toBe('held');
  });

  test('of two at a time the second holds it', async () => {
    const { buyer, other, addCar } = world;
    const id = await addCar();
    const report = (as: Parameters<Parameters<TestDatabase['keep']>[1]>[0]) =>
      as`insert into listing_reports (vehicle_id, reason) values (${id}, 'fraud')`;
    let second: Promise<unknown> | undefined;
    await database.keep(buyer, async (as) => {
      await report(as);
      second = database.keep(other, report);
      await expect.poll(() => as`select from pg_locks where not granted`).toHaveLength(1);
    });
    await second;
    expect(await statusOf(id)).toBe('held');
  });

  test('count after a decision of staff only if they are later', async () => {
    const { decide, report, buyer, other } = world;
    const id = await heldCar();
    await decide('listing', id, await openItems(id), 'no_breach');
    expect(await statusOf(id)).toBe('active');
    for (const { user } of [buyer, other]) await report(id, user);
    // Whose reports of it were dismissed.
    expect(await statusOf(id)).toBe('active');
    for (const stranger of [null, null]) await report(id, stranger);
    expect(await statusOf(id)).toBe('held');
  });

  test('hold one that was reserved meanwhile once it is back on sale', async () => {
    const { report, buyer, other, addCar, sellerId, seller } = world;
    const id = await addCar(sellerId, 'reserved');
    for (const { user } of [buyer, other]) await report(id, user);
    expect(await statusOf(id)).toBe('reserved');
    await setStatus(seller, id, 'active');
    expect(await statusOf(id)).toBe('held');
    expect(await countedOf(id)).toEqual([]);
  });

  test('hold one beside another of its plate that staff took down', async () => {
    const { sql, addCar, decide } = world;
    const [down, other] = [await addCar(), await addCar()];
    await sql`update vehicles set registration_number = 'AB12CDE' where id in (${down}, ${other})`;
    await decide('listing', down, [], 'taken_down');
    await world.report(other, world.buyer.user);
    await world.report(other, world.other.user);
    expect(await statusOf(other)).toBe('held');
  });

  test('hold the site’s own stock too', async () => {
    await heldCar(world.stock);
  });
});

describe('a held listing', () => {
  test('is off lists and counts; the public learns what it is and since when', async () => {
    const id = await heldCar();
    const other = await world.addCar();
    const [rows, held, found, similar, gone] = await database.as(STRANGER, async (sql) => [
      await sql`select id from vehicles where id = ${id}`,
      await sql`select * from held_vehicle(${id})`,
      await sql`select id from search_vehicles(p_limit => 100)`,
      await sql`select id from similar_vehicles(${id})`,
      await sql`select from vehicle_departures where vehicle_id = ${id}`,
    ]);
    const held_on = held[0]?.held_on;
    expect(held).toEqual([{ make: 'Ford', model: 'Fiesta', year: 2019, held_on }]);
    expect(held_on).toBeInstanceOf(Date);
    expect([rows, gone]).toEqual([[], []]);
    expect(found.map((row) => row.id)).not.toContain(id);
    expect(similar.map((row) => row.id)).toContain(other);
    for (const status of ['active', 'sold']) {
      const car = await world.addCar(world.sellerId, status);
      expect(await database.as(STRANGER, (sql) => sql`select * from held_vehicle(${car})`)).toEqual(
        [],
      );
    }
  });

  test('is told to its seller, who may withdraw it, sell it and appeal, and neither relist nor delete it', async () => {
    const { seller, mailsOf, call } = world;
    const id = await heldCar();
    const hold = await holdOf(id);
    expect(await mailsOf(hold)).toEqual([DECISION_TO('seller')]);
    const read = async () => {
      const { listings } = await call<{ listings: Record<string, unknown>[] }>(
        ...([seller, 'my_listings'] as const),
      );
      return listings.find((listing) => listing.id === id);
    };
    expect(await read()).toMatchObject({
      ...{ status: 'held', decision_id: hold, next: ['sold', 'archived'], can_delete: false },
    });
    await expectRefused(setStatus(seller, id, 'active'), '23514');
    await world.sql`delete from listing_reports where vehicle_id = ${id}`;
    expect(
      await database.as(seller, (sql) => sql`delete from vehicles where id = ${id} returning id`),
    ).toEqual([]);
    for (const status of ['archived', 'sold']) {
      await setStatus(seller, id, status);
      expect(
        await database.as(seller, (sql) => sql`delete from vehicles where id = ${id} returning id`),
      ).toEqual([]);
      await setStatus(seller, id, 'active');
      expect(await statusOf(id)).toBe('held');
    }
  });

  test('stays among the open listings of an account and its stock', async () => {
    const { sql, seller, sellerId, call } = world;
    await sql`update sellers set seller_type = 'dealer' where id = ${sellerId}`;
    const id = await heldCar();
    const stock = await call<{ cars: { id: string; status: string }[] }>(seller, 'my_stock');
    expect(stock.cars.find((car) => car.id === id)?.status).toBe('held');
  });

  test('is on sale again when staff find nothing wrong, and its seller hears of it', async () => {
    const { decide, undo, mailsOf } = world;
    const id = await heldCar();
    const cleared = await decide('listing', id, await openItems(id), 'no_breach');
    expect(await statusOf(id)).toBe('active');
    expect(await mailsOf(cleared)).toContain(DECISION_TO('seller'));
    const again = await decide('listing', await heldCar(), [], 'correction_requested');
    expect(await mailsOf(again)).toContain(DECISION_TO('seller'));
    await undo(cleared);
    expect(await statusOf(id)).toBe('held');
  });

  test('is settled once: a form sent twice finds nothing left to decide', async () => {
    const { decide } = world;
    const id = await heldCar();
    const items = await openItems(id);
    await decide('listing', id, items, 'no_breach');
    await expectRefused(decide('listing', id, items, 'no_breach'), 'P0002');
  });

  test('is taken down by staff, held again by the undoing, on sale after an appeal', async () => {
    const { decide, undo, appeal, carState } = world;
    const id = await heldCar();
    const down = await decide('listing', id, [], 'taken_down');
    expect(await carState(id)).toEqual({ listing_status: 'archived', is_down: true });
    await undo(down);
    expect(await statusOf(id)).toBe('held');
    const again = await decide('listing', id, [], 'taken_down');
    await appeal(again);
    await decide('appeal', again, [], 'appeal_upheld');
    expect(await statusOf(id)).toBe('active');
  });

  test.each(['undone', 'appealed'])('is on sale again when the hold is %s', async (way) => {
    const { undo, appeal, decide, mailsOf } = world;
    const id = await heldCar();
    const hold = await holdOf(id);
    if (way === 'undone') await undo(hold);
    else {
      await appeal(hold);
      expect(await mailsOf(await decide('appeal', hold, [], 'appeal_upheld'))).toContain(
        DECISION_TO('seller'),
      );
    }
    expect(await statusOf(id)).toBe('active');
    await setStatus(world.seller, id, 'archived');
    await setStatus(world.seller, id, 'active');
    expect(await statusOf(id)).toBe('active');
  });

  test('has no open appeal once staff have decided', async () => {
    const { appeal, decide, sql } = world;
    const id = await heldCar();
    await appeal(await holdOf(id));
    await decide('listing', id, await openItems(id), 'no_breach');
    expect(await sql`select from decision_appeals where decided_at is null`).toEqual([]);
  });
});

describe('a hold for an hour', () => {
  const holdForAnHour = async () => {
    const id = await world.addCar();
    await database.sql`select private.hold_listing(${id}, 'A check.', now() + interval '1 hour')`;
    return { id, hold: await holdOf(id) };
  };
  const release = () => world.call<number>('service_role', 'release_holds');
  const endHour = (...holds: string[]) =>
    database.sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`update staff_decisions set ends_at = now() where id = any(${holds})`;
    });

  test('ends by itself, and its seller hears of it', async () => {
    const { id, hold } = await holdForAnHour();
    expect(await release()).toBe(0);
    await endHour(hold);
    expect(await release()).toBe(1);
    expect(await release()).toBe(0);
    expect(await statusOf(id)).toBe('active');
    const [undone] = await database.sql`select id from staff_decisions where undoes = ${hold}`;
    expect(await world.mailsOf(undone?.id)).toEqual([DECISION_TO('seller')]);
  });

  test('goes on where somebody reports the advert, or staff take it down', async () => {
    const [reported, down] = [await holdForAnHour(), await holdForAnHour()];
    await world.report(reported.id);
    await world.decide('listing', down.id, [], 'taken_down');
    await endHour(reported.hold, down.hold);
    expect(await release()).toBe(0);
    expect([await statusOf(reported.id), await statusOf(down.id)]).toEqual(['held', 'archived']);
  });

  test('is released by the server’s job alone', async () => {
    for (const actor of [STRANGER, world.seller, world.staff])
      await expectRefused(world.call(actor, 'release_holds'), '42501');
  });
});

describe('the check for scams', () => {
  const publish = async (values: Record<string, string | number>, age = 1) => {
    const { sql, seller, sellerId } = world;
    await sql`update auth.users set created_at = now() - ${age} * interval '1 day' where id = ${seller.user}`;
    const id = await world.addCar(sellerId, 'draft');
    await sql`update vehicles set ${sql(values)} where id = ${id}`;
    await setStatus(seller, id, 'active');
    const [flag] = await sql`
      select details from listing_flags where vehicle_id = ${id} and rule = 'suspected_scam'`;
    return { id, status: await statusOf(id), signs: Object.keys(flag?.details ?? {}).toSorted() };
  };
  const STRONG =
    'No viewings, I am offshore. The courier brings it when the money is paid to the escrow.';

  test('holds an advert with strong signs until staff decide', async () => {
    const { id, status, signs } = await publish({ description: STRONG });
    expect(status).toBe('held');
    expect(signs).toEqual([
      ...['money_before_viewing', 'money_held_by_others', 'no_viewing', 'seller_away', 'shipping'],
    ]);
    const [hold] = await world.sql`
      select ends_at, staff_id, staff_name from staff_decisions where case_id = ${id}`;
    expect(hold).toEqual({ ends_at: null, staff_id: null, staff_name: 'Automatic check' });
    const queue = await world.call<{ cases: { id: string; urgent: boolean }[] }>(
      ...([world.staff, 'staff_queue'] as const),
    );
    expect(queue.cases.find((one) => one.id === id)?.urgent).toBe(true);
  });

  test('holds a new account’s advert with few signs for an hour, an older one’s not at all', async () => {
    const few = { description: 'Pictures at www.cars.example' };
    const held = await publish(few);
    expect(held.status).toBe('held');
    const [hold] = await world.sql`
      select ends_at - created_at = interval '1 hour' as is_hour from staff_decisions where case_id = ${held.id}`;
    expect(hold).toEqual({ is_hour: true });
    expect((await publish(few, 40)).status).toBe('active');
  });

  test('reads words that are spaced out, disguised, or in other letters, but no warning of scams', async () => {
    const signs = async (description: string) =>
      (await world.sql`select private.scam_signs(${description}) as signs`)[0]?.signs;
    expect(await signs('P a y by g1ft c@rds')).toContain('untraceable_payment');
    expect(await signs('pay by b\u200bitcoin')).toContain('untraceable_payment');
    expect(await signs('only by Whаtsapp')).toContain('look_alike_letters');
    expect(await signs('No scammers, no gift cards please.')).toEqual([]);
  });

  test('does not flag again what staff have cleared, but a changed text', async () => {
    const { id } = await publish({ description: STRONG });
    const items = (
      await world.sql`select id from listing_flags where vehicle_id = ${id} and resolved_at is null`
    ).map((row) => row.id as string);
    await world.decide('listing', id, items, 'no_breach');
    expect(await statusOf(id)).toBe('active');
    await world.sql`update vehicles set price = price + 100 where id = ${id}`;
    expect(await statusOf(id)).toBe('active');
    await world.sql`update vehicles set description = ${`${STRONG} Gift cards too.`} where id = ${id}`;
    expect(await statusOf(id)).toBe('held');
  });

  test('knows a text that was put back after staff cleared another', async () => {
    const { sql, decide } = world;
    const { id } = await publish({ description: STRONG });
    const write = (description: string) =>
      sql`update vehicles set description = ${description} where id = ${id}`;
    await write('One owner, full history.');
    const flags = await sql`select id from listing_flags where vehicle_id = ${id}`;
    const items = flags.map((row) => row.id as string);
    await decide('listing', id, items, 'no_breach');
    expect(await statusOf(id)).toBe('active');
    await write(STRONG);
    expect(await statusOf(id)).toBe('held');
  });

  test('holds the same car listed anew, and does not count what a plate of another holds', async () => {
    const plate = { registration_number: 'CD34EFG' };
    const first = await publish({ ...plate, description: STRONG });
    expect((await publish(plate, 40)).status).toBe('held');
    expect(await countedOf(first.id)).toEqual([]);
    const stocked = await world.addCar(world.stock);
    await world.sql`update vehicles set registration_number = 'EF56GHJ' where id = ${stocked}`;
    const copied = await publish({ registration_number: 'EF56GHJ' });
    expect([copied.status, await countedOf(copied.id)]).toEqual(['held', []]);
  });

  test('does not hold again what staff have just found nothing wrong with', async () => {
    const { sql, decide, report, buyer, other } = world;
    const { id } = await publish({ description: 'Pictures at www.cars.example' }, 40);
    for (const { user } of [buyer, other]) await report(id, user);
    await sql`update auth.users set created_at = now()`;
    await decide('listing', id, await openItems(id), 'no_breach');
    expect(await statusOf(id)).toBe('active');
  });

  test('leaves the site’s own stock alone', async () => {
    const id = await world.addCar(world.stock, 'draft');
    await world.sql`update vehicles set description = ${STRONG}, listing_status = 'active' where id = ${id}`;
    expect(await statusOf(id)).toBe('active');
  });
});
