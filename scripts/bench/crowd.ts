import postgres from 'postgres';
import { inCrowd, type Member, signInMember, signUpMember } from '../../e2e/support/crowd';
import { atMost, type Row } from './table';

/** People at a form at the same time. */
const WIDTH = 16;

const memberOf = (_: unknown, index: number): Member => ({
  fullName: `Member ${index} of the crowd`,
  email: `member-${index}@crowd.example`,
  password: 'Crowded-house-1',
  address: `198.18.${index >> 8}.${index & 255}`,
});

/**
 * So many people sign up and then sign in through the site's own forms, each from an address of their
 * own: how long it takes, and how many are lost or taken for another. Throws what a form refused.
 */
export async function measureCrowd(
  origin: string,
  databaseUrl: string,
  size: number,
): Promise<Row[]> {
  const crowd = Array.from({ length: size }, memberOf);
  const started = performance.now();
  await inCrowd(crowd, WIDTH, (member) => signUpMember(origin, member));
  const signedUp = performance.now();
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const kept = await sql`
    update auth.users set email_confirmed_at = now() where email like '%@crowd.example'
    returning email`.finally(() => sql.end());
  const confirmed = performance.now();
  const names = await inCrowd(crowd, WIDTH, (member) => signInMember(origin, member));
  const signedIn = performance.now();
  const mixed = names.filter((email, index) => email !== crowd[index]?.email).length;
  const value = mixed + (size - kept.length);
  const times = [signedUp - started, signedIn - confirmed].map((ms) => (ms / 1000).toFixed(0));
  const what = `${size} people sign up and in, ${WIDTH} at a time: lost or mixed up`;
  return [atMost(what, { value, shown: `${value}, in ${times.join(' + ')} s`, limit: 0 })];
}
