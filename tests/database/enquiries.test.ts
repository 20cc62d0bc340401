import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEnquiryWorld, type EnquiryWorld } from './enquiry-world';
import { insert } from './fixtures';
import { expectRefused, openDatabase, type TestDatabase } from './support';

const NOBODY = { user: '00000000-0000-4000-8000-000000000000' };

let database: TestDatabase;
let world: EnquiryWorld;
let thread: string;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  world = await createEnquiryWorld(database);
  thread = await world.send(world.buyer, world.car, 'Is it still for sale?');
});

const bodies = async (actor = world.buyer) =>
  (await world.read(actor, thread)).messages.map(({ body }) => body);

describe('threads', () => {
  test('a buyer has one per vehicle, which both sides read', async () => {
    const { buyer, seller, car, send, reply, read } = world;
    expect(await send(buyer, car, 'And is there a spare key?')).toBe(thread);
    await reply(seller, thread, 'Yes and yes');
    const common = { id: thread, vehicle_title: '2019 Ford Fiesta', can_reply: true };
    expect(await read(buyer, thread)).toMatchObject({
      ...common,
      side: 'buyer',
      other_name: 'Sally Seller',
    });
    const theirs = await read(seller, thread);
    expect(theirs).toMatchObject({ ...common, side: 'seller', other_name: 'Bob Buyer' });
    expect(theirs.messages.map(({ sender, body }) => [sender, body])).toEqual([
      ['buyer', 'Is it still for sale?'],
      ['buyer', 'And is there a spare key?'],
      ['seller', 'Yes and yes'],
    ]);
    const [row] = await world.sql`select buyer_email from enquiries`;
    expect(row?.buyer_email).toBe(`${buyer.user}@example.test`);
    expect(await send(world.other, car, 'Hello')).not.toBe(thread);
  });

  test('start with the seller of a vehicle for sale alone', async () => {
    const { buyer, seller, car, send, sellerId, addCar, sql } = world;
    await expectRefused(send(seller, car, 'Me'), 'PT403');
    await expectRefused(send(NOBODY, car, 'Me'));
    await expectRefused(send('anon', car, 'Me'));
    for (const status of ['sold', 'draft', 'reserved', 'archived']) {
      await expectRefused(send(buyer, await addCar(sellerId, status), 'Me'), 'P0002');
    }
    await expectRefused(send(buyer, NOBODY.user, 'Me'), 'P0002');
    await sql`update vehicles set listing_status = 'sold' where id = ${car}`;
    await world.reply(buyer, thread, 'Sold? To whom?');
    expect((await world.read(buyer, thread)).vehicle).toMatchObject({ status: 'sold' });
    await sql`delete from vehicles where id = ${car}`;
    expect(await world.read(buyer, thread)).toMatchObject({
      vehicle: null,
      vehicle_title: '2019 Ford Fiesta',
    });
  });

  test('hide a name that is a link', async () => {
    const { other, car, sql } = world;
    const metadata = sql.json({ full_name: 'Cheaper at cars.com' });
    await sql`update auth.users set raw_user_meta_data = ${metadata} where id = ${other.user}`;
    await world.send(other, car, 'Hello');
    const [first] = await world.list(world.seller);
    expect(first?.other_name).toBe('Forecourt user');
  });

  test('hide a name that poses as the site', async () => {
    const posing = [
      'Forecourt Support',
      'Site ADMIN',
      'Customer care',
      'ＳＴＡＦＦ',
      'The help desk',
    ];
    const names = [...posing, 'Stafford Smith'];
    const rows = await world.sql`
      select private.buyer_name(name) as shown
      from unnest(${names}::text[]) with ordinality as list (name, place) order by place`;
    const shown = [...posing.map(() => 'Forecourt user'), 'Stafford Smith'];
    expect(rows.map((row) => row.shown)).toEqual(shown);
  });

  test('keep a text as it is, of 1 to 4,000 characters', async () => {
    const html = '<script>alert(1)</script>\n<b>bold</b> & "quoted"';
    await world.reply(world.buyer, thread, `  ${html}\n`);
    await world.reply(world.seller, thread, 'é'.repeat(4000));
    expect((await bodies()).slice(1)).toEqual([html, 'é'.repeat(4000)]);
    for (const text of [
      '',
      ' \n\t',
      'a'.repeat(4001),
      'a'.repeat(100_000),
      '\u200b\u3164 \u2060',
      null,
    ]) {
      await expectRefused(world.reply(world.buyer, thread, text as string), '23514');
    }
  });

  test('take what is sent twice within ten minutes once', async () => {
    const { buyer, seller, car, reply, send } = world;
    const first = await reply(buyer, thread, 'See www.cars.example');
    expect(await reply(buyer, thread, 'See www.cars.example ')).toBe(first);
    await Promise.all([send(buyer, car, 'Hello?'), send(buyer, car, 'Hello?')]);
    expect(await bodies()).toEqual(['Is it still for sale?', 'See www.cars.example', 'Hello?']);
    await reply(seller, thread, 'Yes?');
    await reply(buyer, thread, 'Hello?');
    await world.wait('11 minutes');
    await reply(buyer, thread, 'Hello?');
    expect((await bodies()).slice(3)).toEqual(['Yes?', 'Hello?', 'Hello?']);
  });

  test('start once when two requests come at the same moment', async () => {
    const { other, car, send, sql } = world;
    const ids = await Promise.all([send(other, car, 'Hello'), send(other, car, 'Hello')]);
    expect(ids[0]).toBe(ids[1]);
    expect(await sql`select from enquiry_messages where enquiry_id = ${ids[0] ?? ''}`).toHaveLength(
      1,
    );
  });

  test('are limited to 100 first messages and 300 replies a day', async () => {
    const { buyer, seller, car, sql } = world;
    await world.reply(seller, thread, 'Yes');
    await sql`update private.rate_limits set hits = case hits when 1 then 100 end`;
    await expectRefused(world.send(buyer, car, 'More'), 'PT429');
    await world.reply(buyer, thread, 'More');
    await sql`update private.rate_limits set hits = 300`;
    await expectRefused(world.reply(buyer, thread, 'Even more'), 'PT429');
    await expectRefused(world.reply(seller, thread, 'Even more'), 'PT429');
    await sql`update private.rate_limits set expires_at = now()`;
    await world.reply(seller, thread, 'Tomorrow');
  });

  test('close for both when one side blocks, for its other vehicles too', async () => {
    const { buyer, seller, car, call, reply, send } = world;
    const second = await world.addCar();
    const elsewhere = await send(buyer, await world.addCar(), 'And this?');
    await call(seller, 'set_enquiry_blocked', thread, true);
    await call(buyer, 'set_enquiry_blocked', thread, false);
    for (const person of [buyer, seller]) await expectRefused(reply(person, thread, 'Hi'), 'PT409');
    for (const vehicle of [car, second]) await expectRefused(send(buyer, vehicle, 'Hi'), 'PT409');
    await expectRefused(reply(buyer, elsewhere, 'Hi'), 'PT409');
    expect(await world.read(buyer, elsewhere)).toMatchObject({
      blocked_by: null,
      can_reply: false,
    });
    await reply(seller, elsewhere, 'This one is for sale');
    await send(buyer, world.stockCar, 'Hi');
    expect(await world.read(buyer, thread)).toMatchObject({
      blocked_by: 'seller',
      can_reply: false,
    });
    await call(seller, 'set_enquiry_blocked', thread, false);
    await send(buyer, second, 'Hi');
    for (const id of [thread, elsewhere]) await reply(buyer, id, 'Hi');
  });

  test('do not exist for anybody else', async () => {
    const { other, staff, server, call } = world;
    for (const actor of [other, staff, NOBODY, server]) {
      for (const id of [thread, NOBODY.user]) {
        for (const side of ['buyer', 'seller', null] as const) {
          await expectRefused(world.read(actor, id, side), 'P0002');
          await expectRefused(world.reply(actor, id, 'Hi', side), 'P0002');
          await expectRefused(call(actor, 'mark_enquiry_read', id, side), 'P0002');
          await expectRefused(call(actor, 'set_enquiry_blocked', id, true, side), 'P0002');
          await expectRefused(call(actor, 'report_enquiry', id, 'Bad', side), 'P0002');
        }
      }
    }
    expect(await world.list(other)).toEqual([]);
    expect(await bodies()).toHaveLength(1);
  });

  test('are read by staff once reported, by one side once', async () => {
    const { buyer, staff, call } = world;
    const seen = () => database.as(staff, (sql) => sql`select body from enquiry_messages`);
    expect(await seen()).toEqual([]);
    await call(buyer, 'report_enquiry', thread, ' <b>Rude</b> ');
    await call(buyer, 'report_enquiry', thread, 'Again');
    expect(await seen()).toEqual([{ body: 'Is it still for sale?' }]);
    const reports = await world.sql`select reporter, details from enquiry_reports`;
    expect(reports).toEqual([{ reporter: 'buyer', details: '<b>Rude</b>' }]);
    expect(await world.read(buyer, thread)).toMatchObject({ is_reported: true });
    expect(await world.read(world.seller, thread)).toMatchObject({ is_reported: false });
  });
});

describe('the list', () => {
  test('counts what the caller has not read, on both sides', async () => {
    const { buyer, seller, unread, reply, call } = world;
    await reply(buyer, thread, 'Hello?');
    expect([await unread(seller), await unread(buyer)]).toEqual([2, 0]);
    expect((await world.list(seller))[0]).toMatchObject({ unread: 2, excerpt: 'Hello?' });
    await reply(seller, thread, 'Yes');
    expect([await unread(seller), await unread(buyer)]).toEqual([0, 1]);
    await call(buyer, 'mark_enquiry_read', thread);
    expect(await unread(buyer)).toBe(0);
  });

  test('has pages of 30, latest first, none twice', async () => {
    const { seller, sellerId, car, sql } = world;
    await sql`delete from enquiries`;
    await sql`
      with threads as (
        insert into enquiries (vehicle_id, seller_id, buyer_id, buyer_name, buyer_email, buyer_confirmed_at)
        select ${car}, ${sellerId}, null, 'Guest ' || n, n || '@example.test', now() from generate_series(1, 70) n
        returning id
      )
      insert into enquiry_messages (enquiry_id, sender, body) select id, 'buyer', 'Hello' from threads`;
    await sql.begin(async (transaction) => {
      // The trigger that sets updated_at is off.
      await transaction`set local session_replication_role = replica`;
      await transaction`update enquiries
        set updated_at = now() - split_part(buyer_name, ' ', 2)::int * interval '1 minute'`;
    });
    const names: string[] = [];
    for (let before: string | null = null; ; ) {
      const page = await world.list(seller, before);
      names.push(...page.map(({ other_name }) => other_name));
      if (page.length < 30) break;
      before = page.at(-1)?.updated_at ?? null;
    }
    expect(names).toEqual(Array.from({ length: 70 }, (_, n) => `Guest ${n + 1}`));
  });

  test('of saved replies holds at most 20', async () => {
    const save = () =>
      database.keep(world.seller, (sql) => sql`insert into saved_replies (body) values ('Yes')`);
    for (let count = 0; count < 20; count += 1) await save();
    await expectRefused(save(), 'PT409');
  });
});

describe('the reply time', () => {
  /** Adds a thread of an earlier day that was answered after `minutes`, or never. */
  const add = (minutes: number | null, days = 10) => {
    const asked = new Date(Date.now() - days * 86_400_000);
    const answered = minutes === null ? null : new Date(asked.getTime() + minutes * 60_000);
    return insert(world.sql, 'enquiries', {
      vehicle_id: world.car,
      seller_id: world.sellerId,
      buyer_id: null,
      buyer_name: 'Guest',
      buyer_email: 'g@example.test',
      buyer_confirmed_at: asked,
      created_at: asked,
      seller_replied_at: answered,
    });
  };
  const median = () =>
    world.call<number | null>(world.server, 'private.seller_reply_minutes', world.sellerId);

  test('is the median of five or more, in minutes', async () => {
    for (const minutes of [10, 2000, 30, 20]) await add(minutes);
    expect(await median()).toBeNull();
    await add(40);
    expect(await median()).toBe(30);
    for (let count = 0; count < 20; count += 1) await add(5, 1);
    expect(await median()).toBe(5);
  });

  test('counts as never what waits for three days', async () => {
    for (const minutes of [10, 20, 30]) await add(minutes);
    await add(null, 2);
    await add(null, 4);
    expect(await median()).toBeNull();
    await add(null, 5);
    expect(await median()).toBe(30);
    for (let count = 0; count < 3; count += 1) await add(null, 5);
    expect(await median()).toBeNull();
  });
});
