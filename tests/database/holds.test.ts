import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANY_PRICE, addUser, addVehicleValuation, insert } from './fixtures';
import { holdReader } from './hold-reader';
import { createStaffWorld, DECISION_TO, type StaffWorld } from './staff-world';
import { expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: StaffWorld;
let read: ReturnType<typeof holdReader>;

beforeAll(async () => {
  database = await openDatabase();
  read = holdReader(database);
});

beforeEach(async () => {
  world = await createStaffWorld(database);
});

/** Adds a listing of the seller that two people have reported. */
async function heldCar(seller = world.sellerId) {
  const id = await world.addCar(seller);
  await world.report(id, world.buyer.user);
  await world.report(id, world.other.user);
  expect(await read.statusOf(id)).toBe('held');
  return id;
}

describe('reports of two people', () => {
  test('hold a listing; those of one do not', async () => {
    const { report, buyer, other, addCar, sql } = world;
    const id = await addCar();
    await report(id, buyer.user);
    await insert(sql, 'listing_reports', {
      vehicle_id: id,
      reporter_id: other.user,
      reason: 'other',
      is_repeat: true,
    });
    expect(await read.statusOf(id)).toBe('active');
    await report(id, null);
    expect(await read.statusOf(id)).toBe('held');
  });

  test('without an account count as one person, however many they are', async () => {
    const { report, buyer, addCar } = world;
    const id = await addCar();
    for (const stranger of [null, null, null]) await report(id, stranger);
    expect(await read.statusOf(id)).toBe('active');
    await report(id, buyer.user);
    expect(await read.statusOf(id)).toBe('held');
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
    expect(await read.statusOf(id)).toBe('held');
  });

  test('count after a decision of staff only if they are later', async () => {
    const { decide, report, buyer, other, sql } = world;
    const id = await heldCar();
    await decide('listing', id, await read.openReports(id), 'no_breach');
    expect(await read.statusOf(id)).toBe('active');
    for (const { user } of [buyer, other]) await report(id, user);
    // The earlier reports of these two people were dismissed.
    expect(await read.statusOf(id)).toBe('active');
    for (const person of [null, await addUser(sql)]) await report(id, person);
    expect(await read.statusOf(id)).toBe('held');
  });

  test('hold one that was reserved meanwhile once it is back on sale', async () => {
    const { report, buyer, other, addCar, sellerId, seller } = world;
    const id = await addCar(sellerId, 'reserved');
    for (const { user } of [buyer, other]) await report(id, user);
    expect(await read.statusOf(id)).toBe('reserved');
    await read.setStatus(seller, id, 'active');
    expect(await read.statusOf(id)).toBe('held');
    expect(await read.countedOf(id)).toEqual([]);
  });

  test('hold one beside another of its plate that staff took down', async () => {
    const { sql, addCar, decide } = world;
    const [down, other] = [await addCar(), await addCar()];
    await sql`update vehicles set registration_number = 'AB12CDE' where id in (${down}, ${other})`;
    await decide('listing', down, [], 'taken_down');
    await world.report(other, world.buyer.user);
    await world.report(other, world.other.user);
    expect(await read.statusOf(other)).toBe('held');
  });

  test('hold the site’s own stock too', async () => {
    await heldCar(world.stock);
  });
});

describe('a held listing', () => {
  test('is off lists and counts; the public learns what it is and since when', async () => {
    const id = await heldCar();
    const other = await world.addCar();
    await addVehicleValuation(world.sql, other, ANY_PRICE);
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
    const hold = await read.holdOf(id);
    expect(await mailsOf(hold)).toEqual([DECISION_TO('seller')]);
    const listed = async () => {
      const { listings } = await call<{ listings: Record<string, unknown>[] }>(
        seller,
        'my_listings',
      );
      return listings.find((listing) => listing.id === id);
    };
    expect(await listed()).toMatchObject({
      status: 'held',
      decision_id: hold,
      next: ['sold', 'archived'],
      can_delete: false,
    });
    await expectRefused(read.setStatus(seller, id, 'active'), '23514');
    await world.sql`delete from listing_reports where vehicle_id = ${id}`;
    expect(
      await database.as(seller, (sql) => sql`delete from vehicles where id = ${id} returning id`),
    ).toEqual([]);
    for (const status of ['archived', 'sold']) {
      await read.setStatus(seller, id, status);
      expect(
        await database.as(seller, (sql) => sql`delete from vehicles where id = ${id} returning id`),
      ).toEqual([]);
      await read.setStatus(seller, id, 'active');
      expect(await read.statusOf(id)).toBe('held');
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
    const cleared = await decide('listing', id, await read.openReports(id), 'no_breach');
    expect(await read.statusOf(id)).toBe('active');
    expect(await mailsOf(cleared)).toContain(DECISION_TO('seller'));
    const again = await decide('listing', await heldCar(), [], 'correction_requested');
    expect(await mailsOf(again)).toContain(DECISION_TO('seller'));
    await undo(cleared);
    expect(await read.statusOf(id)).toBe('held');
  });

  test('is settled once: a form sent twice finds nothing left to decide', async () => {
    const { decide } = world;
    const id = await heldCar();
    const items = await read.openReports(id);
    await decide('listing', id, items, 'no_breach');
    await expectRefused(decide('listing', id, items, 'no_breach'), 'P0002');
  });

  test('is taken down by staff, held again by the undoing, on sale after an appeal', async () => {
    const { decide, undo, appeal, carState } = world;
    const id = await heldCar();
    const down = await decide('listing', id, [], 'taken_down');
    expect(await carState(id)).toEqual({ listing_status: 'archived', is_down: true });
    await undo(down);
    expect(await read.statusOf(id)).toBe('held');
    const again = await decide('listing', id, [], 'taken_down');
    await appeal(again);
    await decide('appeal', again, [], 'appeal_upheld');
    expect(await read.statusOf(id)).toBe('active');
  });

  test.each(['undone', 'appealed'])('is on sale again when the hold is %s', async (way) => {
    const { undo, appeal, decide, mailsOf } = world;
    const id = await heldCar();
    const hold = await read.holdOf(id);
    if (way === 'undone') await undo(hold);
    else {
      await appeal(hold);
      expect(await mailsOf(await decide('appeal', hold, [], 'appeal_upheld'))).toContain(
        DECISION_TO('seller'),
      );
    }
    expect(await read.statusOf(id)).toBe('active');
    await read.setStatus(world.seller, id, 'archived');
    await read.setStatus(world.seller, id, 'active');
    expect(await read.statusOf(id)).toBe('active');
  });

  test('has no open appeal once staff have decided', async () => {
    const { appeal, decide, sql } = world;
    const id = await heldCar();
    await appeal(await read.holdOf(id));
    await decide('listing', id, await read.openReports(id), 'no_breach');
    expect(await sql`select from decision_appeals where decided_at is null`).toEqual([]);
  });
});

describe('an appeal against a hold', () => {
  test.each(['no_breach', 'correction_requested', 'taken_down'] as const)(
    'that %s settles is open again once that is undone',
    async (decision) => {
      const { appeal, decide, undo, sql } = world;
      const id = await heldCar();
      const hold = await read.holdOf(id);
      await appeal(hold);
      const decided = await decide('listing', id, await read.openReports(id), decision);
      await undo(decided);
      expect(await read.statusOf(id)).toBe('held');
      expect(await sql`select decided_at from decision_appeals`).toEqual([{ decided_at: null }]);
      await decide('appeal', hold, [], 'appeal_upheld');
      expect(await read.statusOf(id)).toBe('active');
    },
  );

  test('that is being decided keeps the listing free for it until then', async () => {
    const { appeal, decide } = world;
    const id = await heldCar();
    const hold = await read.holdOf(id);
    await appeal(hold);
    const reports = await read.openReports(id);
    let settled: Promise<unknown> | undefined;
    await database.sql.begin(async (deciding) => {
      // settle_appeal takes this lock first.
      await deciding`select from staff_decisions where id = ${hold} for update`;
      settled = decide('listing', id, reports, 'no_breach');
      await expect.poll(() => deciding`select from pg_locks where not granted`).toHaveLength(1);
      await deciding`select from vehicles where id = ${id} for update nowait`;
    });
    await settled;
    expect(await read.statusOf(id)).toBe('active');
  });
});
