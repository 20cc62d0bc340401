import postgres, { type Sql } from 'postgres';

/** The tables with rows of vehicles or sellers, and the columns that name either. */
export const TABLES: Record<string, readonly string[]> = {
  'public.sellers': ['id'],
  'public.seller_contacts': ['seller_id'],
  'public.vehicles': ['id', 'seller_id'],
  'public.vehicle_private': ['vehicle_id'],
  'public.vehicle_valuations': ['vehicle_id'],
  'public.vehicle_running_costs': ['vehicle_id'],
  'public.vehicle_standings': ['vehicle_id'],
  'public.vehicle_departures': ['vehicle_id'],
  'private.vehicle_facets': ['vehicle_id', 'seller_id'],
  'private.vehicle_prices': ['vehicle_id', 'listing_id', 'seller_id'],
};

/**
 * Adds `copies` copies of every vehicle and seller, which differ only in their ids and, by a minute each, in their age.
 * A copy in SQL, without triggers, takes a tenth of the time of another generated vehicle. Needs a superuser.
 */
export async function addCopies(
  databaseUrl: string,
  copies: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    // The rows that triggers would add are copied too.
    await sql`set session_replication_role = replica`;
    await sql`set maintenance_work_mem = '512MB'`;
    const indexes = await dropIndexes(sql);
    for (const table of Object.keys(TABLES)) {
      await sql`create temporary table ${sql(nameOf(table))} as table ${sql(table)}`;
    }
    for (let copy = 1; copy <= copies; copy++) {
      for (const [table, ids] of Object.entries(TABLES)) await addCopy(sql, table, ids, copy);
      onProgress(copy);
    }
    for (const definition of indexes) await sql.unsafe(definition);
    await sql`
      update public.model_standings m set vehicles = (
        select count(*) from public.vehicle_standings s where s.model_id = m.model_id
      )`;
    await sql`select public.list_landing_pages()`;
    // The copies lie between the originals: the ends of parts among these would leave parts of any size.
    await sql`delete from public.sitemap_parts`;
    await sql`select public.close_sitemap_parts()`;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

const nameOf = (table: string) => `original_${table.split('.')[1]}`;

async function addCopy(sql: Sql, table: string, ids: readonly string[], copy: number) {
  const columns = await sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attidentity = ''`;
  const values = columns.map(({ name }) => {
    if (ids.includes(name)) return sql`md5(${sql(name)}::text || ${copy})::uuid`;
    if (name === 'created_at') return sql`created_at - make_interval(mins => ${copy})`;
    return sql`${sql(name)}`;
  });
  await sql`
    insert into ${sql(table)} (${sql(columns.map(({ name }) => name))})
    select ${values.flatMap((value, n) => (n === 0 ? value : [sql`, `, value]))}
    from ${sql(nameOf(table))}`;
}

/** Drops the indexes that belong to no constraint, as it is faster to create them again. Returns their definitions. */
async function dropIndexes(sql: Sql): Promise<string[]> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = any (${Object.keys(TABLES)}::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid)`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  return indexes.map(({ definition }) => definition);
}
