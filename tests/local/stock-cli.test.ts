import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differences, readCatalogue } from '@/scripts/schemas/catalogue';
import { migrateDatabase } from '@/supabase/local/postgres/migrate';
import { EMPTY, openDatabase, type TestDatabase } from '../database/support';
import { scratchDirectory } from './support';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CLI = path.join(ROOT, 'node_modules/supabase/dist/supabase.js');
const scratch = scratchDirectory();

let migrated: TestDatabase;
let pushed: TestDatabase;
let url: string;

/** Runs the Supabase CLI on the pushed database; returns what it prints. */
async function supabase(...command: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...command], {
    // The CLI runs in a copy, as it creates a folder beside the migrations.
    cwd: scratch.directory,
    env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_YES: '1' },
    maxBuffer: 2 ** 24,
    timeout: 50_000,
  });
  return stdout;
}

beforeAll(async () => {
  migrated = await openDatabase();
  pushed = await openDatabase(EMPTY);
  // A hosted project has these objects before the first migration.
  await migrateDatabase({
    databaseUrl: pushed.url,
    migrationsDirectory: mkdtempSync(path.join(scratch.directory, 'none-')),
  });
  const address = new URL(pushed.url);
  // Without this setting the CLI warns that there is no TLS.
  address.searchParams.set('sslmode', 'disable');
  url = address.href;
  for (const part of ['config.toml', 'migrations', 'templates'])
    cpSync(path.join(ROOT, 'supabase', part), path.join(scratch.directory, 'supabase', part), {
      recursive: true,
    });
});

afterAll(() => scratch.remove());

test('`supabase db push` makes of a project what the local backend makes', async () => {
  await supabase('db', 'push', '--db-url', url);
  const wanted = await readCatalogue(migrated.sql, []);
  expect(wanted.size).toBeGreaterThan(1000);
  expect(differences(wanted, await readCatalogue(pushed.sql, []))).toEqual([]);
});

test('`supabase db advisors` warns of nothing', async () => {
  const level = ['--level', 'info', '--output-format', 'json'];
  const { results } = JSON.parse(await supabase('db', 'advisors', `--remote=${url}`, ...level));
  const findings = (results as { level: string; name: string; detail: string }[])
    // An index is unused in an empty database, and a table that only the server reads has no policy.
    .filter(({ name: lint }) => !/^(unused_index|rls_enabled_no_policy)$/.test(lint));
  expect(results.length).toBeGreaterThan(0);
  expect(findings).toEqual([]);
});
