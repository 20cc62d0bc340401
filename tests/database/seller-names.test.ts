import { beforeAll, test } from 'vitest';
import { site } from '@/lib/site';
import { addSeller, insert } from './fixtures';
import { expectRefused, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

test.each([
  site.name,
  `${site.name} Support`,
  `The ${site.name.toUpperCase()} team`,
  'F\u00f4recourt',
])('no seller is called %s, a dealer neither', async (name) => {
  for (const seller_type of ['private', 'dealer', 'verified_dealer'])
    await expectRefused(
      insert(database.sql, 'sellers', { name, seller_type }),
      '23514',
      'sellers_name_not_the_site',
    );
});

test.each([
  'Avon Motors Ltd',
  'Avon Motors L.T.D.',
  'AVON LIMITED',
  'Avon plc',
  'Avon LLP',
  'Car Dealer',
  'Avon Dealership',
])('a private seller is not called %s, a dealer may be', async (name) => {
  await insert(database.sql, 'sellers', { name, seller_type: 'dealer' });
  const named = insert(database.sql, 'sellers', { name });
  await expectRefused(named, '23514', 'sellers_name_not_a_firm');
  const renamed = rename(await addSeller(database.sql), name);
  await expectRefused(renamed, '23514', 'sellers_name_not_a_firm');
});

const rename = (id: string, name: string) =>
  database.sql`update sellers set name = ${name} where id = ${id}`;

test.each(['Ada L', 'Forecourtney B', 'Hopper Cars', 'Avon Garage', 'Dealey P'])(
  'a private seller may be called %s',
  async (name) => {
    await insert(database.sql, 'sellers', { name });
  },
);

test('a dealer who becomes a private seller keeps a name until it changes', async () => {
  const id = await insert(database.sql, 'sellers', { name: 'Avon Ltd', seller_type: 'dealer' });
  await database.sql`update sellers set seller_type = 'private' where id = ${id}`;
  await rename(id, 'Avon Ltd');
  await expectRefused(rename(id, 'Avon Cars Ltd'), '23514', 'sellers_name_not_a_firm');
});
