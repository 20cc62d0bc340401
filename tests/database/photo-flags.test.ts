import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPeopleAndCars, addPhoto, addSeller, addUser } from './fixtures';
import { deleteAll, openDatabase, type TestDatabase } from './support';

const HASH = 'f0e1d2c3b4a59687';
/** Hashes that differ from HASH in 10 bits, and in 11. */
const COPY = 'f0e1d2c3b4a59578';
const OTHER = 'f0e1d2c3b4a59178';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  await deleteAll(database.sql, 'auth.users', 'sellers', 'vehicle_makes');
  world = await addPeopleAndCars(database.sql);
});

const add = (vehicle: string, hash: string | null) => addPhoto(database, vehicle, hash);

const flagsOf = (vehicle: string) =>
  database.sql`select rule, details from listing_flags where vehicle_id = ${vehicle} order by rule`;

describe('one seen on another seller’s listing', () => {
  let rival: string;
  beforeEach(async () => {
    const seller_id = await addSeller(database.sql, {
      user_id: await addUser(database.sql),
      name: 'Rival',
      // The check for scams holds no advert of verified dealers.
      seller_type: 'verified_dealer',
    });
    rival = await world.add({ seller_id });
  });

  test('flags a listing on sale when it is added, and a draft when it goes on sale', async () => {
    await add(world.active, HASH);
    await add(rival, COPY);
    const flag = { rule: 'photo_seen_elsewhere', details: { other: world.active } };
    expect(await flagsOf(rival)).toEqual([flag]);
    expect(await flagsOf(world.active)).toEqual([]);
    await database.sql`update vehicles set listing_status = 'draft' where id = ${rival}`;
    await database.sql`delete from listing_flags`;
    expect(await flagsOf(rival)).toEqual([]);
    await database.sql`update vehicles set listing_status = 'active' where id = ${rival}`;
    expect(await flagsOf(rival)).toEqual([flag]);
  });

  test('names the other listing in the case', async () => {
    await add(world.active, HASH);
    await add(rival, HASH);
    const [row] = await database.as(
      world.staff,
      (sql) => sql`select staff_case('listing', ${rival}) as found`,
    );
    expect(row?.found.flags).toMatchObject([
      { other: { id: world.active, seller_name: expect.any(String) } },
    ]);
  });

  test('flags nothing for another photograph, a draft’s, the seller’s own, or one without a hash', async () => {
    await add(world.active, HASH);
    await add(rival, OTHER);
    await add(world.active, null);
    await add(rival, null);
    await add(await world.add(), HASH);
    await add(world.draft, 'ffffffffffffffff');
    await add(rival, 'ffffffffffffffff');
    expect(await database.sql`select from listing_flags`).toHaveLength(0);
  });

  test('flags a listing for one of the seller’s own that staff took down', async () => {
    const down = await world.add({ listing_status: 'archived' });
    await add(down, HASH);
    await database.sql`update vehicles set taken_down_at = now() where id = ${down}`;
    await database.sql`update sellers set seller_type = 'verified_dealer'`;
    const again = await world.add();
    await add(again, COPY);
    expect(await flagsOf(again)).toEqual([
      { rule: 'photo_seen_elsewhere', details: { other: down } },
    ]);
  });

  test('flags none of the site’s own stock', async () => {
    const stock = await world.add({ seller_id: await addSeller(database.sql, { name: 'Stock' }) });
    await add(world.active, HASH);
    await add(stock, HASH);
    expect(await flagsOf(stock)).toEqual([]);
  });
});
