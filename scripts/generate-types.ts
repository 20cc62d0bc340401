import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { migrateDatabase } from '../supabase/local/postgres/migrate';
import { startPostgres } from '../supabase/local/postgres/postgres';

const ROOT = path.resolve(import.meta.dirname, '..');
const CLI = path.join(ROOT, 'node_modules/supabase/dist/supabase.js');

/** Path of the generated types, unmodified output of the Supabase CLI. */
export const TYPES_FILE = path.join(ROOT, 'lib/supabase/database.types.ts');

/** Generates the TypeScript types of a migrated database's public schema with the Supabase CLI. */
export async function generateTypes(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  // Without this setting the CLI prints a warning about missing TLS before the types.
  url.searchParams.set('sslmode', 'disable');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [CLI, 'gen', 'types', '--lang', 'typescript', '--db-url', url.href, '--schema', 'public'],
    // The CLI runs outside the project, as it creates a folder in its working directory.
    { cwd: tmpdir(), env: { ...process.env, DO_NOT_TRACK: '1' }, maxBuffer: 2 ** 24 },
  );
  return `${stdout.slice(stdout.indexOf('export type')).trim()}\n`;
}

async function main(): Promise<void> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'forecourt-types-'));
  const server = await startPostgres({ dataDirectory });
  try {
    await migrateDatabase({ databaseUrl: server.url });
    writeFileSync(TYPES_FILE, await generateTypes(server.url));
    console.log(`Wrote ${path.relative(ROOT, TYPES_FILE)}`);
  } finally {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
