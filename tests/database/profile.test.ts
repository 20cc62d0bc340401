import { beforeAll, expect, test } from 'vitest';
import { addUser } from './fixtures';
import { expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let user: string;

beforeAll(async () => {
  database = await openDatabase();
  user = await addUser(database.sql);
  await database.sql`update auth.users set raw_user_meta_data = '{"full_name":"Ann Lee","other":1}'`;
});

const SEEN = { full_name: 'Ann Lee', phone: '', avatar_url: '' };
type Fields = Partial<typeof SEEN>;

/** Saves one form after another; returns the last response, and the profile after it. */
const save = (...forms: { typed: Fields; seen?: Fields }[]) =>
  database.as({ user }, async (sql) => {
    let answer: unknown;
    for (const { typed, seen } of forms) {
      const now = { ...SEEN, ...seen };
      const [row] = await sql`
        select update_profile(${JSON.stringify({ ...now, ...typed })}::text::jsonb,
                              ${JSON.stringify(now)}::text::jsonb) as answer`;
      answer = row?.answer;
    }
    await sql`reset role`;
    const [row] = await sql`select raw_user_meta_data as held from auth.users where id = ${user}`;
    return { answer, held: row?.held };
  });

test('a save keeps the other metadata fields', async () => {
  expect(await save({ typed: { full_name: 'Ann Li' } })).toEqual({
    answer: {},
    held: { full_name: 'Ann Li', other: 1 },
  });
});

test('two forms that change different fields are both saved', async () => {
  const { answer, held } = await save(
    { typed: { full_name: 'Ann Li' } },
    { typed: { phone: '07700 900123' } },
  );
  expect(answer).toEqual({});
  expect(held).toMatchObject({ full_name: 'Ann Li', phone: '07700 900123' });
});

test('a form that conflicts in one field gets the stored value and saves nothing', async () => {
  const second = { full_name: 'Ann Lo', phone: '07700 900123' };
  const { answer, held } = await save({ typed: { full_name: 'Ann Li' } }, { typed: second });
  expect(answer).toEqual({ full_name: 'Ann Li' });
  expect(held).toMatchObject({ full_name: 'Ann Li' });
  expect(held).not.toMatchObject({ phone: '07700 900123' });
  const again = await save(
    { typed: { full_name: 'Ann Li' } },
    { typed: second, seen: { full_name: 'Ann Li' } },
  );
  expect(again).toMatchObject({ answer: {}, held: second });
});

test.each([
  ['one letter', { full_name: 'A' }],
  ['101 letters', { full_name: 'x'.repeat(101) }],
  ['a phone of words', { phone: 'call me' }],
  ['a picture over http', { avatar_url: 'http://pictures.example/a.jpg' }],
  ['a script for a picture', { avatar_url: 'javascript:alert(1)' }],
  ['an endless address', { avatar_url: `https://p.example/${'x'.repeat(2048)}` }],
])('%s is refused', async (_, typed) => {
  await expectRefused(save({ typed }), '23514');
});

test('anonymous and non-existent users are refused', async () => {
  await expectRefused(database.as(STRANGER, (sql) => sql`select update_profile('{}', '{}')`));
  await expectRefused(
    database.as(
      { user: '00000000-0000-4000-8000-000000000000' },
      (sql) => sql`select update_profile('{}', '{}')`,
    ),
  );
});
