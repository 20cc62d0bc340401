import { beforeAll, expect, test } from 'vitest';
import { type LandingChoice, landingPath, paths, slug } from '@/lib/paths';
import { openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});

test('slugs are those of the site', async () => {
  const names = [
    'Citroën',
    "Kia Cee'd",
    'Ka+',
    'ID.3',
    '  C-HR  ',
    'Škoda',
    'Ærø',
    'İ',
    '500e “x”',
  ];
  const rows = await database.sql<{ slug: string }[]>`
    select private.slug(name) as slug from unnest(${names}::text[]) with ordinality as n (name, at) order by at`;
  expect(rows.map((row) => row.slug)).toEqual(names.map(slug));
});

test('paths are those of the site', async () => {
  const choices: LandingChoice[] = [
    { make: 'Citroën' },
    { make: 'Ford', model: 'Ka+' },
    { make: 'Ford', town: 'Leeds' },
    { make: 'Kia', model: "Cee'd", town: 'Bury St Edmunds' },
    { town: 'St Albans' },
    { body: 'suv' },
    { fuel: 'plug_in_hybrid' },
  ];
  for (const choice of choices) {
    const { make = null, model = null, town = null, body = null, fuel = null } = choice;
    const [row] = await database.sql<{ path: string }[]>`
      select private.landing_path(private.slug(${make}), private.slug(${model}), private.slug(${town}),
        ${body}, ${fuel}) as path`;
    expect(paths.landing(row?.path ?? '')).toBe(landingPath(choice));
  }
});
