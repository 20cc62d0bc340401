import pLimit from 'p-limit';
import postgres from 'postgres';
import { type Member, signInMember, signUpMember } from '../../e2e/support/crowd';
import { atMost, type Row } from './table';

/** Concurrent users. */
const WIDTH = 16;

const memberOf = (_: unknown, index: number): Member => ({
  fullName: `Member ${index} of the crowd`,
  email: `member-${index}@crowd.example`,
  password: 'Crowded-house-1',
  address: `198.18.${index >> 8}.${index & 255}`,
});

/**
 * Signs users up and in through the site's forms, each from its own IP address; measures the duration
 * and the number of users lost or given another's session. Throws when a form rejects a user.
 */
export async function measureCrowd(
  origin: string,
  databaseUrl: string,
  size: number,
): Promise<Row[]> {
  const crowd = Array.from({ length: size }, memberOf);
  const started = performance.now();
  await pLimit(WIDTH).map(crowd, (member) => signUpMember(origin, member));
  const signedUp = performance.now();
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const confirmedUsers = await sql`
    update auth.users set email_confirmed_at = now() where email like '%@crowd.example'
    returning email`.finally(() => sql.end());
  const confirmed = performance.now();
  const names = await pLimit(WIDTH).map(crowd, (member) => signInMember(origin, member));
  const signedIn = performance.now();
  const mixed = names.filter((email, index) => email !== crowd[index]?.email).length;
  const value = mixed + (size - confirmedUsers.length);
  const times = [signedUp - started, signedIn - confirmed].map((ms) => (ms / 1000).toFixed(0));
  const what = `${size} people sign up and in, ${WIDTH} at a time: lost or mixed up`;
  return [atMost(what, { value, shown: `${value}, in ${times.join(' + ')} s`, limit: 0 })];
}
