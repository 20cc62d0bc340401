import { beforeEach, expect, test } from 'vitest';
import { createStockWorld } from './stock-world';
import { expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof createStockWorld>>;

beforeEach(async () => {
  database ??= await openDatabase();
  world = await createStockWorld(database);
});

const CONTENT = { headings: ['Stock'], rows: [['A1']] };

const send = (source: string, { user, seller } = world.dealer, content: object = CONTENT) =>
  database.keep({ user }, async (as) => {
    const file = { seller_id: seller, source, content: as.json(content as never) };
    await as`insert into stock_files ${as(file)}`;
  });

const sources = ({ user } = world.dealer) =>
  database.as({ user }, async (as) => {
    const rows = await as`select source from stock_files order by created_at, source`;
    return rows.map(({ source }) => source);
  });

const age = (minutes: number) =>
  database.sql`update stock_files set created_at = created_at - make_interval(mins => ${minutes})`;

test('a dealer sends files for themselves alone, a private seller none', async () => {
  await send('mine.csv');
  expect(await sources()).toEqual(['mine.csv']);
  expect(await sources(world.rival)).toEqual([]);
  await expectRefused(send('foreign.csv', { ...world.rival, user: world.dealer.user }));
  await expectRefused(send('private.csv', world.private));
});

test('a file is read for an hour, and deleted by the next one of anybody', async () => {
  await send('mine.csv');
  await age(61);
  expect(await sources()).toEqual([]);
  await send('theirs.csv', world.rival);
  expect(await database.sql`select source from stock_files`).toEqual([{ source: 'theirs.csv' }]);
});

test('the job deletes what is older than an hour', async () => {
  await send('mine.csv');
  const forget = () =>
    database.keep('service_role', async (as) => (await as`select forget_stock_files() as n`)[0]?.n);
  expect(await forget()).toBe(0);
  await age(61);
  expect(await forget()).toBe(1);
  await expectRefused(database.as(STRANGER, (as) => as`select forget_stock_files()`));
});

test('a seller has the last five files', async () => {
  for (let n = 1; n <= 7; n += 1) await send(`${n}.csv`);
  await send('theirs.csv', world.rival);
  expect(await sources()).toEqual(['3.csv', '4.csv', '5.csv', '6.csv', '7.csv']);
});

test('empty rows between the cars are kept', async () => {
  const rows = Array.from({ length: 12_000 }, (_, n) => (n % 4 ? [] : ['A1']));
  await send('gaps.csv', world.dealer, { headings: ['Stock'], rows });
  expect(await sources()).toEqual(['gaps.csv']);
});

test.each([
  [{ headings: [], rows: Array.from({ length: 12_001 }, () => []) }],
  [{ headings: 'Stock', rows: [] }],
  [{ headings: [], rows: [['x'.repeat(17 * 1024 * 1024)]] }],
])('a file of another shape or size is refused', async (content) => {
  await expectRefused(send('odd.csv', world.dealer, content), '23514');
});

const stock = (user: string, numbers: string[] = [], ids: string[] = []) =>
  database.as({ user }, async (as) => (await as`select my_stock(${numbers}, ${ids}) as s`)[0]?.s);

test('my_stock has the open listings and those that are named, of the caller alone', async () => {
  const [sold, draft] = (await world.list([{ stock_id: 'A1' }, { stock_id: 'A2' }])).map(
    ({ id }) => id,
  );
  await world.set(sold ?? '', { listing_status: 'sold' });
  await world.set(draft ?? '', { listing_status: 'draft' });
  const { car, user } = world.dealer;
  const idsOf = async (...named: [string[]?, string[]?]) =>
    (await stock(user, ...named)).cars.map(({ id }: { id: string }) => id).toSorted();
  expect(await idsOf()).toEqual([car]);
  expect(await idsOf(['A1'])).toEqual([car, sold].toSorted());
  expect(await idsOf(['a1'])).toEqual([car, sold].toSorted());
  expect(await idsOf([], [draft ?? '', world.rival.car])).toEqual([car, draft].toSorted());
});

test('my_stock has the facts as list_stock takes them, a hidden number plate too', async () => {
  const facts = { registration_number: 'AB12CDE', hide_registration: true, engine_size: 1.6 };
  await world.list([{ stock_id: 'A1', facts }]);
  const [car] = (await stock(world.dealer.user)).cars;
  expect(car).toMatchObject({ stock_id: 'A1', make: 'Ford', facts: { ...world.FACTS, ...facts } });
});

test('my_stock is null for who sells nothing, and refused to strangers', async () => {
  expect(await stock(crypto.randomUUID())).toBeNull();
  await expectRefused(database.as(STRANGER, (as) => as`select my_stock()`));
});

test('a stock number is the seller’s of its car, whoever is named', async () => {
  const { user, car, seller } = world.dealer;
  await database.keep({ user }, async (as) => {
    await as`insert into vehicle_private (vehicle_id, stock_id) values (${car}, 'A1')`;
  });
  expect(await database.sql`select stock_seller_id from vehicle_private`).toEqual([
    { stock_seller_id: seller },
  ]);
  const claim = database.as(
    { user },
    (as) => as`update vehicle_private set stock_seller_id = ${world.rival.seller}`,
  );
  await expectRefused(claim);
});

test.each([
  ['packed rows', { headings: ['Stock'], firstRow: 2, packed: 'H4sI' }, true],
  ['rows', { headings: ['Stock'], rows: [['A1']] }, true],
  ['neither', { headings: ['Stock'] }, false],
  ['packed rows that are no text', { headings: ['Stock'], packed: [] }, false],
  ['no headings', { packed: 'H4sI' }, false],
  ['more than 16 MB', { headings: ['Stock'], packed: 'x'.repeat(17 * 1024 * 1024) }, false],
])('a file of %s is stored or refused', async (_, content, isStored) => {
  const sent = send('stock.csv', world.dealer, content);
  if (isStored) await sent;
  else await expect(sent).rejects.toMatchObject({ code: '23514' });
});

test('a dealer’s own words are theirs alone, and no words but an object of limited size', async () => {
  const keep = (meanings: object, { user, seller } = world.dealer) =>
    database.keep({ user }, async (as) => {
      const row = { seller_id: seller, meanings: as.json(meanings as never) };
      await as`insert into stock_mappings ${as(row)} on conflict (seller_id) do update set meanings = excluded.meanings`;
    });
  await keep({ fuel_type: { steam: 'petrol' } });
  const read = ({ user } = world.dealer) =>
    database.as({ user }, (as) => as`select meanings from stock_mappings`);
  expect(await read()).toEqual([{ meanings: { fuel_type: { steam: 'petrol' } } }]);
  expect(await read(world.rival)).toEqual([]);
  await expectRefused(keep({}, { ...world.rival, user: world.dealer.user }));
  await expect(keep([])).rejects.toMatchObject({ code: '23514' });
  await expect(keep({ x: 'y'.repeat(60_000) })).rejects.toMatchObject({ code: '23514' });
});
