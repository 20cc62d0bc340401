import { beforeAll, expect, test } from 'vitest';
import { addUser, insert } from '../database/fixtures';
import { expectRefused, openDatabase, STRANGER, type TestDatabase } from '../database/support';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

type Owner = { visitor: string } | { user: string };

const open = async (owner: Owner) => {
  const [visitor, user] = 'visitor' in owner ? [owner.visitor, null] : [null, owner.user];
  const [row] = await database.sql<{ id: string }[]>`
    select open_support_conversation(${visitor}, ${user}) as id`;
  return row?.id ?? '';
};

const claim = (visitor: string, user: string) =>
  database.sql`select claim_support_conversation(${visitor}, ${user})`;

const say = (conversation_id: string, body: string) =>
  insert(database.sql, 'support_messages', { conversation_id, author: 'visitor', body });

const find = async (id: string) => {
  const [row] = await database.sql`
    select user_id, visitor_hash, status,
      array(select m.body from support_messages m where m.conversation_id = c.id order by m.created_at)
        as messages
    from support_conversations c where id = ${id}`;
  return row;
};

test('a visitor and a user each have one conversation, however often it is opened', async () => {
  const user = await addUser(database.sql);
  for (const owner of [{ visitor: 'one' }, { user }]) {
    const [first, second] = await Promise.all([open(owner), open(owner)]);
    expect(second).toBe(first);
    expect(await open({ visitor: 'two' })).not.toBe(first);
  }
});

test('claiming moves a conversation to the account and detaches the visitor’s cookie', async () => {
  const ada = await addUser(database.sql);
  const id = await open({ visitor: 'Ada’s browser' });
  await say(id, 'Before signing in');
  await claim('Ada’s browser', ada);
  expect(await find(id)).toMatchObject({ user_id: ada, visitor_hash: null });
  expect(await open({ user: ada })).toBe(id);
  expect(await open({ visitor: 'Ada’s browser' })).not.toBe(id);
  const [row] = await database.as(
    { user: ada },
    (sql) => sql<{ data: { support_messages: { body: string }[] } }[]>`select my_data() as data`,
  );
  expect(row?.data.support_messages.map(({ body }) => body)).toEqual(['Before signing in']);
  await database.sql`delete from auth.users where id = ${ada}`;
  expect(await find(id)).toBeUndefined();
});

test('claiming merges into the account’s conversation and keeps the waiting status', async () => {
  const bob = await addUser(database.sql);
  const own = await open({ user: bob });
  await say(own, 'At home');
  const other = await open({ visitor: 'Bob’s phone' });
  await say(other, 'On the way');
  await database.sql`update support_conversations set status = 'waiting' where id = ${other}`;
  await claim('Bob’s phone', bob);
  expect(await find(own)).toMatchObject({
    user_id: bob,
    status: 'waiting',
    messages: ['At home', 'On the way'],
  });
  expect(await find(other)).toBeUndefined();
});

test('a conversation of an account cannot be claimed by another user', async () => {
  const [ada, bob] = [await addUser(database.sql), await addUser(database.sql)];
  const id = await open({ visitor: 'shared browser' });
  await claim('shared browser', ada);
  await claim('shared browser', bob);
  await claim('no such visitor', bob);
  expect(await find(id)).toMatchObject({ user_id: ada });
  await expect(
    database.sql`update support_conversations set visitor_hash = 'x' where id = ${id}`,
  ).rejects.toThrow('support_conversations_one_owner');
});

test('a conversation is deleted a year after its last update', async () => {
  const add = (visitor_hash: string, updated_at: Date) =>
    insert(database.sql, 'support_conversations', { visitor_hash, updated_at });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const old = await add('old', daysAgo(367));
  const current = await add('kept', daysAgo(360));
  await say(current, 'Hello');
  await database.sql`
    update support_conversations set status = 'closed' where id = ${current}`;
  await open({ visitor: 'somebody else' });
  expect(await find(old)).toBeUndefined();
  expect(await find(current)).toBeDefined();
});

test('clients, including staff, cannot open conversations', async () => {
  for (const actor of [STRANGER, { user: '7d3f5a8e-0000-4000-8000-000000000001', staff: true }]) {
    await expectRefused(database.as(actor, (sql) => sql`select open_support_conversation('hash')`));
  }
});
