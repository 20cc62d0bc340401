import { beforeAll, expect, test } from 'vitest';
import { LARGEST_PLACES } from '../search/largest-places';
import { SUBURBS } from '../search/suburbs';
import { openDatabase, type TestDatabase } from './support';

type Place = { name: string; latitude: number; longitude: number };
type Found = Place & { is_match: boolean };

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

const readPlaces = (text: string): Place[] =>
  text.split(';').map((row) => {
    const [, name = '', north, east] = /^(.+) (\S+) (\S+)$/.exec(row.trim()) ?? [];
    return { name, latitude: Number(north), longitude: Number(east) };
  });

/** Finds the places for each text, in one statement. */
async function findAll(texts: string[]): Promise<Found[][]> {
  const rows = await database.as(
    'anon',
    (sql) => sql<{ found: Found[] }[]>`
      select (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from find_places(asked) p) as found
      from unnest(${texts}::text[]) with ordinality as t(asked, position) order by position`,
  );
  return rows.map(({ found }) => found);
}

/** Returns the miles between two points, near enough for a few miles. */
const miles = (a: Place, b: Place) =>
  Math.hypot(
    (a.latitude - b.latitude) * 69.1,
    (a.longitude - b.longitude) * 69.1 * Math.cos((a.latitude * Math.PI) / 180),
  );

/** Returns the places that are not found first, or more than five miles from the truth. */
async function findWrong(places: Place[]) {
  const found = await findAll(places.map(({ name }) => name));
  return places.filter((place, index) => {
    const first = found[index]?.[0];
    return !first?.is_match || miles(first, place) > 5;
  });
}

test('the 300 largest places are found within five miles', async () => {
  const places = readPlaces(LARGEST_PLACES);
  expect(places).toHaveLength(300);
  expect(await findWrong(places)).toEqual([]);
});

test('suburbs are found within five miles', async () => {
  const suburbs = readPlaces(SUBURBS);
  expect(suburbs.length).toBeGreaterThan(60);
  expect(await findWrong(suburbs)).toEqual([]);
});

test('large places agree with the outward codes of the towns of their names', async () => {
  const rows = await database.sql<{ name: string }[]>`
    select p.name
    from (select * from places order by population desc limit 300) p
    join outcodes o on private.place_key(o.town) = private.place_key(p.name)
    group by p.id, p.name, p.latitude
    having min(power((o.latitude - p.latitude) * 69.1, 2)
             + power((o.longitude - p.longitude) * 69.1 * cosd(p.latitude), 2)) > 25
    order by p.name`;
  // The outward codes have another, smaller town of each of these names.
  expect(rows.map(({ name }) => name)).toEqual(['Bootle', 'Newport', 'Stroud']);
});

test('a name of several places means the largest, and each other one has a name of its own', async () => {
  const names = await database.sql<{ key: string; places: Place[] }[]>`
    select n.key, jsonb_agg(to_jsonb(p) order by p.population desc, p.id) as places
    from private.place_names n join places p on p.id = n.place_id
    group by n.key having count(*) > 1 and max(p.population) >= 10000
    order by n.key`;
  expect(names.length).toBeGreaterThan(100);
  const found = await findAll(names.map(({ key }) => key));
  for (const [index, { key, places }] of names.entries())
    expect(found[index], key).toMatchObject(
      places.slice(0, 8).map(({ latitude, longitude }) => ({ latitude, longitude })),
    );

  const others = found.flatMap((places) => places.slice(1));
  const again = await findAll(others.map(({ name }) => name));
  for (const [index, other] of others.entries())
    expect(again[index]?.[0], other.name).toEqual(other);
});

test.each([
  ['St Albans', 'Saint Albans', 'St. Albans', 'st albans'],
  ["King's Lynn", 'Kings Lynn', 'KINGS LYNN', 'king’s lynn'],
  ['Newcastle upon Tyne', 'newcastle-upon-tyne', 'Newcastle on Tyne', 'Newcastle'],
  ['Stoke-on-Trent', 'stoke on trent', 'Stoke upon Trent', 'Stoke'],
  ['Kingston upon Hull', 'Hull', 'kingston on hull'],
  ['Royal Leamington Spa', 'Leamington', 'Leamington Spa'],
  ['Southend-on-Sea', 'Southend', 'southend on sea'],
  ['Kingston upon Thames', 'Kingston'],
  ['Brighton', 'Brighton and Hove', 'Brighton, England'],
  ['Derry', 'Londonderry'],
  ['Cardiff', 'Caerdydd'],
  ["Bishop's Stortford", 'Bishops Stortford', 'bishop stortford'],
])('%s is found by each of its spellings', async (name, ...spellings) => {
  const found = await findAll([name, ...spellings]);
  expect(found.map((places) => places[0])).toEqual(
    found.map(() => expect.objectContaining({ name, is_match: true })),
  );
});

test.each([
  ['Manchester', 'Mancester Machester Manchestr Manchseter'],
  ['Birmingham', 'Brimingham Birmingam Birmngham'],
  ['Edinburgh', 'Edinborough Edinburg Edinburh'],
  ['Sheffield', 'Sheffeild Shefield'],
  ['Middlesbrough', 'Middlesborough Midlesbrough'],
  ['Gloucester', 'Glouster Gloucestor'],
  ['Leicester', 'Lester Liecester'],
  ['Headingley', 'Headingly Hedingley'],
  ['Leeds', 'Leesd Leeeds'],
])('%s is the first of at most three offered for its misspellings', async (name, misspellings) => {
  for (const places of await findAll(misspellings.split(' '))) {
    expect(places.length).toBeLessThanOrEqual(3);
    expect(places[0]).toMatchObject({ name, is_match: false });
  }
});

test('a region is unknown and offers its largest places', async () => {
  const [kent = []] = await findAll(['Kent']);
  expect(kent.map(({ name }) => name)).toEqual(['Maidstone', 'Gillingham', 'Chatham']);
  expect(kent.some(({ is_match }) => is_match)).toBe(false);
});

test('hostile text finds no place', async () => {
  const hostile = ['', ' ', '%', '_', '*', "'", '"', '\\', '\u202eدبي', "'; drop table places; --"];
  for (const [index, places] of (await findAll(hostile)).entries())
    expect(places, hostile[index]).toEqual([]);
  const long = [
    'a'.repeat(10_000),
    'Leeds '.repeat(2_000),
    '%'.repeat(10_000),
    '(a+)+$ '.repeat(1e3),
  ];
  for (const places of await findAll(long))
    expect(places.some(({ is_match }) => is_match)).toBe(false);
});
