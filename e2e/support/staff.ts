import { Secret } from 'otpauth';
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
export async function openNewStaffAccount(): Promise<Person> {
  const person = await openAccount(newPerson('Grace Hopper'));
  await withDatabase(
    (sql) => sql`
      update auth.users
      set raw_app_meta_data = coalesce(raw_app_meta_data, '{}')::jsonb || '{"role": "staff"}'
      where email = ${person.email}`,
  );
  return person;
}

/** Creates a staff account whose second factor is set up. */
export async function openStaffAccount(): Promise<Required<Person>> {
  const person = await openNewStaffAccount();
  const secret = new Secret().base32;
  await withDatabase(
    (sql) => sql`
      insert into auth.mfa_factors (user_id, friendly_name, status, secret)
      select id, 'Phone', 'verified', ${secret} from auth.users where email = ${person.email}`,
  );
  return { ...person, factor: { secret, usedPeriod: 0 } };
}
