import { beforeAll, expect, test } from 'vitest';
import {
  addModel,
  addPeopleAndCars,
  addSeller,
  addVehicleValuation,
  insert,
  VEHICLE,
} from './fixtures';
import { openDatabase, type TestDatabase } from './support';

let sql: TestDatabase['sql'];
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  ({ sql } = await openDatabase());
  world = await addPeopleAndCars(sql);
});

/** Returns the stored rows, and the rows that the vehicles for sale should have. */
async function rows() {
  const columns =
    'model_id, price, mileage, fuel_type, transmission, body_type, seller_type, year, doors, seats, owners, colour, service_history, engine_size, trim, outward_code, seller_id';
  const stored = await sql.unsafe(
    `select vehicle_id as id, feature_bits, verdict, ${columns} from private.vehicle_facets order by id`,
  );
  const expected = await sql.unsafe(
    `select v.id, private.feature_bits(v.features) as feature_bits, coalesce(valued.verdict, 'none') as verdict, ${columns}
     from vehicles v left join vehicle_valuations valued on valued.vehicle_id = v.id
     where v.listing_status = 'active' order by v.id`,
  );
  return { stored, expected };
}

async function expectStored() {
  const { stored, expected } = await rows();
  expect(stored).toEqual(expected);
  return stored;
}

const CHANGES = {
  price: 9_750,
  mileage: null,
  fuel_type: 'diesel',
  transmission: 'automatic',
  body_type: 'estate',
  year: 2016,
  doors: 5,
  seats: 7,
  owners: 2,
  colour: 'red',
  service_history: 'full',
  engine_size: 1.6,
  trim: 'Titanium',
  features: ['Tow bar', 'Bluetooth', 'Rocket'],
  outward_code: 'M1',
};

test.each(Object.entries(CHANGES))('the counted row follows %s', async (column, value) => {
  const [before] = await expectStored();
  await sql`update vehicles set ${sql({ [column]: value })} where id = ${world.active}`;
  const [after] = await expectStored();
  expect(after).not.toEqual(before);
});

test('the counted row follows the model and the seller’s type', async () => {
  const model = await addModel(sql, 'Ford', 'Focus');
  await sql`update vehicles set ${sql(model)} where id = ${world.active}`;
  await sql`update sellers set seller_type = 'dealer' where id = ${world.seller}`;
  expect(await expectStored()).toMatchObject([{ model_id: model.model_id, seller_type: 'dealer' }]);
});

test('the counted row follows a vehicle to another seller', async () => {
  const seller_id = await addSeller(sql);
  await sql`update vehicles set seller_id = ${seller_id} where id = ${world.active}`;
  expect(await expectStored()).toMatchObject([{ seller_id }]);
  await sql`update vehicles set seller_id = ${world.seller} where id = ${world.active}`;
});

test('a vehicle is counted while it is for sale', async () => {
  const publish = (listing_status: string) =>
    sql`update vehicles set listing_status = ${listing_status} where id = ${world.draft}`;
  expect(await expectStored()).toHaveLength(1);
  for (const [status, count] of [
    ['active', 2],
    ['reserved', 1],
    ['active', 2],
    ['archived', 1],
  ] as const) {
    await publish(status);
    expect(await expectStored(), status).toHaveLength(count);
  }
  const added = await insert(sql, 'vehicles', {
    ...VEHICLE,
    ...world.model,
    seller_id: world.seller,
  });
  expect(await expectStored()).toHaveLength(2);
  await sql`delete from vehicles where id = ${added}`;
  expect(await expectStored()).toHaveLength(1);
});

test('the counted verdict follows the valuation and the price', async () => {
  const verdict = async () => (await expectStored())[0]?.verdict;
  await sql`update vehicles set price = 12500 where id = ${world.active}`;
  await addVehicleValuation(sql, world.active);
  expect(await verdict()).toBe('at');
  await sql`update vehicles set price = 11500 where id = ${world.active}`;
  expect(await verdict()).toBe('under');
  await sql`update vehicle_valuations set value = 11500, low_80 = 11000, high_80 = 12000, low_90 = 10000, high_90 = 13000
    where vehicle_id = ${world.active}`;
  expect(await verdict()).toBe('at');
  await sql`delete from vehicle_valuations where vehicle_id = ${world.active}`;
  expect(await verdict()).toBe('none');
});

test('a view changes no counted row', async () => {
  const version = () => sql`select xmin::text from private.vehicle_facets order by vehicle_id`;
  const before = await version();
  await sql`update vehicles set views_count = views_count + 1`;
  expect(await version()).toEqual(before);
});

test('features have bits in the order in which a list offers them, others none', async () => {
  const [row] = await sql`select
    private.feature_bits('{ISOFIX child seat points,Rocket}')::text as first,
    private.feature_bits(private.offered_features())::text as every,
    cardinality(private.offered_features()) as count`;
  expect(row).toMatchObject({ first: '1', every: String(2n ** BigInt(row?.count) - 1n) });
  expect(row?.count).toBeLessThanOrEqual(63);
});

test('offered features are compared by their bits, so that counts do not read the vehicles', async () => {
  const [row] = await sql`
    with prepared as (
      select private.prepare_filters(
        '{"features": ["Tow bar"], "search": "x", "terms": [{"features": ["Bluetooth"]}, {"features": ["Rocket"]}]}', null
      ) as p
    )
    select array_agg(private.counted_condition(given.condition, '{Tow bar}', (p).terms) order by facet) as conditions
    from prepared, private.filter_conditions(p) given`;
  const [features, search] = row?.conditions ?? [];
  expect(features).toMatch(/^v\.feature_bits & \d+ = \d+$/);
  expect(search).toMatch(/^\(v\.feature_bits & \d+ <> 0\) and \(v\.features && /);
});

test('counts of choices read indexes alone, each part by what its conditions leave', async () => {
  const filters = {
    fuels: ['petrol'],
    transmissions: ['manual'],
    price_max: 12_000,
    year_min: 2015,
    make_ids: [world.model.make_id],
    features: ['Tow bar'],
    verdicts: ['under'],
  };
  const facets = [
    'make',
    'fuel',
    'transmission',
    'bodyType',
    'price',
    'year',
    'mileage',
    'ulez',
    'verdict',
    'seatsMin',
    'doors',
    'colour',
    'ownersMax',
    'sellerType',
    'serviceHistory',
    'features',
  ];
  const plan = await sql.begin(async (transaction) => {
    const [row] = await transaction`
      with prepared as (select private.prepare_filters(${transaction.json(filters)}, null) as p), given as (
        select array_agg(c.facet) as active, array_agg(private.counted_condition(c.condition, '{Tow bar}', null)) as conditions
        from prepared, private.filter_conditions(p) c
      )
      select private.facets_statement(p, private.counted_source(conditions), active, conditions, ${facets}) as statement
      from prepared, given`;
    await transaction`set local enable_seqscan = off`;
    await transaction`set local enable_bitmapscan = off`;
    await transaction.unsafe(
      `prepare counts (public.vehicle_filters, uuid[], uuid[], private.search_term[], uuid[], text[]) as ${row?.statement}`,
    );
    const lines = await transaction.unsafe(`explain execute counts (
      jsonb_populate_record(null::public.vehicle_filters, '${JSON.stringify(filters)}'),
      '{${world.model.model_id}}', null, null, null, null)`);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
  // The parts count the matches, the cars that miss one of the four conditions that the indexes begin with, and those
  // that miss another.
  expect(plan.match(/Index Only Scan using vehicle_facets_\w+/g)).toHaveLength(6);
  expect(plan).not.toMatch(/Seq Scan|Index Scan/);
  expect(plan).toMatch(/price > 12000/);
});
