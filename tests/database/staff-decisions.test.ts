import { beforeAll, expect, test } from 'vitest';
import { addPeopleAndCars, insert } from './fixtures';
import { type Actor, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

/** Calls an SQL function as an actor and keeps what it does. */
const call = <T>(actor: Actor, name: string, ...args: unknown[]) =>
  database.keep(actor, async (sql) => {
    const places = args.map((_, place) => `$${place + 1}`);
    const [row] = await sql.unsafe(`select ${name}(${places}) as value`, args as never);
    return row?.value as T;
  });

type Queue = { cases: { kind: string; id: string; items: number }[]; total: number };

test('a take-down settles what was read, hides the listing, is logged and can be undone', async () => {
  const { sql } = database;
  const report = (details: string) =>
    insert(sql, 'listing_reports', {
      ...{ vehicle_id: world.active, reason: 'fraud', details, reporter_id: world.stranger.user },
    });
  const read = await report('It is not his car.\nReally.');
  const flag = await insert(sql, 'listing_flags', { vehicle_id: world.active, rule: 'x' });
  const queue = await call<Queue>(world.staff, 'staff_queue');
  expect(queue.cases).toMatchObject([
    { kind: 'listing', id: world.active, items: 2, first_line: 'It is not his car.' },
  ]);
  const detail = await call<Record<string, unknown>>(
    world.staff,
    'staff_case',
    'listing',
    world.active,
  );
  expect(detail).toMatchObject({
    title: '2019 Ford Fiesta',
    reports: [{ id: read }],
    flags: [{ id: flag }],
  });

  const args = ['listing', world.active, [read, flag], 'taken_down', 'The car is not yours.'];
  const id = await call<string>(world.staff, 'decide_case', ...args);
  const state = async () => {
    const [row] = await sql`
      select v.listing_status, v.taken_down_at is not null as is_down, r.status, f.resolved_at is not null as is_settled
      from vehicles v, listing_reports r, listing_flags f
      where v.id = ${world.active} and r.id = ${read} and f.id = ${flag}`;
    return { ...row };
  };
  expect(await state()).toEqual({
    listing_status: 'archived',
    is_down: true,
    status: 'resolved',
    is_settled: true,
  });
  await expect(call(world.staff, 'decide_case', ...args)).rejects.toMatchObject({ code: 'P0002' });
  const mails = () => sql`select kind, seller_id, user_id from private.mail_outbox order by kind`;
  expect(await mails()).toHaveLength(2);

  await call(world.staff, 'undo_decision', id, 'We were wrong.');
  expect(await state()).toEqual({
    listing_status: 'active',
    is_down: false,
    status: 'open',
    is_settled: false,
  });
  expect(await mails()).toHaveLength(0);
  await expect(call(world.staff, 'undo_decision', id, 'Again.')).rejects.toMatchObject({
    code: 'P0002',
  });
});

test('every reader of the desk runs for each kind of case', async () => {
  for (const kind of [
    'listing',
    'enquiry',
    'held_message',
    'application',
    'conversation',
    'appeal',
  ])
    await call(world.staff, 'staff_case', kind, world.active);
  expect(await call(world.staff, 'staff_seller', world.seller)).toMatchObject({
    name: 'Ada Lovelace',
  });
  for (const query of ['ada', world.active, world.seller, 'LS1 %_'])
    expect(await call(world.staff, 'staff_search', query)).toBeTruthy();
});
