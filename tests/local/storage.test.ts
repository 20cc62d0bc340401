import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { runPhotoJob } from '@/lib/photos/job';
import { NoRealtime } from '@/lib/supabase/no-realtime';
import { apiKeys } from '@/supabase/local/api/keys';
import { signToken } from '@/supabase/local/api/tokens';
import { addPeopleAndCars, addUser, insert } from '../database/fixtures';
import { openBackend } from './backend-world';

const world = openBackend();
let people: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  people = await addPeopleAndCars(world.sql);
});

/** Returns a client's storage: of the server, of a user, or anonymous. */
function storage(who: 'server' | 'anon' | { user: string }) {
  const exp = Math.floor(Date.now() / 1000) + 600;
  const key = who === 'server' ? world.backend.secretKey : world.backend.publishableKey;
  const claims = typeof who === 'object' && { sub: who.user, role: 'authenticated', exp };
  const token = claims && signToken(claims, apiKeys(world.directory).jwtSecret);
  return createClient(world.backend.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: NoRealtime as never },
    ...(token && { accessToken: async () => token }),
  }).storage;
}

const part = Buffer.from('part');
const octets = { contentType: 'application/octet-stream', upsert: true };
const read = async (who: Parameters<typeof storage>[0], name: string) => {
  const { data } = await storage(who).from('vehicle-photos').download(name);
  return data && Buffer.from(await data.arrayBuffer()).toString();
};

test('a seller sends parts to their own folder, reads, replaces and removes them; others do not', async () => {
  const own = storage(people.owner).from('photo-uploads');
  const name = `${people.seller}/${randomUUID()}/0`;
  expect((await own.upload(name, part, octets)).error).toBeNull();
  expect((await own.upload(name, Buffer.from('again'), octets)).error).toBeNull();
  expect(await (await own.download(name)).data?.text()).toBe('again');
  const stranger = { user: await addUser(world.sql) };
  for (const who of [stranger, 'anon'] as const) {
    const theirs = storage(who).from('photo-uploads');
    expect((await theirs.upload(name, part, octets)).error).not.toBeNull();
    expect((await theirs.upload(`${people.seller}/x/0`, part, octets)).error).not.toBeNull();
    expect((await theirs.download(name)).data).toBeNull();
    await theirs.remove([name]);
  }
  expect(await (await own.download(name)).data?.text()).toBe('again');
  expect((await own.remove([name])).error).toBeNull();
  expect((await own.download(name)).data).toBeNull();
});

test('only the server writes photographs; who sees the vehicle reads them', async () => {
  const [shown, draft] = [randomUUID(), randomUUID()];
  const files = storage('server').from('vehicle-photos');
  const webp = { contentType: 'image/webp' };
  for (const [id, vehicle_id] of [
    [shown, people.active],
    [draft, people.draft],
  ] as const) {
    expect((await files.upload(`${id}/600.webp`, Buffer.from('photo'), webp)).error).toBeNull();
    await insert(world.sql, 'vehicle_images', {
      id,
      vehicle_id,
      image_url: `/photos/${id}/1200.webp`,
    });
  }
  const stranger = { user: await addUser(world.sql) };
  expect(await read('anon', `${shown}/600.webp`)).toBe('photo');
  expect(await read(stranger, `${shown}/600.webp`)).toBe('photo');
  expect(await read(people.owner, `${draft}/600.webp`)).toBe('photo');
  expect(await read('anon', `${draft}/600.webp`)).toBeNull();
  expect(await read(stranger, `${draft}/600.webp`)).toBeNull();
  for (const who of [people.owner, stranger, 'anon'] as const) {
    const theirs = storage(who).from('vehicle-photos');
    const attempt = await theirs.upload(`${shown}/600.webp`, part, { ...webp, upsert: true });
    expect(attempt.error).not.toBeNull();
    expect((await theirs.upload(`${shown}/evil.webp`, part, webp)).error).not.toBeNull();
    await theirs.remove([`${shown}/600.webp`]);
  }
  expect(await read('anon', `${shown}/600.webp`)).toBe('photo');
});

test('an unknown type, too large a file and a name that leaves the folder are refused', async () => {
  const files = storage('server').from('vehicle-photos');
  const put = async (name: string, bytes: Buffer, contentType: string) =>
    (await files.upload(name, bytes, { contentType })).error;
  const id = randomUUID();
  expect(await put(`${id}/a.svg`, part, 'image/svg+xml')).not.toBeNull();
  expect(await put(`${id}/a.webp`, Buffer.alloc(5_242_881), 'image/webp')).not.toBeNull();
  expect(await put('../../escaped.webp', part, 'image/webp')).not.toBeNull();
  expect(await put(`${id}/a.webp`, part, 'image/webp')).toBeNull();
});

test('the job removes files without a photograph and abandoned parts, and nothing else', async () => {
  const files = storage('server').from('vehicle-photos');
  const webp = { contentType: 'image/webp' };
  const [used, gone] = [randomUUID(), randomUUID()];
  for (const id of [used, gone]) {
    await insert(world.sql, 'vehicle_images', {
      id,
      vehicle_id: people.active,
      image_url: `/photos/${id}/1200.webp`,
    });
    await files.upload(`${id}/600.webp`, Buffer.from('photo'), webp);
  }
  const parts = [
    `${people.seller}/${randomUUID()}/0`,
    `${people.seller}/${randomUUID()}/0`,
  ] as const;
  const uploads = storage(people.owner).from('photo-uploads');
  for (const name of parts) await uploads.upload(name, part, octets);
  await world.sql`delete from vehicle_images where id = ${gone}`;
  await world.sql`update storage.objects set created_at = now() - interval '2 days', updated_at = now() - interval '2 days'
    where name <> ${parts[1]}`;
  await runPhotoJob({ signal: new AbortController().signal, once: true });
  expect(await read('anon', `${used}/600.webp`)).toBe('photo');
  expect(await read('server', `${gone}/600.webp`)).toBeNull();
  const left = await Promise.all(parts.map(async (name) => (await uploads.download(name)).data));
  expect(left.map(Boolean)).toEqual([false, true]);
  expect(existsSync(`${world.directory}/storage/vehicle-photos/${gone}/600.webp`)).toBe(false);
});
