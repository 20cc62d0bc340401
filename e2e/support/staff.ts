import postgres from 'postgres';
import { newPerson, openAccount, type Person } from './people';
import { currentStack } from './stack';

/** Connects to the journeys' database as its owner, for changes that no API offers. */
export async function withDatabase<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(currentStack().databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** Creates a staff account; the role is set in app_metadata, as a site owner would do it. */
export async function openStaffAccount(): Promise<Person> {
  const person = await openAccount(newPerson('Grace Hopper'));
  await withDatabase(
    (sql) => sql`
      update auth.users
      set raw_app_meta_data = coalesce(raw_app_meta_data, '{}')::jsonb || '{"role": "staff"}'
      where email = ${person.email}`,
  );
  return person;
}
