import type { TransactionSql } from 'postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { attemptAll, type Claims, createAttempts, type Outcome } from './attempts';
import { createPermissionWorld, type Subject, type Verb } from './permission-world';
import { openDatabase, type TestDatabase } from './support';

/**
 * Who may do what to whose rows. Four places a cell: Select, Insert, Update, Delete.
 *   a letter  allowed
 *   -         no row is reached or accepted: row-level security says no
 *   .         not granted: refused before any row is looked at
 *   !         allowed, but there is one already
 * `owner` is the person whose row it is, `seller` somebody else who sells, `nobody` a valid token
 * without a person. An insert is of a row that belongs to the owner, or (favourites,
 * enquiries, reports, sellers) to whoever inserts it.
 */
const TABLE = `
subject                         | anon | owner | other | seller | staff | nobody
outcodes                        | S... | S...  | S...  | S...   | S...  | S...
vehicle_makes                   | S... | S...  | S...  | S...   | S...  | S...
vehicle_models                  | S... | S...  | S...  | S...   | S...  | S...
profiles                        | .... | S.U.  | -.-.  | -.-.   | -.-.  | -.-.
sellers, who sell               | S... | S!U.  | SI-.  | S!-.   | SIU.  | S--.
sellers, who do not             | -... | S!U.  | -I-.  | -!-.   | SIU.  | ---.
seller_contacts                 | .... | S!UD  | ----  | ----   | S---  | ----
vehicles, for sale              | S... | SIUD  | S---  | S---   | S-U-  | S---
vehicles, a draft               | -... | SIUD  | ----  | ----   | S-U-  | ----
vehicles, sold                  | -... | SIUD  | ----  | ----   | S-U-  | ----
vehicles, sold, of who saved it | -... | S---  | ----  | ----   | S-U-  | ----
vehicles, a draft, of the same  | -... | ----  | ----  | ----   | S-U-  | ----
vehicles, taken down            | -... | SIU-  | ----  | ----   | S-U-  | ----
vehicles, taken down, saved     | -... | ----  | ----  | ----   | S-U-  | ----
vehicles, archived, saved       | -... | ----  | ----  | ----   | S-U-  | ----
vehicles, reported              | -... | SIU-  | ----  | ----   | S-U-  | ----
vehicle_images, for sale        | S... | SIUD  | S---  | S---   | S--D  | S---
vehicle_images, of a draft      | -... | SIUD  | ----  | ----   | S--D  | ----
vehicle_private                 | .... | SIUD  | ----  | ----   | S---  | ----
vehicle_valuations, for sale    | S... | S...  | S...  | S...   | S...  | S...
vehicle_valuations, of a draft  | -... | S...  | -...  | -...   | S...  | -...
vehicle_views                   | .... | S...  | -...  | -...   | S...  | -...
favourites                      | .... | SI.D  | -I.-  | -I.-   | -I.-  | --.-
favourites, of a draft          | .... | SI.D  | --.-  | --.-   | -I.-  | --.-
favourites, of no vehicle       | .... | S-.D  | --.-  | --.-   | --.-  | --.-
valuations                      | .... | S..D  | -..-  | -..-   | -..-  | -..-
enquiries, of the buyer         | .... | SI..  | -I..  | -I..   | -I..  | --..
enquiries, of the seller        | .... | SI..  | -I..  | -I..   | -I..  | --..
enquiries, about a draft        | .... | S-..  | --..  | --..   | --..  | --..
enquiry_messages, to the buyer  | .... | SIU.  | ---.  | ---.   | ---.  | ---.
enquiry_messages, by the buyer  | .... | S--.  | ---.  | ---.   | ---.  | ---.
enquiry_messages, to the seller | .... | SIU.  | ---.  | ---.   | ---.  | ---.
dealer_applications             | .... | SI-.  | ---.  | ---.   | S-U.  | ---.
listing_reports                 | .... | SI-.  | -I-.  | -I-.   | SIU.  | ---.
listing_reports, of a draft     | .... | SI-.  | ---.  | ---.   | SIU.  | ---.
listing_flags                   | .... | -.-.  | -.-.  | -.-.   | S.U.  | -.-.
support_conversations           | .... | S.-.  | -.-.  | -.-.   | S.U.  | -.-.
support_messages, as visitor    | .... | S-..  | --..  | --..   | S-..  | --..
support_messages, as staff      | .... | S-..  | --..  | --..   | SI..  | --..
support_messages, as assistant  | .... | S-..  | --..  | --..   | S-..  | --..
`.trim();

/** How many rows a statement without any condition reaches: one's own, and never another's. */
const BLIND = `
statement                       | anon | owner | other | seller | staff | nobody
update profiles                 | .    | 1     | 1     | 1      | 1     | 0
update sellers                  | .    | 1     | 0     | 1      | 4     | 0
update seller_contacts          | .    | 1     | 0     | 0      | 0     | 0
delete seller_contacts          | .    | 1     | 0     | 0      | 0     | 0
update vehicles                 | .    | 8     | 0     | 1      | 10    | 0
delete vehicles                 | .    | 6     | 0     | 1      | 0     | 0
update vehicle_images           | .    | 2     | 0     | 0      | 0     | 0
delete vehicle_images           | .    | 2     | 0     | 0      | 2     | 0
update vehicle_private          | .    | 1     | 0     | 0      | 0     | 0
delete vehicle_private          | .    | 1     | 0     | 0      | 0     | 0
delete favourites               | .    | 1     | 0     | 0      | 0     | 0
delete valuations               | .    | 1     | 0     | 0      | 0     | 0
update enquiry_messages         | .    | 2     | 0     | 0      | 0     | 0
update dealer_applications      | .    | 0     | 0     | 0      | 1     | 0
update listing_reports          | .    | 0     | 0     | 0      | 1     | 0
update listing_flags            | .    | 0     | 0     | 0      | 1     | 0
update support_conversations    | .    | 0     | 0     | 0      | 1     | 0
`.trim();

/** Columns that a signed-in client, staff too, may write; strangers may write none. */
const WRITABLE: Record<string, { insert?: string; update?: string }> = {
  profiles: { update: 'email_notifications' },
  sellers: {
    insert: 'name about location outward_code',
    update: 'name about location outward_code',
  },
  seller_contacts: { insert: 'seller_id phone email postcode', update: 'phone email postcode' },
  vehicles: {
    insert: `seller_id make_id model_id trim year price mileage fuel_type transmission body_type condition
      engine_size doors seats colour owners service_history mot_expiry registration_number description
      features location outward_code listing_status`,
    update: `make_id model_id trim year price mileage fuel_type transmission body_type condition
      engine_size doors seats colour owners service_history mot_expiry registration_number description
      features location outward_code listing_status`,
  },
  vehicle_images: {
    insert: 'vehicle_id image_url is_primary display_order',
    update: 'is_primary display_order',
  },
  vehicle_private: { insert: 'vehicle_id postcode vin', update: 'postcode vin' },
  favourites: { insert: 'vehicle_id' },
  enquiries: { insert: 'vehicle_id seller_id buyer_name' },
  enquiry_messages: { insert: 'enquiry_id sender body', update: 'read_at' },
  dealer_applications: {
    insert: 'seller_id company_name company_number message',
    update: 'status decided_at',
  },
  listing_reports: { insert: 'vehicle_id reason details', update: 'status' },
  listing_flags: { update: 'resolved_at' },
  support_conversations: { update: 'status' },
  support_messages: { insert: 'conversation_id author body' },
};

/** Columns that no client reads, not even the person they are about. */
const UNREADABLE = [
  'enquiries.buyer_confirmed_at',
  'enquiries.buyer_email',
  'enquiries.buyer_id',
  'sellers.updated_at',
  'sellers.user_id',
  'support_conversations.visitor_hash',
];

/** Every function that clients may call, by schema; those in `private` cannot be reached by the API. */
const CALLABLE = {
  'anon public':
    'is_verified search_vehicles similar_vehicles sitemap_overview sitemap_vehicles vehicles_by_ids',
  'anon private':
    'find_similar_vehicles find_vehicles is_verified outcodes_near summarise_vehicles',
  'authenticated public': `delete_account is_verified merge_favourites my_data my_favourites my_seller_id
    search_vehicles set_seller_type similar_vehicles sitemap_overview sitemap_vehicles update_profile vehicles_by_ids`,
  'authenticated private': `can_read_vehicle delete_account find_similar_vehicles find_vehicles
    has_open_report is_my_vehicle is_plain_name is_staff is_verified merge_favourites my_data my_seller_ids my_sides outcodes_near set_seller_type summarise_vehicles
    texts_fit update_profile`,
};

const VERBS: Verb[] = ['select', 'insert', 'update', 'delete'];
const words = (text = '') => text.split(/\s+/).filter(Boolean);

let database: TestDatabase;
let world: Awaited<ReturnType<typeof createPermissionWorld>>;

beforeAll(async () => {
  database = await openDatabase();
  await createAttempts(database.sql);
  world = await createPermissionWorld(database.sql);
});

const HEAD = TABLE.split('\n')[0] ?? '';
const ACTORS = HEAD.split('|')
  .slice(1)
  .map((name) => name.trim());
const WIDTHS = HEAD.split('|')
  .slice(1)
  .map((name) => name.length - 2);

function sign(outcome: Outcome | undefined, verb: Verb) {
  if (outcome === 0) return '-';
  if (typeof outcome === 'number') return verb.charAt(0).toUpperCase();
  return { no: '-', '—': '.', '23505': '!' }[String(outcome)] ?? `<${outcome}>`;
}

const line = (name: string, cells: string[]) =>
  [name.padEnd(31), ...cells.map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))].join(' | ').trimEnd();

type Asker = TestDatabase['sql'] | TransactionSql;

async function ask<T>(
  sql: Asker,
  { owner }: Subject,
  statements: string[],
  each: (outcomes: Outcome[]) => T,
) {
  const people: Record<string, Claims> = { ...world.actors, owner };
  const attempts = ACTORS.flatMap((actor) =>
    statements.map((statement) => ({ claims: people[actor] ?? owner, statement })),
  );
  const outcomes = await attemptAll(sql, attempts);
  const count = statements.length;
  return ACTORS.map((_, at) => each(outcomes.slice(at * count, (at + 1) * count)));
}

/** The lines of both tables, as the database answers now; of one table of the schema alone if given. */
async function answers(sql: Asker, table?: string) {
  const lines: string[] = [];
  const blind = new Map<string, string>();
  for (const [name, subject] of Object.entries(world.subjects)) {
    if (table && subject.table !== table) continue;
    const statements = VERBS.map((verb) => subject.statements[verb]);
    const cell = (outcomes: Outcome[]) =>
      VERBS.map((verb, at) => sign(outcomes[at], verb)).join('');
    lines.push(line(name, await ask(sql, subject, statements, cell)));
    for (const verb of ['update', 'delete'] as const) {
      const key = `${verb} ${subject.table}`;
      if (blind.has(key)) continue;
      const cells = await ask(sql, subject, [subject.blind[verb]], ([outcome]) => String(outcome));
      blind.set(
        key,
        line(
          key,
          cells.map((text) => (text === '—' ? '.' : text)),
        ),
      );
    }
  }
  // Granted to nobody: said once above.
  const granted = [...blind.values()].filter((text) => /\d/.test(text.slice(31)));
  return { lines, blind: granted };
}

describe('the permission table', () => {
  test('is what the database answers', async () => {
    const { lines, blind } = await answers(database.sql);
    expect([HEAD, ...lines].join('\n')).toBe(TABLE);
    expect([BLIND.split('\n')[0], ...blind].join('\n')).toBe(BLIND);
  });

  test('has an entry for every table', async () => {
    const rows = await database.sql<{ name: string }[]>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`;
    const asked = new Set(Object.values(world.subjects).map((subject) => subject.table));
    expect(rows.map((row) => row.name).sort()).toEqual([...asked].sort());
  });

  test('changes when any policy is dropped or lets everything through', async () => {
    const policies = await database.sql<Policy[]>`
      select policyname as name, tablename as table, qual, with_check as check
      from pg_policies where schemaname = 'public'`;
    expect(policies.length).toBeGreaterThanOrEqual(50);
    const expected = new Set([...TABLE.split('\n'), ...BLIND.split('\n')]);
    const unnoticed: string[] = [];
    for (const policy of policies) {
      for (const [change, statement] of mutations(policy)) {
        const changed = await withChange(statement, (sql) => answers(sql, policy.table));
        if ([...changed.lines, ...changed.blind].every((text) => expected.has(text))) {
          unnoticed.push(`${change}: ${policy.table}: ${policy.name}`);
        }
      }
    }
    expect(unnoticed).toEqual([]);
  });
});

type Policy = { name: string; table: string; qual: string | null; check: string | null };

function mutations({ name, table, qual, check }: Policy): [string, string][] {
  const on = `policy "${name}" on public.${table}`;
  const wider = [qual && 'using (true)', check && 'with check (true)'].filter(Boolean).join(' ');
  const open = [qual, check].every((clause) => clause === null || clause === 'true');
  return [
    ['dropped', `drop ${on}`],
    ...(open ? [] : [['widened', `alter ${on} ${wider}`] as [string, string]]),
  ];
}

class Undo extends Error {}

async function withChange<T>(statement: string, work: (sql: TransactionSql) => Promise<T>) {
  const results: T[] = [];
  await database.sql
    .begin(async (sql) => {
      await sql.unsafe(statement);
      results.push(await work(sql));
      throw new Undo();
    })
    .catch((error) => {
      if (!(error instanceof Undo)) throw error;
    });
  return results[0] as T;
}

describe('columns', () => {
  type Column = { table: string; name: string };
  let columns: Column[];

  beforeAll(async () => {
    columns = await database.sql<Column[]>`
      select table_name as table, column_name as name from information_schema.columns
      where table_schema = 'public' order by table_name, ordinal_position`;
  });

  test.each(['insert', 'update'] as const)(
    'refuse an %s that they are not open to',
    async (verb) => {
      const statement = ({ table, name }: Column) =>
        verb === 'insert'
          ? `insert into public.${table} (${name}) values (default)`
          : `update public.${table} set ${name} = default`;
      const tried = Object.values(world.actors).flatMap((claims) =>
        columns.map((column) => ({ claims, column, statement: statement(column) })),
      );
      const outcomes = await attemptAll(database.sql, tried);
      const wrong = tried.filter(({ claims, column: { table, name } }, place) => {
        const open =
          claims.role === 'authenticated' && words(WRITABLE[table]?.[verb]).includes(name);
        return (outcomes[place] === '—') === open;
      });
      expect(wrong).toEqual([]);
    },
  );

  test('that nobody reads are refused to everybody', async () => {
    const tried = columns.map(({ table, name }) => ({
      claims: world.actors.staff,
      statement: `select ${name} from public.${table}`,
    }));
    const outcomes = await attemptAll(database.sql, tried);
    const refused = columns.filter((_, place) => outcomes[place] === '—');
    expect(refused.map(({ table, name }) => `${table}.${name}`).sort()).toEqual(UNREADABLE);
  });
});

describe('functions', () => {
  test.each(Object.entries(CALLABLE))('%s: just these', async (who, names) => {
    const [role = '', schema = ''] = who.split(' ');
    const rows = await database.sql<{ name: string }[]>`
      select distinct proname as name from pg_proc
      where pronamespace = ${schema}::regnamespace and has_function_privilege(${role}, oid, 'execute')`;
    expect(rows.map((row) => row.name).sort()).toEqual(words(names));
  });
});
