import { beforeAll, describe, expect, test } from 'vitest';
import { addPeopleAndCars, addUser, insert } from './fixtures';
import { type Actor, expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;
let buyer: { user: string };

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
  buyer = { user: await addUser(database.sql) };
});

const rows = async (actor: Actor, table: string, column = 'id') =>
  (await database.as(actor, (sql) => sql`select ${sql(column)} from ${sql(table)}`)).length;

describe('enquiries', () => {
  let enquiry: string;

  beforeAll(async () => {
    enquiry = await insert(database.sql, 'enquiries', {
      vehicle_id: world.active,
      seller_id: world.seller,
      buyer_id: buyer.user,
      buyer_name: 'Bob',
      buyer_email: 'bob@example.test',
    });
    await insert(database.sql, 'enquiry_messages', {
      ...{ enquiry_id: enquiry, sender: 'buyer', body: 'Is it still there?' },
    });
  });

  test.each(['enquiries', 'enquiry_messages'])('%s are read by both sides alone', async (table) => {
    expect(await rows(buyer, table)).toBe(1);
    expect(await rows(world.owner, table)).toBe(1);
    expect(await rows(world.stranger, table)).toBe(0);
    expect(await rows(world.staff, table)).toBe(0);
    await expectRefused(rows(STRANGER, table));
  });

  test('are opened as oneself, about a car that the seller sells', async () => {
    const ask = (actor: Actor, vehicle_id: string, values = {}) =>
      database.as(actor, (sql) => {
        const row = {
          vehicle_id,
          seller_id: world.seller,
          buyer_name: 'Bob',
          buyer_email: 'b@b.example',
        };
        return sql`insert into enquiries ${sql({ ...row, ...values })} returning id`;
      });
    expect(await ask(buyer, world.active)).toHaveLength(1);
    await expectRefused(ask(buyer, world.draft));
    await expectRefused(ask(buyer, world.active, { buyer_id: world.owner.user }));
    await expectRefused(ask(STRANGER, world.active));
  });

  test('messages are written as what one is, and read marks set by the other side', async () => {
    const write = (actor: Actor, sender: string) =>
      database.as(actor, (sql) => {
        const row = { enquiry_id: enquiry, sender, body: 'Yes.' };
        return sql`insert into enquiry_messages ${sql(row)} returning id`;
      });
    expect(await write(world.owner, 'seller')).toHaveLength(1);
    expect(await write(buyer, 'buyer')).toHaveLength(1);
    await expectRefused(write(buyer, 'seller'));
    await expectRefused(write(world.stranger, 'buyer'));
    const mark = (actor: Actor) =>
      database.as(actor, (sql) => sql`update enquiry_messages set read_at = now() returning id`);
    expect(await mark(world.owner)).toHaveLength(1);
    expect(await mark(buyer)).toHaveLength(0);
    await expectRefused(
      database.as(world.owner, (sql) => sql`update enquiry_messages set body = 'No.'`),
    );
  });
});

test('valuations are their owner’s alone', async () => {
  const keep = (actor: Actor, values = {}) =>
    database.as(actor, async (sql) => {
      const row = {
        ...{ make: 'Ford', model: 'Fiesta', year: 2019, mileage: 30_000, condition: 'good' },
        ...{ fuel_type: 'petrol', transmission: 'manual', body_type: 'hatchback' },
        ...{ value: 9000, low_80: 8500, high_80: 9500, low_90: 8000, high_90: 10_000 },
        ...{ model_version: '1', ...values },
      };
      await sql`insert into valuations ${sql(row)}`;
      const mine = await sql`select id from valuations`;
      await sql`select set_config('request.jwt.claim.sub', ${world.staff.user}, true)`;
      await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: world.staff.user })}, true)`;
      return [mine.length, (await sql`select id from valuations`).length];
    });
  expect(await keep(buyer)).toEqual([1, 0]);
  await expectRefused(keep(buyer, { user_id: world.owner.user }));
  await expectRefused(keep(buyer, { low_80: 9001 }), '23514', 'valuations_ranges_nested');
  await expectRefused(keep(STRANGER));
});

describe('the staff page', () => {
  beforeAll(async () => {
    const { sql } = database;
    const company = { company_name: 'Dee Motors', company_number: '00000000' };
    await insert(sql, 'dealer_applications', { seller_id: world.seller, ...company });
    const report = { vehicle_id: world.active, reason: 'fraud' };
    await insert(sql, 'listing_reports', { ...report, reporter_id: buyer.user });
    await insert(sql, 'listing_flags', { vehicle_id: world.active, rule: 'too-cheap' });
    const conversation_id = await insert(sql, 'support_conversations', { user_id: buyer.user });
    await insert(sql, 'support_messages', { conversation_id, author: 'visitor', body: 'Hello' });
  });

  test.each([
    ['dealer_applications', () => world.owner],
    ['listing_reports', () => buyer],
    ['listing_flags', () => null],
    ['support_conversations', () => buyer],
    ['support_messages', () => buyer],
  ])('%s are read by staff and whoever sent them', async (table, sender) => {
    const actor = sender();
    if (actor) expect(await rows(actor, table)).toBe(1);
    expect(await rows(world.staff, table)).toBe(1);
    expect(await rows(world.stranger, table)).toBe(0);
    await expectRefused(rows(STRANGER, table));
  });

  test.each([
    ['dealer_applications', { status: 'approved', decided_at: new Date() }],
    ['listing_reports', { status: 'resolved' }],
    ['listing_flags', { resolved_at: new Date() }],
    ['support_conversations', { status: 'closed' }],
  ])('%s are settled by staff only', async (table, values) => {
    const settle = (actor: Actor) =>
      database.as(actor, (sql) => sql`update ${sql(table)} set ${sql(values)} returning id`);
    expect(await settle(world.staff)).toHaveLength(1);
    expect(await settle(world.owner)).toHaveLength(0);
    expect(await settle(buyer)).toHaveLength(0);
    await expectRefused(settle(STRANGER));
  });

  const add = (actor: Actor, table: string, row: Record<string, string>) =>
    database.as(actor, (sql) => sql`insert into ${sql(table)} ${sql(row)}`);

  test('only sellers apply, for themselves, once at a time', async () => {
    const row = { seller_id: world.seller, company_name: 'Dee', company_number: '12345678' };
    await expectRefused(add(buyer, 'dealer_applications', row));
    await expectRefused(add(world.owner, 'dealer_applications', row), '23P01');
    await expectRefused(add(world.owner, 'dealer_applications', { ...row, status: 'approved' }));
  });

  test('people report what they can see', async () => {
    const row = { vehicle_id: world.active, reason: 'other' };
    await add(buyer, 'listing_reports', row);
    await expectRefused(add(buyer, 'listing_reports', { ...row, vehicle_id: world.draft }));
    await expectRefused(add(STRANGER, 'listing_reports', row));
  });

  test('people write as visitors in their own conversation, staff as staff', async () => {
    const [conversation] = await database.sql`select id from support_conversations`;
    const say = (actor: Actor, author: string) =>
      add(actor, 'support_messages', { conversation_id: conversation?.id, author, body: 'Hi' });
    await say(buyer, 'visitor');
    await say(world.staff, 'staff');
    await expectRefused(say(buyer, 'staff'));
    await expectRefused(say(buyer, 'assistant'));
    await expectRefused(say(world.stranger, 'visitor'));
  });

  test('people start a conversation of their own', async () => {
    const [made] = await database.as(
      world.stranger,
      (sql) => sql`insert into support_conversations default values returning user_id`,
    );
    expect(made).toEqual({ user_id: world.stranger.user });
    await expectRefused(add(buyer, 'support_conversations', { user_id: world.owner.user }));
  });
});
