import { randomUUID } from 'node:crypto';
import type { JSONValue } from 'postgres';
import { beforeAll, expect, test } from 'vitest';
import { expectRefused } from '../database/support';
import { openSearchesWorld } from './searches-world';

let world: Awaited<ReturnType<typeof openSearchesWorld>>;

beforeAll(async () => {
  world = await openSearchesWorld();
});

const times = <T extends JSONValue>(length: number, value: T): T[] =>
  Array.from({ length }, () => value);

test.each<[string, Record<string, JSONValue>]>([
  ['values repeated', { fuels: times(1501, 'petrol') }],
  [
    'terms with many values each',
    { search: 'x', terms: times(12, { fuels: times(125, 'petrol'), ulez: true }) },
  ],
])('more values than a list has are refused: %s', async (_, filters) => {
  await expectRefused(world.save(world.stranger, filters), '22023');
});

test('a plan holds no value that no condition reads', async () => {
  const filters = { search: 'zz', make_ids: times(5000, randomUUID()), terms: [{ ulez: true }] };
  const id = await world.save(world.stranger, filters);
  const [plan] = await world.sql`
    select pg_column_size(filters) as size from private.search_plans where search_id = ${id}`;
  expect(plan?.size).toBeLessThan(100);
});

test('a search that can no longer be compiled is paused, and the others go on', async () => {
  const { sql, save, stranger, newUser, match, searchOf } = world;
  const broken = await save(stranger);
  const sound = await save(await newUser());
  // Its colours are no list: array_position refuses them.
  await sql`update saved_searches set filters = '{"colours": [["red"], ["blue"]]}' where id = ${broken}`;
  await sql`update private.search_plans set is_stale = true where search_id in ${sql([broken, sound])}`;
  await match();
  expect(await searchOf(broken)).toMatchObject({ is_paused: true });
  expect(await searchOf(sound)).toMatchObject({ is_paused: false });
});

test('a model that is null is no key', async () => {
  const filters = { search: 'zz', terms: [{ models: [null] }] };
  await expect(world.save(world.stranger, filters)).resolves.toBeTruthy();
});
