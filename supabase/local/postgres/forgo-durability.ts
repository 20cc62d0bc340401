import postgres from 'postgres';

const WAITS_FOR_THE_DISK = ['fsync', 'full_page_writes', 'synchronous_commit'];

/**
 * Stops the server from waiting for the disk, which makes tests faster: a crash of the machine may lose its data. Use
 * it for a data directory that each run makes or empties. The URL must be a superuser's.
 */
export async function forgoDurability(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    for (const name of WAITS_FOR_THE_DISK) await sql`alter system set ${sql(name)} = off`;
    await sql`select pg_reload_conf()`;
  } finally {
    await sql.end();
  }
}
