import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';
import { addWholePerson, findTraces, tablesOf } from './whole-person';

/** Tables whose rows lead to no person, or (hashed, for a day or two) to none that can be found. */
const IMPERSONAL = [
  ...['public.outcodes', 'public.vehicle_makes', 'public.vehicle_models'],
  ...['private.rate_limits', 'private.view_visitors'],
];

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addWholePerson>>;
let me: { user: string };

async function openWorld() {
  database = await openDatabase();
  world = await addWholePerson(database.sql);
  me = { user: world.person.id };
}

/** Calls as the person, and keeps what was done. */
async function deleteAccount(user: string) {
  await database.sql.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: user })}, true),
                     set_config('request.jwt.claim.sub', ${user}, true)`;
    await sql`set local role authenticated`;
    await sql`select delete_account()`;
  });
}

describe('my_data', () => {
  beforeAll(openWorld);

  const read = (user: string) =>
    database.as({ user }, async (sql) => {
      const [row] = await sql<{ data: Record<string, unknown[]> }[]>`select my_data() as data`;
      return row?.data ?? {};
    });

  test('returns rows of every table that holds personal data', async () => {
    const tables = await database.sql<{ name: string }[]>`
      select distinct c.relname as name
      from pg_description d join pg_class c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass
      where c.relnamespace = 'public'::regnamespace and d.description like 'Personal data%'`;
    expect(tables.length).toBeGreaterThan(10);
    const data = await read(me.user);
    const missing = tables.filter(({ name }) => !data[name]?.length);
    expect(missing).toEqual([]);
  });

  test('returns the account, its identities and sessions without secrets', async () => {
    const data = await read(me.user);
    expect(data.account).toMatchObject({
      email: world.person.email,
      user_metadata: { full_name: world.person.name, phone: world.person.phone },
    });
    expect(data.identities).toHaveLength(1);
    expect(data.sessions).toMatchObject([{ user_agent: 'Browser' }]);
    expect(JSON.stringify(data)).not.toMatch(/password|token/);
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
    const written = await database.as({ user: world.other }, async (sql) => {
      const car = { vehicle_id: world.own, seller_id: world.seller, buyer_name: 'Bob' };
      await sql`insert into enquiries ${sql(car)}`;
      await sql`reset role`;
      return sql`select buyer_email from enquiries where buyer_name = 'Bob'`;
    });
    expect(written).toEqual([{ buyer_email: `${world.other}@example.test` }]);
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
  });

  test('keeps other users’ rows and anonymises shared ones', async () => {
    await deleteAccount(me.user);
    const { sql } = database;
    const enquiries = await sql`
      select e.id, e.buyer_name, e.buyer_email, array_agg(m.body order by m.sender desc) as said
      from enquiries e join enquiry_messages m on m.enquiry_id = e.id group by e.id`;
    const kept = (id: string, answer: string) => ({
      ...{ id, buyer_name: 'Deleted account', buyer_email: null },
      said: [answer, 'This message was deleted with its account.'],
    });
    expect(enquiries).toHaveLength(3);
    expect(enquiries).toEqual(
      expect.arrayContaining([
        kept(world.answered, 'Still here'),
        kept(world.before, 'Yes'),
        ...[{ id: world.impostor, buyer_name: 'Not Her', buyer_email: null, said: ['Mine'] }],
      ]),
    );
    expect(await sql`select id from vehicles`).toEqual([{ id: world.others }]);
    expect(await sql`select id from auth.users`).toEqual([{ id: world.other }]);
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
    await expectRefused(deleteAccount(me.user));
  });
});
