import { beforeEach, expect, test } from 'vitest';
import { addPeopleAndCars, addSeller } from './fixtures';
import { deleteAll, openDatabase, type TestDatabase } from './support';

const PLATE = 'AB19CDE';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeEach(async () => {
  database ??= await openDatabase();
  await deleteAll(database.sql, 'auth.users', 'sellers', 'vehicle_makes', 'registry_records');
  world = await addPeopleAndCars(database.sql);
});

const FORD = { make: 'FORD', yearOfManufacture: 2019, fuelType: 'PETROL' };
type Answer = Record<string, string | number>;

const answer = (record: Answer | null, registry = 'dvla', is_made_up = false) =>
  database.sql`
    insert into registry_records ${database.sql({
      registration_number: PLATE,
      registry,
      is_made_up,
      record: record && database.sql.json(record),
    })} on conflict (registration_number, registry) do update set record = excluded.record`;
const flags = (id: string) =>
  database.sql`select rule, details from listing_flags where vehicle_id = ${id}`;
const listed = () => world.add({ registration_number: PLATE });

test.each([
  [{ ...FORD, make: 'VAUXHALL' }, { make: 'Ford, registered as VAUXHALL' }],
  [{ ...FORD, yearOfManufacture: 2017 }, { year: '2019, registered as 2017' }],
  [{ ...FORD, fuelType: 'DIESEL' }, { fuel: 'petrol, registered as diesel' }],
  [
    { ...FORD, make: 'KIA', fuelType: 'HYBRID ELECTRIC' },
    { make: 'Ford, registered as KIA', fuel: 'petrol, registered as hybrid electric' },
  ],
])('a plate that is registered as %j flags the listing', async (record, details) => {
  const id = await listed();
  await answer(record);
  expect(await flags(id)).toEqual([{ rule: 'registry_disagrees', details }]);
});

test.each([
  [FORD],
  [{ ...FORD, yearOfManufacture: 2018 }],
  [{ make: 'FORD MOTOR COMPANY' }],
  [{ fuelType: 'GAS' }],
  [{}],
  [null],
])('a plate that is registered as %j does not', async (record) => {
  const id = await listed();
  await answer(record);
  expect(await flags(id)).toEqual([]);
});

test('DVSA answers where DVLA does not', async () => {
  const id = await listed();
  await answer({ make: 'FORD', manufactureDate: '2012-03-01', fuelType: 'Petrol' }, 'dvsa');
  expect(await flags(id)).toEqual([
    { rule: 'registry_disagrees', details: { year: '2019, registered as 2012' } },
  ]);
});

test('a listing is compared when it goes on sale, gets the plate or becomes another car', async () => {
  await answer({ ...FORD, yearOfManufacture: 2010 });
  const draft = await world.add({ registration_number: PLATE, listing_status: 'draft' });
  expect(await flags(draft)).toEqual([]);
  await database.sql`update vehicles set listing_status = 'active' where id = ${draft}`;
  expect(await flags(draft)).toHaveLength(1);
  await database.sql`update vehicles set registration_number = ${PLATE} where id = ${world.active}`;
  expect(await flags(world.active)).toHaveLength(1);
  const same = await world.add({ registration_number: PLATE, year: 2010 });
  expect(await flags(same)).toEqual([]);
  await database.sql`update vehicles set fuel_type = 'diesel' where id = ${same}`;
  expect(await flags(same)).toHaveLength(1);
});

test('nothing follows from what the stand-in made up, nor for the site’s own stock', async () => {
  const id = await listed();
  await answer({ ...FORD, make: 'KIA' }, 'dvla', true);
  expect(await flags(id)).toEqual([]);
  const stock = await addSeller(database.sql, { name: 'Stock' });
  const own = await world.add({ registration_number: PLATE, seller_id: stock });
  await answer({ ...FORD, make: 'KIA' }, 'dvsa');
  expect(await flags(own)).toEqual([]);
});
