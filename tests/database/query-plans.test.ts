import postgres from 'postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../whole';
import { addModel, addSeller } from './fixtures';
import type { SearchFilters } from './search-support';
import { openDatabase } from './support';

/** A node of a plan, as auto_explain writes it in JSON. */
interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

interface Statement {
  text: string;
  nodes: Plan[];
}

const VEHICLES = runs(25_000, 100_000);
const MODELS = 50;

let url: string;
const models: { make_id: string; model_id: string }[] = [];

/** Fills the tables as in production, but without the triggers, which would take most of the time. */
beforeAll(async () => {
  const { sql, url: databaseUrl } = await openDatabase();
  url = databaseUrl;
  const seller_id = await addSeller(sql);
  for (let n = 0; n < MODELS; n += 1) models.push(await addModel(sql, `Make ${n % 10}`, `M${n}`));
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    // A vacuum marks no page as visible to all while the commit is not on disk.
    await transaction`set local synchronous_commit = on`;
    await transaction`
      with given as (
        select ${models.map(({ make_id }) => make_id)}::uuid[] makes,
          ${models.map(({ model_id }) => model_id)}::uuid[] models,
          array(select outcode from outcodes order by outcode) codes
      ), dice as (
        -- Numbers that seem independent of one another, the same in every run.
        select n, array(select abs(hashint4(n + column_no * 1000003)) from generate_series(1, 8) column_no) d
        from generate_series(1, ${VEHICLES}) n
      )
      insert into vehicles (seller_id, make_id, model_id, year, price, mileage, fuel_type,
        transmission, body_type, condition, outward_code, listing_status, created_at)
      select ${seller_id}, makes[1 + d[1] % ${MODELS}], models[1 + d[1] % ${MODELS}],
        2005 + d[2] % 20, 1000 + d[3] % 60000, d[4] % 150000,
        (enum_range(null::fuel_type))[1 + d[5] % 6],
        (enum_range(null::transmission_type))[1 + d[6] % 3],
        (enum_range(null::body_type))[1 + d[7] % 9], 'good',
        codes[1 + d[8] % cardinality(codes)],
        case when n % 10 = 0 then 'sold' else 'active' end::listing_status,
        now() - n * interval '1 minute'
      from dice, given`;
  });
  await sql`vacuum (analyze) vehicles`;
});

/** Returns the statements on vehicles inside one search, with the plans that they ran by. */
async function plansOf(filters: SearchFilters, sort?: string): Promise<Statement[]> {
  const found: Statement[] = [];
  const sql = postgres(url, {
    max: 1,
    onnotice: ({ message = '' }) => {
      if (!message.includes('plan:')) return;
      const logged = JSON.parse(message.slice(message.indexOf('{')));
      const nodes = allNodes(logged.Plan).filter((node) => node['Relation Name'] === 'vehicles');
      if (nodes.length) found.push({ text: logged['Query Text'], nodes });
    },
  });
  try {
    await sql.unsafe(`
      load 'auto_explain';
      set auto_explain.log_min_duration = 0;
      set auto_explain.log_nested_statements = on;
      set auto_explain.log_format = json;
      set client_min_messages = log;`);
    await sql`select count(*) from search_vehicles(${sql.json(filters)}, ${sort ?? null})`;
  } finally {
    await sql.end();
  }
  return found;
}

const allNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(allNodes)];

describe('a selective search uses indexes, without a sequential scan', () => {
  test.each<[string, () => SearchFilters, string?]>([
    ['model and price', () => ({ model_ids: [models[7]?.model_id ?? ''], price_max: 20_000 })],
    [
      'make, year and price',
      () => ({ make_ids: [models[3]?.make_id ?? ''], year_min: 2020, price_max: 20_000 }),
    ],
    [
      'fuel, transmission and price',
      () => ({ fuels: ['hydrogen'], transmissions: ['automatic'], price_max: 30_000 }),
    ],
    [
      'body, fuel and mileage',
      () => ({ body_types: ['pickup'], fuels: ['electric'], mileage_max: 60_000 }),
    ],
    [
      'place and body',
      () => ({ latitude: 53.8, longitude: -1.55, radius_miles: 15, body_types: ['van'] }),
    ],
    ['lowest price', () => ({ fuels: ['diesel'] }), 'price_asc'],
  ])('%s', async (_name, filters, sort) => {
    const statements = await plansOf(filters(), sort);
    const page = statements.find(({ text }) => text.startsWith('select array('));
    const count = statements.find(({ text }) => text.startsWith('select count('));
    expect(page?.nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    expect(count?.nodes.map((node) => node['Node Type'])).toEqual(['Index Only Scan']);
    // The facts on the cards are read by id, for one page.
    const kinds = statements.flatMap(({ nodes }) => nodes.map((node) => node['Node Type']));
    expect(kinds).not.toContain('Seq Scan');
  });
});
