import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { expectRefused, STRANGER } from '../database/support';
import { openSearchesWorld } from './searches-world';

type World = Awaited<ReturnType<typeof openSearchesWorld>>;
let world: World;

beforeAll(async () => {
  world = await openSearchesWorld();
});

test('the same query twice is one search', async () => {
  const { save, newUser } = world;
  const person = await newUser();
  const first = await save(person, { price_max: 1 }, 'daily', 'priceMax=1');
  expect(await save(person, { price_max: 1 }, 'weekly', 'priceMax=1')).toBe(first);
  expect(await save(await newUser(), { price_max: 1 }, 'daily', 'priceMax=1')).not.toBe(first);
});

test('two tabs at once save one search, and 50 are the limit', async () => {
  const { save, newUser, sql } = world;
  const person = await newUser();
  const [one, two] = await Promise.all(
    ['a', 'b'].map(() => save(person, { price_max: 1 }, 'daily', 'priceMax=1')),
  );
  expect(one).toBe(two);
  await sql`
    insert into saved_searches (user_id, query, filters, name, frequency)
    select ${person.user}, 'n=' || n, '{}', 'Cars', 'page' from generate_series(1, 49) n`;
  await expectRefused(save(person), 'PT409');
  expect(await save(person, { price_max: 1 }, 'daily', 'priceMax=1')).toBe(one);
});

test('saving says whether the search is new; an older build gets its id alone', async () => {
  const { newUser, database } = world;
  const person = await newUser();
  const keep = async () => {
    const [row] = await database.keep(
      person,
      (as) => as`select keep_search('priceMax=2', '{"price_max": 2}', 'Cars', 'daily') as saved`,
    );
    return row?.saved;
  };
  const first = await keep();
  expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), is_new: true });
  expect(await keep()).toEqual({ id: first.id, is_new: false });
  const older = database.keep(
    person,
    (as) => as`select save_search('priceMax=2', '{}', 'Others', 'weekly') as id`,
  );
  await expect(older).resolves.toMatchObject([{ id: first.id }]);
});

test.each([
  [{ year_min: 'x' }, '22P02'],
  [{ fuels: ['steam'] }, '22P02'],
  [{ doors: Array.from({ length: 51 }, (_, n) => n) }, '22023'],
  [{ search: 'x'.repeat(300_000) }, '23514'],
])('filters that no list takes are refused: %#', async (filters, code) => {
  await expectRefused(world.save(world.stranger, filters), code);
});

test('a name is plain and of at most 80 characters', async () => {
  const { stranger, save, database } = world;
  const id = await save(stranger);
  const rename = (name: string) =>
    database.as(stranger, (as) => as`select change_saved_search(${id}, ${name}, null, null)`);
  await expectRefused(rename(''), '23514');
  await expectRefused(rename('x'.repeat(81)), '23514');
  await expectRefused(rename('a\u202eb'), '23514');
  await expect(rename('Škoda für uns')).resolves.toMatchObject([{ change_saved_search: true }]);
});

test('only its owner reads, changes, renews and deletes a search', async () => {
  const { save, owner, stranger, database } = world;
  const id = await save(owner);
  const { subscriber_id: subscriber, id: other } = await world.saveByEmail('a@example.test');
  for (const [search, of] of [
    [id, null],
    [other, subscriber],
  ] as const) {
    const [row] = await database.as(
      stranger,
      (as) => as`select
        change_saved_search(${search}, 'Mine', null, true, ${of}) as changed,
        renew_search_feed(${search}, ${of}) as token, mark_search_seen(${search}, ${of}) as seen,
        delete_saved_search(${search}, ${of}) as deleted`,
    );
    expect(row).toMatchObject({ changed: false, token: null, deleted: false });
  }
  expect(
    await database.as(stranger, (as) => as`select from saved_searches where id = ${id}`),
  ).toEqual([]);
  const [own] = await database.as(
    owner,
    (as) => as`select change_saved_search(${id}, 'Mine', 'weekly', true) as changed,
      renew_search_feed(${id}) as token, delete_saved_search(${id}) as deleted`,
  );
  expect(own).toMatchObject({
    changed: true,
    token: expect.stringMatching(/^[0-9a-f]{64}$/),
    deleted: true,
  });
});

test('a change leaves what it does not name, such as a pause by mail', async () => {
  const { save, newUser, database, searchOf } = world;
  const person = await newUser();
  const id = await save(person);
  await database.keep(person, (as) => as`select change_saved_search(${id}, p_is_paused => true)`);
  await database.keep(
    person,
    (as) => as`select change_saved_search(${id}, p_name => 'Renamed', p_frequency => 'weekly')`,
  );
  expect(await searchOf(id)).toMatchObject({
    name: 'Renamed',
    frequency: 'weekly',
    is_paused: true,
  });
});

test.each(['anon', 'signed-in'])(
  '%s people call none of the functions for the server',
  async (who) => {
    const actor = who === 'anon' ? STRANGER : world.stranger;
    const id = randomUUID();
    const call = (statement: string) => world.database.as(actor, (as) => as.unsafe(statement));
    for (const statement of [
      `select save_search_by_email('a@example.test', 'a', '{}', 'a', 'daily')`,
      `select confirm_saved_search('${id}')`,
      `select confirm_saved_search('${id}', '${id}')`,
      `select * from subscriber_searches('${id}')`,
      `select search_feed('${id}', 'a')`,
      `select stop_saved_search('${id}')`,
      `select match_changed_listings()`,
    ])
      await expectRefused(call(statement));
    if (who === 'anon') {
      for (const save of ['keep_search', 'save_search'])
        await expectRefused(call(`select ${save}('a', '{}', 'a', 'daily')`));
      await expectRefused(call('select * from my_saved_searches()'));
    }
  },
);

test('a search by e-mail is watched once confirmed, by one mail an hour for the address', async () => {
  const { saveByEmail, service, claim, settle, searchOf, sql } = world;
  await sql`delete from private.mail_outbox`;
  const saved = await saveByEmail(' Ada@Example.test', 'a=1', 'Call 07700 900321');
  expect(saved.is_confirmed).toBe(false);
  expect(await saveByEmail('ada@example.test', 'a=1')).toEqual(saved);
  const second = await saveByEmail('ada@example.test', 'a=2');
  expect(second.subscriber_id).toBe(saved.subscriber_id);
  const mail = await claim();
  expect(mail).toMatchObject({
    kind: 'confirm_search',
    search_id: saved.id,
    recipient: { address: 'ada@example.test' },
  });
  expect(JSON.stringify(mail)).not.toContain('07700');
  if (mail) await settle(mail, 'sent');
  expect(await claim()).toBeNull();
  expect(await searchOf(saved.id)).toMatchObject({ watched_since: null });
  const confirm = () => service((as) => as`select confirm_saved_search(${saved.id}) as subscriber`);
  expect(await confirm()).toMatchObject([{ subscriber: saved.subscriber_id }]);
  expect(await confirm()).toMatchObject([{ subscriber: saved.subscriber_id }]);
  expect(await searchOf(saved.id)).toMatchObject({ watched_since: expect.any(Date) });
  expect((await saveByEmail('ada@example.test', 'a=1')).is_confirmed).toBe(true);
  const rows = await service((as) => as`select * from subscriber_searches(${saved.subscriber_id})`);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ email: 'ada@example.test', new_count: 0 });
});

test('a press confirms one search: those that a stranger typed for the address wait on', async () => {
  const { saveByEmail, service, searchOf } = world;
  const email = `${randomUUID()}@example.test`;
  const strange = await saveByEmail(email);
  const own = await saveByEmail(email);
  const confirm = async (id: string, subscriber: string | null = null) =>
    (await service((as) => as`select confirm_saved_search(${id}, ${subscriber}) as subscriber`))[0]
      ?.subscriber;
  expect(await confirm(own.id)).toBe(own.subscriber_id);
  expect(await searchOf(own.id)).toMatchObject({ confirmed_at: expect.any(Date) });
  const idle = { confirmed_at: null, watched_since: null };
  expect(await searchOf(strange.id)).toMatchObject(idle);
  // The page of another address confirms none of them, nor does a search of an account get confirmed.
  const other = await saveByEmail(`${randomUUID()}@example.test`);
  expect(await confirm(strange.id, other.subscriber_id)).toBeNull();
  expect(await searchOf(strange.id)).toMatchObject(idle);
  expect(await confirm(await world.save(world.owner), other.subscriber_id)).toBeNull();
  expect(await confirm(await world.save(world.owner))).toBeNull();
  expect(await confirm(randomUUID())).toBeNull();
  expect(await confirm(strange.id, own.subscriber_id)).toBe(own.subscriber_id);
  expect(await searchOf(strange.id)).toMatchObject({ watched_since: expect.any(Date) });
});

test('a search that is not confirmed goes after 7 days, and its address with it', async () => {
  const { saveByEmail, match, sql, searchOf } = world;
  const { id, subscriber_id: subscriber } = await saveByEmail('late@example.test');
  await sql`update saved_searches set created_at = now() - interval '6 days' where id = ${id}`;
  await match();
  expect(await searchOf(id)).toBeDefined();
  await sql`update saved_searches set created_at = now() - interval '8 days' where id = ${id}`;
  await match();
  expect(await searchOf(id)).toBeUndefined();
  expect(await sql`select from private.search_subscribers where id = ${subscriber}`).toEqual([]);
});

test('the account that proves an address takes over its confirmed searches, the same one once', async () => {
  const { saveByEmail, service, save, newUser, sql } = world;
  const person = await newUser();
  const email = `${person.user}@example.test`;
  const own = await save(person, { price_max: 9000 }, 'weekly', 'same=1');
  const same = await saveByEmail(email, 'same=1');
  const other = await saveByEmail(email, 'other=1');
  for (const { id } of [same, other]) await service((as) => as`select confirm_saved_search(${id})`);
  const waiting = await saveByEmail(email, 'waiting=1');
  const searches = async () =>
    (await sql`select id from saved_searches where user_id = ${person.user} order by query`).map(
      ({ id }) => id,
    );
  await sql`update auth.users set last_sign_in_at = now() where id = ${person.user}`;
  expect(await searches()).toEqual([own]);
  await sql`update auth.users set email_confirmed_at = now() where id = ${person.user}`;
  expect(await searches()).toEqual([other.id, own]);
  expect(await world.searchOf(same.id)).toBeUndefined();
  expect(await world.searchOf(waiting.id)).toMatchObject({ subscriber_id: waiting.subscriber_id });
});

test('a feed has the cars that are still in the search, for its token alone', async () => {
  const { save, stranger, active, add, setPrice, match, service, database, sql } = world;
  const id = await save(stranger);
  await setPrice(active, 8450);
  const sold = await add({ price: 5000 });
  await match();
  await sql`update vehicles set listing_status = 'sold' where id = ${sold}`;
  const [search] = await sql`select feed_token from saved_searches where id = ${id}`;
  const read = async (token: unknown) =>
    (await service((as) => as`select search_feed(${id}, ${String(token)}) as feed`))[0]?.feed;
  expect(await read(search?.feed_token)).toMatchObject({
    name: 'Cars',
    cars: [{ id: active, price: 8450, reason: 'reduced' }],
  });
  expect(await read('0'.repeat(64))).toBeNull();
  await database.keep(stranger, (as) => as`select renew_search_feed(${id})`);
  expect(await read(search?.feed_token)).toBeNull();
  await sql`delete from vehicles where id = ${sold}`;
});

test('the link of a mail pauses its search', async () => {
  const { save, stranger, service, searchOf } = world;
  const id = await save(stranger);
  const stop = (of: string) => service((as) => as`select stop_saved_search(${of}) as stopped`);
  expect(await stop(id)).toMatchObject([{ stopped: true }]);
  expect(await searchOf(id)).toMatchObject({ is_paused: true, watched_since: null });
  expect(await stop(randomUUID())).toMatchObject([{ stopped: false }]);
});
