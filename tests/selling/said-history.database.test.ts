import { beforeAll, expect, test, vi } from 'vitest';
import { signIn } from '@/lib/auth/actions';
import { publishListing, saveDetails } from '@/lib/selling/actions';
import { sellingMessages } from '@/lib/selling/messages';
import { Browser } from '../auth/browser';
import { openAuthWorld } from '../auth/world';
import { addModel, addSeller, insert, VEHICLE } from '../database/fixtures';

vi.mock('@/lib/selling/refresh-listing', () => ({ refreshListing: async () => {} }));

const { world, addPerson } = openAuthWorld();
const browser = new Browser();
let add: (values: Parameters<typeof insert>[2]) => Promise<string>;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const person = await addPerson();
  await browser.send(signIn, person);
  const [user] = await world.sql`
    update auth.users set created_at = now() - interval '60 days' where email = ${person.email} returning id`;
  const seller_id = await addSeller(world.sql, { user_id: user?.id });
  const model = await addModel(world.sql, 'Ford', 'Fiesta');
  add = (values) => insert(world.sql, 'vehicles', { ...VEHICLE, ...model, seller_id, ...values });
});

const saidOf = async (id: string) =>
  (
    await world.sql`
      select write_off, keys, v5c_in_name, finance_owed, is_import, is_first_owner, listing_status as status
      from vehicles where id = ${id}`
  )[0];

const DETAILS = { mileage: '31,000', condition: 'good' };
const save = (id: string, said: Record<string, string>) =>
  browser.send(saveDetails, { id, ...DETAILS, ...said });

const NOTHING = {
  write_off: null,
  keys: null,
  v5c_in_name: null,
  finance_owed: null,
  is_import: null,
  is_first_owner: null,
};

test('what a seller says is kept, and what is left empty is not said', async () => {
  const id = await add({ listing_status: 'draft' });
  const said = { write_off: 'n', keys: '2', v5c_in_name: 'true', is_import: 'false' };
  expect(await save(id, { ...said, finance_owed: '', is_first_owner: '' })).toHaveProperty('to');
  expect(await saidOf(id)).toMatchObject({
    ...NOTHING,
    write_off: 'n',
    keys: 2,
    v5c_in_name: true,
    is_import: false,
  });
  expect(await save(id, {})).toHaveProperty('to');
  expect(await saidOf(id)).toMatchObject(NOTHING);
});

test.each([
  [{ write_off: 'x' }, 'Please select a valid category'],
  [{ keys: '0' }, 'Keys must be between 1 and 9'],
  [{ keys: '1e3' }, 'Keys must be between 1 and 9'],
  [{ v5c_in_name: 'perhaps' }, 'Please select yes or no'],
  [{ finance_owed: 'much' }, 'Please select what is owed'],
])('%j is answered by ‘%s’', async (said, message) => {
  const id = await add({ listing_status: 'draft' });
  const answer = await save(id, said as Record<string, string>);
  expect(answer).toMatchObject({
    status: 'invalid',
    fieldErrors: { [Object.keys(said)[0] ?? '']: message },
  });
  expect(await saidOf(id)).toMatchObject(NOTHING);
});

test('a car of category A or B can be a draft, and is never for sale', async () => {
  const id = await add({ listing_status: 'draft' });
  expect(await save(id, { write_off: 'ab' })).toHaveProperty('to');
  expect(await browser.send(publishListing, { id })).toMatchObject({
    message: sellingMessages.scrap,
  });
  expect(await saidOf(id)).toMatchObject({ write_off: 'ab', status: 'draft' });
  expect(await save(id, { write_off: 's' })).toHaveProperty('to');
  expect(await browser.send(publishListing, { id })).toHaveProperty('to');
  expect(await save(id, { write_off: 'ab' })).toMatchObject({
    message: sellingMessages.scrap,
    fieldErrors: { write_off: sellingMessages.scrap.text },
  });
  expect(await saidOf(id)).toMatchObject({ write_off: 's', status: 'active' });
});
