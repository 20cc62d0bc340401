import { beforeAll, expect, test, vi } from 'vitest';
import { signIn } from '@/lib/auth/actions';
import { publishListing, savePrice } from '@/lib/selling/actions';
import { Browser } from '../auth/browser';
import { openAuthWorld } from '../auth/world';
import { addModel, addSeller, addVehicleValuation, insert, VEHICLE } from '../database/fixtures';

// A save would value the listing; here each listing keeps the valuation that the test gave it.
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
  add = async (values) => {
    const id = await insert(world.sql, 'vehicles', { ...VEHICLE, ...model, seller_id, ...values });
    await addVehicleValuation(world.sql, id);
    return id;
  };
});

const priceOf = async (id: string) =>
  (await world.sql`select price, listing_status as status from vehicles where id = ${id}`)[0];

test('a price of three times the valuation is asked about before it replaces another', async () => {
  const id = await add({ price: 12_500 });
  const save = (price: string, sure = '') => browser.send(savePrice, { id, price, sure });
  const question =
    '£999,500 is 79 times our valuation of £12,500. Correct it, or press once more if it is right.';
  expect(await save('999500')).toMatchObject({
    status: 'failed',
    fieldErrors: { price: question },
    values: { price: '999500', sure: '999500' },
  });
  expect(await save('4166', '999500')).toMatchObject({ values: { sure: '4166' } });
  expect(await priceOf(id)).toMatchObject({ price: 12_500 });
  expect(await save('37500')).toHaveProperty('to');
  expect(await save('4167')).toHaveProperty('to');
  expect(await save('999500', '999500')).toHaveProperty('to');
  expect(await priceOf(id)).toMatchObject({ price: 999_500 });
});

test('a draft is published with such a price only after a second press', async () => {
  const id = await add({ price: 12_500, listing_status: 'draft' });
  await browser.send(savePrice, { id, price: '999500' });
  const publish = (sure = '') => browser.send(publishListing, { id, sure });
  expect(await publish()).toMatchObject({
    message: { title: 'Is the price right?', text: expect.stringContaining('79 times') },
    values: { sure: '999500' },
  });
  expect(await priceOf(id)).toEqual({ price: 999_500, status: 'draft' });
  expect(await publish('999500')).toHaveProperty('to');
  expect(await priceOf(id)).toEqual({ price: 999_500, status: 'active' });
});
