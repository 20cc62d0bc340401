import { beforeAll, describe, expect, test } from 'vitest';
import { haversine, openSearch } from './search-support';

let cars: Awaited<ReturnType<typeof openSearch>>;

beforeAll(async () => {
  cars = await openSearch();
});

describe('search by location', () => {
  const LEEDS = { latitude: 53.7974, longitude: -1.5531 };

  test('returns great-circle distances in miles', async () => {
    const rows = await cars.search({ ...LEEDS, radius_miles: 1000 });
    expect(rows).toHaveLength(4);
    const places = await cars.database.sql`select id, latitude, longitude from vehicles`;
    for (const row of rows) {
      const place = places.find(({ id }) => id === row.id);
      const miles = haversine(LEEDS.latitude, LEEDS.longitude, place?.latitude, place?.longitude);
      expect(row.distance_miles).toBeCloseTo(miles, 6);
    }
  });

  test.each([0, 5, 36, 200, 270, 1000])(
    'with a radius of %i miles finds exactly the vehicles within it',
    async (radius_miles) => {
      const places = await cars.database.sql`
      select id, latitude, longitude from vehicles
      where listing_status = 'active' and latitude is not null`;
      const within = places
        .filter(
          (place) =>
            haversine(LEEDS.latitude, LEEDS.longitude, place.latitude, place.longitude) <=
            radius_miles,
        )
        .map((place) => cars.nameOf[place.id]);
      const found = await cars.names({ ...LEEDS, radius_miles });
      expect(found.sort()).toEqual(within.sort());
    },
  );

  test('sorts nearest first, with or without a radius', async () => {
    const nearest = ['fiesta', 'focus', 'zoe', 'kuga'];
    expect(await cars.names({ ...LEEDS, radius_miles: 300 }, { sort: 'distance' })).toEqual(
      nearest,
    );
    const rows = await cars.search(LEEDS, { sort: 'distance' });
    expect(rows.map((row) => row.name)).toEqual(nearest);
  });

  test('ignores a radius without coordinates, and invalid coordinates', async () => {
    expect(await cars.names({ radius_miles: 5 })).toHaveLength(5);
    expect(await cars.names({ latitude: 999, longitude: 0, radius_miles: 5 })).toHaveLength(5);
    const bad = { latitude: 'NaN', longitude: 'Infinity', radius_miles: 5 };
    expect(await cars.names(bad, { sort: 'distance' })).toHaveLength(5);
  });
});
