import { beforeAll, expect, test } from 'vitest';
import { differences, readCatalogue } from '@/scripts/schemas/catalogue';
import { buildFromSchemas, readSchemas } from '@/scripts/schemas/schema-files';
import { withoutComments } from '@/scripts/schemas/sql-text';
import { EMPTY, expectRefused, openDatabase, type TestDatabase } from './support';

let built: TestDatabase;

beforeAll(async () => {
  built = await openDatabase(EMPTY);
  await buildFromSchemas(built.url);
});

test('the migrations make what the schemas say (else: npm run schema:diff)', async () => {
  const wanted = await readCatalogue(built.sql);
  expect(wanted.size).toBeGreaterThan(1000);
  const migrated = await openDatabase();
  expect(differences(wanted, await readCatalogue(migrated.sql))).toEqual([]);
});

test('every function has a body that PostgreSQL can read', async () => {
  const functions = await built.sql<{ definition: string }[]>`
    select pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  expect(functions.length).toBeGreaterThan(300);
  // The bodies are checked again, now that all objects that they name exist.
  await built.sql.unsafe(functions.map(({ definition }) => definition).join(';\n')).simple();
});

test('the schemas have one body for each function', async () => {
  for (const { file, text } of readSchemas()) expect(text, file).not.toMatch(/create or replace/i);
  const [first] = readSchemas()[0]?.text.match(/create function [^;]+\$\$[\s\S]+?\$\$;/) ?? [];
  await expectRefused(built.sql.unsafe(first ?? ''), '42723');
});

test('a function stands below those of its file that it calls', () => {
  const functions = readSchemas().flatMap(({ file, text }) =>
    [...text.matchAll(/^create function ([\w.]+)[^$]*\$\$([\s\S]*?)\$\$;/gm)].map(
      ([, name = '', body = '']) => ({ file, name, body: withoutComments(body) }),
    ),
  );
  expect(functions.length).toBeGreaterThan(300);
  const early = functions.flatMap(({ file, name, body }, place) =>
    functions
      .slice(place + 1)
      .filter((later) => later.file === file && body.includes(`${later.name}(`))
      .map((later) => `${file}: ${name} calls ${later.name}`),
  );
  expect(early).toEqual([]);
});

const CHANGES = [
  ['alter table vehicles alter price set not null', 'column public.vehicles.price'],
  [
    'alter table vehicles add constraint vehicles_x check (price <> 1)',
    'constraint vehicles_x of public.vehicles',
  ],
  ['create index vehicles_x_idx on vehicles (price)', 'index public.vehicles_x_idx'],
  [
    'alter policy "Everyone reads makes" on vehicle_makes to anon',
    'policy Everyone reads makes of public.vehicle_makes',
  ],
  ['alter table vehicle_makes disable row level security', 'relation public.vehicle_makes'],
  ['grant update (name) on vehicle_models to anon', 'column public.vehicle_models.name'],
  ['grant usage on schema private to public', 'schema private'],
  [
    'alter default privileges in schema public revoke execute on functions from anon',
    'default privileges f in public of postgres',
  ],
  ['alter function my_data() security definer', 'function public.my_data()'],
  ['grant execute on function private.is_staff() to anon', 'function private.is_staff()'],
  [
    'alter table vehicles disable trigger keep_take_down',
    'trigger keep_take_down of public.vehicles',
  ],
  [`alter type fuel_type add value 'steam'`, 'type public.fuel_type'],
  [`comment on table vehicles is 'Cars'`, 'comment on table public.vehicles'],
  ['create view one as select 1 as one', 'relation public.one'],
  ['create extension citext with schema extensions', 'extension citext'],
  [`update storage.buckets set public = true where id = 'photo-uploads'`, 'bucket photo-uploads'],
  [`delete from private.suspicion_points where name = 'link'`, 'rows of private.suspicion_points'],
] as const;

test('each kind of change is told', async () => {
  const wanted = await readCatalogue(built.sql);
  for (const [change] of CHANGES) await built.sql.unsafe(change);
  const told = differences(wanted, await readCatalogue(built.sql));
  const isTold = (name: string) => told.some((line) => line.slice(2).startsWith(`${name}: `));
  expect(CHANGES.filter(([, name]) => !isTold(name))).toEqual([]);
});

test('comments and blank lines are left out, literals stay', () => {
  const sql = `-- It's a table.
create table t ( -- of one column

  a text default '--

x' -- 'quoted'
);
create function f() returns text language sql as $$
  -- Not this.
  select 'it''s'; -- nor this
$$;
select $words$
-- this

$words$;
`;
  expect(withoutComments(sql)).toBe(`create table t (
  a text default '--

x'
);
create function f() returns text language sql as $$
  select 'it''s';
$$;
select $words$
-- this

$words$;`);
});
