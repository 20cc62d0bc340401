import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';
import { addWholePerson, findTraces, tablesOf } from './whole-person';

/** Tables whose rows lead to no person, or (hashed, for a day or two) to none that can be found. */
const IMPERSONAL = [
  'public.outcodes',
  'public.vehicle_makes',
  'public.vehicle_models',
  'private.rate_limits',
  'private.view_visitors',
  'private.job_leases',
  'public.model_standings',
  'public.registry_failures',
  'public.own_stock_fits',
  'public.places',
  'private.place_names',
  'public.vehicle_departures',
  'public.landing_towns',
  'private.landing_town_codes',
  'public.landing_pages',
  'private.landing_facts',
  'public.valuation_groups',
  'public.sitemap_parts',
];

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addWholePerson>>;
let me: { user: string };

async function openWorld() {
  database = await openDatabase();
  world = await addWholePerson(database.sql);
  me = { user: world.person.id };
}

const deleteAccount = (user: string) =>
  database.keep({ user }, (sql) => sql`select delete_account()`);

describe('my_data', () => {
  beforeAll(openWorld);

  const read = (user: string) =>
    database.as({ user }, async (sql) => {
      const [row] = await sql<{ data: Record<string, unknown[]> }[]>`select my_data() as data`;
      return row?.data ?? {};
    });

  test('returns rows of every table that holds personal data', async () => {
    const tables = await database.sql<{ name: string; path: string }[]>`
      select distinct c.relname as name, c.relnamespace::regnamespace || '.' || c.relname as path
      from pg_description d join pg_class c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and d.description like 'Personal data%'`;
    expect(tables.length).toBeGreaterThan(10);
    const data = await read(me.user);
    const missing = tables.filter(
      ({ name, path }) => !data[name]?.length && !IMPERSONAL.includes(path),
    );
    expect(missing).toEqual([]);
  });

  test('returns every column of a valuation', async () => {
    const { valuations } = await read(me.user);
    const expected = { registration_number: 'AB12CDE', outward_code: 'LS1', asking_price: 9250 };
    const rest = { colour: 'red', caveats: ['engine_size_missing'], valued_on: '2026-11-22' };
    expect(valuations).toMatchObject([{ ...expected, ...rest }]);
  });

  test('returns the account, its identities and sessions without secrets', async () => {
    const data = await read(me.user);
    expect(data.account).toMatchObject({
      email: world.person.email,
      user_metadata: { full_name: world.person.name, phone: world.person.phone },
    });
    expect(data.identities).toHaveLength(1);
    expect(data.sessions).toMatchObject([{ user_agent: 'Browser' }]);
    expect(data.second_factors).toMatchObject([{ status: 'unverified' }]);
    expect(JSON.stringify(data)).not.toMatch(/password|token|KEY/);
  });

  test('returns enquiries sent before the account was created', async () => {
    const data = await read(me.user);
    expect(data.enquiries?.map((row) => (row as { id: string }).id).sort()).toEqual(
      [world.answered, world.unanswered, world.before, world.asked].sort(),
    );
  });

  test('contains no e-mail address of other users, in either direction', async () => {
    expect(JSON.stringify(await read(me.user))).not.toContain(`${world.other}@example.test`);
    const theirs = JSON.stringify(await read(world.other));
    expect(theirs).not.toContain(`"${world.person.email}"`);
    expect(theirs).not.toContain(`"${me.user}"`);
  });

  test('excludes rows written by another user under this e-mail address', async () => {
    const data = await read(me.user);
    expect(JSON.stringify(data)).not.toContain(world.impostor);
    await database.sql`update auth.users set email_confirmed_at = null where id = ${me.user}`;
    expect(JSON.stringify(await read(me.user))).not.toContain(world.before);
    await database.sql`update auth.users set email_confirmed_at = now() where id = ${me.user}`;
  });

  test('returns the held messages, reports and mails of the own side alone', async () => {
    const data = await read(me.user);
    for (const rows of [data.held_messages, data.enquiry_reports]) {
      expect(rows).toHaveLength(2);
      expect(JSON.stringify(rows)).not.toContain('Their secret');
    }
    expect(data.mails).toContainEqual(
      expect.objectContaining({ kind: 'enquiry_messages', enquiry_id: world.answered }),
    );
    expect(data.saved_replies).toHaveLength(1);
    expect(data.offers).toHaveLength(3);
    expect(data.reservations).toHaveLength(2);
    expect(data.reservation_queue).toHaveLength(2);
    expect(data.reservation_terms).toMatchObject([{ vehicle_id: world.own, hours: 24 }]);
    expect(data.joined_enquiries).toMatchObject([{ enquiry_id: world.before }]);
  });

  test('returns the decisions, appeals, notes and mails about the own side alone', async () => {
    const data = await read(me.user);
    const ids = (rows: unknown[] = []) => rows.map((row) => (row as { id: string }).id).sort();
    const [application, listing, ofOther, ...threads] = world.decisions;
    expect(ids(data.staff_decisions)).toEqual([application, listing, ...threads].sort());
    expect(data.decision_appeals).toHaveLength(3);
    expect(data.staff_notes).toHaveLength(2);
    // Three about decisions, one about saved cars, one about cars that waited for a name.
    expect(data.decision_mails).toHaveLength(5);
    expect(JSON.stringify(data)).not.toMatch(/"Sue"|staff_id/);
    const theirs = await read(world.other);
    expect([theirs.decision_appeals, theirs.staff_notes, theirs.staff_decisions]).toEqual([
      [],
      [],
      // The reason of a decision that is not mailed is for staff.
      [expect.objectContaining({ id: ofOther, reason: null })],
    ]);
  });

  test('excludes messages to the seller that wait for their confirmation', async () => {
    const theirs = JSON.stringify(await read(world.other));
    expect(theirs).not.toContain(world.impostor);
    expect(theirs).toContain(world.answered);
    expect(theirs).not.toContain('My Wilhelmina');
  });

  test('requires a signed-in user', async () => {
    await expectRefused(database.as(STRANGER, (sql) => sql`select my_data()`));
    await expectRefused(read('00000000-0000-4000-8000-000000000000'));
  });
});

describe('delete_account', () => {
  beforeEach(openWorld);

  test('is tested with a row in every table that can identify a person', async () => {
    const empty: string[] = [];
    for (const table of await tablesOf(database.sql)) {
      const [row] = await database.sql`select from ${database.sql(table)} limit 1`;
      if (!row) empty.push(table);
    }
    expect(empty.filter((table) => !IMPERSONAL.includes(table))).toEqual([]);
    const found = await findTraces(database.sql, world.person);
    expect(found.length).toBeGreaterThan(20);
  });

  test('leaves no trace of the user in any column of any table', async () => {
    await deleteAccount(me.user);
    expect(await findTraces(database.sql, world.person)).toEqual([]);
    expect(await database.sql`select from private.joined_enquiries`).toEqual([]);
  });

  test('keeps other users’ rows and anonymises shared ones', async () => {
    await deleteAccount(me.user);
    const { sql } = database;
    const enquiries = await sql`
      select e.id, e.buyer_name, e.buyer_email,
        array_agg(coalesce(h.body, m.body) order by m.sender desc, m.created_at) as said
      from enquiries e join enquiry_messages m on m.enquiry_id = e.id
      left join held_messages h on h.message_id = m.id group by e.id`;
    const thread = (id: string, answers: string[], deleted: number) => ({
      id,
      buyer_name: 'Deleted account',
      buyer_email: null,
      said: [...answers, ...Array(deleted).fill('This message was deleted with its account.')],
    });
    expect(enquiries).toHaveLength(2);
    expect(enquiries).toEqual(
      expect.arrayContaining([
        thread(world.answered, ['Still here', 'Their secret: www.pay.example.com'], 2),
        thread(world.before, ['Yes'], 1),
      ]),
    );
    expect(await sql`select reporter, details from enquiry_reports order by reporter`).toEqual([
      { reporter: 'buyer', details: null },
      { reporter: 'seller', details: 'Their secret: www.pay.example.com' },
    ]);
    expect(await sql`select kind, user_id from private.mail_outbox`).toEqual([
      { kind: 'report_outcome', user_id: world.other },
      // A car that they had saved went with the account.
      { kind: 'favourite_changes', user_id: world.other },
    ]);
    for (const table of ['decision_appeals', 'staff_notes']) {
      expect(await sql`select from ${sql(table)}`).toEqual([]);
    }
    expect(await sql`select from staff_decisions`).toHaveLength(world.decisions.length);
    for (const table of ['offers', 'reservations', 'reservation_queue'])
      expect(await sql`select from ${sql(table)}`, table).toEqual([]);
    expect(await sql`select body from saved_replies`).toEqual([{ body: 'No' }]);
    const left = await database.as(
      { user: world.other },
      (as) => as`select my_enquiries() as list`,
    );
    expect(left[0]?.list).toHaveLength(2);
    expect(await sql`select id from vehicles where seller_id = ${world.seller}`).toEqual([]);
    expect(await sql`select from vehicles`).toHaveLength(2);
    expect(await sql`select id from auth.users order by id = ${world.other} desc`).toEqual([
      { id: world.other },
      { id: world.staff },
    ]);
    const about = { make: 'Ford', model: 'Fiesta', year: 2019, price: 12_500 };
    expect(
      await sql`select reporter_id, vehicle_id, reason, details, make, model, year, price, seller_id
        from listing_reports order by reason`,
    ).toEqual([
      {
        reporter_id: null,
        vehicle_id: world.others,
        reason: 'fraud',
        details: null,
        ...about,
        seller_id: world.otherSeller,
      },
      {
        reporter_id: world.other,
        vehicle_id: null,
        reason: 'other',
        details: null,
        ...about,
        seller_id: world.seller,
      },
    ]);
  });

  test('deletes nothing when it fails', async () => {
    await database.sql.unsafe(`
      create function testing_refuse() returns trigger language plpgsql as
        $$ begin raise exception 'refused'; end $$;
      create trigger refuse before delete on favourites for each row execute function testing_refuse()`);
    const before = await findTraces(database.sql, world.person);
    await expect(deleteAccount(me.user)).rejects.toThrow('refused');
    expect(await findTraces(database.sql, world.person)).toEqual(before);
  });

  test('requires a signed-in user and refuses a second call', async () => {
    await expectRefused(database.as(STRANGER, (sql) => sql`select delete_account()`));
    await deleteAccount(me.user);
    await expectRefused(deleteAccount(me.user), 'PT403');
  });
});
