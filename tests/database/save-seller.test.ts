import { beforeAll, expect, test } from 'vitest';
import { addSeller, addUser } from './fixtures';
import { type Actor, expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let person: { user: string };

beforeAll(async () => {
  database = await openDatabase();
  person = { user: await addUser(database.sql) };
});

type Given = { name?: string; about?: string; phone?: string; postcode?: string };

const save = (actor: Actor, { name = 'Ada L', about, phone, postcode }: Given = {}) =>
  database.keep(actor, async (sql) => {
    const [saved] = await sql<{ id: string }[]>`
      select save_seller(${name}, ${about ?? null}, ${phone ?? null}, ${postcode ?? null}) as id`;
    return saved?.id ?? '';
  });

const stored = async (id: string) => {
  const [row] = await database.sql`
    select s.user_id, s.name, s.about, s.location, s.outward_code, c.phone, c.postcode
    from sellers s left join seller_contacts c on c.seller_id = s.id where s.id = ${id}`;
  return row;
};

test('the first save opens the seller, the next ones change it', async () => {
  const given = { about: 'One car.', phone: '07700 900123', postcode: 'LS6 3AA' };
  const id = await save(person, given);
  expect(await stored(id)).toEqual({
    ...given,
    name: 'Ada L',
    user_id: person.user,
    location: 'Leeds',
    outward_code: 'LS6',
  });
  expect(await save(person, { name: 'Ada Lovelace' })).toBe(id);
  const emptied = { about: null, phone: null, postcode: null, location: null, outward_code: null };
  expect(await stored(id)).toEqual({ ...emptied, name: 'Ada Lovelace', user_id: person.user });
});

test('what one half refuses, the other does not save', async () => {
  const id = await save(person);
  const before = await stored(id);
  await expectRefused(
    save(person, { name: 'Grace', phone: '12' }),
    '23514',
    'seller_contacts_phone_digits',
  );
  await expectRefused(save(person, { name: 'Grace', postcode: 'ZZ9 9ZZ' }), '23514');
  expect(await stored(id)).toEqual(before);
});

test.each(['(       )', '1234 5', '+44 20 7946 0000 1234', ' 07700 900123'])(
  'the phone number %j is refused',
  async (phone) => {
    await expectRefused(save(person, { phone }), '23514', 'seller_contacts_phone_digits');
  },
);

test.each([
  'Pictures at forecourtcars dot shop',
  'See f o c u s - s a l e . c o m',
  'www.cars.example',
  'Text O77OO 9OO I23',
  'Mail ann (a) example . com',
])('a new private account does not say %j of itself', async (about) => {
  const user = await addUser(database.sql);
  const age = (days: number) =>
    database.sql`update auth.users set created_at = now() - ${days} * interval '1 day' where id = ${user}`;
  await age(1);
  const broken = ['23514', 'sellers_about_without_contacts'] as const;
  await expectRefused(save({ user }, { about }), ...broken);
  const id = await save({ user }, { about: 'Two cars of my own, serviced by me.' });
  await expectRefused(save({ user }, { about }), ...broken);
  await database.sql`update sellers set seller_type = 'dealer' where id = ${id}`;
  await save({ user }, { about });
  await save({ user });
  await database.sql`update sellers set seller_type = 'private' where id = ${id}`;
  await age(40);
  await save({ user }, { about });
});

test('two first saves at once open one seller', async () => {
  const twice = { user: await addUser(database.sql) };
  const [one, other] = await Promise.all([save(twice), save(twice)]);
  expect(one).toBe(other);
});

test('nobody else is changed, and visitors save nothing', async () => {
  const other = await addSeller(database.sql, { user_id: await addUser(database.sql) });
  await save(person, { name: 'Mine' });
  expect(await stored(other)).toMatchObject({ name: 'Ada Lovelace' });
  await expectRefused(save(STRANGER));
});
