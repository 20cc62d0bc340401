import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { App } from '@supabase/lite';
import postgres, { type Sql } from 'postgres';
import { UserFacingError } from '../user-facing-error';
import { openConnection } from './connection';
import { FACTOR_SCHEMA_SQL } from './factor-schema';
import { HOSTED_ROLES_SQL } from './roles';
import { storageSchemaSql } from './storage-schema';

const MIGRATIONS_DIRECTORY = path.resolve(import.meta.dirname, '../../migrations');

const MADE_HERE = 'supabase/local';
/** Arbitrary advisory lock id: serialises processes that migrate the same database. */
const ADVISORY_LOCK = 7_240_001;

interface Migration {
  version: string;
  name: string;
  file: string;
  statements: string;
}

export interface MigrateOptions {
  databaseUrl: string;
  migrationsDirectory?: string;
}

/**
 * Brings a database to the state of a hosted project after `supabase db push`: auth and storage
 * schemas, roles and default privileges, then each pending migration in order, in one transaction with its row in
 * supabase_migrations.schema_migrations. Returns the number of migrations applied.
 */
export async function migrateDatabase(options: MigrateOptions): Promise<number> {
  const sql = postgres(options.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${ADVISORY_LOCK})`;
    await sql.unsafe(HOSTED_ROLES_SQL).simple();
    await createAuthSchema(options.databaseUrl);
    await sql.unsafe(FACTOR_SCHEMA_SQL).simple();
    await sql.unsafe(storageSchemaSql()).simple();
    return await applyAll(sql, options);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function createAuthSchema(databaseUrl: string): Promise<void> {
  const connection = openConnection(databaseUrl, 1);
  try {
    const app = new App({ connection, auth: { enabled: true, jwt_secret: 'x'.repeat(32) } });
    await app.ensureSystemSchema();
  } finally {
    await connection.close();
  }
}

async function applyAll(sql: Sql, options: MigrateOptions): Promise<number> {
  const rows = await sql<{ version: string; statements: string[] | null; created_by: string }[]>`
    select version, statements, created_by from supabase_migrations.schema_migrations`;
  const migrations = readMigrations(options.migrationsDirectory ?? MIGRATIONS_DIRECTORY);
  for (const { version, statements, created_by } of rows) {
    const migration = migrations.find((file) => file.version === version);
    if (created_by === MADE_HERE && statements?.[0] !== migration?.statements) {
      throw new UserFacingError(
        `The migrations differ from those applied to this database (${version}): npm run reset recreates it.`,
      );
    }
  }
  let count = 0;
  const applied = new Set(rows.map((row) => row.version));
  for (const migration of migrations) {
    if (applied.has(migration.version)) continue;
    await apply(sql, migration);
    count += 1;
  }
  return count;
}

async function apply(sql: Sql, { version, name, file, statements }: Migration): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(statements).simple();
      await transaction`
        insert into supabase_migrations.schema_migrations (version, name, statements, created_by)
        values (${version}, ${name}, ${[statements]}, ${MADE_HERE})`;
    });
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    const line = statements.slice(0, Number(error.position ?? 0)).split('\n').length;
    const place = error.position ? `${file}:${line}` : file;
    throw new UserFacingError(`The migration ${place} fails: ${error.message}`, { cause: error });
  }
}

function readMigrations(directory: string): Migration[] {
  return readdirSync(directory)
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      if (!version || !name) return [];
      return { version, name, file, statements: readFileSync(path.join(directory, file), 'utf8') };
    })
    .sort((a, b) => a.version.localeCompare(b.version));
}
