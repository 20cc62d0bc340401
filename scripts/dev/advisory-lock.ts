import postgres from 'postgres';

/**
 * Runs `work` under an advisory lock of the database, held by a connection of its own. Returns false, without
 * having run it, while another process holds the lock; it ends with the process that holds it.
 */
export async function withAdvisoryLock(
  databaseUrl: string,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [row] = await sql<{ taken: boolean }[]>`
      select pg_try_advisory_lock(hashtextextended(${name}, 0)) as taken`;
    if (!row?.taken) return false;
    await work();
    return true;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
