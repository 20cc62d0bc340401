import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Maximum requests of one network in five minutes: the widest limits of lib/auth/limits.ts (sign-ins, confirmations). */
const ONE_NETWORK = 60;

test('the limits of the auth service, which sees the site alone, hold for 40 networks at their own', () => {
  const [, limits = ''] = readFileSync('supabase/config.toml', 'utf8').split('[auth.rate_limit]');
  for (const name of ['token_refresh', 'sign_in_sign_ups', 'token_verifications']) {
    const limit = new RegExp(`^${name} = (\\d+)$`, 'm').exec(limits)?.[1];
    expect(Number(limit), name).toBeGreaterThanOrEqual(40 * ONE_NETWORK);
  }
  // A network may ask for 60 mails an hour: 20 each to sign up, to reset a password, to send again.
  expect(Number(/^email_sent = (\d+)$/m.exec(limits)?.[1])).toBeGreaterThanOrEqual(10 * 60);
});

test.each([
  ['2001:db8:1:2::5', '2001:db8:1'],
  ['2001:db8:1:ffff:a:b:c:d', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:'],
  ['203.0.113.7', undefined],
  ['::1', undefined],
])('nginx counts %s by %s', (address, network) => {
  const template = readFileSync('deploy/nginx/nginx.conf.template', 'utf8');
  const pattern = /map \$remote_addr \$network \{\s+"~([^"]+)"/.exec(template)?.[1] ?? 'none';
  expect(new RegExp(pattern).exec(address)?.groups?.first_48_bits).toBe(network);
  for (const zone of ['limit_req_zone', 'limit_conn_zone'])
    expect(template).toContain(`${zone} $network `);
});
