import { beforeAll, expect, test, vi } from 'vitest';
import { signIn } from '@/lib/auth/actions';
import { saveCar, saveDescription, saveDetails, savePrice } from '@/lib/selling/actions';
import { Browser } from '../auth/browser';
import { openAuthWorld } from '../auth/world';
import { addModel, addSeller, insert, VEHICLE } from '../database/fixtures';

const { world, addPerson } = openAuthWorld();
const TEXT = 'Reg bd21-smr';
const browser = new Browser();
const messageOf = (text: string) =>
  `${text} has the number plate that is hidden. Take it out, or show the plate.`;

let car: Record<string, string>;
let add: (values: Parameters<typeof insert>[2]) => Promise<string>;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const person = await addPerson();
  await browser.send(signIn, person);
  const [user] = await world.sql`select id from auth.users where email = ${person.email}`;
  const seller_id = await addSeller(world.sql, { user_id: user?.id });
  const model = await addModel(world.sql, 'Ford', 'Fiesta');
  add = (values) =>
    insert(world.sql, 'vehicles', {
      ...VEHICLE,
      ...model,
      seller_id,
      registration_number: 'BD21SMR',
      ...values,
    });
  car = {
    ...model,
    registration_number: 'BD21 SMR',
    hide_registration: 'on',
    year: '2021',
    fuel_type: 'petrol',
    transmission: 'manual',
    body_type: 'hatchback',
  };
});

test('each step tells a hidden plate at the field of its text', async () => {
  const id = await add({ registration_is_public: false });
  const described = await browser.send(saveDescription, { id, description: TEXT });
  expect(described).toMatchObject({
    status: 'failed',
    fieldErrors: { description: messageOf('The description') },
    values: { description: TEXT },
  });
  const details = { id, mileage: '31000', condition: 'good', other_features: `Two keys\n${TEXT}` };
  expect(await browser.send(saveDetails, details)).toMatchObject({
    fieldErrors: { other_features: messageOf('A feature') },
  });
  expect(await browser.send(savePrice, { id, price: '9000', location: TEXT })).toMatchObject({
    fieldErrors: { location: messageOf('The town') },
  });
});

test('the first step tells it at the trim, or where the plate is hidden', async () => {
  expect(await browser.send(saveCar, { ...car, trim: TEXT })).toMatchObject({
    fieldErrors: { trim: messageOf('The trim') },
  });
  const id = await add({ description: TEXT });
  expect(await browser.send(saveCar, { ...car, id })).toMatchObject({
    fieldErrors: { hide_registration: messageOf('The description') },
  });
});
