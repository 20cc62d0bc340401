import { beforeAll, expect, test } from 'vitest';
import { addPeopleAndCars } from './fixtures';
import { expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

/** All that the public key can read: every column not named here must be refused. */
const PUBLIC_COLUMNS: Record<string, string[]> = {
  outcodes: ['outcode', 'latitude', 'longitude', 'town', 'region'],
  places: ['id', 'name', 'region', 'country', 'latitude', 'longitude', 'population'],
  landing_towns: ['slug', 'name', 'latitude', 'longitude'],
  landing_pages: [
    'path',
    'make_id',
    'model_id',
    'town',
    'body_type',
    'fuel_type',
    'cars',
    'changed_at',
  ],
  sitemap_parts: ['part', 'last_created_at', 'last_id'],
  vehicle_makes: ['id', 'name', 'logo_url', 'created_at', 'slug'],
  vehicle_models: ['id', 'make_id', 'name', 'search_text', 'created_at', 'slug'],
  sellers: ['id', 'seller_type', 'name', 'about', 'location', 'outward_code', 'created_at'],
  vehicle_images: ['id', 'vehicle_id', 'image_url', 'is_primary', 'display_order', 'created_at'],
  vehicle_valuations: [
    'vehicle_id',
    'value',
    'low_80',
    'high_80',
    'low_90',
    'high_90',
    'contributions',
    'caveats',
    'model_version',
    'valued_on',
    'verdict',
    'price_ratio',
  ],
  vehicle_running_costs: [
    'vehicle_id',
    'tax_low',
    'tax_typical',
    'tax_high',
    'tax_basis',
    'mpg_low',
    'mpg_high',
    'rates_version',
    'costed_on',
    'cost_to_own',
  ],
  vehicle_standings: ['vehicle_id', 'model_id', 'is_beaten', 'beats_two'],
  model_standings: ['model_id', 'vehicles'],
  vehicle_departures: ['vehicle_id', 'model_id', 'year', 'went_on', 'is_final'],
  valuation_commitments: ['day', 'hash'],
  valuation_groups: ['id', 'week', 'make', 'hashes', 'outcomes'],
  vehicles: [
    'id',
    'seller_id',
    'make_id',
    'model_id',
    'trim',
    'year',
    'price',
    'mileage',
    'fuel_type',
    'transmission',
    'body_type',
    'condition',
    'engine_size',
    'doors',
    'seats',
    'colour',
    'owners',
    'service_history',
    'mot_expiry',
    'write_off',
    'keys',
    'v5c_in_name',
    'finance_owed',
    'is_import',
    'is_first_owner',
    'public_registration',
    'description',
    'registration_is_public',
    'features',
    'location',
    'outward_code',
    'latitude',
    'longitude',
    'listing_status',
    'taken_down_at',
    'seller_type',
    'views_count',
    'created_at',
    'updated_at',
  ],
};

/** Columns that no client may read, not even their owner. */
const SECRET_COLUMNS = ['sellers.user_id', 'enquiries.buyer_id', 'enquiries.buyer_email'].concat([
  'support_conversations.visitor_hash',
  'vehicles.registration_number',
]);

let database: TestDatabase;
let columns: { table: string; column: string }[];

beforeAll(async () => {
  database = await openDatabase();
  await addPeopleAndCars(database.sql);
  columns = await database.sql`
    select c.relname as table, a.attname as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped`;
});

const read = (table: string, column: string) =>
  database.as(STRANGER, (sql) => sql`select ${sql(column)} from ${sql(`public.${table}`)} limit 1`);

test('an anonymous user reads every public column', async () => {
  for (const [table, names] of Object.entries(PUBLIC_COLUMNS)) {
    for (const name of names) await expect(read(table, name)).resolves.toBeDefined();
  }
});

test('an anonymous user is refused every other column', async () => {
  const secret = columns.filter(({ table, column }) => !PUBLIC_COLUMNS[table]?.includes(column));
  expect(secret.length).toBeGreaterThan(80);
  for (const { table, column } of secret) await expectRefused(read(table, column));
});

test.each([
  ['sellers', 'user_id'],
  ['seller_contacts', 'phone'],
  ['seller_contacts', 'email'],
  ['seller_contacts', 'postcode'],
  ['vehicle_private', 'postcode'],
  ['vehicle_private', 'vin'],
  ['enquiries', 'buyer_email'],
  ['enquiry_messages', 'body'],
  ['offers', 'amount'],
  ['valuations', 'registration_number'],
  ['profiles', 'id'],
  ['favourites', 'user_id'],
  ['shared_shortlists', 'user_id'],
  ['shortlist_reactions', 'user_id'],
  ['vehicle_views', 'views'],
  ['listing_flags', 'details'],
])('an anonymous user is refused %s.%s', async (table, column) => {
  await expectRefused(read(table, column));
});

test('an anonymous user is refused auth.users and the private tables', async () => {
  const secret = await database.sql<{ name: string }[]>`
    select 'private.' || relname as name from pg_class
    where relnamespace = 'private'::regnamespace and relkind in ('r', 'p')`;
  expect(secret.length).toBeGreaterThan(20);
  for (const table of ['auth.users', ...secret.map(({ name }) => name)]) {
    await expectRefused(database.as(STRANGER, (sql) => sql`select * from ${sql(table)}`));
  }
});

test('signed-in users cannot read the owner columns of sellers, enquiries and chats', async () => {
  const rows = await database.sql<{ name: string }[]>`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and not a.attisdropped
      and not has_column_privilege('authenticated', c.oid, a.attnum, 'select')`;
  expect(rows.map((row) => row.name)).toEqual(expect.arrayContaining(SECRET_COLUMNS));
});
