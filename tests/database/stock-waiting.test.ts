import { beforeEach, expect, test } from 'vitest';
import { createStockWorld } from './stock-world';
import { expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof createStockWorld>>;

beforeEach(async () => {
  database ??= await openDatabase();
  world = await createStockWorld(database);
  await database.sql`delete from private.catalogue_names`;
});

type Name = [make: string, model: string];
const car = (stock_id: string, [make, model]: Name = ['Ineos', 'Grenadier']) => ({
  stock_id,
  make,
  model,
  price: 9000,
  cells: { stock_id, make, model },
});

const wait = (cars: ReturnType<typeof car>[], { user } = world.dealer) =>
  database.keep({ user }, (as) => as`select wait_stock(${as.json(cars)})`);

const numbers = ({ user } = world.dealer) =>
  database.as({ user }, async (as) =>
    (await as`select stock_id from stock_waiting order by stock_id`).map((row) => row.stock_id),
  );

const staff = () => ({ user: world.rival.user, staff: true });

const names = (): Promise<{ names: object[]; settled: object[] }> =>
  database.as(staff(), async (as) => (await as`select waiting_names() as found`)[0]?.found);

type Settled = {
  choice: string;
  as?: (string | null)[];
  actor?: Parameters<TestDatabase['as']>[0];
};
const settle = ([make, model]: Name, { choice, as: name = [], actor = staff() }: Settled) =>
  database.keep(
    actor,
    (as) =>
      as`select settle_catalogue_name(${make}, ${model}, ${choice}, ${name[0] ?? null}, ${name[1] ?? null})`,
  );

const settledNames = () =>
  database.as(
    { user: world.dealer.user },
    async (as) => (await as`select settled_names() as found`)[0]?.found,
  );

test('the cars of a file wait in place of those of the one before, each dealer’s for themselves', async () => {
  await wait([car('A1'), car('A2')]);
  await wait([car('B1')], world.rival);
  await wait([car('A2', ['Fisker', 'Ocean']), car('A3')]);
  expect(await numbers()).toEqual(['A2', 'A3']);
  expect(await numbers(world.rival)).toEqual(['B1']);
  expect(await database.sql`select make from stock_waiting where stock_id = 'A2'`).toEqual([
    { make: 'Fisker' },
  ]);
  await wait([]);
  expect(await numbers()).toEqual([]);
});

test('only dealers let cars wait, at most 500', async () => {
  await expectRefused(wait([car('A1')], world.private));
  const many = Array.from({ length: 501 }, (_, n) => car(`A${n}`));
  await expect(wait(many)).rejects.toMatchObject({ code: '22023' });
  await wait(many.slice(1));
  expect(await numbers()).toHaveLength(500);
});

test('a car that is listed waits no more, and those of a deleted seller go', async () => {
  await wait([car('A1'), car('A2')]);
  await wait([car('A1')], world.rival);
  await world.list([{ stock_id: 'A1' }]);
  expect(await numbers()).toEqual(['A2']);
  expect(await numbers(world.rival)).toEqual(['A1']);
  await database.sql`delete from sellers where id = ${world.rival.seller}`;
  expect(await database.sql`select stock_id from stock_waiting`).toEqual([{ stock_id: 'A2' }]);
});

test('staff see how many cars of how many dealers wait for each name', async () => {
  await wait([car('A1'), car('A2', ['INEOS', ' grenadier']), car('A3', ['Ford', 'Fista'])]);
  await wait([car('B1')], world.rival);
  expect((await names()).names).toMatchObject([
    { make: 'INEOS', is_make_known: false, cars: 3, dealers: 2 },
    { make: 'Ford', model: 'Fista', is_make_known: true, cars: 1, dealers: 1 },
  ]);
});

test('others neither see nor settle names', async () => {
  await wait([car('A1')]);
  const actor = { user: world.dealer.user };
  await expectRefused(settle(['Ineos', 'Grenadier'], { choice: 'refused', actor }));
  await expectRefused(database.as(actor, (as) => as`select waiting_names()`));
  await expectRefused(database.as(actor, (as) => as`select reopen_catalogue_name('ineos', '')`));
  await expectRefused(database.as(STRANGER, (as) => as`select settled_names()`));
});

test('one press adds a make with its model, as it is to be written', async () => {
  await wait([car('A1', ['INEOS', 'GRENADIER'])]);
  await settle(['INEOS', 'GRENADIER'], { choice: 'added', as: ['Ineos', 'Grenadier'] });
  expect(
    await database.sql`select m.name as make, o.name as model from vehicle_models o
      join vehicle_makes m on m.id = o.make_id where m.name <> 'Ford'`,
  ).toEqual([{ make: 'Ineos', model: 'Grenadier' }]);
  expect((await names()).names).toEqual([]);
  const again = settle(['INEOS', 'GRENADIER'], { choice: 'added', as: ['Ineos', 'Grenadier'] });
  await expect(again).rejects.toMatchObject({ code: 'P0002' });
});

test('a model is added to its make alone, and to one of a like name not twice', async () => {
  await wait([car('A1', ['Ford', 'Focus ST']), car('A2', ['Ford', 'Fi-esta!'])]);
  await settle(['Ford', 'Focus ST'], { choice: 'added', as: ['Other', 'Focus ST'] });
  await settle(['Ford', 'Fi-esta!'], { choice: 'added', as: [null, 'fiesta'] });
  expect(await database.sql`select name from vehicle_models order by name`).toEqual([
    { name: 'Fiesta' },
    { name: 'Focus ST' },
  ]);
  expect(await settledNames()).toContainEqual({
    make_word: 'ford',
    model_word: 'fi-esta!',
    make: 'Ford',
    model: 'Fiesta',
  });
});

test('a name is the same as one of the catalogue, or is refused, until it is asked again', async () => {
  await wait([car('A1', ['Frod', 'Fista']), car('A2', ['Blue', 'Car'])]);
  await settle(['Frod', 'Fista'], { choice: 'same', as: ['Ford'] });
  // Its model is now looked up within the make.
  expect((await names()).names).toMatchObject([
    { make: 'Blue' },
    { make: 'Ford', model: 'Fista', is_make_known: true },
  ]);
  await settle(['Ford', 'Fista'], { choice: 'same', as: [null, 'Fiesta'] });
  await settle(['Blue', 'Car'], { choice: 'refused' });
  const { names: left, settled } = await names();
  expect(left).toEqual([]);
  expect(settled).toHaveLength(3);
  expect(settled[0]).toMatchObject({ choice: 'refused', staff_name: expect.any(String) });
  expect(await settledNames()).toEqual([
    { make_word: 'blue', model_word: '', make: null, model: null },
    { make_word: 'ford', model_word: 'fista', make: 'Ford', model: 'Fiesta' },
    { make_word: 'frod', model_word: '', make: 'Ford', model: null },
  ]);
  const reopen = () => database.keep(staff(), (as) => as`select reopen_catalogue_name('blue', '')`);
  await reopen();
  expect((await names()).names).toMatchObject([{ make: 'Blue', model: 'Car' }]);
  await expect(reopen()).rejects.toMatchObject({ code: 'P0002' });
});

const claim = async () => {
  await database.sql`update private.mail_outbox set due_at = now() where kind = 'waiting_cars'`;
  return (await database.sql`select claim_mail() as mail`)[0]?.mail;
};

test('a dealer is told once of the names that staff settle together, and of no other', async () => {
  await database.sql`delete from private.mail_outbox`;
  await wait([car('A1'), car('A2', ['Ford', 'Fista']), car('A3', ['Blue', 'Car'])]);
  await wait([car('B1', ['Blue', 'Car'])], world.rival);
  await settle(['Ineos', 'Grenadier'], { choice: 'added', as: ['Ineos', 'Grenadier'] });
  await settle(['Ford', 'Fista'], { choice: 'refused' });
  expect(await claim()).toMatchObject({ kind: 'waiting_cars', known: 1, refused: 1 });
  expect(await claim()).toBeNull();
});

test('a name that is settled while a mail is sent is told by another', async () => {
  await database.sql`delete from private.mail_outbox`;
  await wait([car('A1'), car('A2', ['Ford', 'Fista'])]);
  await settle(['Ineos', 'Grenadier'], { choice: 'added', as: ['Ineos', 'Grenadier'] });
  const first = await claim();
  expect(first).toMatchObject({ known: 1, refused: 0 });
  await settle(['Ford', 'Fista'], { choice: 'refused' });
  const second = await claim();
  expect(second).toMatchObject({ known: 1, refused: 1 });
  expect(second.id).not.toBe(first.id);
});

test('a make that is the same as another is told where its model is known too', async () => {
  await database.sql`delete from private.mail_outbox`;
  await wait([car('A1', ['Frod', 'Fiesta']), car('A2', ['Frod', 'Fista'])]);
  await settle(['Frod', 'Fista'], { choice: 'same', as: ['Ford'] });
  expect(await claim()).toMatchObject({ known: 1, refused: 0 });
});

test('a dealer who has listed the cars, or let them go, is told nothing', async () => {
  await database.sql`delete from private.mail_outbox`;
  await wait([car('A1')]);
  await settle(['Ineos', 'Grenadier'], { choice: 'added', as: ['Ineos', 'Grenadier'] });
  await wait([]);
  expect(await claim()).toBeNull();
});

test('a car that no file has had for 90 days waits no more', async () => {
  const days = (n: number) =>
    database.sql`update stock_waiting set seen_at = now() - make_interval(days => ${n})`;
  const forget = () => database.sql`select forget_stock_files()`;
  await wait([car('A1'), car('A2')]);
  await days(91);
  await wait([car('A1')]);
  await forget();
  expect(await numbers()).toEqual(['A1']);
  await days(89);
  await forget();
  expect(await numbers()).toEqual(['A1']);
  await days(91);
  await forget();
  expect(await numbers()).toEqual([]);
});

test.each<[string, Name, Settled]>([
  ['a make that the catalogue lacks', ['Ineos', 'Grenadier'], { choice: 'same', as: ['Ineos'] }],
  ['another make’s model', ['Ford', 'Fista'], { choice: 'same', as: [null, 'Golf'] }],
  ['a name without letters', ['Ineos', 'Grenadier'], { choice: 'added', as: ['!', 'Grenadier'] }],
  ['no choice', ['Ford', 'Fista'], { choice: 'perhaps', as: [null, 'Fiesta'] }],
])('%s settles nothing', async (_, name, settled) => {
  await wait([car('A1'), car('A2', ['Ford', 'Fista'])]);
  await expect(settle(name, settled)).rejects.toMatchObject({ code: '23514' });
  expect((await names()).names).toHaveLength(2);
});
