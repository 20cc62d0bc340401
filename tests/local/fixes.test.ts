import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { expect, test } from 'vitest';
import { readMail, writeMail } from '@/lib/mail/mailbox';
import { createApp } from '@/supabase/local/api/app';
import type { Handler } from '@/supabase/local/api/compatibility-fix';
import { apiKeys } from '@/supabase/local/api/keys';
import { readClaims, signToken } from '@/supabase/local/api/tokens';
import { migrateDatabase } from '@/supabase/local/postgres/migrate';
import { EMPTY, openDatabase } from '../database/support';
import {
  backend,
  call,
  confirmedUser,
  directory,
  fixed,
  keys,
  NEEDLESS,
  newAddress,
  PASSWORD,
  RAW_APP,
  raw,
  rawMail,
  signUp,
} from './fixed-and-raw';
import { MIGRATIONS, newestLink, SITE_URL, scratchDirectory } from './support';

const addNote = (handler: Handler, token: string, note: Record<string, unknown>) =>
  call(handler, 'POST', '/rest/v1/notes?select=price,created_at,details', {
    token,
    body: note,
    prefer: 'return=representation',
  });

test('keepGrants: private columns stay private after the first request', async () => {
  const columns = () => call(fixed, 'GET', '/rest/v1/notes?select=secret');
  expect((await columns()).body.code).toBe('42501');
  // The raw handler has a database of its own, as lite's grants would stay: its first request is the canary.
  const { url } = await openDatabase(EMPTY);
  await migrateDatabase({ databaseUrl: url, migrationsDirectory: MIGRATIONS });
  const connection = createPostgresConnection({ url });
  const app = createApp({ ...RAW_APP, connection, keys });
  const answer = await call((request) => app.fetch(request), 'GET', '/rest/v1/notes?select=secret');
  await connection.close();
  expect(answer.status, NEEDLESS).toBe(200);
});

/** Requests the backend under another name than its own. */
async function askHost(host: string): Promise<number | undefined> {
  const headers = { host, apikey: keys.publishableKey };
  const asking = get(`${backend.url}/rest/v1/notes?select=id`, { headers });
  const [answer] = await once(asking, 'response');
  answer.resume();
  return answer.statusCode;
}

test('restrictPaths: serves only API paths, and only to local host names', async () => {
  const paths = [
    '/_system/info',
    '/_system/config',
    '/',
    '/static/x',
    '/rest/v1',
    '/realtime/v1/x',
  ];
  for (const path of [
    ...paths,
    '/rest/v1/../../_system/info',
    '/rest/v1/%2e%2e/%2e%2e/_system/info',
  ]) {
    const { status, body } = await call(fixed, 'GET', path, { key: keys.secretKey });
    expect([path, status, body]).toEqual([path, 404, { message: 'Not found' }]);
  }
  const { port } = new URL(backend.url);
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`, 'evil.example', `evil.example:${port}`];
  expect(await Promise.all(hosts.map(askHost))).toEqual([200, 200, 403, 403]);
  expect(await askHost('127.0.0.1.evil.example')).toBe(403);
  expect((await call(raw, 'GET', '/_system/info')).status, NEEDLESS).toBe(200);
});

test('restrictPaths: responses have no CORS headers', async () => {
  const crossOrigin = async (handler: Handler, method: string, target: string) => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'GET' };
    const response = await handler(new Request(`http://127.0.0.1${target}`, { method, headers }));
    return [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
  };
  for (const method of ['GET', 'OPTIONS']) {
    for (const target of ['/rest/v1/notes', '/auth/v1/settings', '/functions/v1/sitemap']) {
      expect([target, await crossOrigin(fixed, method, target)]).toEqual([target, []]);
    }
  }
  expect(await crossOrigin(raw, 'GET', '/rest/v1/notes'), NEEDLESS).not.toEqual([]);
});

test('passwords that break the rules of supabase/config.toml are refused', async () => {
  const passwords = ['alllowercase', 'NoDigitsAtAll', 'nocapitals1', 'Shor1'];
  for (const password of passwords) {
    const body = { email: newAddress(), password };
    const { status, body: answer } = await call(fixed, 'POST', '/auth/v1/signup', { body });
    expect([password, status, answer.error_code ?? answer.code]).toEqual([
      password,
      422,
      'weak_password',
    ]);
  }
});

test('keys are generated per data directory, in files only their owner can read', () => {
  const [own, other] = [apiKeys(directory), scratchDirectory()];
  const foreign = apiKeys(other.directory);
  other.remove();
  expect(own).toEqual(keys);
  expect([backend.publishableKey, backend.secretKey]).toEqual([own.publishableKey, own.secretKey]);
  for (const name of ['publishableKey', 'secretKey', 'jwtSecret'] as const) {
    expect(own[name].length).toBeGreaterThan(40);
    expect(own[name]).not.toBe(foreign[name]);
  }
  const modes = ['keys.json', 'backend.log', 'mail'].map((name) =>
    (statSync(path.join(directory, name)).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['600', '600', '700']);
});

test('HOSTED_TYPES: numbers, timestamps and metadata have PostgREST’s formats', async () => {
  const { token, id } = await confirmedUser();
  const details = { a: [1, 'two', null] };
  const { body } = await addNote(fixed, token, { title: 'typed', price: 26894, details });
  expect(body[0].price).toBe(26894);
  expect(body[0].details).toEqual(details);
  expect(body[0].created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  const people = `/rest/v1/people?id=eq.${id}`;
  const person = await call(fixed, 'GET', people, { key: keys.secretKey });
  expect(person.body[0].full_name).toBe('Una User');

  const rawEmail = newAddress();
  const rawUser = await signUp(raw, rawEmail);
  const rawPerson = await call(fixed, 'GET', `/rest/v1/people?id=eq.${rawUser.body.id}`, {
    key: keys.secretKey,
  });
  expect(rawPerson.body[0].full_name, NEEDLESS).toBeNull();
  const rawNote = await call(raw, 'GET', '/rest/v1/notes?select=price,created_at');
  expect(rawNote.body[0].price, NEEDLESS).toBe('26894.00');
  expect(rawNote.body[0].created_at, NEEDLESS).toContain(' ');
});

test('refuseMalformedToken: a malformed bearer token is a 401 PGRST301', async () => {
  const ask = (handler: Handler) =>
    call(handler, 'GET', '/rest/v1/notes?select=id', { token: 'rubbish' });
  expect(await ask(fixed)).toMatchObject({ status: 401, body: { code: 'PGRST301' } });
  expect((await ask(raw)).status, NEEDLESS).toBe(200);
});

test('reportSqlError: check and exclusion violations return their SQLSTATE', async () => {
  const { token } = await confirmedUser();
  const tooLong = { title: 'x'.repeat(21) };
  const refused = await addNote(fixed, token, tooLong);
  expect(refused).toMatchObject({ status: 400, body: { code: '23514' } });
  expect(refused.body.message).toContain('violates check constraint');
  await addNote(fixed, token, { title: 'first', span: '[1,5)' });
  const overlap = await addNote(fixed, token, { title: 'second', span: '[4,6)' });
  expect(overlap).toMatchObject({ status: 400, body: { code: '23P01' } });
  expect((await addNote(raw, token, tooLong)).body.code, NEEDLESS).toBe('SUP');
});

test('mail: links carry a token hash and point to the site', async () => {
  const email = newAddress();
  await signUp(fixed, email);
  const { link, token_hash, type } = newestLink(backend.mailDirectory, email);
  expect(link.origin + link.pathname).toBe(`${SITE_URL}/auth/confirm`);
  expect([token_hash.length > 20, type]).toEqual([true, 'email']);
  await call(fixed, 'POST', '/auth/v1/recover', { body: { email } });
  const recovery = newestLink(backend.mailDirectory, email);
  expect(recovery.type).toBe('recovery');
  const verified = await call(fixed, 'POST', '/auth/v1/verify', {
    body: { token_hash: recovery.token_hash, type: 'recovery' },
  });
  expect(verified.status).toBe(200);
});

test('keepRedirect: a mailed link carries the requested redirect', async () => {
  const path = `/auth/v1/signup?redirect_to=${encodeURIComponent(`${SITE_URL}/favourites?a=1&b=2`)}`;
  const next = async (handler: Handler, mailDirectory: string) => {
    const email = newAddress();
    await call(handler, 'POST', path, { body: { email, password: PASSWORD } });
    return newestLink(mailDirectory, email).link.searchParams.get('next');
  };
  expect(await next(fixed, backend.mailDirectory)).toBe(`${SITE_URL}/favourites?a=1&b=2`);
  expect(await next(raw, rawMail), NEEDLESS).toBeNull();
});

test('requireMailedLink: a token alone sets no password, a mailed-link session does', async () => {
  const { email } = await confirmedUser();
  const signedIn = await call(fixed, 'POST', '/auth/v1/token?grant_type=password', {
    body: { email, password: PASSWORD },
  });
  const change = (handler: Handler, token: string, password: string) =>
    call(handler, 'PUT', '/auth/v1/user', { token, body: { password } });
  const token = signedIn.body.access_token;
  expect(await change(fixed, token, 'Another-1')).toMatchObject({
    status: 400,
    body: { error_code: 'current_password_required' },
  });
  expect((await change(raw, token, 'Another-2')).status, NEEDLESS).toBe(200);
  await call(fixed, 'POST', '/auth/v1/recover', { body: { email } });
  const { token_hash, type } = newestLink(backend.mailDirectory, email);
  const reset = await call(fixed, 'POST', '/auth/v1/verify', { body: { token_hash, type } });
  expect((await change(fixed, reset.body.access_token, 'Another-3')).status).toBe(200);
});

test('a token alone changes no address: the present mailbox gets the link', async () => {
  const [{ email, token }, other] = [await confirmedUser(), newAddress()];
  const { body } = await call(fixed, 'PUT', '/auth/v1/user', { token, body: { email: other } });
  const mailed = [email, other].map((to) => newestLink(backend.mailDirectory, to).type);
  expect([body.email, ...mailed]).toEqual([email, 'email_change', '']);
});

test('acceptEmailOtpType: a sign-up link is verified as type email', async () => {
  const [one, two] = [newAddress(), newAddress()];
  await signUp(fixed, one);
  await signUp(fixed, two);
  const verify = (handler: Handler, email: string) => {
    const { token_hash } = newestLink(backend.mailDirectory, email);
    return call(handler, 'POST', '/auth/v1/verify', { body: { token_hash, type: 'email' } });
  };
  expect((await verify(fixed, one)).body.user.email).toBe(one);
  expect((await verify(raw, two)).status, NEEDLESS).toBe(400);
});

test('resendConfirmation: resends the mail to an unconfirmed, not a confirmed, address', async () => {
  const email = newAddress();
  await signUp(fixed, email);
  const resend = (handler: Handler, to: string) =>
    call(handler, 'POST', '/auth/v1/resend', { body: { type: 'signup', email: to } });
  expect((await resend(raw, email)).status, NEEDLESS).toBe(429);
  expect((await resend(fixed, email)).status).toBe(200);
  const mails = readMail(backend.mailDirectory, email);
  expect(mails.map((mail) => mail.subject)).toEqual(Array(2).fill('Confirm your e-mail address'));
  const { token_hash, type } = newestLink(backend.mailDirectory, email);
  await call(fixed, 'POST', '/auth/v1/verify', { body: { token_hash, type } });
  const signedIn = await call(fixed, 'POST', '/auth/v1/token?grant_type=password', {
    body: { email, password: PASSWORD },
  });
  expect(signedIn.status).toBe(200);
  expect((await resend(fixed, email)).status).toBe(200);
  expect((await resend(fixed, newAddress())).status).toBe(200);
  expect(readMail(backend.mailDirectory, email)).toHaveLength(2);
});

test('answerKnownAddress: repeated sign-up does not reveal an existing account', async () => {
  const { email, id } = await confirmedUser();
  const again = await signUp(fixed, email);
  expect(again).toMatchObject({ status: 200, body: { email, identities: [] } });
  expect(again.body.id).not.toBe(id);
  expect(readMail(backend.mailDirectory, email)).toHaveLength(1);
  const unconfirmed = newAddress();
  await signUp(fixed, unconfirmed);
  const repeated = await signUp(fixed, unconfirmed);
  expect(repeated.status).toBe(200);
  expect(repeated.body.identities).toHaveLength(1);
  expect(readMail(backend.mailDirectory, unconfirmed)).toHaveLength(2);
  expect((await signUp(raw, email)).status, NEEDLESS).toBe(429);
});

test('addMetadataClaims: policies can read app_metadata from the token', async () => {
  const { email, token, id } = await confirmedUser();
  expect(readClaims(token).app_metadata).toMatchObject({ provider: 'email' });
  expect(readClaims(token).user_metadata).toMatchObject({ full_name: 'Una User' });
  const staff = signToken(
    { ...readClaims(token), app_metadata: { role: 'staff' } },
    keys.jwtSecret,
  );
  const role = await call(fixed, 'POST', '/rest/v1/rpc/claimed_role', { token: staff, body: {} });
  expect(role.body).toBe('staff');
  const user = await call(fixed, 'GET', '/auth/v1/user', { token });
  expect(user.body.id).toBe(id);
  const rawSession = await call(raw, 'POST', '/auth/v1/token?grant_type=password', {
    body: { email, password: PASSWORD },
  });
  expect(readClaims(rawSession.body.access_token).app_metadata, NEEDLESS).toBeUndefined();
});

test('forgetMail: deleting an account deletes its mail', async () => {
  const [leaving, staying] = [await confirmedUser(), await confirmedUser()];
  const remove = (token?: string) =>
    call(fixed, 'POST', '/rest/v1/rpc/delete_account', { token, body: {} });
  await remove();
  // This mail is like those of the job that sends the mails about messages: a UUID is its name.
  const content = { subject: 'A reply', text: 'Yes' };
  writeMail(backend.mailDirectory, { id: randomUUID(), to: leaving.email, ...content });
  expect(readMail(backend.mailDirectory, leaving.email)).toHaveLength(2);
  expect((await remove(leaving.token)).status).toBeLessThan(300);
  expect(readMail(backend.mailDirectory, leaving.email)).toEqual([]);
  expect(readMail(backend.mailDirectory, staying.email)).toHaveLength(1);
});
