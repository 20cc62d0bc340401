import { beforeAll, expect, test } from 'vitest';
import { addUser, insert } from '../database/fixtures';
import { openDatabase, type TestDatabase } from '../database/support';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

const open = async (visitor: string, user: string | null = null) => {
  const [row] = await database.sql<{ id: string }[]>`
    select open_support_conversation(${visitor}, ${user}) as id`;
  return row?.id ?? '';
};

const owner = async (id: string) => {
  const [row] = await database.sql`select user_id from support_conversations where id = ${id}`;
  return row?.user_id;
};

test('a visitor has one conversation, however often it is opened', async () => {
  const [first, second] = await Promise.all([open('one'), open('one')]);
  expect(second).toBe(first);
  expect(await open('two')).not.toBe(first);
});

test('a conversation becomes an account’s once, and goes with the account', async () => {
  const [ada, bob] = [await addUser(database.sql), await addUser(database.sql)];
  const id = await open('visitor of Ada');
  expect(await owner(id)).toBeNull();
  expect(await open('visitor of Ada', ada)).toBe(id);
  expect(await open('visitor of Ada', bob)).toBe(id);
  expect(await owner(id)).toBe(ada);
  await database.sql`delete from auth.users where id = ${ada}`;
  expect(await owner(id)).toBeUndefined();
});

test('a conversation is forgotten a year after its last message, as the privacy policy says', async () => {
  const add = (visitor_hash: string, updated_at: Date) =>
    insert(database.sql, 'support_conversations', { visitor_hash, updated_at });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const old = await add('old', daysAgo(367));
  const kept = await add('kept', daysAgo(360));
  await insert(database.sql, 'support_messages', {
    ...{ conversation_id: kept, author: 'visitor', body: 'Hello' },
  });
  await database.sql`
    update support_conversations set status = 'closed' where id = ${kept}`;
  await open('somebody else');
  expect(await owner(old)).toBeUndefined();
  expect(await owner(kept)).toBeNull();
});
