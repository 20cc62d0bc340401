import { beforeAll, expect, test } from 'vitest';
import { type Choice, openLandingWorld } from './landing-world';
import { STRANGER } from './support';

let world: Awaited<ReturnType<typeof openLandingWorld>>;
let { database, fiesta, focus, rio, add, list, page, clear } = {} as typeof world;

beforeAll(async () => {
  world = await openLandingWorld();
  ({ database, fiesta, focus, rio, add, list, page, clear } = world);
});

test('a make and a town are beside each other if three of its cars are nearest to it', async () => {
  await clear();
  for (let car = 0; car < 6; car += 1)
    await add({ ...(car < 3 ? fiesta : rio), outward_code: car < 5 ? 'LS1' : 'YO1' });
  await list();
  const beside = async (choice: Choice) =>
    (await page(choice)).neighbours.map((other: { path: string }) => other.path);
  expect(await beside({ make: 'ford' })).not.toContain('in/leeds');
  await add({ ...focus, outward_code: 'LS1' });
  await list();
  expect(await beside({ make: 'ford' })).toContain('in/leeds');
  expect(await beside({ town: 'leeds' })).toContain('ford');
  expect(await beside({ make: 'kia' })).not.toContain('in/leeds');
  expect(await beside({ town: 'leeds' })).not.toContain('kia');
});

test('a vehicle for sale has the listed pages it is on, another none', async () => {
  await clear();
  const pagesOf = async (id: string) => {
    const [row] = await database.as(
      STRANGER,
      (sql) => sql`select * from vehicle_landing_pages(${id})`,
    );
    return row;
  };
  const car = await add({ ...fiesta, outward_code: 'LS1' });
  for (let other = 0; other < 4; other += 1) await add({ ...fiesta, outward_code: 'LS1' });
  const lone = await add({ ...rio, outward_code: 'LS1' });
  const nowhere = { make: null, model: null, town: null, model_in_town: null, town_name: null };
  expect(await pagesOf(car)).toEqual(nowhere);
  await list();
  const ofLeeds = { town: 'in/leeds', town_name: 'Leeds' };
  const ofFiesta = { make: 'ford', model: 'ford/fiesta' };
  expect(await pagesOf(car)).toEqual({ ...nowhere, ...ofLeeds, ...ofFiesta });
  expect(await pagesOf(lone)).toEqual({ ...nowhere, ...ofLeeds });
  await add({ ...fiesta, outward_code: 'LS1' });
  await list();
  expect(await pagesOf(car)).toMatchObject({ model_in_town: 'ford/fiesta/leeds' });
  await database.sql`update vehicles set listing_status = 'sold' where id = ${car}`;
  expect(await pagesOf(car)).toEqual(nowhere);
});

test('between two listings the facts stay, the cars are those for sale', async () => {
  await clear();
  for (let car = 1; car <= 4; car += 1) await add({ ...rio, price: 5000 + car });
  await list();
  const { facts, cheapest } = await page({ make: 'kia' });
  expect(Date.now() - Date.parse(facts.asOf)).toBeLessThan(60_000);
  await database.sql`update vehicles set listing_status = 'sold' where id = ${cheapest.id}`;
  const later = await page({ make: 'kia' });
  expect(later).toMatchObject({ facts, total: 3, cheapest: { price: 5002 } });
  expect(later.vehicles).toHaveLength(3);
  await list();
  const anew = await page({ make: 'kia' });
  expect(anew.facts).toMatchObject({ total: 3, low: 5002 });
  expect(anew.facts.asOf).not.toBe(facts.asOf);
});
