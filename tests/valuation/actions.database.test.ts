import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '@/lib/auth/actions';
import { deleteValuation, valueAgain, valueMyCar } from '@/lib/valuation/actions';
import { Browser } from '../auth/browser';
import { openAuthWorld } from '../auth/world';

const { world, callAuth, addPerson } = openAuthWorld();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const FORM = {
  registration: 'ab12 cde',
  make: 'Ford',
  model: 'Fiesta',
  year: '2019',
  mileage: '31,000',
  condition: 'good',
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  engineSize: '1.1',
  askingPrice: '£9,250',
  postcode: 'LS6 3AA',
};
const RESULT =
  '/ai-valuation/result?make=Ford&model=Fiesta&year=2019&mileage=31000&condition=good&fuelType=petrol' +
  '&transmission=manual&bodyType=hatchback&engineSize=1.1&askingPrice=9250';

async function signedIn() {
  const person = await addPerson();
  const browser = new Browser();
  await browser.send(signIn, person);
  const saved = () =>
    world.sql`select v.* from valuations v join auth.users u on u.id = v.user_id
              where u.email = ${person.email} order by v.created_at`;
  return { ...person, browser, saved };
}

const count = async () => Number((await world.sql`select count(*) from valuations`)[0]?.count);

describe('valueMyCar', () => {
  test('leads a visitor to a link without plate and postcode, and keeps nothing', async () => {
    const before = await count();
    expect(await new Browser().send(valueMyCar, FORM)).toEqual({ to: RESULT });
    expect(await count()).toBe(before);
  });

  test('keeps the valuation of a signed-in user once for two clicks, whatever user the form names', async () => {
    const [me, other] = [await signedIn(), await signedIn()];
    const theirs = { user_id: crypto.randomUUID(), value: '1', ...FORM };
    const click = () => me.browser.send(valueMyCar, theirs);
    expect(await Promise.all([click(), click()])).toEqual([{ to: RESULT }, { to: RESULT }]);
    const rows = await me.saved();
    expect(rows).toMatchObject([
      {
        registration_number: 'AB12CDE',
        outward_code: 'LS6',
        mileage: 31_000,
        asking_price: 9250,
        engine_size: '1.1',
        valued_on: expect.any(Date),
        contributions: expect.arrayContaining([{ feature: 'make', amount: expect.any(Number) }]),
      },
    ]);
    expect(rows[0]?.value).toBeGreaterThan(1000);
    expect(await other.saved()).toEqual([]);
  });

  test('keeps nothing of a car that has no figure', async () => {
    const me = await signedIn();
    const { to } = await me.browser.send(valueMyCar, { ...FORM, fuelType: 'electric' });
    expect(to).toBe(RESULT.replace('petrol', 'electric'));
    expect(await me.saved()).toEqual([]);
  });

  test('returns the errors of the fields and what was typed', async () => {
    const state = await new Browser().send(valueMyCar, { ...FORM, year: '1899', make: ' ' });
    expect(state).toMatchObject({
      status: 'invalid',
      fieldErrors: { make: 'Make is required', year: 'Year must be 1900 or later' },
      values: { model: 'Fiesta', year: '1899' },
    });
  });

  test('values 30 cars of a network a minute, and says when to try again', async () => {
    const browser = new Browser();
    const cars = Array.from({ length: 30 }, () => browser.send(valueMyCar, FORM));
    for (const { to } of await Promise.all(cars)) expect(to).toBe(RESULT);
    const refused = await browser.send(valueMyCar, FORM);
    expect(refused).toMatchObject({ status: 'failed', values: { make: 'Ford' } });
    expect(refused.message?.text).toMatch(/try again in a minute/);
    expect(await new Browser().send(valueMyCar, FORM)).toEqual({ to: RESULT });
  });
});

test('a kept valuation is valued again and deleted by its owner alone', async () => {
  const [me, other] = [await signedIn(), await signedIn()];
  await me.browser.send(valueMyCar, FORM);
  const [first] = await me.saved();
  const id = String(first?.id);
  await world.sql`update valuations set created_at = now() - interval '1 day', value = 100,
    low_80 = 90, low_90 = 80 where id = ${id}`;

  expect(await other.browser.send(valueAgain, { id })).toMatchObject({ status: 'failed' });
  await other.browser.send(deleteValuation, { id });
  expect(await new Browser().send(valueAgain, { id })).toMatchObject({ status: 'signed-out' });
  expect(await me.saved()).toHaveLength(1);

  const again = await me.browser.send(valueAgain, { id });
  const [, second] = await me.saved();
  expect(again).toEqual({ to: `/valuations/${second?.id}?since=${id}` });
  expect(second).toMatchObject({ registration_number: 'AB12CDE', value: first?.value });
  await me.browser.send(deleteValuation, { id });
  expect(await me.saved()).toHaveLength(1);
});

test('the REST interface lets nobody write a valuation, and each user read their own', async () => {
  const [me, other] = [await signedIn(), await signedIn()];
  await me.browser.send(valueMyCar, FORM);
  const [saved] = await me.saved();
  const call = async (token: string, method = 'GET', body?: object) => {
    const response = await fetch(`${world.backend.url}/rest/v1/valuations?id=eq.${saved?.id}`, {
      method,
      headers: {
        apikey: world.backend.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { ok: response.ok, rows: response.ok ? await response.json() : null };
  };
  const tokenOf = async ({ email, password }: { email: string; password: string }) => {
    const response = await callAuth('token?grant_type=password', { email, password });
    return String((await response.json()).access_token);
  };
  const [mine, theirs] = [await tokenOf(me), await tokenOf(other)];
  const { id, created_at, ...row } = saved ?? {};
  for (const token of [mine, theirs, world.backend.publishableKey]) {
    expect((await call(token, 'POST', { ...row, value: 1 })).ok).toBe(false);
    expect((await call(token, 'PATCH', { value: 1 })).ok).toBe(false);
  }
  expect((await call(theirs)).rows).toEqual([]);
  expect((await call(theirs, 'DELETE')).rows).toEqual([]);
  expect((await call(world.backend.publishableKey)).ok).toBe(false);
  expect((await call(mine)).rows).toHaveLength(1);
  expect((await call(mine, 'DELETE')).rows).toHaveLength(1);
});

test('without a backend a car is valued, and a user is told that it was not kept', async () => {
  const me = await signedIn();
  await world.backend.stop();
  expect(await new Browser().send(valueMyCar, FORM)).toEqual({ to: RESULT });
  expect(await me.browser.send(valueMyCar, FORM)).toEqual({ to: `${RESULT}&kept=no` });
});
