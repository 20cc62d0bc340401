import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mailOutbox } from '@/lib/mail/outbox';
import { jobMakes } from '@/lib/search/job-makes';
import { runFeedJob } from '@/lib/stock/feed-job';
import { type FeedClaim, feedMail } from '@/lib/stock/feed-mail';
import { queueUpload, uploadSeller } from '@/lib/stock/uploads';
import { writeStockFile } from '@/lib/stock/write-file';
import { jobClient } from '@/lib/supabase/job-client';
import { openAuthWorld } from '../auth/world';
import { addModel, addSeller, addUser } from '../database/fixtures';

const { world } = openAuthWorld();

let dealer: { user: string; seller: string };
let token = '';

const fileOf = (numbers: number[], values: object = {}) => {
  const cars = numbers.map((number) => ({
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
  return Buffer.from(writeStockFile(cars, 'csv'));
};
const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const asUser = <T>(user: string, work: (sql: typeof world.sql) => Promise<T>) =>
  world.sql.begin(async (sql) => {
    const claims = JSON.stringify({ role: 'authenticated', sub: user });
    await sql`select set_config('request.jwt.claims', ${claims}, true),
      set_config('request.jwt.claim.sub', ${user}, true)`;
    await sql`set local role authenticated`;
    return work(sql as unknown as typeof world.sql);
  }) as Promise<T>;

const makeAddress = (mayWithdraw: boolean | null = true, user = dealer.user) =>
  asUser(user, async (sql) => {
    const [row] = await sql`select save_stock_upload(${mayWithdraw}, true) as token`;
    return row?.token as string;
  });

const stateOf = (user = dealer.user) =>
  asUser(user, async (sql) => (await sql`select my_stock_feed() as state`)[0]?.state);

const send = (bytes: Buffer, name: string | null = 'dms.csv') => queueUpload(token, bytes, name);

const run = () => {
  const database = jobClient();
  return runFeedJob({
    signal: new AbortController().signal,
    once: true,
    getMakes: () => jobMakes(database),
    getOwnFit: async () => null,
    judge: async () => {},
  });
};

const mail = async () => {
  const queue = mailOutbox<FeedClaim>();
  const claimed = await queue.claim();
  if (claimed) await queue.settle(claimed, 'sent');
  return claimed && feedMail(claimed);
};

const priceOf = async (number: number) =>
  (
    await world.sql`select v.price from vehicles v join vehicle_private p on p.vehicle_id = v.id
      where v.seller_id = ${dealer.seller} and p.stock_id = ${`A${number}`}`
  )[0]?.price;

beforeAll(async () => {
  await addModel(world.sql, 'Ford', 'Fiesta');
  const user = await addUser(world.sql);
  dealer = { user, seller: await addSeller(world.sql, { user_id: user, seller_type: 'dealer' }) };
});
beforeEach(async () => {
  await world.sql`delete from private.mail_outbox`;
  await world.sql`delete from private.stock_uploads`;
});

test('a dealer makes one secret address, which is kept as a hash, renews and ends it', async () => {
  expect(await stateOf()).toMatchObject({ upload: null });
  const first = await makeAddress(false);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(await uploadSeller(first)).toBe(dealer.seller);
  const [kept] =
    await world.sql`select to_jsonb(a)::text as row from private.stock_upload_addresses a`;
  expect(kept?.row).not.toContain(first);

  await asUser(dealer.user, (sql) => sql`select save_stock_upload(true, false)`);
  expect((await stateOf()).upload).toMatchObject({ may_withdraw: true, waiting: 0 });
  token = await makeAddress(null);
  expect((await stateOf()).upload.may_withdraw).toBe(true);
  expect([await uploadSeller(first), await uploadSeller(token)]).toEqual([null, dealer.seller]);
  expect(await queueUpload(first, fileOf([1]), null)).toBe('gone');

  const stranger = await addUser(world.sql);
  await expect(makeAddress(true, stranger)).rejects.toMatchObject({ code: '42501' });
  expect(await stateOf(stranger)).toMatchObject({ upload: null });
  for (const wrong of ['', 'x', `${token}0`, token.toUpperCase()])
    expect(await uploadSeller(wrong)).toBeNull();
});

test('a sent file is run as a nightly feed is, and stands in the history', async () => {
  expect(await send(fileOf(TEN))).toBe('queued');
  expect((await stateOf()).upload).toMatchObject({ waiting: 1 });
  await run();
  const { upload, runs } = await stateOf();
  expect(upload).toMatchObject({ waiting: 0, last_problem: null });
  expect(runs[0]).toMatchObject({
    source: 'dms.csv',
    is_pushed: true,
    is_nightly: false,
    cars: 10,
    can_undo: true,
    counts: { listed: 10, withdrawn: 0, refused: 0 },
  });
  expect(await mail()).toBeNull();
});

test('files that come at once are run in their order: the last wins, no run is lost', async () => {
  const before = (await stateOf()).runs.length;
  for (const price of [7001, 7002, 7003]) await send(fileOf(TEN, { price }), `${price}.csv`);
  await run();
  expect(await priceOf(1)).toBe(7003);
  const { runs } = await stateOf();
  expect(runs.length).toBe(before + 3);
  expect(runs.slice(0, 3).map(({ source }: { source: string }) => source)).toEqual([
    '7003.csv',
    '7002.csv',
    '7001.csv',
  ]);
});

test('a file that comes while another is run waits for it', async () => {
  await send(fileOf(TEN, { price: 7004 }));
  const database = jobClient();
  const first = await database.rpc('claim_stock_upload');
  expect(first.data).toMatchObject({ seller: dealer.seller, may_withdraw: true, tries: 1 });
  await send(fileOf(TEN, { price: 7005 }));
  expect((await database.rpc('claim_stock_upload')).data).toBeNull();
  await world.sql`update private.stock_uploads set claimed_until = null`;
  await run();
  expect(await priceOf(1)).toBe(7005);
});

test('five files wait at most', async () => {
  for (let at = 0; at < 5; at += 1) expect(await send(fileOf(TEN))).toBe('queued');
  expect(await send(fileOf(TEN))).toBe('full');
});

test('an unsafe file changes nothing and is mailed once; one that may not withdraw withdraws none', async () => {
  await send(fileOf([1, 2, 3]));
  await run();
  expect((await stateOf()).runs[0]).toMatchObject({ problem: 'shrunk', is_pushed: true });
  const said = await mail();
  expect(said?.text).toContain('A file of your system, dms.csv, was not run.');
  await send(Buffer.from('<!doctype html><title>Sign in</title>'));
  await send(Buffer.from('<!doctype html><title>Sign in</title>'));
  await run();
  expect((await stateOf()).upload.last_problem).toBe('html');
  expect((await mail())?.text).toContain('We look again when the next one comes');
  expect(await mail()).toBeNull();

  await asUser(dealer.user, (sql) => sql`select save_stock_upload(false, false)`);
  await send(fileOf(TEN.slice(0, 9)));
  await run();
  expect((await stateOf()).runs[0].counts).toMatchObject({ withdrawn: 0 });
  await asUser(dealer.user, (sql) => sql`select save_stock_upload(true, false)`);
  await send(fileOf(TEN.slice(0, 9)));
  await run();
  expect((await stateOf()).runs[0].counts).toMatchObject({ withdrawn: 1 });
});

test('one that the site fails on again and again lets those behind it pass', async () => {
  await send(fileOf(TEN.slice(0, 9)), 'bad.csv');
  await world.sql`update private.stock_uploads set tries = 3, content = 'not compressed'`;
  await send(fileOf(TEN.slice(0, 9)), 'good.csv');
  await run();
  const { runs } = await stateOf();
  expect(runs.slice(0, 2)).toMatchObject([
    { source: 'good.csv', problem: null },
    { source: 'bad.csv', problem: 'failed' },
  ]);
});

test('a sent file can be undone, and one press ends the address with the files that wait', async () => {
  await send(fileOf(TEN.slice(0, 9), { price: 7100 }));
  await run();
  const [last] = (await stateOf()).runs;
  const undone = await asUser(
    dealer.user,
    async (sql) => (await sql`select undo_stock_run(${last.id}) as done`)[0]?.done,
  );
  expect(undone.undone).toHaveLength(9);
  expect(await priceOf(1)).toBe(9001);
  await send(fileOf(TEN));
  await asUser(dealer.user, (sql) => sql`select remove_stock_upload()`);
  expect(await uploadSeller(token)).toBeNull();
  expect(await send(fileOf(TEN))).toBe('gone');
  expect(await world.sql`select from private.stock_uploads`).toHaveLength(0);
  const state = await stateOf();
  expect(state.upload).toBeNull();
  expect(state.runs[0].id).toBe(last.id);
});
