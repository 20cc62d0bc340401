import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PGBOUNCER, type Server, startServer } from '@/scripts/deploy/servers';
import { ROOT } from '@/scripts/dev/processes';
import { seedDatabase } from '@/scripts/seed/seed';
import { type Backend, startBackend } from '@/supabase/local/backend';
import { freePort } from '@/supabase/local/free-port';

const FOLDER = path.join(ROOT, '.data/test/pooler');
const CLIENTS = 150;
/** Sum of the file's default_pool_size and reserve_pool_size. */
const MAX_CONNECTIONS = 25;
let backend: Backend;
let pooler: Server;
let folder: string;
let url: URL;

interface Answer {
  role: string;
  subject: string;
  /** Vehicles that are not for sale, which only some roles see. */
  hidden: number;
  found: number;
  /** Process of the database. */
  server: number;
}

/** Returns the delivered file with another server, address and list of users. */
function configuration(database: URL, port: number, users: string) {
  const changes: [RegExp, string][] = [
    [
      /^forecourt = .*$/m,
      `forecourt = host=127.0.0.1 port=${database.port} dbname=${database.pathname.slice(1)}`,
    ],
    [/^forecourt_read = .*$/m, ''],
    [/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1'],
    [/^listen_port = .*$/m, `listen_port = ${port}`],
    [/^auth_file = .*$/m, `auth_file = ${users}`],
  ];
  const delivered = readFileSync(path.join(ROOT, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8');
  return changes.reduce((text, [line, other]) => {
    expect(text).toMatch(line);
    return text.replace(line, other);
  }, delivered);
}

describe.skipIf(!PGBOUNCER)('the pooler, where PgBouncer is installed', () => {
  beforeAll(async () => {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const site = { siteUrl: 'http://localhost:3999', dataDirectory: path.join(FOLDER, 'data') };
    backend = await startBackend(site);
    await seedDatabase({ databaseUrl: backend.databaseUrl, vehicles: 60 });
    const database = new URL(backend.databaseUrl);
    const port = await freePort();
    // PgBouncer refuses to run as root, so another account must be able to read its files.
    folder = mkdtempSync(path.join(tmpdir(), 'pooler-'));
    chmodSync(folder, 0o755);
    const [file, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'userlist.txt')];
    const readable = { mode: 0o644 };
    writeFileSync(file, configuration(database, port, users), readable);
    writeFileSync(users, `"${database.username}" "${database.password}"\n`, readable);
    const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    pooler = await startServer(PGBOUNCER ?? '', ['-q', ...account, file], port);
    url = new URL(database);
    url.port = `${port}`;
    url.pathname = '/forecourt';
  });
  afterAll(async () => {
    await pooler?.stop();
    await backend?.stop();
    if (folder) rmSync(folder, { recursive: true });
  });

  /** Sends one client's request as PostgREST does: with a role for one transaction. */
  const readAs = (sql: postgres.Sql, role: string, subject: string) =>
    sql.begin(async (transaction) => {
      await transaction`
        select set_config('role', ${role}, true), set_config('request.jwt.claim.sub', ${subject}, true)`;
      const [row] = await transaction<Answer[]>`
        select current_user as role, current_setting('request.jwt.claim.sub') as subject,
          (select count(*)::int from public.vehicles where listing_status <> 'active') as hidden,
          (select count(*)::int from public.search_vehicles()) as found, pg_backend_pid() as server`;
      if (!row) throw new Error('no row');
      return row;
    });

  test('more clients than connections are served, each with its own role', async () => {
    const clients = Array.from({ length: CLIENTS }, () =>
      postgres(url.href, { max: 1, prepare: false, onnotice: () => {} }),
    );
    const asked = clients.map((_, n) => ({
      role: ['anon', 'authenticated', 'service_role'][n % 3] ?? '',
      subject: `00000000-0000-0000-0000-${String(n).padStart(12, '0')}`,
    }));
    try {
      const answers = await Promise.all(
        clients.map((sql, n) => readAs(sql, asked[n]?.role ?? '', asked[n]?.subject ?? '')),
      );
      expect(answers.map(({ role, subject }) => ({ role, subject }))).toEqual(asked);
      for (const { role, hidden, found } of answers) {
        expect(found).toBeGreaterThan(0);
        expect(hidden > 0).toBe(role === 'service_role');
      }
      expect(new Set(answers.map(({ server }) => server)).size).toBeLessThanOrEqual(
        MAX_CONNECTIONS,
      );
      // The next client of a connection gets neither the role nor the person of the one before.
      for (const sql of clients) {
        const [left] = await sql`
          select current_user as role, coalesce(current_setting('request.jwt.claim.sub', true), '') as subject`;
        expect(left).toEqual({ role: url.username, subject: '' });
      }
    } finally {
      await Promise.all(clients.map((sql) => sql.end({ timeout: 5 })));
    }
  });
});
