import { readdirSync } from 'node:fs';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';

const MIGRATIONS_DIRECTORY = path.resolve(import.meta.dirname, '../../supabase/migrations');

/** Each query returns a line for everything that is missing. */
const QUERIES = [
  `select format('PostgreSQL is %s: the migrations need 17 or newer.', current_setting('server_version')) as finding
   where current_setting('server_version_num')::int < 170000`,
  `select format('The role %s is missing: this database is not of a Supabase project.', wanted) as finding
   from unnest(array['anon', 'authenticated', 'service_role']) wanted
   where not exists (select from pg_roles where rolname = wanted)`,
  `select format('The role %s bypasses row-level security: alter role %1$s nobypassrls;', rolname) as finding
   from pg_roles where rolname in ('anon', 'authenticated') and (rolbypassrls or rolsuper)`,
  `select 'The role service_role does not bypass row-level security: alter role service_role bypassrls;' as finding
   from pg_roles where rolname = 'service_role' and not rolbypassrls`,
  `select 'The extension pg_trgm is missing: create extension pg_trgm with schema extensions;' as finding
   where not exists (select from pg_extension where extname = 'pg_trgm')`,
  `select format('The extension pg_trgm is %s, older than 1.6: alter extension pg_trgm update;', extversion) as finding
   from pg_extension where extname = 'pg_trgm' and string_to_array(extversion, '.')::int[] < array[1, 6]`,
  `select format('The table %s has no row-level security: alter table %1$s enable row level security;', oid::regclass)
     as finding
   from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
];

/** Compares a project's database with the needs of the site; returns a line for everything that is missing. */
export async function checkDatabase(databaseUrl: string): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    const findings = await checkMigrations(sql);
    for (const query of QUERIES) {
      const rows = await sql.unsafe<{ finding: string }[]>(query);
      findings.push(...rows.map((row) => row.finding));
    }
    return findings;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The version of the baseline of all migrations. */
const BASELINE = '20261201000000';

async function checkMigrations(sql: Sql): Promise<string[]> {
  const files = readdirSync(MIGRATIONS_DIRECTORY).filter((file) => file.endsWith('.sql'));
  const wanted = new Set(files.map((file) => file.slice(0, 14)));
  const applied = await appliedVersions(sql);
  const missing = [...wanted].filter((version) => !applied.has(version)).sort();
  const unknown = [...applied].filter((version) => !wanted.has(version)).sort();
  // The baseline would create all objects a second time, so a push fails.
  if (missing.includes(BASELINE) && unknown.some((version) => version < BASELINE))
    return [
      `The project has migrations from before the baseline, which it cannot take by db push: see supabase/README.md.`,
    ];
  return [
    ...(missing.length
      ? [`Migrations are missing (${missing.length}, from ${missing[0]} on): npx supabase db push`]
      : []),
    ...unknown.map(
      (version) => `The migration ${version} is applied, but this checkout does not know it.`,
    ),
  ];
}

async function appliedVersions(sql: Sql): Promise<Set<string>> {
  const [history] = await sql`
    select to_regclass('supabase_migrations.schema_migrations') as name`;
  if (!history?.name) return new Set();
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations`;
  return new Set(rows.map(({ version }) => version));
}
