import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { PLATE } from '@/lib/core/number-plate';
import { addPeopleAndCars } from './fixtures';
import { expectRefused, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

test('the database takes the plates that the site takes', async () => {
  const nearlyPlate = fc
    .array(
      fc.oneof(
        ...['[A-Z]{1,4}', '[0-9]{1,6}', '[DJQX]', '[a-z ٣éА\\n-]'].map((form) =>
          fc.stringMatching(new RegExp(`^${form}$`)),
        ),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((parts) => parts.join(''));
  const noughts = ['00000', '00001', '10000', '000000'];
  const plates = [
    ...noughts,
    ...fc.sample(fc.stringMatching(PLATE), 400),
    ...fc.sample(nearlyPlate, 1200),
  ];
  const rows = await database.sql`
    select plate, private.is_plate(plate) as is from unnest(${plates}::text[]) as plate`;
  expect(rows.filter((row) => row.is !== PLATE.test(row.plate))).toEqual([]);
  expect(new Set(rows.map((row) => row.is)).size).toBe(2);
});

test('the API takes no placeholder for a number plate', async () => {
  const write = (plate: string) =>
    database.as(
      world.owner,
      (sql) => sql`
        update vehicles set registration_number = ${plate} where id = ${world.active} returning id`,
    );
  for (const plate of 'TBA tbc NEW LOST UNREG ABCDEFGH 12345678 00000'.split(' '))
    await expectRefused(write(plate), '23514', 'vehicles_registration_format');
  expect(await write('ab12 cde')).toHaveLength(1);
});
