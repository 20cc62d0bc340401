import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { holdReader } from './hold-reader';
import { createStaffWorld, type StaffWorld } from './staff-world';
import { openDatabase, type TestDatabase } from './support';

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

describe('the check for scams', () => {
  const publish = async (values: Record<string, string | number>, age = 1) => {
    const { sql, seller, sellerId } = world;
    await sql`update auth.users set created_at = now() - ${age} * interval '1 day' where id = ${seller.user}`;
    const id = await world.addCar(sellerId, 'draft');
    await sql`update vehicles set ${sql(values)} where id = ${id}`;
    await read.setStatus(seller, id, 'active');
    const [flag] = await sql`
      select details from listing_flags where vehicle_id = ${id} and rule = 'suspected_scam'`;
    return {
      id,
      status: await read.statusOf(id),
      signs: Object.keys(flag?.details ?? {}).toSorted(),
    };
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
    expect(await read.statusOf(id)).toBe('active');
    await world.sql`update vehicles set price = price + 100 where id = ${id}`;
    expect(await read.statusOf(id)).toBe('active');
    await world.sql`update vehicles set description = ${`${STRONG} Gift cards too.`} where id = ${id}`;
    expect(await read.statusOf(id)).toBe('held');
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
    expect(await read.statusOf(id)).toBe('active');
    await write(STRONG);
    expect(await read.statusOf(id)).toBe('held');
  });

  test('holds the same car listed anew, and does not count what a plate of another holds', async () => {
    const plate = { registration_number: 'CD34EFG' };
    const first = await publish({ ...plate, description: STRONG });
    expect((await publish(plate, 40)).status).toBe('held');
    expect(await read.countedOf(first.id)).toEqual([]);
    const stocked = await world.addCar(world.stock);
    await world.sql`update vehicles set registration_number = 'EF56GHJ' where id = ${stocked}`;
    const copied = await publish({ registration_number: 'EF56GHJ' });
    expect([copied.status, await read.countedOf(copied.id)]).toEqual(['held', []]);
  });

  test('does not hold again what staff have just found nothing wrong with', async () => {
    const { sql, decide, report, buyer, other } = world;
    const { id } = await publish({ description: 'Pictures at www.cars.example' }, 40);
    for (const { user } of [buyer, other]) await report(id, user);
    await sql`update auth.users set created_at = now()`;
    await decide('listing', id, await read.openReports(id), 'no_breach');
    expect(await read.statusOf(id)).toBe('active');
  });

  test('leaves the site’s own stock alone', async () => {
    const id = await world.addCar(world.stock, 'draft');
    await world.sql`update vehicles set description = ${STRONG}, listing_status = 'active' where id = ${id}`;
    expect(await read.statusOf(id)).toBe('active');
  });
});
