import type { Sql, TransactionSql } from 'postgres';
import { CATALOGUE_SQL, TABLES_SQL } from './catalogue-sql';
import { withoutComments } from './sql-text';

/** The objects of a database by name: definition, grants, comment or rows. */
type Catalogue = Map<string, string>;

/** Tables that are filled by data migrations and not by the schemas. */
const LOADED_TABLES: readonly string[] = [
  'public.outcodes',
  'public.places',
  'private.place_names',
  'public.landing_towns',
  'private.landing_town_codes',
  'private.scam_words',
];

/** Reads the objects of a database that the migrations or the schemas created, without comments in function bodies. */
export function readCatalogue(sql: Sql, tablesWithoutRows = LOADED_TABLES): Promise<Catalogue> {
  return sql.begin(async (transaction) => {
    // With this setting, names include their schema.
    await transaction`set local search_path = ''`;
    const facts =
      await transaction.unsafe<{ name: string; definition: string; body: string | null }[]>(
        CATALOGUE_SQL,
      );
    const catalogue: Catalogue = await readRows(transaction, tablesWithoutRows);
    for (const { name, definition, body } of facts)
      catalogue.set(name, body === null ? definition : `${definition}\n${withoutComments(body)}`);
    return catalogue;
  });
}

/** Reads the rows of each table that has some, as a count and a hash. */
async function readRows(transaction: TransactionSql, except: readonly string[]) {
  const catalogue: Catalogue = new Map();
  const tables = await transaction.unsafe<{ name: string }[]>(TABLES_SQL);
  for (const { name } of tables.filter((table) => !except.includes(table.name))) {
    const [rows] = await transaction.unsafe<{ count: number; hash: string }[]>(
      `select count(*)::int as count, md5(string_agg(t::text, ',' order by t::text)) as hash from ${name} t`,
    );
    if (rows?.count) catalogue.set(`rows of ${name}`, `${rows.count}, ${rows.hash}`);
  }
  return catalogue;
}

/** Returns the differences, a line for each object and side: `-` if only `wanted` has it, `+` if only `found` has it. */
export function differences(wanted: Catalogue, found: Catalogue): string[] {
  const names = [...new Set([...wanted.keys(), ...found.keys()])].sort();
  return names.flatMap((name) => {
    const [first, second] = [wanted.get(name), found.get(name)];
    if (first === second) return [];
    return [
      ...(first === undefined ? [] : [`- ${name}: ${first}`]),
      ...(second === undefined ? [] : [`+ ${name}: ${second}`]),
    ];
  });
}
