import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend } from '@/supabase/local/backend';
import { migrateDatabase } from '@/supabase/local/postgres/migrate';
import { type RunningPostgres, startPostgres } from '@/supabase/local/postgres/postgres';
import { MIGRATIONS, SITE_URL, scratchDirectory } from './support';

const scratch = scratchDirectory();
const migrationsDirectory = path.join(scratch.directory, 'migrations');

let server: RunningPostgres;
let sql: Sql;

beforeAll(async () => {
  cpSync(MIGRATIONS, migrationsDirectory, { recursive: true });
  server = await startPostgres({ dataDirectory: scratch.directory });
  sql = postgres(server.url, { max: 1, onnotice: () => {} });
});

afterAll(async () => {
  await sql?.end();
  await server?.stop();
  scratch.remove();
});

/** Creates an empty database of that name; returns its address. */
async function bareDatabase(name: string): Promise<string> {
  await sql.unsafe(`create database ${name}`);
  return Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
}

const write = (name: string, text: string) =>
  writeFileSync(path.join(migrationsDirectory, name), text);

test('migrations are applied once and in order, even by two concurrent runs', async () => {
  const databaseUrl = await bareDatabase('twice');
  const options = { databaseUrl, migrationsDirectory };
  const counts = await Promise.all([migrateDatabase(options), migrateDatabase(options)]);
  expect(counts.sort()).toEqual([0, 2]);
  const own = postgres(databaseUrl, { max: 1 });
  const history = await own`
    select version, name, statements[1] like '%public.%' as is_stored
    from supabase_migrations.schema_migrations order by version`;
  await own.end();
  expect([...history]).toEqual([
    { version: '20260101000000', name: 'create_notes', is_stored: true },
    { version: '20260101000100', name: 'create_people', is_stored: true },
  ]);
});

test('roles, extensions and grants match a hosted project', async () => {
  const databaseUrl = await bareDatabase('hosted');
  await migrateDatabase({ databaseUrl, migrationsDirectory });
  const own = postgres(databaseUrl, { max: 1 });
  const roles = await own`
    select rolname as name, rolbypassrls as bypasses, rolcanlogin as logs_in from pg_roles
    where rolname in ('anon', 'authenticated', 'service_role') order by 1`;
  const [extension] = await own`
    select extensions.digest('x', 'sha256') is not null as usable, current_setting('search_path') as path`;
  await own`create table public.later (id int)`;
  const [grants] = await own`
    select has_table_privilege('anon', 'public.later', 'select') as anon,
      has_table_privilege('service_role', 'public.later', 'delete') as service_role`;
  await own.end();
  expect([...roles]).toEqual([
    { name: 'anon', bypasses: false, logs_in: false },
    { name: 'authenticated', bypasses: false, logs_in: false },
    { name: 'service_role', bypasses: true, logs_in: false },
  ]);
  expect(extension).toEqual({ usable: true, path: '"$user", public, extensions' });
  expect(grants).toEqual({ anon: true, service_role: true });
});

test('a failing migration is reported with file and line, and rolled back', async () => {
  const databaseUrl = await bareDatabase('failing');
  await migrateDatabase({ databaseUrl, migrationsDirectory });
  write('20260101000200_break.sql', 'create table public.half (id int);\n\nselect nonsense;\n');
  await expect(migrateDatabase({ databaseUrl, migrationsDirectory })).rejects.toThrow(
    'The migration 20260101000200_break.sql:3 fails: column "nonsense" does not exist',
  );
  const own = postgres(databaseUrl, { max: 1 });
  const [row] = await own`select to_regclass('public.half') is null as gone`;
  await own.end();
  expect(row).toEqual({ gone: true });
});

test('a migration edited after it was applied is refused', async () => {
  const databaseUrl = await bareDatabase('edited');
  write('20260101000200_break.sql', 'select 1;');
  await migrateDatabase({ databaseUrl, migrationsDirectory });
  write('20260101000200_break.sql', 'select 2;');
  await expect(migrateDatabase({ databaseUrl, migrationsDirectory })).rejects.toThrow(
    'npm run reset recreates it',
  );
});

test('a database whose migrations no longer exist is refused', async () => {
  const databaseUrl = await bareDatabase('outdated');
  write('20260101000200_break.sql', 'select 1;');
  await migrateDatabase({ databaseUrl, migrationsDirectory });
  rmSync(path.join(migrationsDirectory, '20260101000200_break.sql'));
  await expect(migrateDatabase({ databaseUrl, migrationsDirectory })).rejects.toThrow(
    'The migrations differ from those applied to this database (20260101000200): npm run reset recreates it.',
  );
});

test('databaseUrl is used instead of the embedded database', async () => {
  const databaseUrl = await bareDatabase('given');
  const { directory, remove } = scratchDirectory();
  const backend = await startBackend({
    dataDirectory: directory,
    databaseUrl,
    siteUrl: SITE_URL,
    migrationsDirectory: MIGRATIONS,
  });
  const response = await fetch(`${backend.url}/rest/v1/notes?select=id`, {
    headers: { apikey: backend.publishableKey },
  });
  expect([backend.databaseUrl, await response.json()]).toEqual([databaseUrl, []]);
  await backend.stop();
  remove();
});
