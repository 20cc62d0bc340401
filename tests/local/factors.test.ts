import { Secret, TOTP } from 'otpauth';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readMail } from '@/lib/mail/mailbox';
import type { Handler } from '@/supabase/local/api/compatibility-fix';
import { readFactors } from '@/supabase/local/api/factors';
import { readClaims } from '@/supabase/local/api/tokens';
import { backend, call, confirmedUser, fixed, keys, PASSWORD, raw } from './fixed-and-raw';

let sql: Sql;

beforeAll(() => {
  sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => {} });
});

afterAll(() => sql?.end());

const PERIOD_MS = 30_000;
const factors = (token: string, path = '', body: unknown = {}, method = 'POST') =>
  call(fixed, method, `/auth/v1/factors${path}`, { token, body });
const enroll = (token: string, friendly_name = 'Phone') =>
  factors(token, '', { factor_type: 'totp', friendly_name, issuer: 'Forecourt' });
const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + periods * PERIOD_MS,
  });
const refusal = (status: number, error_code: string) => ({ status, body: { error_code } });

/** Returns the status of a response whose body is no JSON. */
async function statusOf(handler: Handler, method: string, path: string, token: string) {
  const headers = { apikey: keys.publishableKey, authorization: `Bearer ${token}` };
  const request = new Request(`http://127.0.0.1${path}`, { method, headers });
  return (await handler(request)).status;
}

async function challengeAndVerify(token: string, id: string, code: string) {
  const { body } = await factors(token, `/${id}/challenge`);
  return factors(token, `/${id}/verify`, { challenge_id: body.id, code });
}

const signIn = async (email: string) =>
  (
    await call(fixed, 'POST', '/auth/v1/token?grant_type=password', {
      body: { email, password: PASSWORD },
    })
  ).body;

/** Adds a user whose session is of level 2. */
async function userWithFactor() {
  const user = await confirmedUser();
  const { body } = await enroll(user.token);
  const verified = await challengeAndVerify(user.token, body.id, codeOf(body.totp.secret));
  expect(verified.status).toBe(200);
  return { ...user, old: user.token, session: verified.body, ...body, secret: body.totp.secret };
}

test('a factor is set up by a code of its key, and raises the session', async () => {
  const { email, token } = await confirmedUser();
  const other = await signIn(email);
  expect(readClaims(token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] });
  expect(readClaims(other.access_token)).toMatchObject({ amr: [{ method: 'password' }] });
  const { body } = await enroll(token);
  expect(body).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
  expect(body.totp.uri).toContain(`secret=${body.totp.secret}`);
  expect(body.totp.qr_code).toMatch(/^<svg/);
  const { body: user } = await call(fixed, 'GET', '/auth/v1/user', { token });
  const shown = { id: body.id, factor_type: 'totp', status: 'unverified' };
  expect(user.factors).toMatchObject([shown]);
  expect(JSON.stringify(user)).not.toContain(body.totp.secret);
  expect(JSON.stringify(user)).not.toContain('demo_code');

  const verified = await challengeAndVerify(token, body.id, codeOf(body.totp.secret));
  expect(verified.body.user.factors).toMatchObject([{ ...shown, status: 'verified' }]);
  const claims = readClaims(verified.body.access_token);
  expect(claims).toMatchObject({ aal: 'aal2', session_id: readClaims(token).session_id });
  expect(claims.amr).toMatchObject([{ method: 'totp' }, { method: 'otp' }]);
  const renew = (refresh_token: string) =>
    call(fixed, 'POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });
  const renewed = await renew(verified.body.refresh_token);
  expect(readClaims(renewed.body.access_token).aal).toBe('aal2');
  // Hosted: sessions of level 1 end.
  expect((await renew(other.refresh_token)).status).toBe(400);
  expect(readMail(backend.mailDirectory, email)[0]?.subject).toBe('A second factor was set up');
  expect(await statusOf(raw, 'POST', '/auth/v1/factors', token), 'fix no longer needed').toBe(404);
});

test('a refresh token from before the code opens no session of level 2', async () => {
  const { email } = await userWithFactor();
  const { access_token, refresh_token, user } = await signIn(email);
  const [{ secret } = { secret: '' }] = await sql<{ secret: string }[]>`
    select secret from auth.mfa_factors where user_id = ${user.id}`;
  await challengeAndVerify(access_token, user.factors[0].id, codeOf(secret, 1));
  const renewed = await call(fixed, 'POST', '/auth/v1/token?grant_type=refresh_token', {
    body: { refresh_token },
  });
  expect(renewed.status).toBe(400);
});

test('a challenge and a code are each used once', async () => {
  const { email, id, secret } = await userWithFactor();
  const token = (await signIn(email)).access_token;
  expect(await challengeAndVerify(token, id, codeOf(secret))).toMatchObject(
    refusal(422, 'mfa_verification_failed'),
  );
  const { body } = await factors(token, `/${id}/challenge`);
  const verify = () =>
    factors(token, `/${id}/verify`, { challenge_id: body.id, code: codeOf(secret, 1) });
  const both = await Promise.all([verify(), verify()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await verify()).toMatchObject(refusal(422, 'mfa_ip_address_mismatch'));
});

test('codes are guessed 15 times, and a challenge lasts five minutes', async () => {
  const { email, id, secret } = await userWithFactor();
  const token = (await signIn(email)).access_token;
  const { body } = await factors(token, `/${id}/challenge`);
  const verify = (code: string) => factors(token, `/${id}/verify`, { challenge_id: body.id, code });
  const guesses = await Promise.all(Array.from({ length: 20 }, () => verify('wrong')));
  const count = (status: number) => guesses.filter((guess) => guess.status === status).length;
  expect([count(422), count(429)]).toEqual([15, 5]);
  expect(await verify(codeOf(secret, 1))).toMatchObject(refusal(429, 'over_request_rate_limit'));
  await sql`update auth.mfa_challenges set created_at = now() - interval '301 seconds'`;
  expect(await verify(codeOf(secret, 1))).toMatchObject(refusal(422, 'mfa_challenge_expired'));
});

test('a session of level 1 neither adds, removes nor sees a verified factor’s key', async () => {
  const { email, id, session } = await userWithFactor();
  const token = (await signIn(email)).access_token;
  expect(await enroll(token, 'Second')).toMatchObject(refusal(403, 'insufficient_aal'));
  expect(await factors(token, `/${id}`, {}, 'DELETE')).toMatchObject(
    refusal(422, 'insufficient_aal'),
  );
  expect(await statusOf(fixed, 'GET', `/auth/v1/factors/${id}`, token)).toBe(404);
  for (const body of [{ password: 'Another-1' }, { email: 'other@example.com' }])
    expect(await call(fixed, 'PUT', '/auth/v1/user', { token, body })).toMatchObject(
      refusal(401, 'insufficient_aal'),
    );
  const second = await enroll(session.access_token, 'Second');
  expect(second.status).toBe(200);
  expect(await factors(session.access_token, `/${id}`, {}, 'DELETE')).toMatchObject({
    status: 200,
    body: { id },
  });
  const renewed = await call(fixed, 'POST', '/auth/v1/token?grant_type=refresh_token', {
    body: { refresh_token: session.refresh_token },
  });
  expect(readClaims(renewed.body.access_token)).toMatchObject({ aal: 'aal1' });
  expect(readMail(backend.mailDirectory, email)[0]?.subject).toBe('A second factor was removed');
});

test('wrong requests are refused as on a hosted project', async () => {
  const [mine, theirs] = [await confirmedUser(), await userWithFactor()];
  const absent = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
  const { token } = mine;
  expect(await factors('')).toMatchObject({ status: 401 });
  expect(await factors(token)).toMatchObject(refusal(400, 'validation_failed'));
  const { body } = await enroll(token);
  expect(await enroll(token)).toMatchObject(refusal(422, 'mfa_factor_name_conflict'));
  for (let more = 1; more < 10; more += 1) await enroll(token, `Phone ${more}`);
  expect(await enroll(token, 'Phone 10')).toMatchObject(
    refusal(422, 'too_many_enrolled_mfa_factors'),
  );
  expect(await factors(token, '/1/challenge')).toMatchObject(refusal(404, 'validation_failed'));
  for (const id of [absent, theirs.id]) {
    expect(await factors(token, `/${id}/challenge`)).toMatchObject(
      refusal(404, 'mfa_factor_not_found'),
    );
  }
  const verify = (code: string) =>
    factors(token, `/${body.id}/verify`, { challenge_id: absent, code });
  expect(await verify('')).toMatchObject(refusal(400, 'validation_failed'));
  expect(await verify('123456')).toMatchObject(refusal(422, 'mfa_factor_not_found'));
  await sql`delete from auth.sessions where user_id = ${mine.id}`;
  expect((await enroll(token, 'After')).status).toBe(403);
});

test('the demo’s staff alone are shown their present code', async () => {
  const { id, secret, email } = await userWithFactor();
  expect((await readFactors(sql, id))[0]).toBeUndefined();
  const [user] = await sql`select id from auth.users where email = ${email}`;
  expect((await readFactors(sql, user?.id))[0]).not.toHaveProperty('demo_code');
  await sql`update auth.users set email = 'staff@forecourt.example' where email = ${email}`;
  await vi.waitFor(async () =>
    expect((await readFactors(sql, user?.id))[0]).toMatchObject({ demo_code: codeOf(secret) }),
  );
});
