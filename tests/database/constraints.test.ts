import { beforeAll, describe, expect, test } from 'vitest';
import { addModel, addPeopleAndCars, insert } from './fixtures';
import { expectRefused, openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

const text = (length: number) => 'x'.repeat(length);

describe('vehicles', () => {
  test.each([
    ['year', [1900], [1899], 'vehicles_year_bounds'],
    ['price', [0, 10_000_000], [-1, 10_000_001], 'vehicles_price_bounds'],
    ['mileage', [0, 1_000_000, null], [-1, 1_000_001], 'vehicles_mileage_bounds'],
    ['engine_size', [0.1, 8.4, null], [0, -1.2], 'vehicles_engine_size_positive'],
    ['doors', [2, 6, null], [1, 7], 'vehicles_doors_bounds'],
    ['seats', [1, 9, null], [0, 10], 'vehicles_seats_bounds'],
    ['owners', [0, 50, null], [-1, 51], 'vehicles_owners_bounds'],
    ['keys', [1, 9, null], [0, 10, -1], 'vehicles_keys_bounds'],
    ['write_off', ['none', 'n', 's', 'd', 'c', null], ['ab'], 'vehicles_scrap_not_for_sale'],
    ['trim', [text(60), null], [text(61)], 'vehicles_trim_length'],
    ['description', [text(5000), null], [text(5001)], 'vehicles_description_length'],
    ['location', [text(100)], [text(101)], 'vehicles_location_length'],
    [
      'registration_number',
      ['A1', 'AB12CDE'],
      ['A', 'AB12CDEFG', 'AB-12', 'TBA', 'NEW', '12345678'],
      'vehicles_registration_format',
    ],
    ['outward_code', ['M1', 'EC1A'], ['M', '1M', 'EC1A1'], 'vehicles_outward_code_format'],
    [
      'features',
      [[], [text(80)], Array(60).fill('a')],
      [Array(61).fill('a')],
      'vehicles_features_count',
    ],
    ['features', [['ABS']], [[text(81)], ['']], 'vehicles_features_length'],
    ['views_count', [0], [-1], 'vehicles_views_count_positive'],
  ])('%s accepts %j and refuses %j', async (column, accepted, refused, constraint) => {
    for (const value of accepted) await world.add({ [column]: value });
    for (const value of refused) {
      await expectRefused(world.add({ [column]: value }), '23514', constraint);
    }
  });

  test.each([
    'year',
    'fuel_type',
    'transmission',
    'body_type',
    'seller_id',
    'make_id',
    'model_id',
    'listing_status',
    'features',
  ])('%s is required', async (column) => {
    await expectRefused(world.add({ [column]: null }), '23502');
  });

  test.each(['price', 'condition'])('only a draft lacks its %s', async (column) => {
    await world.add({ [column]: null, listing_status: 'draft' });
    for (const listing_status of ['active', 'reserved', 'sold', 'archived']) {
      const incomplete = world.add({ [column]: null, listing_status });
      await expectRefused(incomplete, '23514', 'vehicles_complete_unless_draft');
    }
  });

  test.each([
    ['fuel_type', ['petrol', 'diesel', 'electric', 'hybrid', 'plug_in_hybrid', 'hydrogen']],
    ['transmission', ['manual', 'automatic', 'semi_automatic']],
    [
      'body_type',
      ['hatchback', 'sedan', 'suv', 'estate', 'coupe', 'convertible', 'mpv', 'pickup', 'van'],
    ],
    ['condition', ['excellent', 'very_good', 'good', 'fair', 'poor']],
  ])('%s accepts the specified enum values only', async (column, values) => {
    for (const value of values) await world.add({ [column]: value });
    await expectRefused(world.add({ [column]: 'other' }), '22P02');
  });

  test('a model of another make is refused', async () => {
    const other = await addModel(database.sql, 'Kia', 'Niro');
    await expectRefused(world.add({ make_id: other.make_id }), '23503', 'vehicles_model_id_fkey');
  });
});

test('make names, and model names within a make, are unique', async () => {
  await expectRefused(
    insert(database.sql, 'vehicle_makes', { name: 'Ford' }),
    '23505',
    'vehicle_makes_name_key',
  );
  await expectRefused(
    insert(database.sql, 'vehicle_models', { make_id: world.model.make_id, name: 'Fiesta' }),
    '23505',
    'vehicle_models_make_id_name_key',
  );
  await expect(addModel(database.sql, 'Fjord', 'Fiesta')).resolves.toBeDefined();
});

test.each([
  [
    'vehicle_makes',
    { name: 'Seat', logo_url: 'http://insecure.example/a.svg' },
    'vehicle_makes_logo_url_https',
  ],
  ['sellers', { name: 'A' }, 'sellers_name_length'],
  ['sellers', { name: text(101) }, 'sellers_name_length'],
  ['sellers', { name: 'Ann', outward_code: 'leeds' }, 'sellers_outward_code_format'],
])('%s refuses %j', async (table, values, constraint) => {
  await expectRefused(insert(database.sql, table, values), '23514', constraint);
});

describe('vehicle_images', () => {
  const add = (values: Record<string, string | number | boolean>) =>
    insert(database.sql, 'vehicle_images', {
      vehicle_id: world.active,
      image_url: 'https://img.example/1.jpg',
      ...values,
    });

  test('at most one image per vehicle is primary', async () => {
    await add({ is_primary: true });
    await add({ is_primary: false });
    await expectRefused(add({ is_primary: true }), '23P01', 'vehicle_images_one_primary');
    await expect(add({ is_primary: true, vehicle_id: world.sold })).resolves.toBeDefined();
  });

  test('image_url accepts https URLs and site paths only', async () => {
    await add({ image_url: '/images/car.webp' });
    const refused = [
      'javascript:alert(1)',
      '//evil.example/a.jpg',
      'car.jpg',
      '',
      'http://img.example/1.jpg',
      '/\\evil.example/x.png',
      '/a\\b.png',
      '/x"><script>',
      'https:///x.png',
      '/two words.png',
    ];
    for (const image_url of refused) {
      await expectRefused(add({ image_url }), '23514', 'vehicle_images_image_url_format');
    }
    await expectRefused(add({ display_order: -1 }), '23514');
  });
});

test.each([
  ['vin', 'SAJAA01N5', 'vehicle_private_vin_format'],
  ['postcode', 'LS1', 'vehicle_private_postcode_format'],
  ['postcode', '12345', 'vehicle_private_postcode_format'],
])('vehicle_private refuses %s %j', async (column, value, constraint) => {
  const row = { vehicle_id: world.active, [column]: value };
  await expectRefused(
    database.sql`insert into vehicle_private ${database.sql(row)}`,
    '23514',
    constraint,
  );
});

test.each([
  ['phone', 'call 020 7946 0000', 'seller_contacts_phone_format'],
  ['email', text(255), 'seller_contacts_email_length'],
  ['postcode', 'Leeds', 'seller_contacts_postcode_format'],
])('seller_contacts refuses %s %j', async (column, value, constraint) => {
  const row = { seller_id: world.seller, [column]: value };
  await expectRefused(
    database.sql`insert into seller_contacts ${database.sql(row)}`,
    '23514',
    constraint,
  );
});

test.each([
  ['low_80', 9001],
  ['low_90', 8501],
  ['high_80', 8999],
  ['high_90', 9499],
  ['low_90', -1],
])(
  'refuses a valuation with %s of %i: the ranges must nest around the value',
  async (column, value) => {
    const row = {
      user_id: world.owner.user,
      make: 'Ford',
      model: 'Fiesta',
      year: 2019,
      mileage: 30_000,
      condition: 'good',
      fuel_type: 'petrol',
      transmission: 'manual',
      body_type: 'hatchback',
      value: 9000,
      low_80: 8500,
      high_80: 9500,
      low_90: 8000,
      high_90: 10_000,
      model_version: '1',
      [column]: value,
    };
    await expectRefused(
      insert(database.sql, 'valuations', row),
      '23514',
      'valuations_ranges_nested',
    );
  },
);

test('an enquiry requires buyer_email while the buyer’s account exists', async () => {
  const id = await insert(database.sql, 'enquiries', {
    vehicle_id: world.active,
    seller_id: world.seller,
    buyer_id: world.stranger.user,
    buyer_name: 'Bob',
  });
  await expectRefused(
    database.sql`update enquiries set buyer_email = null where id = ${id}`,
    '23514',
    'enquiries_buyer_email_unless_gone',
  );
});

test('outcodes has 2,849 codes, each with a town, and coordinates within UK bounds', async () => {
  const [row] = await database.sql`
    select count(*)::int as codes, count(nullif(town, ''))::int as towns,
           min(latitude) > 49 and max(latitude) < 61 and min(longitude) > -9 and max(longitude) < 2 as british
    from outcodes`;
  expect(row).toEqual({ codes: 2849, towns: 2849, british: true });
});

test('names reject zero-width, bidirectional and control characters', async () => {
  const { seller, active } = world;
  for (const hidden of ['\u200b', '\u202e', '\u2066', '\ufeff', '\u0007', '\u200d']) {
    const name = hidden === '\u200d' ? hidden.repeat(3) : `Ann${hidden}e`;
    const enquiry = { vehicle_id: active, seller_id: seller, buyer_email: 'a@b.example' };
    const application = { seller_id: seller, company_number: '01234567', company_name: name };
    const write = (table: string, row: Record<string, string>) =>
      expectRefused(insert(database.sql, table, row), '23514');
    await write('sellers', { name });
    await write('enquiries', { ...enquiry, buyer_name: name });
    await write('dealer_applications', application);
    await expectRefused(
      database.sql`update auth.users set raw_user_meta_data = ${database.sql.json({ full_name: name })}
        where id = ${world.owner.user}`,
      '23514',
    );
  }
  await expect(
    insert(database.sql, 'sellers', { name: 'Zoë Ó Néill 李 👩‍🔧' }),
  ).resolves.toBeDefined();
});

test('user metadata has a maximum length (4,000 characters fit, 4,200 are refused)', async () => {
  const save = (length: number) =>
    database.sql`update auth.users
      set raw_user_meta_data = ${database.sql.json({ avatar_url: 'a'.repeat(length) })}
      where id = ${world.owner.user}`;
  await save(4000);
  await expectRefused(save(4200), '23514');
});

test('contributions and model_version of valuations have a maximum length', async () => {
  const range = { value: 9000, low_80: 8500, high_80: 9500, low_90: 8000, high_90: 10_000 };
  const own = {
    user_id: world.owner.user,
    make: 'Ford',
    model: 'Fiesta',
    year: 2019,
    mileage: 30_000,
    condition: 'good',
    fuel_type: 'petrol',
    transmission: 'manual',
    body_type: 'hatchback',
    ...range,
  };
  const listed = { vehicle_id: world.active, ...range, valued_on: '2026-11-21' };
  const long = database.sql.json([{ feature: 'x'.repeat(17_000), amount: 1 }]);
  const short = database.sql.json([]);
  for (const [table, row] of [
    ['valuations', own],
    ['vehicle_valuations', listed],
  ] as const) {
    const write = (values: object) =>
      database.sql`insert into ${database.sql(table)} ${database.sql({ ...row, ...values })}`;
    const refused = (values: object, column: string) =>
      expectRefused(write(values), '23514', `${table}_${column}_length`);
    await refused({ model_version: '1', contributions: long }, 'contributions');
    await refused({ model_version: 'x'.repeat(61), contributions: short }, 'model_version');
  }
});
