import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailOutbox } from '@/lib/mail/outbox';
import { costListings } from '@/lib/running-costs/cost-listings';
import { jobMakes } from '@/lib/search/job-makes';
import { runFeedJob } from '@/lib/stock/feed-job';
import { type FeedClaim, feedMail } from '@/lib/stock/feed-mail';
import { writeStockFile } from '@/lib/stock/write-file';
import { jobClient } from '@/lib/supabase/job-client';
import { latestOwnFit } from '@/lib/valuation/latest-own-fit';
import { valueListings } from '@/lib/valuation/value-listings';
import { openAuthWorld } from '../auth/world';
import { addModel, addSeller, addUser, insert, VEHICLE } from '../database/fixtures';
import { openFeedServer } from './photo-server';

const { world } = openAuthWorld();

let server: Awaited<ReturnType<typeof openFeedServer>>;
let dealer: { user: string; seller: string };
let rival: typeof dealer & { car: string };
let file = '';
let answer: RequestListener;

const cars = (numbers: number[], values: object = {}) =>
  numbers.map((number) => ({
    stock_id: `A${number}`,
    hide_registration: false,
    make: 'Ford',
    model: 'Fiesta',
    year: 2019,
    fuel_type: 'petrol' as const,
    transmission: 'manual' as const,
    body_type: 'hatchback' as const,
    mileage: 31_000,
    condition: 'good' as const,
    price: 9000 + number,
    postcode: 'LS1 4AP',
    ...values,
  }));
const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const feedOf = (numbers: number[], values?: object) => writeStockFile(cars(numbers, values), 'csv');

async function asUser<T>(user: string, work: (sql: typeof world.sql) => Promise<T>): Promise<T> {
  const result = await world.sql.begin(async (sql) => {
    const claims = JSON.stringify({ role: 'authenticated', sub: user });
    await sql`select set_config('request.jwt.claims', ${claims}, true),
      set_config('request.jwt.claim.sub', ${user}, true)`;
    await sql`set local role authenticated`;
    return work(sql as unknown as typeof world.sql);
  });
  return result as T;
}

const save = ({ withdraw = true, isPaused = false, hour = 0, user = dealer.user } = {}) =>
  asUser(
    user,
    (sql) =>
      sql`select save_stock_feed(${server.address('/feed.csv')}, ${hour}, ${withdraw}, ${isPaused})`,
  );

const stateOf = (user = dealer.user) =>
  asUser(user, async (sql) => (await sql`select my_stock_feed() as state`)[0]?.state);

/** The last run's problem, or what it did. */
async function lastRun() {
  const { runs } = await stateOf();
  const { problem, counts } = runs[0];
  return problem ?? counts;
}

const run = () => {
  const database = jobClient();
  return runFeedJob({
    signal: new AbortController().signal,
    once: true,
    network: server.network,
    getMakes: () => jobMakes(database),
    getOwnFit: () => latestOwnFit(database),
    judge: async (ids) => {
      const own = await latestOwnFit(database);
      await Promise.all([valueListings(database, ids, own), costListings(database, ids, own)]);
    },
  });
};

/** Lets a day go by for the feed, and runs it. */
async function nextNight(content: string) {
  file = content;
  await world.sql`update private.stock_feeds set done_on = done_on - 1, next_try_at = now()`;
  await world.sql`update vehicle_private set withdrawn_at = withdrawn_at - interval '2 days'`;
  await run();
  return lastRun();
}

const open = async () =>
  (
    await world.sql`select p.stock_id from vehicles v join vehicle_private p on p.vehicle_id = v.id
      where v.seller_id = ${dealer.seller} and v.listing_status = 'active' order by p.stock_id collate "C"`
  ).map(({ stock_id }) => stock_id);

const mails = async () => {
  const queue = mailOutbox<FeedClaim>();
  const claimed = await queue.claim();
  if (claimed) await queue.settle(claimed, 'sent');
  return claimed && feedMail(claimed);
};

beforeAll(async () => {
  server = await openFeedServer({ '/feed.csv': (...given) => answer(...given) });
  const model = await addModel(world.sql, 'Ford', 'Fiesta');
  const person = async () => {
    const user = await addUser(world.sql);
    const seller = await addSeller(world.sql, { user_id: user, seller_type: 'dealer' });
    return { user, seller };
  };
  dealer = await person();
  rival = { ...(await person()), car: '' };
  rival.car = await insert(world.sql, 'vehicles', {
    ...VEHICLE,
    ...model,
    seller_id: rival.seller,
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  answer = (_, response) => response.end(file);
  await world.sql`delete from private.mail_outbox`;
});

test('a kept feed is run at once, then once a day, as by hand', async () => {
  file = feedOf(TEN);
  await save();
  expect(await stateOf()).toMatchObject({
    feed: { hour: 0, may_withdraw: true, is_waiting: true },
  });
  await run();
  expect(await lastRun()).toEqual({
    listed: 10,
    changed: 0,
    unchanged: 0,
    withdrawn: 0,
    refused: 0,
  });
  expect(await open()).toHaveLength(10);
  const valued = await world.sql`select from vehicle_valuations where vehicle_id in (
    select id from vehicles where seller_id = ${dealer.seller})`;
  expect(valued).toHaveLength(10);

  server.seen.length = 0;
  await run();
  expect(server.seen).toEqual([]);
  expect(await nextNight(feedOf(TEN))).toMatchObject({ unchanged: 10, listed: 0, changed: 0 });
  const night = `${feedOf([2, 3, 4, 5, 6, 7, 8, 9, 11])}${feedOf([10], { price: 'many' }).split('\r\n')[1]}`;
  expect(await nextNight(night)).toEqual({
    listed: 1,
    changed: 0,
    unchanged: 8,
    withdrawn: 1,
    refused: 1,
  });
  expect(await open()).toEqual(['A10', 'A11', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9']);
  expect((await stateOf()).runs[0].problems).toMatchObject([{ row: 11, column: 'price' }]);
  expect(await mails()).toBeNull();
  expect((await stateOf(rival.user)).runs).toEqual([]);
});

test.each<[string, () => string | Buffer, string]>([
  ['that shrinks to nothing', () => feedOf([]), 'empty'],
  ['that shrinks', () => feedOf([2, 3, 4]), 'shrunk'],
  ['that doubles', () => feedOf(Array.from({ length: 40 }, (_, n) => n + 1)), 'doubled'],
  ['that is a web page', () => '<!doctype html><title>Sign in</title>', 'html'],
  ['without its prices', () => feedOf(TEN).replace('price', 'colour code'), 'columns'],
  ['whose letters are broken', () => feedOf(TEN).replaceAll('Ford', 'F\ufffdrd'), 'mistakes'],
  [
    'of another dealer',
    () => feedOf([101, 102, 103, 104, 105, 106, 107, 108, 109, 110]),
    'foreign',
  ],
  ['that is too large', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'size'],
])('a feed %s changes nothing and is mailed once', async (_, content, problem) => {
  await world.sql`update private.stock_feeds set last_problem = null`;
  const before = await open();
  answer = (_request, response) => response.end(content());
  expect(await nextNight('')).toBe(problem);
  expect(await open()).toEqual(before);
  const mail = await mails();
  expect(mail?.subject).toBe('Your stock feed needs you: nothing was changed');
  expect(await nextNight('')).toBe(problem);
  expect(await mails()).toBeNull();
});

test('a car of an unknown name waits for staff’s nod, and is listed by the next night', async () => {
  const grenadier = feedOf([12], { make: 'Ineos', model: 'Grenadier' }).split('\r\n')[1];
  const night = `${feedOf(TEN)}${grenadier}`;
  answer = (_, response) => response.end(file);
  expect(await nextNight(night)).toMatchObject({ refused: 0, waiting: 1 });
  const waiting = () =>
    asUser(dealer.user, (sql) => sql`select stock_id, make, price from stock_waiting`);
  expect(await waiting()).toEqual([{ stock_id: 'A12', make: 'Ineos', price: 9012 }]);
  const staff = await addUser(world.sql);
  await world.sql.begin(async (sql) => {
    const claims = {
      role: 'authenticated',
      sub: staff,
      aal: 'aal2',
      app_metadata: { role: 'staff' },
    };
    await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('request.jwt.claim.sub', ${staff}, true)`;
    await sql`set local role authenticated`;
    await sql`select settle_catalogue_name('Ineos', 'Grenadier', 'added', 'Ineos', 'Grenadier')`;
  });
  expect(await nextNight(night)).toMatchObject({ listed: 1, refused: 0 });
  expect(await waiting()).toEqual([]);
  expect(await open()).toContain('A12');
  await world.sql`delete from vehicles where seller_id = ${dealer.seller}
    and id in (select vehicle_id from vehicle_private where stock_id = 'A12')`;
});

test('a server that does not answer is asked again, then its dealer is mailed', async () => {
  const before = (await stateOf()).runs.length;
  await world.sql`update private.stock_feeds set last_problem = null, done_on = done_on - 1`;
  answer = (_, response) => response.writeHead(503).end();
  for (let tries = 0; tries < 3; tries += 1) {
    expect((await stateOf()).feed.tries).toBe(tries);
    await world.sql`update private.stock_feeds set next_try_at = now()`;
    await run();
    expect(await mails()).toBeNull();
  }
  expect((await stateOf()).runs.length).toBe(before);
  await world.sql`update private.stock_feeds set next_try_at = now()`;
  await run();
  expect(await lastRun()).toBe('unreachable');
  expect((await mails())?.text).toContain('No file came from the address');
});

test('a feed that is paused, before its hour, or taken away is not fetched', async () => {
  server.seen.length = 0;
  await save({ isPaused: true });
  await nextNight('');
  await save();
  await world.sql`update private.stock_feeds set hour = 23`;
  const [{ hour } = { hour: 0 }] = await world.sql`
    select extract(hour from now() at time zone 'Europe/London')::integer as hour`;
  if (hour < 23) await nextNight('');
  await asUser(dealer.user, (sql) => sql`select remove_stock_feed()`);
  await run();
  expect(server.seen).toEqual([]);
  expect((await stateOf()).feed).toBeNull();
});

test('a feed is for dealers, with an https address, and never acts for another seller', async () => {
  const user = await addUser(world.sql);
  await expect(save({ user })).rejects.toMatchObject({ code: '42501' });
  const bad = asUser(
    dealer.user,
    (sql) => sql`select save_stock_feed('http://x.example/', 3, false, false)`,
  );
  await expect(bad).rejects.toMatchObject({ code: '23514' });
  const database = jobClient();
  const call = { p_seller_id: dealer.seller, p_step: 'withdraw', p_args: { ids: [rival.car] } };
  expect((await database.rpc('run_stock_step', call)).data).toEqual([]);
  const facts = { row: 2, stock_id: null, listing: rival.car, facts: { price: 1 } };
  const listed = { p_seller_id: dealer.seller, p_step: 'list', p_args: { cars: [facts] } };
  expect((await database.rpc('run_stock_step', listed)).data).toMatchObject([
    { became: 'refused' },
  ]);
  const step = asUser(
    dealer.user,
    (sql) => sql`select run_stock_step(${rival.seller}, 'stock', '{}')`,
  );
  await expect(step).rejects.toMatchObject({ code: '42501' });
});
