import { beforeAll, expect, test, vi } from 'vitest';
import { signIn } from '@/lib/auth/actions';
import { saveCar, saveDescription, saveDetails, savePrice } from '@/lib/selling/actions';
import { Browser } from '../auth/browser';
import { openAuthWorld } from '../auth/world';
import { addModel, addSeller, insert, VEHICLE } from '../database/fixtures';

const { world, addPerson } = openAuthWorld();
const TEXT = 'Two keys. Ring 07700 900123.';
const browser = new Browser();
let seller: Record<string, string | undefined>;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const person = await addPerson();
  await browser.send(signIn, person);
  const [user] = await world.sql`select id from auth.users where email = ${person.email}`;
  const seller_id = await addSeller(world.sql, { user_id: user?.id });
  seller = { seller_id, ...(await addModel(world.sql, 'Ford', 'Fiesta')) };
});

test.each(['draft', 'active'])(
  'a description of a %s listing with a telephone number is saved once the seller agrees',
  async (listing_status) => {
    const id = await insert(world.sql, 'vehicles', { ...VEHICLE, ...seller, listing_status });
    const saved = async () =>
      (await world.sql`select description from vehicles where id = ${id}`)[0]?.description;
    const before = await saved();
    expect(await browser.send(saveDescription, { id, description: TEXT })).toMatchObject({
      status: 'failed',
      values: { description: TEXT },
      fieldErrors: { show_contacts: expect.stringContaining('Tick this') },
    });
    expect(await saved()).toBe(before);
    await browser.send(saveDescription, { id, description: TEXT, show_contacts: 'on' });
    expect(await saved()).toBe(TEXT);
  },
);

type Step = {
  save: Parameters<Browser['send']>[0];
  column: string;
  saved: unknown;
  typed: Record<string, string>;
};

test.each<Step>([
  {
    save: saveDetails,
    column: 'features',
    saved: ['Two keys', 'Ring 07700 900123'],
    typed: { mileage: '31000', condition: 'good', other_features: 'Two keys\nRing 07700 900123' },
  },
  {
    save: savePrice,
    column: 'location',
    saved: 'Leeds, 12 high street',
    typed: { price: '9250', location: 'Leeds, 12 high street' },
  },
])(
  'contact details in $column are saved once the seller agrees',
  async ({ save, column, saved, typed }) => {
    const id = await insert(world.sql, 'vehicles', { ...VEHICLE, ...seller });
    const read = async () =>
      (await world.sql`select * from vehicles where id = ${id}`)[0]?.[column];
    expect(await browser.send(save, { id, ...typed })).toMatchObject({
      status: 'failed',
      values: typed,
      fieldErrors: { show_contacts: expect.stringContaining('Tick this') },
    });
    expect(await read()).not.toEqual(saved);
    await browser.send(save, { id, ...typed, show_contacts: 'on' });
    expect(await read()).toEqual(saved);
  },
);

test('a trim with a web address is saved once the seller agrees', async () => {
  const id = await insert(world.sql, 'vehicles', { ...VEHICLE, ...seller });
  const trim = 'Zetec smithcars.com';
  const { make_id = '', model_id = '' } = seller;
  const car = { id, make_id, model_id, trim, year: '2019', fuel_type: 'petrol' };
  const whole = { ...car, transmission: 'manual', body_type: 'hatchback' };
  const saved = async () => (await world.sql`select trim from vehicles where id = ${id}`)[0]?.trim;
  expect(await browser.send(saveCar, whole)).toMatchObject({
    fieldErrors: { show_contacts: expect.stringContaining('Tick this') },
  });
  expect(await saved()).not.toBe(trim);
  await browser.send(saveCar, { ...whole, show_contacts: 'on' });
  expect(await saved()).toBe(trim);
});
