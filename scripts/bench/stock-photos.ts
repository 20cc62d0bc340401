import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import postgres, { type Sql } from 'postgres';
import sharp from 'sharp';
import { photoStore } from '../../lib/photos/job-store';
import { INTERNET } from '../../lib/stock/guarded-fetch';
import { runStockPhotoJob } from '../../lib/stock/photo-job';
import { jobClient } from '../../lib/supabase/job-client';
import type { BenchBackend } from './backend';
import { atMost, type Row } from './table';

const CARS = 60;
const PHOTOS = 10;
const SECONDS = 600;
const PICTURE = fileURLToPath(new URL('../../public/readme/vehicles.jpg', import.meta.url));
const HOST = '127.0.0.1';

/** Gives a dealer an account and queues photographs of their cars at these addresses. */
async function wantPhotos(sql: Sql, address: (path: string) => string) {
  const user = randomUUID();
  await sql`insert into auth.users (id, email) values (${user}, 'stock@example.test')`;
  const [dealer] = await sql<{ id: string }[]>`
    update public.sellers set user_id = ${user} where id = (
      select s.id from public.sellers s join public.vehicles v on v.seller_id = s.id
      where s.seller_type <> 'private' and s.user_id is null and v.listing_status = 'active'
      group by s.id order by count(*) desc limit 1
    ) returning id`;
  const cars = await sql<{ id: string }[]>`
    select id from public.vehicles where seller_id = ${dealer?.id ?? ''} and listing_status = 'active'
    order by id limit ${CARS}`;
  const wanted = cars.map(({ id }, row) => ({
    listing: id,
    row,
    addresses: Array.from({ length: PHOTOS }, (_, nth) => address(`/${row}-${nth}.jpg`)),
  }));
  await sql.begin(async (run) => {
    const claims = JSON.stringify({ role: 'authenticated', sub: user });
    await run`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${user}, true)`;
    await run`set local role authenticated`;
    await run`select public.want_stock_photos(${run.json(wanted)})`;
  });
  return { dealer: dealer?.id ?? '', count: cars.length * PHOTOS };
}

/** Measures one process that fetches, checks, re-encodes and stores the photographs of a dealer's file. */
export async function measureStockPhotos(backend: BenchBackend): Promise<Row> {
  Object.assign(process.env, {
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
  });
  const picture = await sharp(PICTURE).resize(1600, 1200).jpeg({ quality: 85 }).toBuffer();
  // What follows the picture's end makes each file another one.
  const server = createServer(({ url }, response) =>
    response.end(Buffer.concat([picture, Buffer.from(String(url))])),
  );
  await once(server.listen(0, HOST), 'listening');
  const { port } = server.address() as AddressInfo;
  const sql = postgres(backend.databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  try {
    const { dealer, count } = await wantPhotos(sql, (path) => `http://${HOST}:${port}${path}`);
    const started = performance.now();
    await runStockPhotoJob({
      signal: new AbortController().signal,
      once: true,
      network: { ...INTERNET, isPublic: () => true, isPort: () => true },
      photos: photoStore(jobClient()),
    });
    const seconds = (performance.now() - started) / 1000;
    const [row] = await sql<{ live: number }[]>`
      select count(*)::integer as live from public.vehicle_images i
      join public.vehicles v on v.id = i.vehicle_id where v.seller_id = ${dealer}`;
    if (row?.live !== count) throw new Error(`${row?.live} of ${count} photographs are live.`);
    return atMost(`${count} photographs of ${count / PHOTOS} cars of a stock file`, {
      value: seconds,
      limit: SECONDS,
      unit: 's',
    });
  } finally {
    server.close();
    await sql.end({ timeout: 5 });
  }
}
