import path from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { forgoDurability } from '@/supabase/local/postgres/forgo-durability';
import { migrateDatabase } from '@/supabase/local/postgres/migrate';
import { liveOwner } from '@/supabase/local/postgres/owner-lock';
import { runningPostgres, startPostgres } from '@/supabase/local/postgres/postgres';

const DATA_DIRECTORY = path.resolve(import.meta.dirname, '../../.data/test/postgres');
const TEMPLATE = 'test_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a server whose database `test_template` has all migrations and no test rows. */
    postgresUrl: string;
  }
}

/** Starts one server for all test files of both projects; each file clones the migrated template database. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  const url = ownServer();
  if (url) return project.provide('postgresUrl', url);
  const server = await startPostgres({ dataDirectory: DATA_DIRECTORY });
  try {
    await forgoDurability(server.url);
    await disableAutovacuum(server.url);
    await makeTemplate(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  return server.stop;
}

/** Returns the URL of the server that this process has started for the other project. */
const ownServer = () =>
  liveOwner(DATA_DIRECTORY)?.pid === process.pid ? runningPostgres(DATA_DIRECTORY) : null;

/** Keeps workers that vacuum a hundred short-lived databases from taking the time of the tests. */
async function disableAutovacuum(serverUrl: string): Promise<void> {
  const sql = postgres(serverUrl, { max: 1 });
  await sql`alter system set autovacuum = off`;
  await sql`select pg_reload_conf()`;
  await sql.end();
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const sql = postgres(serverUrl, { max: 1, onnotice: () => {} });
  try {
    // The list includes databases left by a killed run.
    const left = await sql<{ datname: string }[]>`
      select datname from pg_database where datname like 'test\\_%'`;
    for (const { datname } of left) await sql`drop database ${sql(datname)} with (force)`;
    await sql`create database ${sql(TEMPLATE)}`;
  } finally {
    await sql.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${TEMPLATE}`;
  await migrateDatabase({ databaseUrl: url.href });
}
