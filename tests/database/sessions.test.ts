import { beforeAll, describe, expect, test } from 'vitest';
import { addPeopleAndCars, addUser } from './fixtures';
import { expectRefused, openDatabase, STRANGER } from './support';

const database = await openDatabase();
const world = {} as Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  Object.assign(world, await addPeopleAndCars(database.sql));
});

/** Adds sessions of a user, opened this long ago; returns their ids. */
async function addSessions(user: string, ...ages: string[]) {
  const rows = await database.sql<{ id: string }[]>`
    insert into auth.sessions (id, user_id, created_at, user_agent)
    select gen_random_uuid(), ${user}, now() - age::interval, 'Firefox'
    from unnest(${ages}::text[]) with ordinality as list (age, place) order by place returning id`;
  return rows.map((row) => row.id) as [string, ...string[]];
}

const idsOf = async (user: string) =>
  (await database.sql`select id from auth.sessions where user_id = ${user}`).map(({ id }) => id);

describe('sessions', () => {
  test('are listed for their user alone, the newest first', async () => {
    const [user, stranger] = [await addUser(database.sql), await addUser(database.sql)];
    const [old, recent] = await addSessions(user, '3 days', '1 hour');
    await addSessions(stranger, '1 hour');
    const open = await database.as(
      { user, session: old },
      (sql) => sql`select * from my_sessions()`,
    );
    expect(open).toMatchObject([
      { id: recent, user_agent: 'Firefox', is_current: false },
      { id: old, user_agent: 'Firefox', is_current: true },
    ]);
    await expectRefused(database.as(STRANGER, (sql) => sql`select * from my_sessions()`));
  });

  test('are ended by their user alone', async () => {
    const [user, stranger] = [await addUser(database.sql), await addUser(database.sql)];
    const [phone, here] = await addSessions(user, '3 days', '1 hour');
    const end = (by: string) =>
      database.keep({ user: by }, (sql) => sql`select end_session(${phone})`);
    await end(stranger);
    expect(await idsOf(user)).toEqual([phone, here]);
    await end(user);
    expect(await idsOf(user)).toEqual([here]);
    await expectRefused(database.as(STRANGER, (sql) => sql`select end_session(${phone})`));
  });
});

describe('a sign-in that is not long ago', () => {
  const remove = (user: string, session: string) =>
    database.as({ user, session }, (sql) => sql`select delete_account()`);

  test('is required to delete an account', async () => {
    const [user, stranger] = [await addUser(database.sql), await addUser(database.sql)];
    const [fresh = '', stale = ''] = await addSessions(user, '9 minutes', '11 minutes');
    const [another] = await addSessions(stranger, '1 minute');
    await remove(user, fresh);
    await expectRefused(remove(user, stale), 'PT403');
    await expectRefused(remove(user, another), 'PT403');
    await expectRefused(remove(user, ''), 'PT403');
  });

  test('is required for decisions of staff, and for undoing them', async () => {
    const { user } = world.staff;
    const [fresh = '', stale = ''] = await addSessions(user, '119 minutes', '121 minutes');
    const decide = (session: string) =>
      database.keep(
        { user, staff: true, session },
        (sql) =>
          sql`select decide_case('listing', ${world.active}, '{}', 'taken_down', 'No.') as id`,
      );
    const undo = (session: string, id: string) =>
      database.as(
        { user, staff: true, session },
        (sql) => sql`select undo_decision(${id}, 'By mistake.')`,
      );
    await expectRefused(decide(stale), 'PT403');
    const [decided] = await decide(fresh);
    await expectRefused(undo(stale, decided?.id), 'PT403');
    await undo(fresh, decided?.id);
  });
});
