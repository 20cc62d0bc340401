import { beforeAll, expect, test } from 'vitest';
import { checkDatabase } from '@/scripts/hosted/check-database';
import { checkServices, type Project } from '@/scripts/hosted/check-services';
import { unusableVariables } from '@/scripts/hosted/unusable-variables';
import { EMPTY, openDatabase } from '../database/support';
import { openBackend } from '../local/backend-world';

const siteUrl = 'https://forecourt.example';
const world = openBackend({ siteUrl });
let project: Project;

beforeAll(() => {
  const { url, publishableKey, secretKey } = world.backend;
  project = { supabaseUrl: url, publishableKey, secretKey, siteUrl };
});

/** Returns a fetch whose requests to this path get this JSON; others are sent. */
const responding =
  (path: string, body: unknown, status = 200): typeof fetch =>
  async (url, options) =>
    `${url}`.includes(path) ? new Response(JSON.stringify(body), { status }) : fetch(url, options);

test('a project with all migrations lacks nothing', async () => {
  expect(await checkDatabase(world.backend.databaseUrl)).toEqual([]);
  expect(await checkServices(project)).toEqual([]);
});

test('keys that are wrong or swapped are told', async () => {
  const { publishableKey, secretKey } = project;
  expect(await checkServices({ ...project, publishableKey: 'sb_publishable_no' })).toEqual([
    'SUPABASE_PUBLISHABLE_KEY reads no vehicles (HTTP 401).',
    'The auth service shows no settings (HTTP 401).',
  ]);
  expect(await checkServices({ ...project, publishableKey: secretKey })).toEqual([
    'SUPABASE_PUBLISHABLE_KEY is a secret key: take the publishable one.',
  ]);
  expect(await checkServices({ ...project, secretKey: publishableKey })).toContain(
    'SUPABASE_SECRET_KEY reads nothing secret (HTTP 401).',
  );
});

test('settings that the site cannot work with are told', async () => {
  const settings = {
    external: { email: false, anonymous_users: true },
    disable_signup: true,
    mailer_autoconfirm: true,
  };
  expect(await checkServices(project, responding('/auth/v1/settings', settings))).toEqual([
    'Settings of accounts: accounts cannot be opened. npx supabase config push sets them.',
    'Settings of accounts: e-mail addresses are not confirmed. npx supabase config push sets them.',
    'Settings of accounts: signing in by e-mail is off. npx supabase config push sets them.',
    'Settings of accounts: anonymous users can sign in. npx supabase config push sets them.',
  ]);
  const exposed = responding('/vehicle_facets', []);
  expect(await checkServices(project, exposed)).toEqual([
    'The schema private is exposed: npx supabase config push exposes public alone.',
  ]);
  const none = responding('/functions/v1/sitemap', {}, 404);
  expect(await checkServices(project, none)).toEqual([
    'The sitemap function returned HTTP 404: npx supabase functions deploy sitemap',
  ]);
});

test('the address of the site is https, and the sitemap’s', async () => {
  expect(await checkServices({ ...project, siteUrl: 'https://other.example' })).toEqual([
    'The sitemap is of another site: npx supabase secrets set SITE_URL=https://other.example',
  ]);
  const findings = await checkServices({ ...project, siteUrl: 'http://forecourt.example' });
  expect(findings[0]).toBe('SITE_URL is http://forecourt.example: it must be an https address.');
});

test('buckets that are public, unlimited or missing are told', async () => {
  await world.sql`update storage.buckets set public = true where id = 'vehicle-photos'`;
  await world.sql`
    update storage.buckets set file_size_limit = null where id = 'photo-uploads'`;
  expect(await checkServices(project)).toEqual([
    'The bucket vehicle-photos is public: make it private.',
    'The bucket photo-uploads limits neither size nor type of files: set both.',
  ]);
  await world.sql`delete from storage.buckets where id = 'photo-uploads'`;
  expect((await checkServices(project))[1]).toMatch(/^The bucket photo-uploads cannot be read/);
});

test('missing and unknown migrations and tables without security are told', async () => {
  const { sql, backend } = world;
  await sql`update supabase_migrations.schema_migrations set version = '20990101000000'
    where version = '20261201000300'`;
  await sql`create table public.made_by_hand (id int)`;
  expect(await checkDatabase(backend.databaseUrl)).toEqual([
    'Migrations are missing (1, from 20261201000300 on): npx supabase db push',
    'The migration 20990101000000 is applied, but this checkout does not know it.',
    'The table made_by_hand has no row-level security: alter table made_by_hand enable row level security;',
  ]);
});

test('a project with migrations from before the baseline is told that it cannot take it', async () => {
  const { sql, backend } = world;
  await sql`update supabase_migrations.schema_migrations set version = '20261122080000'
    where version = '20261201000000'`;
  expect(await checkDatabase(backend.databaseUrl)).toContain(
    'The project has migrations from before the baseline, which it cannot take by db push: see supabase/README.md.',
  );
  await sql`update supabase_migrations.schema_migrations set version = '20261201000000'
    where version = '20261122080000'`;
});

test('of an empty database all is told at once', async () => {
  const { url } = await openDatabase(EMPTY);
  expect(await checkDatabase(url)).toEqual([
    expect.stringMatching(/^Migrations are missing \(\d+, from 20261201000000 on\)/),
    'The extension pg_trgm is missing: create extension pg_trgm with schema extensions;',
  ]);
});

test('what cannot be reached is an error', async () => {
  await expect(checkDatabase('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
  const absent = { ...project, supabaseUrl: 'http://127.0.0.1:1' };
  await expect(checkServices(absent)).rejects.toThrow(
    'http://127.0.0.1:1/rest/v1/vehicles does not respond.',
  );
});

test('variables that are missing or malformed are told without their values', () => {
  const fine = {
    DATABASE_URL: 'postgres://postgres:se%23cret@db.example:5432/postgres',
    SUPABASE_URL: 'https://a.supabase.co',
    SITE_URL: siteUrl,
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_a-b',
    SUPABASE_SECRET_KEY: 'sb_secret_c',
  };
  expect(unusableVariables(fine)).toEqual([]);
  const keys = `${'n'.repeat(44)}, ${'o'.repeat(44)}`;
  expect(unusableVariables({ ...fine, SIGNING_KEYS: keys })).toEqual([]);
  expect(unusableVariables({ ...fine, SIGNING_KEYS: `${keys},short` })).toEqual([
    'SIGNING_KEYS has something that is no key of 32 characters or more.',
  ]);
  expect(
    unusableVariables({
      ...fine,
      DATABASE_URL: 'postgres://postgres:se#cret@db.example/postgres',
      SITE_URL: '',
      SUPABASE_SECRET_KEY: 'sb_secret_c\nd',
      SUPABASE_ACCESS_TOKEN: 'sbp e',
    }),
  ).toEqual([
    'SITE_URL is not set.',
    'DATABASE_URL is no address: escape #, / and ? in it.',
    'SUPABASE_SECRET_KEY is no key.',
    'SUPABASE_ACCESS_TOKEN is no key.',
  ]);
});
