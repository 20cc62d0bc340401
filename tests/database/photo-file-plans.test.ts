import type { TransactionSql } from 'postgres';
import { beforeAll, expect, test } from 'vitest';
import { runs } from '../whole';
import { addPeopleAndCars } from './fixtures';
import { openDatabase } from './support';

/** A node of a plan, as EXPLAIN writes it in JSON. */
type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Join Type'?: string; Plans?: Plan[] };

const PHOTOS = runs(50_000, 200_000);

const database = await openDatabase();
const world = {} as Awaited<ReturnType<typeof addPeopleAndCars>>;

/** Adds photographs with a file each, and a hundred files whose photographs are gone, without the triggers. */
beforeAll(async () => {
  const { sql } = database;
  Object.assign(world, await addPeopleAndCars(sql));
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      with car as (
        insert into vehicles (seller_id, make_id, model_id, year, price, mileage, fuel_type, transmission, body_type,
          condition, outward_code, listing_status)
        select ${world.seller}, ${world.model.make_id}, ${world.model.model_id}, 2019, 9000, 31000, 'petrol', 'manual',
          'hatchback', 'good', 'LS1', 'active'
        from generate_series(1, ${PHOTOS / 10}) returning id
      )
      insert into vehicle_images (id, vehicle_id, image_url)
      select gen_random_uuid(), car.id, '/' || n from car, generate_series(1, 10) n`;
    await transaction`
      insert into storage.objects (id, bucket_id, name, created_at)
      select gen_random_uuid(), 'vehicle-photos', id || '/640.webp', now() - interval '1 day' from vehicle_images
      union all
      select gen_random_uuid(), 'vehicle-photos', gen_random_uuid() || '/640.webp', now() - interval '1 day'
      from generate_series(1, 100)`;
  });
  await sql`analyze vehicles`;
  await sql`analyze vehicle_images`;
  await sql`analyze storage.objects`;
});

/** Returns all nodes of the plan of a statement. */
async function nodesOf(sql: TransactionSql, statement: string) {
  const [row] = await sql.unsafe<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(
    `explain (format json) ${statement}`,
  );
  const nodes: Plan[] = [];
  const collect = (plan: Plan) => {
    nodes.push(plan);
    plan.Plans?.forEach(collect);
  };
  for (const { Plan } of row?.['QUERY PLAN'] ?? []) collect(Plan);
  return nodes;
}

test.each(['anon', 'authenticated'])(
  'a photograph is read by %s through indexes alone',
  async (role) => {
    const [file] =
      await database.sql`select name from storage.objects where bucket_id = 'vehicle-photos' limit 1`;
    const actor = role === 'anon' ? role : { user: world.stranger.user };
    const nodes = await database.as(actor, (sql) =>
      nodesOf(
        sql,
        `select from storage.objects where bucket_id = 'vehicle-photos' and name = '${file?.name}'`,
      ),
    );
    const tables = ['vehicle_images', 'vehicles'];
    const reads = nodes.filter((node) => tables.includes(node['Relation Name'] ?? ''));
    expect(reads.map((node) => node['Relation Name'])).toContain('vehicle_images');
    expect(reads.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
  },
);

test('files of deleted photographs are found in one join', async () => {
  const { sql } = database;
  const [body] = await sql`select prosrc from pg_proc where proname = 'orphaned_photo_files'`;
  const nodes = await sql.begin((as) => nodesOf(as, body?.prosrc.replace('p_limit', '200')));
  expect(nodes.filter((node) => node['Join Type'] === 'Anti')).toHaveLength(1);
  const found = await sql`select name from orphaned_photo_files(200)`;
  expect(found).toHaveLength(100);
});
