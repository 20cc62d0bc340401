import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Sql, TransactionSql } from 'postgres';
import { beforeEach, describe, expect, test } from 'vitest';
import { addPeopleAndCars, addUser } from './fixtures';
import { type Actor, expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

const hashOf = (visitor: number) => visitor.toString(16).padStart(64, '0');
const SAM = hashOf(1);

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;
let sharer: { user: string };
let key: string;
let second: string;

type Changes = Record<string, string | null>;

async function share(user: string, shown = { show_notes: true, show_name: true }) {
  const row = { user_id: user, ...shown };
  const [shared] = await database.sql<{ key: string }[]>`
    insert into shared_shortlists ${database.sql(row)} returning key`;
  return shared?.key ?? '';
}

const save = (user: string, vehicle: string) =>
  database.sql`insert into favourites (user_id, vehicle_id) values (${user}, ${vehicle})`;

beforeEach(async () => {
  database ??= await openDatabase();
  world ??= await addPeopleAndCars(database.sql);
  second ??= await world.add();
  sharer = { user: await addUser(database.sql) };
  await database.sql`update auth.users set raw_user_meta_data = '{"full_name": "Ada Lovelace"}'
    where id = ${sharer.user}`;
  await save(sharer.user, world.active);
  await save(sharer.user, second);
  key = await share(sharer.user);
});

/** As the server calls it. */
const react = async (changes: Changes, { hash = SAM, vehicle = world.active, of = key } = {}) => {
  const [row] = await database.keep(
    'service_role',
    (sql) => sql<{ outcome: string }[]>`
      select react_to_shortlist(${of}, ${vehicle}, ${hash}, ${sql.json(changes)}) as outcome`,
  );
  return row?.outcome;
};

const listed = (of = key, hash = SAM) =>
  database.as(
    'service_role',
    (sql) => sql<Record<string, unknown>[]>`select * from shared_shortlist_cars(${of}, ${hash})`,
  );

const received = (actor: Actor = sharer) =>
  database.as(
    actor,
    (sql) => sql`
      select vehicle_id, visitor_name, answer, body from shortlist_reactions order by body, answer`,
  );

describe('the page of an address', () => {
  const sharerOf = (of: string) =>
    database.as('service_role', (sql) => sql`select * from shared_shortlist(${of})`);

  test('has the cars that anybody may see, and of others no more than is public', async () => {
    const draft = await world.add({ listing_status: 'draft' });
    const gone = await world.add();
    for (const vehicle of [draft, gone, world.sold]) await save(sharer.user, vehicle);
    await database.sql`update vehicles set listing_status = 'archived' where id = ${gone}`;
    const rows = await listed();
    const shown = Object.fromEntries(
      rows.map(({ vehicle_id, listing_status, make }) => [vehicle_id, [listing_status, make]]),
    );
    expect(shown).toEqual({
      [world.active]: ['active', 'Ford'],
      [second]: ['active', 'Ford'],
      [world.sold]: ['sold', 'Ford'],
      [draft]: [null, null],
      [gone]: [null, 'Ford'],
    });
    expect(rows.find(({ vehicle_id }) => vehicle_id === draft)).toMatchObject({
      year: null,
      price: null,
      image_url: null,
    });
  });

  test('has the first name only where the sharer shows it', async () => {
    expect(await sharerOf(key)).toEqual([{ user_id: sharer.user, first_name: 'Ada' }]);
    const quiet = await addUser(database.sql);
    const other = await share(quiet, { show_notes: false, show_name: false });
    expect(await sharerOf(other)).toMatchObject([{ first_name: null }]);
    expect(await sharerOf(randomUUID())).toEqual([]);
    expect(await listed(randomUUID())).toEqual([]);
  });

  test('has a note only if it is marked as shared and the sharer shows notes', async () => {
    await database.sql`update favourites set note = 'Ring first', is_note_shared = vehicle_id = ${second}
      where user_id = ${sharer.user}`;
    const notes = async () =>
      Object.fromEntries((await listed()).map(({ vehicle_id, note }) => [vehicle_id, note]));
    expect(await notes()).toEqual({ [world.active]: null, [second]: 'Ring first' });
    await database.sql`update shared_shortlists set show_notes = false where user_id = ${sharer.user}`;
    expect(await notes()).toEqual({ [world.active]: null, [second]: null });
  });

  test('has a visitor’s own reactions and nobody else’s', async () => {
    await react({ answer: 'yes' });
    await react({ body: 'Too small' }, { hash: hashOf(2) });
    const shown = async (hash: string) =>
      (await listed(key, hash)).flatMap(({ answer, body }) =>
        answer || body ? [[answer, body]] : [],
      );
    expect(await shown(SAM)).toEqual([['yes', null]]);
    expect(await shown(hashOf(2))).toEqual([[null, 'Too small']]);
    expect(await shown('')).toEqual([]);
  });

  test('says that a buyer has reserved a car', async () => {
    await database.sql`
      with thread as (insert into enquiries (seller_id, vehicle_id, buyer_name)
        select seller_id, id, 'Gus' from vehicles where id = ${second} returning id)
      insert into reservations (vehicle_id, enquiry_id, reserved_until)
      select ${second}, id, now() + interval '1 day' from thread`;
    const reserved = (await listed()).filter(({ is_reserved }) => is_reserved);
    expect(reserved.map(({ vehicle_id }) => vehicle_id)).toEqual([second]);
  });

  test('is for the server alone', async () => {
    const calls = [
      (sql: TransactionSql) => sql`select * from shared_shortlist(${key})`,
      (sql: TransactionSql) => sql`select * from private.shared_shortlist(${key})`,
      (sql: TransactionSql) => sql`select * from shared_shortlist_cars(${key}, '')`,
      (sql: TransactionSql) =>
        sql`select react_to_shortlist(${key}, ${second}, ${SAM}, '{"answer": "yes"}')`,
    ];
    for (const call of calls)
      for (const actor of [STRANGER, sharer, world.stranger])
        await expectRefused(database.as(actor, call));
  });
});

describe('react_to_shortlist', () => {
  test('a reaction is what the last changes of each field made of it', async () => {
    const field = fc.oneof(
      fc.record({ answer: fc.constantFrom('yes', 'no', null) }),
      fc.record({ body: fc.constantFrom('Too small', 'Nice', null) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(field, { maxLength: 8 }), async (changes) => {
        const owner = await addUser(database.sql);
        await save(owner, second);
        const of = await share(owner);
        let held: Changes = { answer: null, body: null };
        for (const change of changes) {
          const had = held.answer !== null || held.body !== null;
          held = { ...held, ...change };
          const has = held.answer !== null || held.body !== null;
          const expected = has ? 'saved' : had ? 'taken_back' : 'empty';
          expect(await react(change as Changes, { of, vehicle: second })).toBe(expected);
        }
        const rows = await database.sql`
          select answer, body from shortlist_reactions where user_id = ${owner}`;
        expect(rows).toEqual(held.answer || held.body ? [held] : []);
      }),
      { numRuns: 30 },
    );
  });

  test('a name goes with all that the visitor says, and with nobody else’s', async () => {
    await react({ answer: 'no' }, { hash: hashOf(2) });
    await react({ answer: 'yes' });
    await react({ body: 'Nice', name: 'Sam' }, { vehicle: second });
    expect(await received()).toEqual([
      { vehicle_id: second, visitor_name: 'Sam', answer: null, body: 'Nice' },
      { vehicle_id: world.active, visitor_name: 'Sam', answer: 'yes', body: null },
      { vehicle_id: world.active, visitor_name: null, answer: 'no', body: null },
    ]);
    await react({ answer: null });
    await react({ answer: 'no' });
    expect(await received()).toContainEqual({
      vehicle_id: world.active,
      visitor_name: 'Sam',
      answer: 'no',
      body: null,
    });
  });

  test('refuses an address that ended, and a car that is not on the list', async () => {
    expect(await react({ answer: 'yes' }, { of: randomUUID() })).toBe('gone');
    expect(await react({ answer: 'yes' }, { vehicle: world.sold })).toBe('gone');
    await database.sql`delete from shared_shortlists where user_id = ${sharer.user}`;
    expect(await react({ answer: 'yes' })).toBe('gone');
  });

  test('refuses the 21st visitor, also of two at the same time, and hears those who are there', async () => {
    for (let visitor = 1; visitor <= 19; visitor += 1)
      await react({ answer: 'yes' }, { hash: hashOf(visitor) });
    const outcomes = await Promise.all(
      [20, 21, 22].map((visitor) => react({ answer: 'no' }, { hash: hashOf(visitor) })),
    );
    expect(outcomes.sort()).toEqual(['full', 'full', 'saved']);
    expect(await react({ answer: 'yes' }, { vehicle: second })).toBe('saved');
  });

  test('the same reaction twice at once is one', async () => {
    await Promise.all([react({ answer: 'yes' }), react({ answer: 'yes' })]);
    expect(await received()).toHaveLength(1);
  });

  test('the table refuses what the form refuses', async () => {
    const refused: Changes[] = [
      { body: 'x'.repeat(141) },
      { body: '' },
      { answer: 'maybe' },
      { answer: 'yes', name: 'x'.repeat(41) },
      { answer: 'yes', name: 'S\u202eam' },
      { answer: 'yes', name: '' },
    ];
    for (const changes of refused)
      await expect(react(changes), JSON.stringify(changes)).rejects.toThrow();
    await expect(react({ answer: 'yes' }, { hash: 'Sam' })).rejects.toThrow();
    expect(await react({ body: '🚗'.repeat(140), name: '🚗'.repeat(40) })).toBe('saved');
  });
});

describe('the sharer', () => {
  const keyOf = async (sql: Sql = database.sql) => {
    const [row] = await sql<{ key: string }[]>`
      select key from shared_shortlists where user_id = ${sharer.user}`;
    return row?.key;
  };
  const renew = (actor: Actor, seen: string) =>
    database.keep(actor, async (sql) => {
      const [row] = await sql<{ done: boolean }[]>`select renew_shortlist(${seen}) as done`;
      return row?.done;
    });

  test('renews the address once for what was seen; the reactions stay', async () => {
    await react({ answer: 'yes' });
    const renewals = await Promise.all([renew(sharer, key), renew(sharer, key)]);
    expect(renewals.sort()).toEqual([false, true]);
    expect(await listed(key)).toEqual([]);
    expect(await react({ answer: 'no' })).toBe('gone');
    expect(await listed((await keyOf()) ?? '')).toHaveLength(2);
    expect(await received()).toHaveLength(1);
  });

  test('alone renews it, and chooses no key', async () => {
    expect(await renew(world.stranger, key)).toBe(false);
    await expectRefused(renew(STRANGER, key));
    expect(await keyOf()).toBe(key);
    const chosen = { key: randomUUID() };
    await expectRefused(
      database.as(sharer, (sql) => sql`update shared_shortlists set ${sql(chosen)}`),
    );
    await expectRefused(
      database.as(world.stranger, (sql) => sql`insert into shared_shortlists ${sql(chosen)}`),
    );
  });

  test('reads and deletes the reactions, and no visitor’s hash; others neither', async () => {
    await react({ answer: 'yes' });
    expect(await received(world.stranger)).toEqual([]);
    await expectRefused(received(STRANGER));
    await expectRefused(
      database.as(sharer, (sql) => sql`select visitor_hash from shortlist_reactions`),
    );
    const remove = (actor: Actor) =>
      database.keep(actor, (sql) => sql`delete from shortlist_reactions returning answer`);
    expect(await remove(world.stranger)).toEqual([]);
    expect(await remove(sharer)).toEqual([{ answer: 'yes' }]);
  });

  test('takes a car and what was said of it away with the favourite', async () => {
    await react({ answer: 'yes' });
    await react({ answer: 'no' }, { vehicle: second });
    await database.keep(
      sharer,
      (sql) => sql`delete from favourites where vehicle_id = ${world.active}`,
    );
    expect((await listed()).map(({ vehicle_id }) => vehicle_id)).toEqual([second]);
    expect(await received()).toMatchObject([{ vehicle_id: second }]);
  });

  test('ends the address and all that was said by one deletion, and with the account', async () => {
    await react({ answer: 'yes' });
    await database.keep(sharer, (sql) => sql`delete from shared_shortlists`);
    expect(await listed()).toEqual([]);
    key = await share(sharer.user);
    expect(await received()).toEqual([]);
    await react({ answer: 'yes' });
    await database.sql`delete from auth.users where id = ${sharer.user}`;
    expect(await listed()).toEqual([]);
    expect(await received()).toEqual([]);
  });
});
