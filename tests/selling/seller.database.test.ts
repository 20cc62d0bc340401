import { expect, test } from 'vitest';
import { signIn } from '@/lib/auth/actions';
import { saveCar } from '@/lib/selling/actions';
import { Browser } from '../auth/browser';
import { openAuthWorld } from '../auth/world';
import { addModel } from '../database/fixtures';

const { world, addPerson } = openAuthWorld();

test('a person whose name is a link begins to sell under another name', async () => {
  const person = await addPerson();
  const { sql } = world;
  await sql`update auth.users set raw_user_meta_data = ${sql.json({ full_name: 'evil.tech/login Now' })}
    where email = ${person.email}`;
  const browser = new Browser();
  await browser.send(signIn, person);
  const model = await addModel(sql, 'Ford', 'Fiesta');
  const facts = {
    year: '2019',
    fuel_type: 'petrol',
    transmission: 'manual',
    body_type: 'hatchback',
  };
  await browser.send(saveCar, { ...model, ...facts });
  const sellers = await sql`
    select s.name from sellers s join auth.users u on u.id = s.user_id where u.email = ${person.email}`;
  expect(sellers.map((seller) => seller.name)).toEqual(['Private seller']);
});
