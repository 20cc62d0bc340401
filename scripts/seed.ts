// npm run seed -- [--vehicles 1200] [--replace]: fills DATABASE_URL, or the demo's own database.
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { ForeseenError } from '../supabase/local/foreseen-error';
import { runningPostgres, startPostgres } from '../supabase/local/postgres';
import { seedDatabase } from '../supabase/seed/seed';
import { sayError } from './support/report';
import { DATA_DIRECTORY } from './support/runner';

// Leaving in order ends the database server too, and takes back what was half written.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

try {
  const { vehicles, replace } = readArguments();
  await withDatabase(async (databaseUrl) => {
    const { seconds } = await seedDatabase({ databaseUrl, vehicles, replace, onProgress: draw });
    console.log(
      `${vehicles.toLocaleString('en-GB')} vehicles for sale, in ${seconds.toFixed(1)} s`,
    );
  });
} catch (error) {
  sayError(oneLine(error));
  process.exitCode = 1;
}

function readArguments(): { vehicles: number; replace: boolean } {
  const { values } = parseArgs({
    options: {
      vehicles: { type: 'string', default: '1200' },
      replace: { type: 'boolean', default: false },
    },
  });
  const vehicles = Number(values.vehicles);
  if (!Number.isInteger(vehicles) || vehicles < 1 || vehicles > 1_000_000) {
    throw new ForeseenError('--vehicles takes a whole number from 1 to 1000000.');
  }
  return { vehicles, replace: values.replace };
}

/** DATABASE_URL, else the database of a demo that is running, else that of one that is not. */
async function withDatabase(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const given = process.env.DATABASE_URL ?? runningPostgres(DATA_DIRECTORY);
  if (given) return work(given);
  const server = await startPostgres({ dataDirectory: DATA_DIRECTORY, say: console.log });
  try {
    const { migrateDatabase } = await importMigrate();
    await migrateDatabase({ databaseUrl: server.url });
    await work(server.url);
  } finally {
    await server.stop();
  }
}

/** Node.js 20 makes supabase-js complain while it loads; the versions are chosen with care. */
async function importMigrate() {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await import('../supabase/local/migrate');
  } finally {
    console.warn = warn;
  }
}

function draw(done: number, total: number): void {
  if (!process.stdout.isTTY) return;
  const width = 40;
  const filled = Math.round((width * done) / total);
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
  process.stdout.write(done < total ? `\r${bar} ${done} of ${total}` : '\r\u001b[K');
}

/** What a person can act on, in one line; anything else as it is. */
function oneLine(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '42P01') return new ForeseenError('The database has no tables: migrate it first.');
  const isForeseen =
    error instanceof postgres.PostgresError || /^(ERR_PARSE_ARGS|ECONN|ENOTFOUND|CONN)/.test(code);
  return isForeseen ? new ForeseenError((error as Error).message || code) : error;
}
