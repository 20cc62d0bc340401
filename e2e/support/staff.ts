import postgres from 'postgres';
import { newPerson, openAccount, type Person } from './people';
import { currentStack } from './stack';

/** Runs SQL on the journeys' database, as its owner: for what has no other way in. */
export async function withDatabase<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(currentStack().databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** Somebody of the staff, marked as the owner of the site would do it. */
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
