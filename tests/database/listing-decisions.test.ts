import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStaffWorld, DOWN, OUTCOME_TO, type StaffWorld, UP } from './staff-world';
import { expectRefused, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: StaffWorld;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  world = await createStaffWorld(database);
});

describe('a listing', () => {
  test('keeps open what came in meanwhile, and what belongs to other cases', async () => {
    const { sql, report, flag, decide, other } = world;
    const { id, items } = await world.cases.listing();
    const elsewhere = await report(await world.addCar());
    const later = [await report(id, other.user), await flag(id, 'later')];
    await decide('listing', id, [...items, elsewhere], 'no_breach');
    const open = await sql`
      select id from listing_reports where status = 'open'
      union all select id from listing_flags where resolved_at is null`;
    expect(open.map((row) => row.id).sort()).toEqual([elsewhere, ...later].sort());
    await expectRefused(decide('listing', id, [elsewhere], 'correction_requested'), 'P0002');
  });

  test('that is taken DOWN waits for a report under way, and settles all that is open', async () => {
    const { sql, decide, cases, other, flag } = world;
    const { id, items } = await cases.listing();
    await flag(id, 'later');
    let decision: Promise<unknown> | undefined;
    await database.keep('service_role', async (reporting) => {
      await reporting`insert into listing_reports (vehicle_id, reporter_id, reason)
        values (${id}, ${other.user}, 'other')`;
      decision = decide('listing', id, items, 'taken_down');
      await expect.poll(() => reporting`select from pg_locks where not granted`).toHaveLength(1);
    });
    await decision;
    const open = await sql`
      select id from listing_reports where status = 'open'
      union all select id from listing_flags where resolved_at is null`;
    expect(open).toEqual([]);
  });

  test('that is DOWN already is settled: who reported is told, its seller is not', async () => {
    const { sql, report, decide, undo, mailsOf, appeal, call, carState, car, seller } = world;
    const first = await decide('listing', car, [], 'taken_down');
    const id = await report(car);
    const second = await decide('listing', car, [id], 'taken_down');
    expect(await sql`select status from listing_reports`).toEqual([{ status: 'resolved' }]);
    expect(await mailsOf(second)).toEqual([OUTCOME_TO('account')]);
    await expectRefused(appeal(second), 'P0002');
    const { staff_decisions } = await call<{ staff_decisions: { id: string; reason: string }[] }>(
      seller,
      'my_data',
    );
    expect(staff_decisions.map(({ id, reason }) => [id, reason])).toEqual([
      [first, 'No.'],
      [second, null],
    ]);
    await undo(first);
    expect(await carState(car)).toEqual(UP);
    expect(await mailsOf(await undo(second))).toEqual([]);
  });

  test('is decided by one of two clerks', async () => {
    const { sql, decide, cases } = world;
    const { id, items } = await cases.listing();
    const both = await Promise.allSettled([
      decide('listing', id, items, 'taken_down'),
      decide('listing', id, items, 'no_breach'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await sql`select from staff_decisions where case_id = ${id}`).toHaveLength(1);
  });

  test('without reports is taken DOWN or asked about, once a minute', async () => {
    const { decide, age, car } = world;
    await expectRefused(decide('listing', car, [], 'no_breach'), 'P0002');
    const asked = await decide('listing', car, [], 'correction_requested');
    await expectRefused(decide('listing', car, [], 'correction_requested'), 'P0002');
    await age(asked, '61 seconds');
    await decide('listing', car, [], 'correction_requested');
    await decide('listing', car, [], 'taken_down');
    await expectRefused(decide('listing', car, [], 'taken_down'), 'P0002');
  });

  test('that its seller had archived is UP again after the undoing', async () => {
    const { addCar, sellerId, decide, undo, carState } = world;
    const archived = await addCar(sellerId, 'archived');
    const entry = await decide('listing', archived, [], 'taken_down');
    expect(await carState(archived)).toEqual(DOWN);
    await undo(entry);
    expect(await carState(archived)).toEqual({ ...DOWN, is_down: false });
  });

  test('that is deleted leaves its reports to dismiss, and to open again', async () => {
    const { sql, report, decide, undo, addCar } = world;
    const car = await addCar();
    const id = await report(car);
    const first = await decide('listing', car, [id], 'correction_requested');
    await sql`delete from vehicles where id = ${car}`;
    await undo(first);
    await expectRefused(decide('listing', id, [id], 'taken_down'), 'P0002');
    const entry = await decide('listing', id, [id], 'no_breach');
    const [logged] = await sql`select title, seller_id from staff_decisions where id = ${entry}`;
    expect(logged).toEqual({ title: '2019 Ford Fiesta', seller_id: world.sellerId });
  });

  test('is not reported or flagged twice by an undoing', async () => {
    const { sql, report, flag, decide, undo, cases } = world;
    const { id, items } = await cases.listing();
    const entry = await decide('listing', id, items, 'no_breach');
    await report(id);
    await flag(id);
    await undo(entry);
    expect(await sql`select from listing_reports where status = 'open'`).toHaveLength(1);
    expect(await sql`select from listing_flags where resolved_at is null`).toHaveLength(1);
  });
});
