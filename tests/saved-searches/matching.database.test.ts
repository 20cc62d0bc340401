import type { JSONValue, Sql } from 'postgres';
import { expect, test } from 'vitest';
import { createRandom } from '@/scripts/seed/prng';
import { randomQueries } from '../database/search-queries';
import { addSearchWorld } from '../database/search-world';
import { openDatabase } from '../database/support';
import { MANY_RUNS_LIMIT, runs } from '../whole';
import { changeSomething } from './random-changes';

/** The expected state of a search: the cars of its list when last compared, and those told. */
type Expected = { list: Set<string>; pending: Set<string>; told: Set<string> };

const ROUNDS = runs(4, 5);

/** Returns the cars of each search's list, as the list itself finds them. */
async function readLists(sql: Sql, ids: string[]) {
  const rows = await sql<{ id: string; cars: string[] }[]>`
    select s.id, first.ids || array(
      select unnest(later.ids) from generate_series(100, first.total - 1, 100) page,
        private.find_vehicles(s.filters, null, 100, page::integer) later
    ) as cars
    from saved_searches s, private.find_vehicles(s.filters, null, 100, 0) first where s.id = any (${ids})`;
  return new Map(rows.map(({ id, cars }) => [id, new Set(cars)]));
}

async function readMatches(sql: Sql, told: boolean) {
  const rows = await sql<{ search_id: string; vehicle_id: string }[]>`
    select search_id, vehicle_id from saved_search_matches where (told_at is not null) = ${told}`;
  return rows.map(({ search_id, vehicle_id }) => `${search_id} ${vehicle_id}`).toSorted();
}

const pairsOf = (searches: Map<string, Expected>, which: 'pending' | 'told') =>
  [...searches]
    .flatMap(([id, expected]) => [...expected[which]].map((car) => `${id} ${car}`))
    .toSorted();

test('what is told is what comes into the list itself, once each, with jobs killed between any two steps', {
  timeout: MANY_RUNS_LIMIT,
}, async () => {
  const { sql } = await openDatabase();
  const world = await addSearchWorld(sql);
  const random = createRandom('changes of listings');
  const queries = randomQueries('saved searches', runs(60, 2000), world);
  const searches = new Map<string, Expected>();

  const [owner] = await sql<{ id: string }[]>`
    insert into private.search_subscribers (email) values ('buyer@example.test') returning id`;
  async function save(some: typeof queries) {
    const ids: string[] = [];
    for (const filters of some) {
      const [row] = await sql<{ id: string }[]>`
        insert into saved_searches (subscriber_id, query, filters, name, frequency, confirmed_at)
        values (${owner?.id ?? ''}, ${`q=${searches.size + ids.length}`}, ${sql.json(filters as Record<string, JSONValue>)},
          'Cars', 'at_once', now()) returning id`;
      if (row) ids.push(row.id);
    }
    const lists = await readLists(sql, ids);
    for (const id of ids)
      searches.set(id, { list: lists.get(id) ?? new Set(), pending: new Set(), told: new Set() });
  }

  /** Runs a step of the job, sometimes killed just before it would have been kept. */
  async function step<T>(work: (transaction: Sql) => Promise<T>): Promise<T> {
    if (random.chance(0.3))
      await sql
        .begin(async (transaction) => {
          await work(transaction as unknown as Sql);
          throw new Error('killed');
        })
        .catch((error: Error) => expect(error.message).toBe('killed'));
    return work(sql);
  }

  const matchAll = async () => {
    for (;;) {
      const rows = await step(
        (job) =>
          job<
            { taken: number }[]
          >`select match_changed_listings(${random.int(1, runs(200, 60))}) as taken`,
      );
      if (rows[0]?.taken === 0) return;
    }
  };

  type Mail = {
    id: string;
    claim: string;
    search_id: string;
    total: number;
    cars: { id: string }[];
  };
  const claim = async () =>
    (await step((job) => job<{ mail: Mail | null }[]>`select claim_mail() as mail`))[0]?.mail;
  const idsOf = (mail?: Mail | null) => mail?.cars.map(({ id }) => id);

  /** Sends all mails, some of them by a job that dies before it says so; moves what they tell. */
  const sendAll = async () => {
    await sql`update private.mail_outbox set due_at = now() where claim is null`;
    const waiting = [...searches].filter(([, { pending }]) => pending.size > 0);
    const lists = await readLists(
      sql,
      waiting.map(([id]) => id),
    );
    for (;;) {
      const mail = await claim();
      if (!mail) return;
      const expected = searches.get(mail.search_id);
      const told = [...(expected?.pending ?? [])].filter((car) =>
        lists.get(mail.search_id)?.has(car),
      );
      expect(mail.total).toBe(told.length);
      expect(told).toEqual(expect.arrayContaining(idsOf(mail) ?? []));
      if (random.chance(0.3)) {
        await sql`update private.mail_outbox set due_at = '2026-01-01', claimed_until = '2026-01-01'
          where id = ${mail.id}`;
        const again = await claim();
        expect(idsOf(again)).toEqual(idsOf(mail));
        if (again) mail.claim = again.claim;
      }
      await sql`select settle_mail(${mail.id}, ${mail.claim}, 'sent')`;
      for (const car of told) {
        expected?.told.add(car);
        expected?.pending.delete(car);
      }
    }
  };

  const later = queries.splice(0, Math.floor(queries.length / 5));
  await save(queries);
  for (let round = 0; round < ROUNDS; round += 1) {
    const changes = runs(20, 100);
    for (let n = 0; n < changes; n += 1) {
      await changeSomething(sql, random, world);
      if (n === Math.floor(changes / 2)) await save(later.splice(0, Math.ceil(later.length / 2)));
    }
    await matchAll();
    const lists = await readLists(sql, [...searches.keys()]);
    for (const [id, expected] of searches) {
      const list = lists.get(id) ?? new Set();
      const came = [...list].filter((car) => !expected.list.has(car) && !expected.told.has(car));
      expected.pending = new Set([...expected.pending, ...came].filter((car) => list.has(car)));
      expected.list = list;
    }
    expect(await readMatches(sql, false)).toEqual(pairsOf(searches, 'pending'));
    const waiting =
      await sql`select saved_search_id as id from private.mail_outbox where sent_at is null`;
    const untold = [...searches].filter(([, { pending }]) => pending.size > 0);
    expect(waiting.map(({ id }) => id)).toEqual(expect.arrayContaining(untold.map(([id]) => id)));

    for (let n = 0; n < 5; n += 1) await changeSomething(sql, random, world);
    await sendAll();
    const known = new Set((await sql`select id from vehicles`).map(({ id }) => id));
    for (const { told } of searches.values())
      for (const car of told) if (!known.has(car)) told.delete(car);
    expect(await readMatches(sql, true)).toEqual(pairsOf(searches, 'told'));
  }
  expect(pairsOf(searches, 'told').length).toBeGreaterThan(50);
});
