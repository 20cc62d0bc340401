import { beforeAll, describe, expect, test } from 'vitest';
import { insert } from './fixtures';
import { openSearch, type SearchFilters } from './search-support';
import { type Actor, STRANGER } from './support';

let cars: Awaited<ReturnType<typeof openSearch>>;

beforeAll(async () => {
  cars = await openSearch();
});

describe('filters', () => {
  test.each<[string, SearchFilters, string[]]>([
    ['none', {}, ['nowhere', 'kuga', 'zoe', 'focus', 'fiesta']],
    ['fuel', { fuels: ['electric'] }, ['zoe']],
    ['transmission', { transmissions: ['automatic'] }, ['focus']],
    ['body type', { body_types: ['suv'] }, ['kuga']],
    ['price from', { price_min: 9_000 }, ['kuga', 'zoe', 'focus']],
    ['price to', { price_max: 9_000 }, ['nowhere', 'focus', 'fiesta']],
    ['year from', { year_min: 2016 }, ['nowhere', 'kuga', 'zoe', 'focus']],
    ['year to', { year_max: 2016 }, ['nowhere', 'focus', 'fiesta']],
    [
      'mileage from, without the unknown',
      { mileage_min: 0 },
      ['nowhere', 'kuga', 'focus', 'fiesta'],
    ],
    ['mileage to, without the unknown', { mileage_max: 80_000 }, ['kuga', 'focus', 'fiesta']],
    ['an open end hides nothing dear', { price_min: 100_000 }, ['kuga']],
    ['search by make', { search: 'FORD' }, ['kuga', 'focus', 'fiesta']],
    ['search by model', { search: 'series' }, ['nowhere']],
    ['search across make and model', { search: 'd fie' }, ['fiesta']],
    ['search with blanks around', { search: '  zoe ' }, ['zoe']],
    ['search without accents', { search: 'CITROEN' }, ['zoe']],
    ['search with accents', { search: 'citroën z' }, ['zoe']],
    ['an empty search', { search: '  ' }, ['nowhere', 'kuga', 'zoe', 'focus', 'fiesta']],
    ['a percent sign', { search: '%' }, ['focus']],
    ['an underscore', { search: 'e_r' }, ['zoe']],
    ['a backslash', { search: '\\' }, []],
    ['a quote', { search: "' or true --" }, []],
    ['a beginning of a name', { search: 'ku' }, ['kuga']],
    ['a word with a meaning', { search: 'ku', terms: [{ years: [1900] }] }, []],
    ['a whole word of a name', { search: 'kuga', terms: [{ years: [1900] }] }, ['kuga']],
    ['several at once', { search: 'ford', year_min: 2015, price_max: 50_000 }, ['focus']],
    ['a range the wrong way round', { price_min: 2, price_max: 1 }, []],
  ])('%s', async (_name, filters, expected) => {
    expect(await cars.names(filters)).toEqual(expected);
  });

  test('make and model', async () => {
    expect(await cars.names({ make_ids: [cars.ford.make_id] })).toEqual([
      'kuga',
      'focus',
      'fiesta',
    ]);
    expect(
      await cars.names({ make_ids: [cars.ford.make_id], model_ids: [cars.ford.model_id] }),
    ).toEqual(['fiesta']);
    expect(await cars.names({ model_ids: [cars.ford.model_id], search: 'bmw' })).toEqual([]);
    expect(await cars.names({ make_ids: [cars.ford.model_id] })).toEqual([]);
  });

  test('only vehicles for sale are found, for anonymous, service role and staff', async () => {
    const people: Actor[] = [STRANGER, 'service_role', { user: cars.ford.make_id, staff: true }];
    for (const actor of people) expect(await cars.search({}, {}, actor)).toHaveLength(5);
  });
});

describe('order', () => {
  test.each<[string, string[]]>([
    ['newest', ['nowhere', 'kuga', 'zoe', 'focus', 'fiesta']],
    ['price_asc', ['fiesta', 'nowhere', 'focus', 'zoe', 'kuga']],
    ['price_desc', ['kuga', 'zoe', 'focus', 'nowhere', 'fiesta']],
    ['mileage_asc', ['kuga', 'focus', 'fiesta', 'nowhere', 'zoe']],
    ['mileage_desc', ['nowhere', 'fiesta', 'focus', 'kuga', 'zoe']],
    ['distance', ['nowhere', 'kuga', 'zoe', 'focus', 'fiesta']],
    ['; drop table vehicles', ['nowhere', 'kuga', 'zoe', 'focus', 'fiesta']],
  ])('%s', async (sort, expected) => {
    expect(await cars.names({}, { sort })).toEqual(expected);
  });

  test('year, with ties sorted by id in the same direction', async () => {
    const tied = (['nowhere', 'focus'] as const).toSorted((a, b) =>
      (cars.idOf[a] ?? '') < (cars.idOf[b] ?? '') ? -1 : 1,
    );
    const upwards = ['fiesta', ...tied, 'zoe', 'kuga'];
    expect(await cars.names({}, { sort: 'year_asc' })).toEqual(upwards);
    expect(await cars.names({}, { sort: 'year_desc' })).toEqual(upwards.toReversed());
  });
});

describe('pages', () => {
  test('follow limit and offset, each row with the total count', async () => {
    const rows = await cars.search({}, { limit: 2, offset: 2 });
    expect(rows.map((row) => row.name)).toEqual(['zoe', 'focus']);
    expect(rows.map((row) => Number(row.total_count))).toEqual([5, 5]);
    const last = await cars.search({}, { limit: 2, offset: 4 });
    expect(last.map((row) => [row.name, Number(row.total_count)])).toEqual([['fiesta', 5]]);
    expect(await cars.search({}, { limit: 2, offset: 6 })).toEqual([]);
  });

  test('hold 24 rows by default, at least 1 and at most 100', async () => {
    const sizes = await cars.database.as(STRANGER, async (sql) => {
      await sql`reset role`;
      await sql`insert into vehicles (seller_id, make_id, model_id, year, price, fuel_type, transmission, body_type, condition, listing_status)
        select seller_id, make_id, model_id, year, price, fuel_type, transmission, body_type, condition, 'active'
        from vehicles, generate_series(1, 30) where id in (select id from vehicles limit 5)`;
      await sql`set local role anon`;
      const size = async (limit: number | null, offset: number | null) => {
        const rows =
          await sql`select total_count from search_vehicles(p_limit => ${limit}, p_offset => ${offset})`;
        return [rows.length, Number(rows[0]?.total_count)];
      };
      return [await size(null, null), await size(0, -5), await size(1000, 0), await size(100, 100)];
    });
    expect(sizes).toEqual([
      [24, 155],
      [1, 155],
      [100, 155],
      [55, 155],
    ]);
  });
});

test('image_url is the primary image, otherwise the first by display order', async () => {
  const picture = async () => {
    const [row] = await cars.search({ search: 'fiesta' });
    return row?.image_url;
  };
  const vehicle_id = cars.idOf.fiesta ?? '';
  const add = (name: string, display_order: number, is_primary = false) =>
    insert(cars.database.sql, 'vehicle_images', {
      vehicle_id,
      display_order,
      is_primary,
      image_url: `/${name}.jpg`,
    });
  expect(await picture()).toBeNull();
  await add('second', 2);
  await add('first', 1);
  expect(await picture()).toBe('/first.jpg');
  await add('primary', 9, true);
  expect(await picture()).toBe('/primary.jpg');
});

test('vehicles_by_ids returns vehicles in the requested order, without unknown ids', async () => {
  const ids = [cars.idOf.zoe, cars.ford.make_id, cars.idOf.fiesta];
  const rows = await cars.database.as(
    STRANGER,
    (sql) => sql`select * from vehicles_by_ids(${ids as string[]})`,
  );
  expect(rows.map((row) => [cars.nameOf[row.id], row.make])).toEqual([
    ['zoe', 'Citroën'],
    ['fiesta', 'Ford'],
  ]);
});

test('vehicles_by_ids takes 100 ids, of lists of ids too', async () => {
  const rows = await cars.database.as(
    STRANGER,
    (sql) =>
      sql`select id from vehicles_by_ids(array_fill(${cars.idOf.zoe ?? ''}::uuid, array[2, 101]))`,
  );
  expect(rows).toHaveLength(100);
});
