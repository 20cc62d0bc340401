import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files with secrets, where a deployment may put them. */
const SECRETS = [
  '.env',
  '.env.local',
  'site.env',
  'actions.key',
  'deploy/site.env',
  'deploy/actions.key',
  'deploy/certificates/privkey.pem',
  'deploy/nginx/tls.key',
  'lib/x.pem',
  'deploy/database.env',
  'deploy/site.env.production',
  'deploy/tls.p12',
  'deploy/nginx/privkey',
  'lib/site.env.production',
  'deploy/site.env.bak',
  'deploy/secrets.json',
  'deploy/id_ed25519',
  'scripts/credentials.json',
  'scripts/secret.json',
  'scripts/service-account.json',
  'service-account-production.json',
  'supabase/signing_keys.json',
  'supabase/.temp/pooler-url',
  'supabase/dump.sql',
  'production.sql',
  'lib/backup-2026.sql',
  'deploy/backup.dump',
  'deploy/htpasswd',
  'scripts/release.jks',
  'scripts/.pgpass',
];

/** Files that the steps of deploy/Dockerfile copy or run. */
const NEEDED = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'next.config.mjs',
  'tsconfig.json',
  'middleware.ts',
  'instrumentation.ts',
  'app/layout.tsx',
  'components/ui/link.tsx',
  'lib/site.ts',
  'scripts/jobs.ts',
  'supabase/config.toml',
  'deploy/keep-assets.mjs',
  'supabase/migrations/20261201000100_load_places.sql',
  'deploy/nginx/nginx.conf.template',
  'deploy/nginx/nginx.env',
  'public/icons.svg',
];

/** Returns whether Docker leaves a path out: the last pattern that matches it, or a folder above it, decides. */
function isLeftOut(path: string) {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n');
  let isOut = false;
  for (const line of lines) {
    if (!line || line.startsWith('#')) continue;
    const pattern = line
      .replace(/^!/, '')
      .replace(/[.+^$()|[\]{}]/g, '\\$&')
      .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
    if (new RegExp(`^${pattern}(?:/.*)?$`).test(path)) isOut = !line.startsWith('!');
  }
  return isOut;
}

test.each(SECRETS)('%s is neither committed nor copied into an image', (path) => {
  expect(execFileSync('git', ['check-ignore', '--no-index', path], { encoding: 'utf8' })).toBe(
    `${path}\n`,
  );
  expect(isLeftOut(path)).toBe(true);
});

test.each(NEEDED)('%s is copied into the image that builds', (path) => {
  expect(isLeftOut(path)).toBe(false);
});

test('what is only for development is not copied', () => {
  for (const path of [
    'tests/whole.ts',
    'e2e/home.spec.ts',
    '.git/HEAD',
    '.data/keys.json',
    'docs/x',
  ])
    expect(isLeftOut(path), path).toBe(true);
});

test('what can write the site’s pages asks for a password', () => {
  const compose = readFileSync('deploy/compose.yaml', 'utf8');
  expect(compose).toMatch(/--requirepass,\s+"\$\{PAGES_PASSWORD\}"/);
  expect(compose).toMatch(/REDIS_URL: redis:\/\/:\$\{PAGES_PASSWORD:\?[^}]+\}@pages/);
});

test('nginx writes nothing of a request, which may have a token, into its log of errors', () => {
  const files = [
    'deploy/nginx/nginx.conf.template',
    'deploy/Dockerfile',
    'scripts/deploy/proxy.ts',
  ];
  const settings = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/error_log [^;]*/g) ?? [],
  );
  expect(settings).toEqual(['error_log stderr alert']);
});
