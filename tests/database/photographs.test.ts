import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPeopleAndCars, addPhoto } from './fixtures';
import { type Actor, deleteAll, expectRefused, openDatabase, type TestDatabase } from './support';

const HASH = 'f0e1d2c3b4a59687';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  await deleteAll(database.sql, 'auth.users', 'sellers', 'vehicle_makes');
  world = await addPeopleAndCars(database.sql);
});

const add = (vehicle: string, hash?: string | null, upload?: string) =>
  addPhoto(database, vehicle, hash, upload);

const photosOf = (vehicle: string) => database.sql<
  { id: string; image_url: string; is_primary: boolean; display_order: number }[]
>`
  select id, image_url, is_primary, display_order from vehicle_images
  where vehicle_id = ${vehicle} order by display_order`;
const arrange = (actor: Actor, vehicle: string, ids: string[]) =>
  database.keep(actor, (sql) => sql`select arrange_vehicle_photos(${vehicle}, ${ids}::uuid[])`);

describe('adding', () => {
  test('the first photograph is the main one, each further one the last', async () => {
    const ids = [await add(world.draft), await add(world.draft), await add(world.draft)];
    const url = (id: string | undefined) => `/photos/${id}/1200.webp`;
    expect(await photosOf(world.draft)).toEqual([
      { id: ids[0], image_url: url(ids[0]), is_primary: true, display_order: 0 },
      { id: ids[1], image_url: url(ids[1]), is_primary: false, display_order: 1 },
      { id: ids[2], image_url: url(ids[2]), is_primary: false, display_order: 2 },
    ]);
  });

  test('a vehicle has 20 at most, however many are added at once', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 26 }, () => add(world.draft)));
    const refused = attempts.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(6);
    expect(refused[0]).toMatchObject({ reason: { code: 'PT409' } });
    const photos = await photosOf(world.draft);
    expect(photos.map(({ display_order }) => display_order)).toEqual([...Array(20).keys()]);
    expect(photos.filter(({ is_primary }) => is_primary)).toHaveLength(1);
  });

  test('an upload becomes one photograph of its vehicle', async () => {
    const upload = randomUUID();
    const photo = await add(world.draft, HASH, upload);
    await expectRefused(add(world.draft, HASH, upload), '23505');
    const made = (vehicle: string) =>
      database.as(
        'service_role',
        (sql) => sql`select photo_of_upload(${vehicle}, ${upload}) as id`,
      );
    expect([await made(world.draft), await made(world.active)]).toEqual([
      [{ id: photo }],
      [{ id: null }],
    ]);
  });

  test('no client calls the server’s functions or writes a row', async () => {
    for (const actor of ['anon', world.owner, world.staff] as const) {
      const id = randomUUID();
      const calls = [
        `add_vehicle_photo('${world.draft}', '${id}', '${id}')`,
        `photo_of_upload('${world.draft}', '${id}')`,
        'orphaned_photo_files(1)',
      ];
      for (const call of calls) {
        await expectRefused(database.as(actor, (sql) => sql.unsafe(`select ${call}`)));
      }
      await expectRefused(
        database.as(actor, (sql) =>
          sql.unsafe(
            `insert into vehicle_images (vehicle_id, image_url) values ('${world.draft}', '/x')`,
          ),
        ),
      );
    }
  });
});

describe('arranging', () => {
  let ids: string[];
  beforeEach(async () => {
    ids = [await add(world.draft), await add(world.draft), await add(world.draft)];
  });
  const order = async () => (await photosOf(world.draft)).map(({ id }) => ids.indexOf(id));

  test('the owner puts them in an order; the first is the main one', async () => {
    await arrange(world.owner, world.draft, ids.toReversed());
    expect(await order()).toEqual([2, 1, 0]);
    expect((await photosOf(world.draft)).map(({ is_primary }) => is_primary)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a photograph added meanwhile follows, one removed meanwhile is passed over', async () => {
    const [first = '', second = '', third = ''] = ids;
    await arrange(world.owner, world.draft, [third, first]);
    expect(await order()).toEqual([2, 0, 1]);
    await database.sql`delete from vehicle_images where id = ${first}`;
    await arrange(world.owner, world.draft, [first, second, third, second]);
    expect(await order()).toEqual([1, 2]);
    expect(await photosOf(world.draft)).toMatchObject([
      { id: second, is_primary: true, display_order: 0 },
      { id: third, is_primary: false, display_order: 1 },
    ]);
  });

  test('another’s vehicle is refused, another’s photograph passed over, and nothing lost', async () => {
    const foreign = await add(world.active);
    for (const actor of [world.stranger, world.staff]) {
      await expectRefused(arrange(actor, world.draft, ids.toReversed()), 'PT409');
    }
    await arrange(world.owner, world.draft, [foreign, ...ids]);
    expect(await order()).toEqual([0, 1, 2]);
    expect(await photosOf(world.active)).toMatchObject([{ id: foreign, is_primary: true }]);
  });

  test('when the main photograph is removed, the next one is the main one', async () => {
    const remove = (actor: Actor, id = '') =>
      database.keep(actor, (sql) => sql`delete from vehicle_images where id = ${id} returning id`);
    expect(await remove(world.stranger, ids[0])).toHaveLength(0);
    expect(await remove(world.owner, ids[0])).toHaveLength(1);
    expect(await photosOf(world.draft)).toMatchObject([
      { id: ids[1], is_primary: true },
      { id: ids[2] },
    ]);
    await database.sql`delete from vehicles where id = ${world.draft}`;
    expect(await photosOf(world.draft)).toEqual([]);
    expect(await database.sql`select from private.photo_fingerprints`).toHaveLength(0);
  });
});

describe('files in storage', () => {
  const object = (bucket_id: string, name: string, age = '2 days') =>
    database.sql`insert into storage.objects (bucket_id, name, created_at, updated_at)
      values (${bucket_id}, ${name}, now() - ${age}::interval, now() - ${age}::interval)`;
  const names = (actor: Actor) =>
    database.as(actor, async (sql) =>
      (await sql`select name from storage.objects order by name`).map(({ name }) => name),
    );
  beforeEach(() => database.sql`delete from storage.objects`);

  test('are seen where their vehicle is; parts by who sent them', async () => {
    const [shown, hidden] = [await add(world.active), await add(world.draft)];
    const files = [`${shown}/600.webp`, `${hidden}/600.webp`];
    for (const file of files) await object('vehicle-photos', file);
    await object('vehicle-photos', 'not-a-uuid/600.webp');
    const part = `${world.seller}/${randomUUID()}/0`;
    await object('photo-uploads', part);
    expect(await names('anon')).toEqual([files[0]]);
    expect(await names(world.stranger)).toEqual([files[0]]);
    expect(await names(world.owner)).toEqual([...files, part].sort());
  });

  test('are written by their seller in the own folder of uploads, and nowhere else', async () => {
    const write = (actor: Actor, bucket: string, name: string) =>
      database.as(
        actor,
        (sql) => sql`insert into storage.objects (bucket_id, name) values (${bucket}, ${name})`,
      );
    const photo = await add(world.active);
    const upload = randomUUID();
    await write(world.owner, 'photo-uploads', `${world.seller}/${upload}/14`);
    for (const name of [`${upload}/15`, `${upload}/0.html`, 'a/0', `${upload}/0/1`, '../x/0']) {
      await expectRefused(write(world.owner, 'photo-uploads', `${world.seller}/${name}`));
    }
    await expectRefused(write(world.owner, 'photo-uploads', `${randomUUID()}/${upload}/0`));
    await expectRefused(write(world.owner, 'vehicle-photos', `${photo}/evil.webp`));
    await expectRefused(write(world.owner, 'vehicle-photos', `${world.seller}/${upload}/0`));
    for (const actor of ['anon', world.stranger] as const) {
      await expectRefused(write(actor, 'photo-uploads', `${world.seller}/${upload}/0`));
    }
    await object('vehicle-photos', `${photo}/600.webp`);
    const change = (actor: Actor, sql: string) => database.as(actor, (run) => run.unsafe(sql));
    for (const statement of [
      'update storage.objects set name = name',
      'delete from storage.objects',
    ]) {
      expect(await change(world.owner, `${statement} returning id`)).toHaveLength(0);
      expect(await change(world.stranger, `${statement} returning id`)).toHaveLength(0);
    }
  });

  test('a folder of uploads holds 450 parts', async () => {
    const upload = () =>
      database.as(world.owner, async (sql) => {
        const name = `${world.seller}/${randomUUID()}/0`;
        await sql`insert into storage.objects (bucket_id, name) values ('photo-uploads', ${name})`;
      });
    await database.sql`insert into storage.objects (bucket_id, name)
      select 'photo-uploads', ${`${world.seller}/`} || gen_random_uuid() || '/0' from generate_series(1, 449)`;
    await upload();
    await object('photo-uploads', `${world.seller}/${randomUUID()}/0`);
    await expectRefused(upload());
  });

  test('are orphans without a photograph, or a day after an upload was abandoned', async () => {
    const photo = await add(world.active);
    await object('vehicle-photos', `${photo}/600.webp`);
    await object('vehicle-photos', 'gone/600.webp', '2 hours');
    await object('vehicle-photos', 'just-made/600.webp', '5 minutes');
    await object('photo-uploads', `${world.seller}/old/0`, '25 hours');
    await object('photo-uploads', `${world.seller}/new/0`, '23 hours');
    const orphans = (limit: number) =>
      database.as('service_role', (sql) => sql`select * from orphaned_photo_files(${limit})`);
    expect(await orphans(9)).toEqual([
      { bucket: 'photo-uploads', name: `${world.seller}/old/0` },
      { bucket: 'vehicle-photos', name: 'gone/600.webp' },
    ]);
    expect(await orphans(1)).toHaveLength(1);
  });
});
