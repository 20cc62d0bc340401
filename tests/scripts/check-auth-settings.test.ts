import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkAuthSettings, UNREAD } from '@/scripts/hosted/check-auth-settings';

const REF = 'abcdefghijklmnopqrst';
const TOKEN = 'sbp_of-this-test';
const siteUrl = 'https://forecourt.example';
const project = { supabaseUrl: `https://${REF}.supabase.co`, siteUrl };

/** The Management API says this of a project that `supabase/config.toml` has set up. */
const settings = {
  rate_limit_otp: 3000,
  rate_limit_verify: 3000,
  rate_limit_token_refresh: 15_000,
  rate_limit_email_sent: 600,
  smtp_host: 'smtp.example.test',
  password_min_length: 8,
  password_required_characters: 'abcdefghijklmnopqrstuvwxyz:ABCDEFGHIJKLMNOPQRSTUVWXYZ:0123456789',
  security_update_password_require_reauthentication: true,
  mailer_secure_email_change_enabled: true,
  mfa_totp_enroll_enabled: true,
  mfa_totp_verify_enabled: true,
  site_url: siteUrl,
  uri_allow_list: `${siteUrl},${siteUrl}/auth`,
};

type Reply = { status?: number; body?: unknown; hangs?: boolean };

/** Checks a project against a Management API that replies this. */
async function check({ status = 200, body = settings, hangs }: Reply, timeoutMs = 5000) {
  const requests: (string | undefined)[][] = [];
  const server = createServer(({ method, url, headers }, response) => {
    requests.push([method, url, headers.authorization]);
    if (hangs) return;
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const managementUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const findings = await checkAuthSettings(project, TOKEN, { managementUrl, timeoutMs });
  return { findings, requests, managementUrl };
}

test('the settings that stay unread ask who sends the mails of accounts', () => {
  expect(UNREAD.join('\n')).toContain('Who sends the mails of accounts?');
  const config = readFileSync('supabase/config.toml', 'utf8');
  expect(config).toMatch(/^# \[auth\.email\.smtp\]$/m);
});

test('a project with the settings of config.toml or wider ones lacks nothing', async () => {
  const { findings, requests } = await check({});
  expect(findings).toEqual([]);
  expect(requests).toEqual([['GET', `/v1/projects/${REF}/config/auth`, `Bearer ${TOKEN}`]]);
  const wide = { ...settings, rate_limit_otp: 9000, uri_allow_list: `${siteUrl}/**` };
  expect((await check({ body: wide })).findings).toEqual([]);
});

test('the limits of a new project are told with what to do', async () => {
  const body = {
    ...settings,
    rate_limit_otp: 30,
    rate_limit_verify: 30,
    rate_limit_token_refresh: 150,
    rate_limit_email_sent: 2,
    smtp_host: null,
  };
  expect((await check({ body })).findings).toEqual([
    'The auth service allows 30 sign-ins and sign-ups in five minutes (rate_limit_otp), below 3000: npx supabase config push',
    'The auth service allows 30 confirmations in five minutes (rate_limit_verify), below 3000: npx supabase config push',
    'The auth service allows 150 renewed sessions in five minutes (rate_limit_token_refresh), below 15000: npx supabase config push',
    'The auth service allows 2 mails an hour (rate_limit_email_sent), below 600: raise it in the dashboard under Authentication, Rate Limits.',
    'The auth service has no SMTP server of its own (smtp_host): Supabase’s mailer sends two mails an hour, to its members alone. Set [auth.email.smtp] in supabase/config.toml, then npx supabase config push',
  ]);
});

test('weak passwords, loose changes, a missing second factor and another site are told', async () => {
  const body = {
    ...settings,
    password_min_length: 6,
    password_required_characters: null,
    security_update_password_require_reauthentication: false,
    mailer_secure_email_change_enabled: false,
    mfa_totp_verify_enabled: false,
    site_url: 'http://localhost:3000',
    uri_allow_list: 'https://forecourt.example.evil.test/**',
  };
  const push = 'npx supabase config push';
  expect((await check({ body })).findings).toEqual([
    `Passwords need 6 characters (password_min_length), below 8: ${push}`,
    `Passwords need no small letter, capital and digit (password_required_characters): ${push}`,
    `A password is changed without a fresh session (security_update_password_require_reauthentication): ${push}`,
    `An account's address changes without a link from its present mailbox (mailer_secure_email_change_enabled): ${push}`,
    `Staff cannot set up a second factor (mfa_totp_enroll_enabled, mfa_totp_verify_enabled): ${push}`,
    `Mailed links lead to http://localhost:3000 (site_url): set site_url = "${siteUrl}" in supabase/config.toml, then ${push}`,
    `${siteUrl} is no redirect address (uri_allow_list): set additional_redirect_urls in supabase/config.toml, then ${push}`,
  ]);
});

test('a setting that is not named is told, not taken for good', async () => {
  const { rate_limit_verify: _, ...body } = settings;
  expect((await check({ body })).findings).toEqual([
    'The Management API does not name rate_limit_verify: compare it with supabase/config.toml in the dashboard.',
  ]);
});

test.each([
  [401, 'SUPABASE_ACCESS_TOKEN is refused (HTTP 401): make one that reads the auth settings'],
  [403, 'SUPABASE_ACCESS_TOKEN is refused (HTTP 403): make one that reads the auth settings'],
  [404, `SUPABASE_ACCESS_TOKEN sees no project ${REF} (HTTP 404): make one of an account with it`],
])('HTTP %i is told without the token', async (status, line) => {
  const { findings } = await check({ status, body: { message: TOKEN } });
  expect(findings).toEqual([`${line}, at https://supabase.com/dashboard/account/tokens`]);
});

test.each([
  ['HTML', { body: '<!doctype html><title>Sign in</title>' }],
  ['a list', { body: [] }],
  ['an outage', { status: 503, body: 'upstream' }],
])('%s instead of settings is told', async (_, reply: Reply) => {
  const { findings, managementUrl } = await check(reply);
  const status = reply.status ?? 200;
  expect(findings).toEqual([
    `${managementUrl} returned no settings of the auth service (HTTP ${status}): run it again later.`,
  ]);
});

test('a Management API that does not respond in time, or at all, is told', async () => {
  const { findings, managementUrl } = await check({ hangs: true }, 100);
  expect(findings).toEqual([`${managementUrl} does not respond: run it again later.`]);
  const absent = { managementUrl: 'http://127.0.0.1:1' };
  expect(await checkAuthSettings(project, TOKEN, absent)).toEqual([
    'http://127.0.0.1:1 does not respond: run it again later.',
  ]);
});

test('a project behind a domain of its own is told', async () => {
  const own = { ...project, supabaseUrl: 'https://api.forecourt.example' };
  expect(await checkAuthSettings(own, TOKEN, { managementUrl: 'http://127.0.0.1:1' })).toEqual([
    'The limits of the auth service were not read: SUPABASE_URL must be https://<ref>.supabase.co for that.',
  ]);
});
