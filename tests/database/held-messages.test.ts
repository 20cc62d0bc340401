import { describe, expect, test } from 'vitest';
import { createEnquiryWorld } from './enquiry-world';
import { ORDINARY, RISKY } from './message-texts';
import { openDatabase } from './support';

async function risksOf(texts: string[]) {
  const { sql } = await openDatabase();
  const rows = await sql`
    select private.risk_of(body) as risk
    from unnest(${texts}::text[]) with ordinality as list (body, place) order by place`;
  return texts.map((text, place) => `${rows[place]?.risk} | ${text}`);
}

test('ordinary sentences are no risk', async () => {
  expect(ORDINARY.length).toBeGreaterThanOrEqual(60);
  expect(await risksOf(ORDINARY)).toEqual(ORDINARY.map((text) => `null | ${text}`));
});

test('web addresses and where to pay are risks', async () => {
  const texts = RISKY.map(([, text = '']) => text);
  expect(await risksOf(texts)).toEqual(RISKY.map((line) => line.join(' | ')));
});

test('the longest text is judged at once', async () => {
  const { sql } = await openDatabase();
  const texts = ['1 ', 'a.', 'ab12 ', '20-00-', '12345678 ', '@a.', '(', 'T1'].map((part) =>
    part.repeat(4000 / part.length),
  );
  const started = performance.now();
  await sql`select private.risk_of(body) from unnest(${texts}::text[]) body`;
  expect(performance.now() - started).toBeLessThan(5000);
});

describe('a held message', () => {
  const SECRET = 'Pay 20-00-00 12345678';
  const NOTICE =
    'This message is held back because it contains payment details, or asks for a card, a code or an account.';

  test('is read by its sender and staff alone', async () => {
    const { database, buyer, seller, staff, car, send, read, list, call, sql } =
      await createEnquiryWorld(await openDatabase());
    const thread = await send(buyer, car, SECRET);
    expect((await read(buyer, thread)).messages).toMatchObject([
      { body: SECRET, held: 'bank_details' },
    ]);
    expect((await read(seller, thread)).messages).toMatchObject([
      { body: NOTICE, held: 'bank_details' },
    ]);
    const all = (actor: typeof seller, table: string) =>
      database.as(actor, (as) => as`select body from ${as(table)}`);
    expect(await all(staff, 'held_messages')).toEqual([{ body: SECRET }]);
    for (const person of [seller, buyer]) expect(await all(person, 'held_messages')).toEqual([]);
    await call(seller, 'report_enquiry', thread, 'Odd');
    const seen = [
      await read(seller, thread),
      await list(seller),
      await call(seller, 'my_data'),
      await all(seller, 'enquiry_messages'),
      await all(staff, 'enquiry_messages'),
    ];
    expect(JSON.stringify(seen)).not.toContain('12345678');
    expect(JSON.stringify(seen)).toContain(NOTICE);
    expect(await sql`select from private.mail_outbox`).toEqual([]);
  });

  test('is of somebody known for less than 30 days, and no verified dealer', async () => {
    const { buyer, seller, sellerId, server, ...world } = await createEnquiryWorld(
      await openDatabase(),
    );
    const { sql, reply } = world;
    const thread = await world.send(buyer, world.car, 'Hello');
    const stocked = await world.send(buyer, world.stockCar, 'Hello');
    let count = 0;
    const isHeld = async (send: (text: string) => Promise<string>) => {
      count += 1;
      const message_id = await send(`See https://example.com/${count}`);
      return (await sql`select from held_messages where message_id = ${message_id}`).length > 0;
    };
    const byBuyer = () => isHeld((text) => reply(buyer, thread, text));
    const bySeller = () => isHeld((text) => reply(seller, thread, text));
    const byStock = () => isHeld((text) => reply(server, stocked, text, 'seller'));
    const age = (user: string, days: number) =>
      sql`update auth.users set created_at = now() - ${days} * interval '1 day' where id = ${user}`;

    await age(buyer.user, 29);
    await age(seller.user, 29);
    expect([await byBuyer(), await bySeller(), await byStock()]).toEqual([true, true, true]);
    await sql`update sellers set created_at = now() - interval '31 days'`;
    expect([await bySeller(), await byStock()]).toEqual([true, false]);
    await sql`update sellers set seller_type = 'verified_dealer' where id = ${sellerId}`;
    expect(await bySeller()).toBe(false);
    await age(buyer.user, 31);
    expect(await byBuyer()).toBe(false);
    await sql`update sellers set created_at = now(), seller_type = 'private'`;
    await age(seller.user, 31);
    expect([await bySeller(), await byStock()]).toEqual([false, true]);
  });
});
