// npm run schema:diff: lists the differences between a database built from the migrations and one built from
// supabase/schemas.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { migrateDatabase } from '../supabase/local/postgres/migrate';
import { startPostgres } from '../supabase/local/postgres/postgres';
import { sayError } from './dev/report';
import { differences, readCatalogue } from './schemas/catalogue';
import { buildFromSchemas } from './schemas/schema-files';

/** Returns the objects of a database that `build` has built on the server. */
async function catalogueOf(
  serverUrl: string,
  name: string,
  build: (url: string) => Promise<unknown>,
) {
  const server = postgres(serverUrl, { max: 1 });
  await server`create database ${server(name)}`;
  await server.end();
  const { href } = Object.assign(new URL(serverUrl), { pathname: `/${name}` });
  await build(href);
  const sql = postgres(href, { max: 1 });
  try {
    return await readCatalogue(sql);
  } finally {
    await sql.end();
  }
}

const dataDirectory = mkdtempSync(path.join(tmpdir(), 'forecourt-schemas-'));
try {
  const server = await startPostgres({ dataDirectory });
  try {
    const wanted = await catalogueOf(server.url, 'schemas', buildFromSchemas);
    const found = await catalogueOf(server.url, 'migrations', (databaseUrl) =>
      migrateDatabase({ databaseUrl }),
    );
    const lines = differences(wanted, found);
    console.log(lines.join('\n') || 'The migrations make what the schemas say.');
    if (lines.length) process.exitCode = 1;
  } finally {
    await server.stop();
  }
} catch (error) {
  sayError(error);
  process.exitCode = 1;
} finally {
  rmSync(dataDirectory, { recursive: true, force: true });
}
