import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { convertPhoto } from '@/lib/photos/convert';
import { runStockPhotoJob } from '@/lib/stock/photo-job';
import { openAuthWorld } from '../auth/world';
import { addModel, addSeller, addUser, insert, VEHICLE } from '../database/fixtures';
import { scene } from '../photos/pictures';
import { openFeedServer } from './photo-server';

const { world } = openAuthWorld();

const pictures: Record<string, Buffer> = {};
const stored = new Map<string, number>();
let server: Awaited<ReturnType<typeof openFeedServer>>;
let dealer: { user: string; seller: string; car: string };
let rival: typeof dealer;

const send =
  (name: string): RequestListener =>
  (request, response) => {
    const etag = `"${pictures[name]?.length}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.setHeader('etag', etag).end(pictures[name]);
  };

const pages: Record<string, RequestListener> = {
  '/page.jpg': (_, response) => response.end('<!doctype html><title>Sign in</title>'),
  '/empty.jpg': (_, response) => response.end(),
  '/plain.jpg': (_, response) => response.end(pictures.plain),
  '/text.jpg': (_, response) => response.end('not a picture'),
  '/inside.jpg': (_, response) =>
    response
      .writeHead(302, { location: server.address('/a.jpg').replace('127.0.0.1', '127.0.0.2') })
      .end(),
};

async function person(): Promise<typeof dealer> {
  const user = await addUser(world.sql);
  const seller = await addSeller(world.sql, { user_id: user, seller_type: 'dealer' });
  const model = await addModel(world.sql, `Ford ${user.slice(0, 4)}`, 'Fiesta');
  const car = await insert(world.sql, 'vehicles', { ...VEHICLE, ...model, seller_id: seller });
  return { user, seller, car };
}

beforeAll(async () => {
  for (const [at, name] of ['a', 'b', 'c'].entries())
    pictures[name] = await scene(at + 1, 600, 400)
      .jpeg()
      .toBuffer();
  pictures.wide = await scene(9, 20_000, 210).jpeg().toBuffer();
  server = await openFeedServer(pages);
  for (const name of Object.keys(pictures)) pages[`/${name}.jpg`] = send(name);
  pages['/a.jpg?v=2'] = send('a');
  dealer = await person();
  rival = await person();
});
afterAll(() => server.close());

const asUser = <T>(user: string, work: (sql: typeof world.sql) => Promise<T>) =>
  world.sql.begin(async (sql) => {
    const claims = JSON.stringify({ role: 'authenticated', sub: user });
    await sql`select set_config('request.jwt.claims', ${claims}, true),
      set_config('request.jwt.claim.sub', ${user}, true)`;
    await sql`set local role authenticated`;
    return work(sql as unknown as typeof world.sql);
  }) as Promise<T>;

const want = (names: string[], { user, car } = dealer, row = 2) => {
  const cars = [{ listing: car, row, addresses: names.map((name) => server.address(`/${name}`)) }];
  return asUser(user, async (sql) => {
    const [answer] = await sql`select want_stock_photos(${sql.json(cars)}) as cars`;
    return answer?.cars as number;
  });
};

const told = ({ user } = dealer) =>
  asUser(user, async (sql) => (await sql`select my_stock_photos() as told`)[0]?.told);

const run = () =>
  runStockPhotoJob({
    signal: new AbortController().signal,
    once: true,
    network: server.network,
    photos: {
      convert: convertPhoto,
      store: async (photo, files) => void stored.set(photo, Object.keys(files).length),
      remove: async (photo) => void stored.delete(photo),
    },
  });

/** The names of the pictures that a car shows, in their order, with a star for the main one. */
async function shown({ car } = dealer) {
  const rows = await world.sql`
    select i.is_primary, p.address from vehicle_images i left join private.stock_photos p on p.photo_id = i.id
    where i.vehicle_id = ${car} order by i.display_order`;
  return rows.map(({ is_primary, address }) => {
    const name = address ? String(address).replace(/.*\//, '') : 'by hand';
    return is_primary ? `${name}*` : name;
  });
}

/** Makes every photograph due, as time would. */
const letTimePass = () =>
  world.sql`update private.stock_photos
    set next_try_at = now(), fetched_at = fetched_at - interval '8 days' where state <> 'failed'`;

test('the photographs of a file come in its order, unchanged ones once, and go with their address', async () => {
  expect(await want(['a.jpg', 'b.jpg'])).toBe(1);
  expect(await told()).toMatchObject({ kept: 0, waiting: 2, failed: 0 });
  await run();
  expect(await shown()).toEqual(['a.jpg*', 'b.jpg']);
  expect([...stored.values()]).toEqual([3, 3]);

  // The same file again asks for nothing, and after a day only whether they have changed.
  server.seen.length = 0;
  await want(['a.jpg', 'b.jpg']);
  await run();
  expect(server.seen).toEqual([]);
  await letTimePass();
  await run();
  expect(server.seen.toSorted()).toEqual(['/a.jpg', '/b.jpg']);
  expect(stored.size).toBe(2);

  // The order of the file, a new one and one that went.
  await want(['c.jpg', 'b.jpg', 'a.jpg']);
  await run();
  expect(await shown()).toEqual(['c.jpg*', 'b.jpg', 'a.jpg']);
  await want(['c.jpg', 'a.jpg']);
  expect(await shown()).toEqual(['c.jpg*', 'a.jpg']);

  // A new address of the same picture takes its place, and is not stored again.
  const before = stored.size;
  await want(['a.jpg?v=2', 'c.jpg']);
  expect(await shown()).toEqual(['c.jpg*', 'a.jpg']);
  await run();
  expect(await shown()).toEqual(['a.jpg?v=2*', 'c.jpg']);
  expect(stored.size).toBe(before);

  // A changed picture replaces the one of before.
  pictures.c = pictures.b ?? Buffer.alloc(0);
  await letTimePass();
  await run();
  expect(await shown()).toEqual(['a.jpg?v=2*', 'c.jpg']);
  expect(stored.size).toBe(before + 1);
});

test('one of a server without ETags is asked for again, and replaced only if it has changed', async () => {
  const newest = async () => {
    const [row] = await world.sql`
      select photo_id from private.stock_photos where address = ${server.address('/plain.jpg')}`;
    return row?.photo_id as string | null;
  };
  pictures.plain = await scene(4, 600, 400).jpeg().toBuffer();
  await want(['plain.jpg']);
  await run();
  const first = await newest();
  expect(first).not.toBeNull();
  server.seen.length = 0;
  await letTimePass();
  await run();
  expect(server.seen).toEqual(['/plain.jpg']);
  expect(await newest()).toBe(first);

  pictures.plain = await scene(5, 600, 400).jpeg().toBuffer();
  await letTimePass();
  await run();
  expect(await shown()).toEqual(['plain.jpg*']);
  expect(await newest()).not.toBe(first);
});

test('a photograph by hand is never touched, and one removed by hand stays away', async () => {
  const [hand] = await world.sql`
    insert into vehicle_images (vehicle_id, image_url, is_primary, display_order)
    values (${rival.car}, '/photos/1/1200.webp', true, 0) returning id`;
  await want(['a.jpg', 'b.jpg'], rival);
  await run();
  expect(await shown(rival)).toEqual(['by hand*', 'a.jpg', 'b.jpg']);
  await world.sql`delete from vehicle_images i using private.stock_photos p
    where p.photo_id = i.id and p.address like '%/a.jpg' and i.vehicle_id = ${rival.car}`;
  await want(['a.jpg', 'b.jpg'], rival);
  await letTimePass();
  await run();
  expect(await shown(rival)).toEqual(['by hand*', 'b.jpg']);
  await want([], rival);
  expect(await shown(rival)).toEqual(['by hand*']);
  expect(await world.sql`select id from vehicle_images where id = ${hand?.id}`).toHaveLength(1);
});

test('one that fails is named with its row and reason, tried again, and leaves the others', async () => {
  const wrong = ['page.jpg', 'empty.jpg', 'text.jpg', 'wide.jpg', 'inside.jpg', 'missing.jpg'];
  await want([...wrong, 'b.jpg'], rival, 7);
  await run();
  expect(await shown(rival)).toEqual(['by hand*', 'b.jpg']);
  const { failures, failed, waiting } = await told(rival);
  expect([failed, waiting]).toEqual([6, 0]);
  const problems = ['html', 'empty', 'type', 'dimensions', 'private', 'unreachable'];
  expect(failures.map(({ problem }: { problem: string }) => problem)).toEqual(problems);
  expect(failures[0]).toMatchObject({ row: 7, place: 1, listing: rival.car });
  expect(failures[0].next_try_at).not.toBeNull();
  expect(failures[3].next_try_at).toBeNull();

  pages['/missing.jpg'] = send('a');
  await letTimePass();
  await run();
  expect(await shown(rival)).toEqual(['by hand*', 'missing.jpg', 'b.jpg']);
  for (let tries = 0; tries < 4; tries += 1) {
    await letTimePass();
    await run();
  }
  const last = await told(rival);
  expect(last.failures.map((one: { next_try_at: null }) => one.next_try_at)).toEqual(
    Array(5).fill(null),
  );
});

test('a night writes only the photographs whose place has changed', async () => {
  pictures.c = await scene(7, 600, 400).jpeg().toBuffer();
  const own = await person();
  await want(['a.jpg', 'b.jpg', 'c.jpg'], own);
  await run();
  expect(await shown(own)).toEqual(['a.jpg*', 'b.jpg', 'c.jpg']);
  /** The versions of the rows of the car's photographs: one that is written has another. */
  const versions = async () =>
    (
      await world.sql`select id, ctid::text as version from vehicle_images where vehicle_id = ${own.car}`
    ).map(({ id, version }) => `${id} ${version}`);
  /** Number of rows that one more file writes. */
  const written = async (names: string[]) => {
    const before = new Set(await versions());
    await want(names, own);
    return (await versions()).filter((version) => !before.has(version)).length;
  };
  expect(await written(['a.jpg', 'b.jpg', 'c.jpg'])).toBe(0);
  expect(await written(['a.jpg', 'c.jpg', 'b.jpg'])).toBe(2);
  expect(await shown(own)).toEqual(['a.jpg*', 'c.jpg', 'b.jpg']);
  expect(await written(['c.jpg', 'a.jpg', 'b.jpg'])).toBe(2);
  expect(await shown(own)).toEqual(['c.jpg*', 'a.jpg', 'b.jpg']);
});

test('an export has what files named and what was added by hand, for its dealer alone', async () => {
  const photosOf = (user: string) =>
    asUser(user, async (sql) => (await sql`select my_photo_addresses() as photos`)[0]?.photos);
  const photos = await photosOf(rival.user);
  expect(Object.keys(photos)).toEqual([rival.car]);
  expect(photos[rival.car].slice(0, 2)).toEqual([
    '/photos/1/1200.webp',
    server.address('/page.jpg'),
  ]);
  expect(await photosOf(await addUser(world.sql))).toEqual({});
});

test('claims take turns among dealers, end by themselves, and leave cars that are not for sale', async () => {
  await world.sql`delete from private.stock_photos`;
  await want(Array.from({ length: 15 }, (_, n) => `x${n}.jpg`));
  await want(['y0.jpg', 'y1.jpg'], rival);
  const claim = async (limit: number) =>
    (await world.sql`select * from claim_stock_photos(${limit})`).map(({ address }) =>
      String(address).replace(/.*\//, ''),
    );
  expect((await claim(4)).toSorted()).toEqual(['x0.jpg', 'x1.jpg', 'y0.jpg', 'y1.jpg']);
  expect((await claim(2)).toSorted()).toEqual(['x2.jpg', 'x3.jpg']);
  await world.sql`update private.stock_photos set claimed_until = now() - interval '1 second'`;
  await world.sql`update vehicles set listing_status = 'archived' where id = ${dealer.car}`;
  expect((await claim(9)).toSorted()).toEqual(['y0.jpg', 'y1.jpg']);
  expect([(await told()).waiting, (await told(rival)).waiting]).toEqual([0, 2]);
});

test('nobody queues photographs for another’s car', async () => {
  expect(await want(['a.jpg'], { ...rival, user: dealer.user })).toBe(0);
  const stranger = await addUser(world.sql);
  expect(await want(['a.jpg'], { ...rival, user: stranger })).toBe(0);
  expect(await told({ ...rival, user: stranger })).toMatchObject({ kept: 0, failures: [] });
});
