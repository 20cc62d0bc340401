import { beforeAll, expect, test } from 'vitest';
import { saveFavouriteAlerts } from '@/lib/account/actions';
import { signIn } from '@/lib/auth/actions';
import { saveNote } from '@/lib/favourites/actions';
import { Browser } from '../auth/browser';
import { openAuthWorld } from '../auth/world';
import { addPeopleAndCars } from '../database/fixtures';

const { world, addPerson } = openAuthWorld();
let car: string;

beforeAll(async () => {
  car = (await addPeopleAndCars(world.sql)).active;
});

async function signedIn() {
  const person = await addPerson();
  const browser = new Browser();
  await browser.send(signIn, person);
  const [row] = await world.sql`select id from auth.users where email = ${person.email}`;
  return { browser, user: row?.id as string };
}

test('a choice that was changed elsewhere meanwhile is told and not overwritten', async () => {
  const { browser, user } = await signedIn();
  const choose = (favouriteAlerts: string, seen: string) =>
    browser.send(saveFavouriteAlerts, { favouriteAlerts, seen });
  const stored = async () =>
    (await world.sql`select favourite_alerts from profiles where id = ${user}`)[0]
      ?.favourite_alerts;
  expect(await choose('at_once', 'daily')).toMatchObject({ status: 'done' });
  expect(await choose('off', 'daily')).toMatchObject({
    status: 'failed',
    fieldErrors: {
      favouriteAlerts: expect.stringContaining('Saved elsewhere meanwhile: At once.'),
    },
    values: { favouriteAlerts: 'off' },
  });
  expect(await stored()).toBe('at_once');
  // The same choice twice is no conflict.
  expect(await choose('at_once', 'daily')).toMatchObject({ status: 'done' });
  expect(await choose('off', 'at_once')).toMatchObject({ status: 'done' });
  expect(await stored()).toBe('off');
  for (const wrong of ['hourly', '', 'toString'])
    expect(await choose(wrong, 'off')).toMatchObject({ status: 'invalid' });
});

test('a note is saved on a favourite, cleaned, and removed by an empty one', async () => {
  const { browser, user } = await signedIn();
  const write = (note: string, id = car) => browser.send(saveNote, { id, note });
  const stored = async () =>
    (await world.sql`select note from favourites where user_id = ${user}`)[0]?.note;
  expect(await write('Ring first')).toMatchObject({
    status: 'failed',
    message: { title: 'Note failed' },
    values: { note: 'Ring first' },
  });
  await world.sql`insert into favourites (user_id, vehicle_id) values (${user}, ${car})`;
  expect(await write(' Ring\r\nfirst\u0000 ')).toMatchObject({ status: 'done' });
  expect(await stored()).toBe('Ring\nfirst');
  expect(await write('🚗'.repeat(500))).toMatchObject({ status: 'done' });
  expect(await write('x'.repeat(501))).toMatchObject({
    status: 'invalid',
    fieldErrors: { note: 'A note has at most 500 characters' },
  });
  expect(await write('x', 'no id')).toMatchObject({ status: 'invalid' });
  expect(await write('')).toMatchObject({ status: 'done', message: { title: 'Note removed' } });
  expect(await stored()).toBeNull();
});
