import { beforeEach, describe, expect, test } from 'vitest';
import { type Roots, type Row, verify } from '@/scripts/adverts/verify';
import { openAdvertWorld } from './advert-world';
import { addSeller, addUser } from './fixtures';
import { expectRefused, STRANGER } from './support';

const PLATE = 'AB12CDE';

const { database, world, clear, change, remove, addOfDealer, read } = await openAdvertWorld();
beforeEach(clear);

const chain = async (day = '2026-12-01') => {
  const [row] = await database.sql`select private.chain_adverts(1000, ${day}) as chained`;
  return row?.chained as number;
};

/** Reads the chain as a stranger. */
async function published(): Promise<[Roots, Map<string, Row[]>]> {
  const [row] = await database.as(STRANGER, (sql) => sql`select advert_roots() as roots`);
  const roots = row?.roots as Roots;
  const rows = new Map<string, Row[]>();
  for (const { day } of [...roots.roots, ...(roots.head ? [roots.head] : [])]) {
    const [part] = await database.as(STRANGER, (sql) => sql`select advert_chain(${day}) as rows`);
    rows.set(day, part?.rows);
  }
  return [roots, rows];
}

describe('the chain', () => {
  test('has every event once, in order, with a root for each day that is over', async () => {
    const id = await world.add({ price: 9000 });
    expect([await chain('2026-12-01'), await chain('2026-12-01')]).toEqual([1, 0]);
    await change(id, { price: 8000 });
    await change(id, { price: 7000 });
    await chain('2026-12-02');
    // The clock goes back: the chain does not.
    await change(id, { price: 6000 });
    await chain('2026-11-01');
    await chain('2026-12-05');
    const [roots, rows] = await published();
    expect(roots.roots.map(({ day, last }) => [day, last])).toEqual([
      ['2026-12-01', 1],
      ['2026-12-02', 4],
    ]);
    expect(verify(roots, rows)[0]).toBe('4 rows in order, 2 days with a root');
    const [opened] = await database.as(
      STRANGER,
      (sql) => sql`select advert_openings(${id}) as openings`,
    );
    expect(opened?.openings).toHaveLength(4);
    expect(verify(roots, rows, { openings: opened?.openings })[1]).toContain('4 events');
  });

  test('is changed, removed and added to by nobody; an event that is chained is not changed', async () => {
    const { sql } = database;
    await world.add();
    await chain();
    for (const table of ['advert_chain', 'advert_roots']) {
      await expectRefused(sql.unsafe(`update private.${table} set day = day`));
      await expectRefused(sql.unsafe(`delete from private.${table}`));
      await expectRefused(sql.unsafe(`truncate private.${table} cascade`));
    }
    await expectRefused(sql`update private.advert_events set salt = gen_random_uuid()`);
    await expectRefused(sql`update private.advert_events set sequence = 9`);
    const unchained = await world.add();
    await expectRefused(
      sql`update private.advert_events set payload = '{}' where listing_id = ${unchained}`,
    );
    for (const actor of [STRANGER, world.owner, world.staff, 'service_role'] as const)
      for (const table of ['advert_events', 'gone_adverts', 'advert_chain', 'advert_roots'])
        for (const statement of [
          `select from private.${table}`,
          `insert into private.${table} default values`,
          `delete from private.${table}`,
        ])
          await expectRefused(database.as(actor, (as) => as.unsafe(statement)));
    for (const actor of [STRANGER, world.owner, world.staff])
      await expectRefused(database.as(actor, (as) => as`select chain_adverts()`));
    await database.as('service_role', (as) => as`select chain_adverts()`);
  });

  test('two who chain at a time leave one chain', async () => {
    for (let car = 0; car < 6; car += 1) await world.add();
    await Promise.all([chain(), chain()]);
    const [roots, rows] = await published();
    expect(verify(roots, rows)[0]).toContain('6 rows');
  });

  test('begins for adverts that were there before it, with their prices', async () => {
    const id = await world.add({
      price: 9000,
      created_at: new Date('2026-10-01T00:00:00Z'),
    });
    await change(id, { price: 8500 });
    await database.sql`delete from private.advert_events`;
    await database.sql`select private.begin_adverts()`;
    await database.sql`select private.begin_adverts()`;
    const events = await read(id);
    expect(events.map(({ kind, value }) => [kind, value.price])).toEqual([
      ['listed', 9000],
      ['price', 8500],
    ]);
    expect(events[0]?.at).toEqual(new Date('2026-10-01T00:00:00Z'));
  });
});

describe('erasure', () => {
  const left = async () =>
    (await database.sql`select payload, salt from private.advert_events`).length;

  test('a deleted listing that nothing would find again goes at once, and the chain stays whole', async () => {
    const id = await world.add();
    await chain();
    await remove(id);
    expect(await left()).toBe(0);
    const [roots, rows] = await published();
    expect(verify(roots, rows)[0]).toContain('1 rows');
  });

  test('one with a plate goes after 12 months', async () => {
    await remove(await world.add({ registration_number: PLATE }));
    await chain('2026-12-01');
    expect(await left()).toBe(2);
    await database.sql`update private.gone_adverts set gone_on = '2025-11-30'`;
    await chain('2026-12-01');
    expect(await left()).toBe(0);
    const [roots, rows] = await published();
    expect(verify(roots, rows)[0]).toContain('2 rows');
  });

  test('with the account all of it goes, and its leaves lead to nothing', async () => {
    const user = await addUser(database.sql);
    const seller = await addSeller(database.sql, { user_id: user });
    await remove(await world.add({ seller_id: seller, registration_number: PLATE }));
    await world.add({ seller_id: seller, price: 4321 });
    await addOfDealer({});
    await chain();
    const [row] = await database.as({ user }, (sql) => sql`select my_data() as data`);
    const own = row?.data.advert_events;
    expect([own?.length, row?.data.gone_adverts.length]).toEqual([3, 1]);
    const [roots, rows] = await published();
    const openings = own as { sequence: number; salt: string; payload: string }[];
    expect(verify(roots, rows, { openings })[1]).toContain('3 events');
    await database.keep({ user }, (sql) => sql`select delete_account()`);
    expect(await left()).toBe(1);
    expect(await database.sql`select from private.gone_adverts`).toEqual([]);
    expect(await published()).toEqual([roots, rows]);
    expect(verify(roots, rows)[0]).toContain('4 rows');
    // Who knows all but the salt tries in vain.
    const guessed = openings.map((one) => ({
      ...one,
      salt: '00000000-0000-4000-8000-000000000000',
    }));
    expect(() => verify(roots, rows, { openings: guessed })).toThrow(/was not made of this event/);
  });
});

test('the openings of a vehicle not for sale are for nobody', async () => {
  const id = await world.add();
  await chain();
  await change(id, { listing_status: 'sold' });
  for (const actor of [STRANGER, world.owner]) {
    const [row] = await database.as(actor, (sql) => sql`select advert_openings(${id}) as openings`);
    expect(row?.openings).toBeNull();
  }
});
