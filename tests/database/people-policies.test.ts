import { beforeAll, describe, expect, test } from 'vitest';
import { addPeopleAndCars, addSeller, insert } from './fixtures';
import { type Actor, expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

describe('profiles', () => {
  test('are made for each account and are its own', async () => {
    const read = (actor: Actor) => database.as(actor, (sql) => sql`select id from profiles`);
    expect(await read(world.owner)).toEqual([{ id: world.owner.user }]);
    expect(await read(world.staff)).toEqual([{ id: world.staff.user }]);
    await expectRefused(read(STRANGER));
  });

  test('nobody changes the profile of another', async () => {
    const changed = await database.as(
      world.owner,
      (sql) => sql`update profiles set email_notifications = false returning id`,
    );
    expect(changed).toEqual([{ id: world.owner.user }]);
    await expectRefused(
      database.as(world.owner, (sql) => sql`update profiles set created_at = now()`),
    );
  });
});

describe('sellers', () => {
  const read = (actor: Actor) =>
    database.as(actor, async (sql) => {
      const rows = await sql<{ id: string }[]>`select id from sellers`;
      return rows.map((row) => row.id);
    });

  test('show while they sell something, and always to themselves and staff', async () => {
    const idle = await addSeller(database.sql, { user_id: world.stranger.user });
    expect(await read(STRANGER)).toEqual([world.seller]);
    expect(await read(world.owner)).toEqual([world.seller]);
    expect((await read(world.stranger)).sort()).toEqual([world.seller, idle].sort());
    expect((await read(world.staff)).sort()).toEqual([world.seller, idle].sort());
    await database.sql`delete from sellers where id = ${idle}`;
  });

  test('are opened by a signed-in person, once, for oneself', async () => {
    const open = (actor: Actor, values = {}) =>
      database.as(actor, async (sql) => {
        const row = { name: 'Grace Hopper', ...values };
        const [made] = await sql`insert into sellers ${sql(row)} returning id, seller_type`;
        const [mine] = await sql`select my_seller_id() as id`;
        return { made, mine };
      });
    const { made, mine } = await open(world.stranger);
    expect(made).toEqual({ id: mine?.id, seller_type: 'private' });
    await expectRefused(open(world.owner), '23505', 'sellers_user_id_key');
    await expectRefused(open(STRANGER));
    await expectRefused(open(world.stranger, { user_id: world.staff.user }));
    await expectRefused(open(world.stranger, { seller_type: 'dealer' }));
  });

  test('are changed by themselves and staff', async () => {
    const rename = (actor: Actor) =>
      database.as(actor, (sql) => sql`update sellers set name = 'New name' returning id`);
    expect(await rename(world.owner)).toHaveLength(1);
    expect(await rename(world.staff)).toHaveLength(1);
    expect(await rename(world.stranger)).toHaveLength(0);
    await expectRefused(rename(STRANGER));
  });

  test('do not decide what kind of seller they are: staff do', async () => {
    await expectRefused(
      database.as(world.owner, (sql) => sql`update sellers set seller_type = 'dealer'`),
    );
    await expectRefused(
      database.as(world.staff, (sql) => sql`update sellers set seller_type = 'dealer'`),
    );
    const decide = (actor: Actor) =>
      database.as(actor, async (sql) => {
        await sql`select set_seller_type(${world.seller}, 'verified_dealer')`;
        return sql`select distinct seller_type from vehicles where seller_id = ${world.seller}`;
      });
    expect(await decide(world.staff)).toEqual([{ seller_type: 'verified_dealer' }]);
    await expectRefused(decide(world.owner));
    await expectRefused(decide(STRANGER));
  });

  test('cannot become staff by what they write about themselves', async () => {
    const claimed = await database.as(world.stranger, async (sql) => {
      const claims = { sub: world.stranger.user, user_metadata: { role: 'staff' }, role: 'staff' };
      await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
      return sql`select id from listing_flags union all select id from vehicles where listing_status = 'draft'`;
    });
    expect(claimed).toEqual([]);
  });
});

describe('seller_contacts', () => {
  beforeAll(async () => {
    await database.sql`
      insert into seller_contacts (seller_id, phone) values (${world.seller}, '+44 113 496 0000')`;
  });

  const read = (actor: Actor) =>
    database.as(actor, (sql) => sql`select phone from seller_contacts`);
  const change = (actor: Actor) =>
    database.as(actor, (sql) => sql`update seller_contacts set email = 'a@b.example' returning 1`);

  test('are for the owner and staff', async () => {
    expect(await read(world.owner)).toHaveLength(1);
    expect(await read(world.staff)).toHaveLength(1);
    expect(await read(world.stranger)).toHaveLength(0);
    await expectRefused(read(STRANGER));
  });

  test('are changed by the owner', async () => {
    expect(await change(world.owner)).toHaveLength(1);
    expect(await change(world.staff)).toHaveLength(0);
    expect(await change(world.stranger)).toHaveLength(0);
    await expectRefused(change(STRANGER));
  });

  test('cannot be added to another seller', async () => {
    const add = (actor: Actor) =>
      database.as(
        actor,
        (sql) =>
          sql`insert into seller_contacts (seller_id, phone) values (${world.seller}, '07700 900000')`,
      );
    await expectRefused(add(world.stranger));
    await expectRefused(add(world.owner), '23505');
  });
});

describe('favourites', () => {
  const add = (actor: Actor, row: Record<string, string>) =>
    database.as(actor, (sql) => sql`insert into favourites ${sql(row)} returning user_id`);

  test('are added, read and removed by their owner', async () => {
    expect(await add(world.stranger, { vehicle_id: world.active })).toEqual([
      { user_id: world.stranger.user },
    ]);
    await expectRefused(add(STRANGER, { vehicle_id: world.active }));
    await expectRefused(
      add(world.stranger, { vehicle_id: world.active, user_id: world.owner.user }),
    );
  });

  test('are nobody else’s business', async () => {
    await database.sql`
      insert into favourites (user_id, vehicle_id) values (${world.stranger.user}, ${world.active})`;
    const read = (actor: Actor) => database.as(actor, (sql) => sql`select * from favourites`);
    const remove = (actor: Actor) =>
      database.as(actor, (sql) => sql`delete from favourites returning vehicle_id`);
    expect(await read(world.stranger)).toHaveLength(1);
    expect(await read(world.owner)).toHaveLength(0);
    expect(await read(world.staff)).toHaveLength(0);
    await expectRefused(read(STRANGER));
    expect(await remove(world.owner)).toHaveLength(0);
    expect(await remove(world.stranger)).toHaveLength(1);
  });
});

test('an account that goes takes everything with it', async () => {
  const gone = await database.as('service_role', async (sql) => {
    await sql`reset role`;
    await insert(sql as never, 'vehicle_images', { vehicle_id: world.active, image_url: '/a.jpg' });
    await sql`delete from auth.users where id = ${world.owner.user}`;
    return sql`select id from vehicles union all select id from sellers
               union all select id from profiles where id = ${world.owner.user}
               union all select id from vehicle_images`;
  });
  expect(gone).toEqual([]);
});
