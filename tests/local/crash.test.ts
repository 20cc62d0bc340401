import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, startBackend } from '@/supabase/local/backend';
import { MIGRATIONS, SITE_URL, scratchDirectory } from './support';

const WRITERS = 16;
const scratch = scratchDirectory();
const said: string[] = [];
let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({
    dataDirectory: scratch.directory,
    siteUrl: SITE_URL,
    migrationsDirectory: MIGRATIONS,
    say: (line) => said.push(line),
  });
});

afterAll(async () => {
  await backend?.stop();
  scratch.remove();
});

/** Adds numbered rows through the API, a few at a time, until it is stopped. */
function startWriters(prefix: string) {
  const { url, secretKey } = backend;
  const acknowledged: string[] = [];
  let isStopped = false;
  let written = 0;
  const write = async () => {
    while (!isStopped) {
      written += 1;
      const title = `${prefix} ${written}`;
      const response = await fetch(`${url}/rest/v1/notes`, {
        method: 'POST',
        headers: { apikey: secretKey, 'content-type': 'application/json' },
        body: JSON.stringify({ title }),
      }).catch(() => null);
      if (response?.status === 201) acknowledged.push(title);
      else await wait(20);
      await response?.arrayBuffer().catch(() => null);
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, write));
  return {
    acknowledged,
    stop: () => {
      isStopped = true;
      return writers;
    },
  };
}

async function titles(prefix: string): Promise<Set<string>> {
  const sql = postgres(backend.databaseUrl, { max: 1 });
  const rows = await sql`select title from public.notes where title like ${`${prefix}%`}`;
  await sql.end();
  return new Set(rows.map(({ title }) => title));
}

function postmaster(): number {
  const file = path.join(scratch.directory, 'postgres/postmaster.pid');
  return Number.parseInt(readFileSync(file, 'utf8'), 10);
}

/** Returns the id of a process that serves one connection of the API. */
async function databaseWorker(): Promise<number> {
  const sql = postgres(backend.databaseUrl, { max: 1 });
  const [row] = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`;
  await sql.end();
  return row?.pid ?? 0;
}

test.each([
  ['worker', databaseWorker],
  ['server', postmaster],
])(
  'kill -9 of a database %s loses no acknowledged write, and the API recovers',
  async (name, find) => {
    const { acknowledged, stop } = startWriters(name);
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(150);
    process.kill(await find(), 'SIGKILL');
    const before = acknowledged.length;
    // Writes that are under way when it is killed may still be acknowledged.
    await expect
      .poll(() => acknowledged.length, { timeout: 40_000 })
      .toBeGreaterThan(before + 2 * WRITERS);
    await stop();
    const stored = await titles(name);
    expect(acknowledged.filter((title) => !stored.has(title))).toEqual([]);
    expect(said.slice(-2).join()).toMatch(/The (API lost its database|database server ended): /);
  },
);

test('stopping under write load takes less than 10 seconds', async () => {
  const writers = startWriters('stop');
  await expect.poll(() => writers.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(50);
  const started = performance.now();
  await backend.stop();
  expect(performance.now() - started).toBeLessThan(10_000);
  await expect(backend.gone).resolves.toMatch(/ended/);
  await writers.stop();
});
