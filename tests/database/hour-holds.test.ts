import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

describe('a hold for an hour', () => {
  const holdForAnHour = async () => {
    const id = await world.addCar();
    await database.sql`select private.hold_listing(${id}, 'A check.', now() + interval '1 hour')`;
    return { id, hold: await read.holdOf(id) };
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
    expect(await read.statusOf(id)).toBe('active');
    const [undone] = await database.sql`select id from staff_decisions where undoes = ${hold}`;
    expect(await world.mailsOf(undone?.id)).toEqual([DECISION_TO('seller')]);
  });

  test('goes on where somebody reports the advert, or staff take it down', async () => {
    const [reported, down] = [await holdForAnHour(), await holdForAnHour()];
    await world.report(reported.id);
    await world.decide('listing', down.id, [], 'taken_down');
    await endHour(reported.hold, down.hold);
    expect(await release()).toBe(0);
    expect([await read.statusOf(reported.id), await read.statusOf(down.id)]).toEqual([
      'held',
      'archived',
    ]);
  });

  test('is released by the server’s job alone', async () => {
    for (const actor of [STRANGER, world.seller, world.staff])
      await expectRefused(world.call(actor, 'release_holds'), '42501');
  });
});
