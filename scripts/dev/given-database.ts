import postgres from 'postgres';
import { migrateDatabase } from '../../supabase/local/postgres/migrate';
import { runningPostgres, startPostgres } from '../../supabase/local/postgres/postgres';
import { UserFacingError } from '../../supabase/local/user-facing-error';
import { DATA_DIRECTORY } from './runner';

/** Uses DATABASE_URL, else the running demo's database, else starts the demo's database for `work`. */
export async function withGivenDatabase(
  work: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const given = process.env.DATABASE_URL ?? runningPostgres(DATA_DIRECTORY);
  if (given) return work(given);
  const server = await startPostgres({ dataDirectory: DATA_DIRECTORY, say: console.log });
  try {
    await migrateDatabase({ databaseUrl: server.url });
    await work(server.url);
  } finally {
    await server.stop();
  }
}

/** Draws a progress bar on a terminal, and clears it when `done` reaches `total`. */
export function drawProgress(done: number, total: number): void {
  if (!process.stdout.isTTY) return;
  const width = 40;
  const filled = Math.round((width * done) / total);
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
  process.stdout.write(done < total ? `\r${bar} ${done} of ${total}` : '\r\u001b[K');
}

/** Converts database and argument errors to UserFacingError; returns any other error unchanged. */
export function oneLine(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '42P01') return new UserFacingError('The database has no tables: migrate it first.');
  const isForeseen =
    error instanceof postgres.PostgresError || /^(ERR_PARSE_ARGS|ECONN|ENOTFOUND|CONN)/.test(code);
  return isForeseen ? new UserFacingError((error as Error).message || code) : error;
}
