import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { invalidations, revalidate, revalidateNow } from '@/lib/core/cache';

const called = vi.hoisted(() => ({ tags: [] as string[], paths: [] as string[] }));
vi.mock('next/cache', () => ({
  unstable_cache: () => async () => null,
  updateTag: (tag: string) => void called.tags.push(tag),
  revalidateTag: (tag: string, profile: unknown) =>
    void called.tags.push(tag + JSON.stringify(profile)),
  revalidatePath: (path: string) => void called.paths.push(path),
}));

const ID = '7D444840-9dc0-41d1-b245-5ffdce74fad2';
const vehicle = 'vehicle:7d444840-9dc0-41d1-b245-5ffdce74fad2';
const listed = 'listed:7d444840-9dc0-41d1-b245-5ffdce74fad2';

test.each([
  ['a changed listing', invalidations.listingChanged(ID), [vehicle, listed]],
  [
    'a seller’s own changed listing',
    invalidations.ownListingChanged(ID, 'A'),
    [vehicle, listed, 'stock:a', '/my-vehicles'],
  ],
  ['a decision of staff', invalidations.listingDecided(ID), [vehicle, 'lists']],
  [
    'a new price, which lists show when they are renewed',
    invalidations.listingRepriced(ID, 'A'),
    [vehicle, 'stock:a', '/my-vehicles'],
  ],
  [
    'a stock file',
    invalidations.stockListed([ID], 'A'),
    [vehicle, listed, 'stock:a', '/my-vehicles'],
  ],
  ['an approved dealer', invalidations.sellerTypeChanged(), ['lists', 'vehicle-pages']],
  [
    'a seller’s details',
    invalidations.sellerDetailsChanged('A'),
    ['seller:a', '/my-vehicles/seller'],
  ],
  [
    'photographs of a draft',
    invalidations.photosChanged(ID, true),
    ['/my-vehicles', `/sell/${ID}/photos`],
  ],
  ['a seller’s deleted account', invalidations.sellerDeleted(), ['lists', 'vehicle-pages']],
  ['a changed profile', invalidations.profileChanged(), ['/profile']],
  ['changed settings', invalidations.settingsChanged(), ['/settings']],
  ['a removed favourite', invalidations.favouritesChanged(), ['/favourites']],
  ['changed saved searches', invalidations.searchesChanged('/x'), ['/x']],
  ['work of staff', invalidations.staffWorkDone(), ['/staff']],
])('%s revalidates the tags or paths that show it', (_, change, expected) => {
  called.tags = [];
  called.paths = [];
  revalidate(change);
  expect([...called.tags, ...called.paths]).toEqual(expected);
});

test('a route handler revalidates the pages with a listing’s photographs at once', () => {
  called.tags = [];
  called.paths = [];
  revalidateNow(invalidations.photosChanged('a', false));
  expect(called).toEqual({
    tags: ['vehicle:a{"expire":0}', 'listed:a{"expire":0}'],
    paths: ['/my-vehicles', '/sell/a/photos'],
  });
});

const files = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && file !== 'lib/core/cache.ts');

test('revalidation functions are called in lib/core/cache.ts only', () => {
  const own = files.filter((file) =>
    /\b(revalidatePath|revalidateTag|updateTag)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(own).toEqual([]);
});

/** A write to what public pages show. */
const PUBLIC_WRITE =
  /from\('(vehicles|vehicle_images|vehicle_makes|vehicle_models|sellers)'\)\s*\.(insert|update|upsert|delete)\(|rpc\('(decide_case|undo_decision|delete_account)'/;

test('every server action that writes public data revalidates', () => {
  const actions = files
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => source.startsWith("'use server'"))
    .flatMap((source) => source.split(/^export /m).slice(1));
  const writing = actions.filter((source) => PUBLIC_WRITE.test(source));
  expect(writing.length).toBeGreaterThanOrEqual(3);
  expect(writing.filter((source) => !/revalidate(Case)?\(/.test(source))).toEqual([]);
});
