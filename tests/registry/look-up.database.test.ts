import { describe, expect, test, vi } from 'vitest';
import { lookUpPlate } from '@/lib/registry/actions';
import { DEMO_PLATES } from '@/lib/registry/demo-plates';
import { STAND_IN } from '@/lib/registry/endpoints';
import { getMotHistory, getRegistryHealth } from '@/lib/registry/queries';
import { Browser } from '../auth/browser';
import { startRegistries } from './fake-registries';
import { openRegistryWorld } from './registry-world';

const { world, logged, plates, age } = openRegistryWorld();
const DEAD = 'http://127.0.0.1:1';

const lookUp = (registration: string, browser = new Browser()) =>
  browser.send(lookUpPlate, { registration });
const recordOf = ({ result = 'null' }) => JSON.parse(result);

describe('looking up a plate', () => {
  test('answers in the catalogue’s spelling, made up by the stand-in, and stores the answer', async () => {
    const [vehicle] = await world.sql`
      select v.registration_number as plate, v.year, v.fuel_type, make.name as make, model.name as model
      from public.vehicles v join public.vehicle_makes make on make.id = v.make_id
      join public.vehicle_models model on model.id = v.model_id
      where v.fuel_type = 'petrol' and v.listing_status = 'active' limit 1`;
    const { plate = '', ...facts } = vehicle ?? {};
    const typed = ` ${plate.slice(0, 4).toLowerCase()} ${plate.slice(4)}`;
    const state = await lookUp(typed);
    expect(state).toMatchObject({ status: 'done' });
    expect(recordOf(state)).toMatchObject({
      registration: plate,
      isMadeUp: true,
      fuelType: 'petrol',
      year: facts.year,
      make: facts.make,
      model: facts.model,
    });
    // The record comes from the table, as no registry responds now.
    vi.stubEnv('REGISTRY_STAND_IN_URL', DEAD);
    expect(recordOf(await lookUp(plate))).toMatchObject({ registration: plate });
    expect(await getMotHistory(plate)).toMatchObject({ isMadeUp: true });
  });

  test('answers alike of a plate that the site knew before and of one that it asks for', async () => {
    const [plate = ''] = plates;
    const first = await lookUp(plate);
    await age(0.5);
    const { submissionId: _, ...second } = await lookUp(plate);
    expect(first).toMatchObject(second);
  });

  test.each(DEMO_PLATES)('knows the model and the tests of %s, a plate to try', async (plate) => {
    expect(recordOf(await lookUp(plate))).toMatchObject({
      registration: plate,
      isMadeUp: true,
      year: 2019,
      model: expect.stringMatching(/\w/),
    });
    expect((await getMotHistory(plate))?.tests).not.toEqual([]);
  });

  test.each(['AA19AAA', 'AA19EEE', 'L2WPS'])('knows DVLA’s test plate %s', async (plate) => {
    expect(recordOf(await lookUp(plate))).toMatchObject({ registration: plate, isMadeUp: true });
  });

  test('knows nothing of what is typed into a draft', async () => {
    const [plate = ''] = plates;
    const status = (to: string) => world.sql`
      update public.vehicles set listing_status = ${to} where registration_number = ${plate}`;
    await status('draft');
    try {
      expect((await lookUp(plate)).message?.title).toBe('Number plate not found');
    } finally {
      await status('active');
    }
  });

  test.each([
    ['ER19NFD', 'Number plate not found'],
    ['ER19BAD', 'Number plate not found'],
    ['ZZ99ZZZ', 'Number plate not found'],
    ['ER19THR', 'The registry does not answer'],
    ['ER19ERR', 'The registry does not answer'],
    ['ER19MNT', 'The registry does not answer'],
  ])('says of %s: %s', async (plate, title) => {
    const state = await lookUp(plate);
    expect(state).toMatchObject({ status: 'failed', message: { title } });
    expect(state.message?.text).toContain('fill in the form by hand');
    expect(state.values).toEqual({ registration: plate });
    expect(logged.join()).not.toContain(plate);
  });

  test('remembers for a day that there is no such vehicle', async () => {
    await lookUp('ZZ98ZZZ');
    vi.stubEnv('REGISTRY_STAND_IN_URL', DEAD);
    expect((await lookUp('ZZ98ZZZ')).message?.title).toBe('Number plate not found');
    await age(2);
    expect((await lookUp('ZZ98ZZZ')).message?.title).toBe('The registry does not answer');
  });

  test('gives an old record while the registry is down, and says so', async () => {
    const [plate = ''] = plates;
    await lookUp(plate);
    await age(2);
    vi.stubEnv('REGISTRY_STAND_IN_URL', DEAD);
    const state = await lookUp(plate);
    expect(state.message?.title).toBe('The registry does not answer just now');
    expect(recordOf(state)).toMatchObject({ registration: plate, isMadeUp: true });
    const health = await getRegistryHealth('dvla');
    expect(health.lastAnswer && health.lastFailure && health.lastAnswer < health.lastFailure).toBe(
      true,
    );
  });

  test('asks a registry that failed on a plate for it again after a minute', async () => {
    const fake = await startRegistries({ status: 403, body: { message: 'Forbidden' } });
    const sent = async (plate: string) => {
      expect((await lookUp(plate)).message?.title).toBe('The registry does not answer');
      return fake.sent.length;
    };
    expect([await sent('ZZ97ZZZ'), await sent('ZZ97ZZZ'), await sent('ZZ96ZZZ')]).toEqual([
      2, 2, 4,
    ]);
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    expect(await sent('ZZ97ZZZ')).toBe(6);
    clock.mockRestore();
  });

  test('refuses what is no plate, and everything where nothing is configured', async () => {
    for (const registration of ['', 'A', 'ABCDEFGHI', '<script>', 'ÄB12']) {
      const { status, fieldErrors } = await lookUp(registration);
      expect([status, Object.keys(fieldErrors ?? {})]).toEqual(['invalid', ['registration']]);
    }
    vi.stubEnv('REGISTRY_STAND_IN_URL', '');
    expect((await lookUp(plates[0] ?? '')).message?.title).toBe('Look-up is not switched on');
  });

  test('is limited to ten a minute per network', async () => {
    const browser = new Browser();
    for (let times = 0; times < 10; times += 1) await lookUp('ZZ99ZZZ', browser);
    expect((await lookUp('ZZ99ZZZ', browser)).message?.title).toBe('Too many look-ups');
    expect((await lookUp('ZZ99ZZZ')).message?.title).toBe('Number plate not found');
  });
});

test('no client reads records or calls the functions of the job', async () => {
  await lookUp('ZZ99ZZZ');
  const key = world.backend.publishableKey;
  const ask = (path: string, body?: object) =>
    fetch(`${world.backend.url}/rest/v1/${path}`, {
      headers: { apikey: key, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const before = '2030-01-01';
  const responses = await Promise.all([
    ask('registry_records?select=*'),
    ask('registry_failures?select=*'),
    ask('rpc/plates_to_look_up', { p_registry: 'dvla', p_before: before, p_limit: 9 }),
    ask('rpc/forget_registry_records', { p_before: before }),
  ]);
  for (const { status } of responses) expect([401, 403, 404]).toContain(status);
});

test('the stand-in accepts its own key and client secret only', async () => {
  const url = world.backend.registryStandInUrl;
  const path = `${url}/dvsa/v1/trade/vehicles/registration/${plates[0]}`;
  expect(await (await fetch(path)).json()).toMatchObject({ errorCode: 'MOTH-UA-01' });
  const token = (secret: string) =>
    fetch(`${url}/dvsa/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: STAND_IN, client_secret: secret }),
    });
  expect((await token('secret')).status).toBe(403);
  const authorization = `Bearer ${(await (await token(STAND_IN)).json()).access_token}`;
  for (const key of ['', 'key']) {
    const headers = { authorization, 'x-api-key': key };
    expect((await fetch(path, { headers })).status).toBe(403);
  }
  expect((await fetch(`${url}/dvsa/else`)).status).toBe(404);
  const dvla = `${url}/dvla/vehicle-enquiry/v1/vehicles`;
  const ask = (key: string, body: string) =>
    fetch(dvla, { method: 'POST', headers: { 'x-api-key': key }, body });
  expect((await ask('', '{}')).status).toBe(403);
  expect((await ask('key', '{}')).status).toBe(403);
  expect((await ask(STAND_IN, '{"')).status).toBe(400);
});
