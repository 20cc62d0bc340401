import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createStockWorld } from './stock-world';
import { expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof createStockWorld>>;

beforeAll(async () => {
  database = await openDatabase();
});
beforeEach(async () => {
  world = await createStockWorld(database);
});

const COUNTS = { listed: 1, changed: 1, unchanged: 0, withdrawn: 1, refused: 0 };

/** Adds the run to the history, as is done after its last step; returns its id. */
async function note() {
  const { user } = world.dealer;
  await database.keep(
    { user },
    (as) => as`select note_stock_run('stock.csv', 3, ${as.json(COUNTS)}, '[]')`,
  );
  const [run] = await runs();
  return run?.id ?? '';
}

type Run = { id: string; can_undo: boolean; undone_at: string | null; left_as_is: string[] | null };

const runs = (user = world.dealer.user): Promise<Run[]> =>
  database.as({ user }, async (as) => (await as`select my_stock_feed() as state`)[0]?.state.runs);

const undo = (run: string, user = world.dealer.user) =>
  database.keep({ user }, async (as) => (await as`select undo_stock_run(${run}) as done`)[0]?.done);

const list = async (numbers: string[], facts = {}) =>
  (await world.list(numbers.map((stock_id) => ({ stock_id, facts })))).map(({ id }) => id);

test('a run is undone whole: changed, listed, reopened and withdrawn cars are as before', async () => {
  const [changed = '', withdrawn = '', reopened = ''] = await list(['A1', 'A2', 'A3', 'A4', 'A5']);
  await world.set(reopened, { listing_status: 'archived' });
  await note();
  const before = await Promise.all([changed, withdrawn, reopened].map(world.read));

  await list(['A1'], { price: 7777, description: null, features: [] });
  const [added = ''] = await list(['B1']);
  await list(['A3'], { price: 8888 });
  await world.withdraw([withdrawn]);
  const run = await note();
  expect(await runs()).toMatchObject([{ id: run, can_undo: true }, { can_undo: true }]);

  const done = await undo(run);
  expect(new Set(done.undone)).toEqual(new Set([changed, withdrawn, reopened, added]));
  expect(done.left).toEqual([]);
  const after = await Promise.all([changed, withdrawn, reopened].map(world.read));
  const facts = (row: Record<string, unknown> | undefined) => {
    const { updated_at: _, status_changed_at: __, listed_at: ___, ...rest } = row ?? {};
    return { price: rest.price, status: rest.listing_status, text: rest.description };
  };
  expect(after.map(facts)).toEqual(before.map(facts));
  expect((await world.read(added))?.listing_status).toBe('archived');
  const [undone] = await runs();
  expect(undone).toMatchObject({ id: run, can_undo: false, left_as_is: [] });
  expect(await undo(run)).toBeNull();
});

test('a car that was changed by hand since stays, and is named', async () => {
  const [first = '', second = ''] = await list(['A1', 'A2']);
  await note();
  await list(['A1', 'A2'], { price: 7777 });
  const run = await note();
  await world.set(second, { price: 6666 });
  expect(await undo(run)).toEqual({ undone: [first], left: ['A2'] });
  expect((await world.read(second))?.price).toBe(6666);
  expect((await world.read(first))?.price).toBe(world.FACTS.price);
});

test('a run is undone by its dealer alone, within a day, and a nightly feed is paused', async () => {
  await list(['A1']);
  const run = await note();
  expect(await undo(run, world.rival.user)).toBeNull();
  await expectRefused(undo(run, world.private.user));
  await expectRefused(database.as(STRANGER, (as) => as`select undo_stock_run(${run})`));
  await database.sql`update private.stock_runs set finished_at = now() - interval '25 hours'`;
  expect(await undo(run)).toBeNull();
  await database.sql`update private.stock_runs set finished_at = now(), is_nightly = true`;
  await database.sql`insert into private.stock_feeds (seller_id, address, hour)
    values (${world.dealer.seller}, 'https://feed.example/a.csv', 3)`;
  expect((await undo(run)).undone).toHaveLength(1);
  expect(await database.sql`select is_paused from private.stock_feeds`).toEqual([
    { is_paused: true },
  ]);
});

test('what a run changed is deleted after a day, without a later run', async () => {
  await list(['A1']);
  await note();
  const pass = () => database.keep('service_role', (as) => as`select claim_stock_feed()`);
  const kept = () => database.sql`select became from private.stock_changes`;
  await pass();
  expect(await kept()).toHaveLength(1);
  await database.sql`update private.stock_changes set made_at = now() - interval '25 hours'`;
  await pass();
  expect(await kept()).toHaveLength(0);
});
