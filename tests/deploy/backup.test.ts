import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTool } from '@/scripts/deploy/servers';
import { ROOT } from '@/scripts/dev/processes';
import { seedDatabase } from '@/scripts/seed/seed';
import { type Backend, startBackend } from '@/supabase/local/backend';
import { addDemoAccounts } from '@/supabase/local/demo-accounts';
import { signIn } from './visitor';

const FOLDER = path.join(ROOT, '.data/test/backup');
/** pg_dump of the server's version: an older one refuses to read the server. */
const PG_DUMP = findTool('pg_dump', 17);
const options = { siteUrl: 'http://localhost:3999', dataDirectory: path.join(FOLDER, 'data') };
let backend: Backend;

/** Returns a hash of all rows of every table. */
async function contentOf(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const tables = await sql<{ schema: string; name: string }[]>`
      select n.nspname as schema, c.relname as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname !~ '^pg_|^information_schema$' order by 1, 2`;
    const content: Record<string, unknown> = {};
    for (const { schema, name } of tables) {
      const [row] = await sql`
        select count(*) as rows, md5(string_agg(t::text, '' order by t::text)) as hash
        from ${sql(schema)}.${sql(name)} t`;
      content[`${schema}.${name}`] = row;
    }
    return content;
  } finally {
    await sql.end();
  }
}

const run = (script: string, argument: string, url: string) => {
  const places = `${path.dirname(PG_DUMP ?? '')}${path.delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH: places, DATABASE_URL: url };
  return execFileSync(path.join(ROOT, 'deploy', script), [argument], { env, stdio: 'pipe' })
    .toString()
    .trim();
};

describe.skipIf(!PG_DUMP)('a back-up, where pg_dump 17 or newer is installed', () => {
  beforeAll(async () => {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    backend = await startBackend(options);
    await seedDatabase({ databaseUrl: backend.databaseUrl, vehicles: 60 });
    await addDemoAccounts(backend);
  });
  afterAll(() => backend?.stop());

  test('restored into an empty database has every row, and people sign in', async () => {
    const backups = path.join(FOLDER, 'backups');
    const file = run('backup.sh', backups, backend.databaseUrl);
    const before = await contentOf(backend.databaseUrl);
    expect(Object.keys(before).length).toBeGreaterThan(40);

    const sql = postgres(backend.databaseUrl, { max: 1 });
    await sql`create database restored`;
    // A restored database does not have changes after the back-up.
    await sql`delete from public.favourites`;
    await sql.end();
    const restored = new URL(backend.databaseUrl);
    restored.pathname = '/restored';
    run('restore.sh', file, restored.href);
    expect(await contentOf(restored.href)).toEqual(before);
    expect(() => run('restore.sh', file, restored.href)).toThrow(/already exists/);

    const said: string[] = [];
    const other = await startBackend({
      siteUrl: options.siteUrl,
      dataDirectory: path.join(FOLDER, 'restored'),
      databaseUrl: restored.href,
      say: (line: string) => said.push(line),
    });
    expect(said.join()).not.toContain('migrations applied');
    expect(await signIn(other, 'dealer@forecourt.example')).toContain('forecourt-session');
    await other.stop();
  });

  test('back-ups older than thirty days are removed', () => {
    const backups = path.join(FOLDER, 'backups');
    const old = path.join(backups, 'forecourt-20260101T000000Z.dump');
    writeFileSync(old, '');
    utimesSync(old, 0, 0);
    const file = run('backup.sh', backups, backend.databaseUrl);
    expect(readdirSync(backups)).toContain(path.basename(file));
    expect(readdirSync(backups)).not.toContain(path.basename(old));
  });
});
