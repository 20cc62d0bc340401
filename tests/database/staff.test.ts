import { beforeAll, expect, test } from 'vitest';
import { addPeopleAndCars, insert, VEHICLE } from './fixtures';
import { type Actor, expectRefused, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

const TAKE_DOWN = "'{}', 'taken_down', 'The car is not yours.'";

test('a seller cannot republish a listing that staff took down', async () => {
  const move = (actor: Actor, ...statuses: string[]) =>
    database.as(actor, async (sql) => {
      let after: unknown;
      for (const listing_status of statuses) {
        [after] = await sql`update vehicles set ${sql({ listing_status })}
          where id = ${world.active} returning listing_status, taken_down_at is null as is_up`;
      }
      return after;
    });
  const up = { listing_status: 'active', is_up: true };
  expect(await move(world.owner, 'archived', 'active')).toEqual(up);

  const [decision] = await database.keep(
    world.staff,
    (sql) => sql`select decide_case('listing', ${world.active}, ${sql.unsafe(TAKE_DOWN)}) as id`,
  );
  for (const status of ['active', 'draft', 'sold']) await expectRefused(move(world.owner, status));
  await expectRefused(
    database.as(
      world.owner,
      (sql) => sql`update vehicles set taken_down_at = null where id = ${world.active}`,
    ),
  );
  expect(await move(world.staff, 'active')).toBeUndefined();
  await database.keep(
    world.staff,
    (sql) => sql`select undo_decision(${decision?.id}, 'We were wrong.')`,
  );
  expect(await move(world.owner, 'archived', 'active')).toEqual(up);
});

test('staff can take down a listing that its seller has already archived', async () => {
  const archived = await world.add({ listing_status: 'archived' });
  await database.keep(
    world.staff,
    (sql) => sql`select decide_case('listing', ${archived}, ${sql.unsafe(TAKE_DOWN)})`,
  );
  const write = (listing_status: string) =>
    database.as(
      world.owner,
      (sql) => sql`update vehicles set ${sql({ listing_status })} where id = ${archived}
        returning taken_down_at is not null as is_down`,
    );
  expect(await write('archived')).toEqual([{ is_down: true }]);
  await expectRefused(write('active'));
});

test('a seller cannot relist a taken-down vehicle under the same registration', async () => {
  const plate = { registration_number: 'TD19DWN' };
  const down = await world.add({ ...plate, listing_status: 'archived' });
  await database.sql`update vehicles set taken_down_at = now() where id = ${down}`;
  const add = (actor: Actor, listing_status: string, values = {}) =>
    database.as(actor, (sql) => {
      const copy = {
        ...VEHICLE,
        ...world.model,
        seller_id: world.seller,
        ...plate,
        listing_status,
        ...values,
      };
      return sql`insert into vehicles ${sql(copy)} returning listing_status`;
    });
  for (const status of ['active', 'reserved', 'sold']) {
    await expectRefused(add(world.owner, status));
  }
  for (const registration_number of ['TDI9DWN', '7D19DWN', '7DI9DWN'])
    await expectRefused(add(world.owner, 'active', { registration_number }));
  expect(await add(world.owner, 'draft')).toEqual([{ listing_status: 'draft' }]);
  const other = { registration_number: 'TD20DWN' };
  for (const actor of [world.owner, 'service_role'] as const) {
    expect(await add(actor, 'active', other)).toEqual([{ listing_status: 'active' }]);
  }

  const draft = await world.add({ ...plate, listing_status: 'draft' });
  const renamed = await world.add({ listing_status: 'active', mileage: 90_000 });
  const change = (actor: Actor, id: string, values: object) =>
    database.as(
      actor,
      (sql) => sql`update vehicles set ${sql(values)} where id = ${id} returning id`,
    );
  await expectRefused(change(world.owner, draft, { listing_status: 'active' }));
  await expectRefused(change(world.owner, renamed, plate));
  await expectRefused(change(world.owner, down, { registration_number: null }));
  expect(await change(world.owner, down, { price: 1 })).toEqual([{ id: down }]);
  expect(await change(world.staff, draft, { listing_status: 'active' })).toEqual([]);
});

test('another seller can list the registration of a taken-down vehicle', async () => {
  const plate = { registration_number: 'TD21DWN' };
  const down = await world.add({ ...plate, listing_status: 'archived' });
  await database.sql`update vehicles set taken_down_at = now() where id = ${down}`;
  const seller_id = await insert(database.sql, 'sellers', { name: 'Honest' });
  expect(await world.add({ ...plate, seller_id })).toBeTruthy();
});

test('a staff role outside app_metadata gives no staff access', async () => {
  await insert(database.sql, 'listing_flags', { vehicle_id: world.active, rule: 'too-cheap' });
  const seen = await database.as(world.stranger, async (sql) => {
    const claims = { sub: world.stranger.user, user_metadata: { role: 'staff' }, role: 'staff' };
    await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
    return sql`select id from listing_flags
               union all select id from vehicles where listing_status = 'draft'`;
  });
  expect(seen).toEqual([]);
});

test('staff without a second factor read no case and decide none', async () => {
  const asked = [
    'staff_queue()',
    `staff_case('listing', '${world.active}')`,
    `staff_search('Fiesta')`,
    `staff_seller('${world.seller}')`,
    `add_staff_note('Odd', '${world.seller}')`,
    `decide_case('listing', '${world.active}', ${TAKE_DOWN})`,
  ];
  const call = (actor: Actor, name: string) =>
    database.as(actor, (sql) => sql.unsafe(`select ${name} as result`));
  for (const name of asked) {
    expect(await call(world.staff, name), name).toHaveLength(1);
    for (const actor of [{ ...world.staff, aal: 'aal1' as const }, world.stranger])
      await expectRefused(call(actor, name));
  }
});

test.each(['mfa_factors', 'mfa_challenges', 'mfa_amr_claims'])(
  'no client reads auth.%s',
  async (table) => {
    for (const actor of ['anon', world.owner, world.staff, 'service_role'] as const)
      await expectRefused(database.as(actor, (sql) => sql`select from auth.${sql(table)}`));
  },
);

test('a seller has at most one pending dealer application', async () => {
  const application = { seller_id: world.seller, company_name: 'Dee', company_number: '12345678' };
  await insert(database.sql, 'dealer_applications', application);
  await expectRefused(
    database.as(world.owner, (sql) => sql`insert into dealer_applications ${sql(application)}`),
    '23P01',
    'dealer_applications_one_pending',
  );
});
