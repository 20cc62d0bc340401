import { BrokenCircuitError } from 'cockatiel';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lookUpPlate } from '@/lib/registry/actions';
import { registryClient } from '@/lib/registry/client';
import { DEMO_PLATES } from '@/lib/registry/demo-plates';
import { registryState, STAND_IN } from '@/lib/registry/endpoints';
import { RegistryError } from '@/lib/registry/http';
import { runRegistryJob } from '@/lib/registry/job';
import { getMotHistory, getRegistryHealth } from '@/lib/registry/queries';
import { seedDatabase } from '@/scripts/seed/seed';
import { Browser } from '../auth/browser';
import { openAuthWorld } from '../auth/world';
import { deleteAll } from '../database/support';
import { startRegistries } from './fake-registries';

const { world } = openAuthWorld();
const logged: string[] = [];
const DEAD = 'http://127.0.0.1:1';
let plates: string[] = [];

beforeAll(async () => {
  await seedDatabase({ databaseUrl: world.backend.databaseUrl, vehicles: 30 });
  const rows = await world.sql`
    select registration_number from public.vehicles where listing_status = 'active' order by 1`;
  plates = rows.map((row) => row.registration_number);
});

beforeEach(async () => {
  logged.length = 0;
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...args) => void logged.push(args.join(' ')));
  }
  vi.stubEnv('REGISTRY_STAND_IN_URL', world.backend.registryStandInUrl);
  await deleteAll(world.sql, 'registry_records', 'registry_failures');
});

const lookUp = (registration: string, browser = new Browser()) =>
  browser.send(lookUpPlate, { registration });
const recordOf = ({ result = 'null' }) => JSON.parse(result);
const age = (days: number) =>
  world.sql`update public.registry_records set fetched_at = now() - make_interval(hours => ${days * 24})`;
const runJob = () =>
  runRegistryJob({
    signal: new AbortController().signal,
    once: true,
    client: registryClient({ firstPauseMs: 1 }),
  });

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

describe('the job', () => {
  const counts = async () => {
    const rows = await world.sql`
      select registry, count(*)::int as count from public.registry_records group by 1 order by 1`;
    return Object.fromEntries(rows.map(({ registry, count }) => [registry, count]));
  };

  test('looks up every vehicle for sale once, and again after a week', async () => {
    await runJob();
    expect(await counts()).toEqual({ dvla: plates.length, dvsa: plates.length });
    const stamps = () => world.sql`select max(fetched_at), min(fetched_at) from registry_records`;
    const before = await stamps();
    await runJob();
    expect(await stamps()).toEqual(before);
    await age(8);
    await runJob();
    const [after] = await stamps();
    expect(Date.now() - Date.parse(after?.min)).toBeLessThan(60_000);
  });

  test('deletes old records of plates no longer listed', async () => {
    await world.sql`
      insert into public.registry_records (registration_number, registry, is_made_up, fetched_at)
      values ('OLD1', 'dvla', true, now() - interval '31 days'),
             ('NEW1', 'dvla', true, now() - interval '29 days')`;
    await runJob();
    const left = await world.sql`
      select registration_number from public.registry_records
      where registration_number in ('OLD1', 'NEW1')`;
    expect(left).toEqual([{ registration_number: 'NEW1' }]);
  });

  test('asks again for what was made up once a key is set', async () => {
    const [plate = ''] = plates;
    await runJob();
    await world.sql`delete from public.registry_records where registration_number <> ${plate}`;
    await world.sql`update public.vehicles set listing_status = 'sold' where registration_number <> ${plate}`;
    try {
      const fake = await startRegistries({
        body: { registrationNumber: plate, registration: plate },
      });
      expect(await getMotHistory(plate)).toBeNull();
      await runJob();
      expect(fake.sent).toHaveLength(2);
      expect(await getMotHistory(plate)).toMatchObject({ isMadeUp: false });
      expect(registryState('dvsa')).toBe('live');
      expect(await getRegistryHealth('dvsa')).toMatchObject({ lastFailure: null });
    } finally {
      await world.sql`update public.vehicles set listing_status = 'active' where registration_number = any(${plates})`;
    }
  });

  test('stops at a registry that fails, says so, and goes on in the next pass', async () => {
    const fake = await startRegistries({ status: 403, body: { message: 'Forbidden' } });
    await runJob();
    expect(fake.sent.length).toBeLessThan(8);
    const failures =
      await world.sql`select registry, reason from public.registry_failures order by 1`;
    expect(failures).toEqual([
      { registry: 'dvla', reason: 'refused' },
      { registry: 'dvsa', reason: 'refused' },
    ]);
    for (const plate of plates) expect(logged.join()).not.toContain(plate);
  });

  test('goes on with the other plates where one fails, and keeps no failure of an open breaker', async () => {
    const stop = new AbortController();
    const client = registryClient();
    const asked: string[] = [];
    const dvla = async (plate: string) => {
      asked.push(plate);
      if (plate === plates[0]) throw new RegistryError('dvla', 'refused');
      return client.dvla(plate);
    };
    const dvsa = () => Promise.reject(new BrokenCircuitError());
    let passes = 0;
    const onPass = () => {
      passes += 1;
      if (passes === 2) stop.abort();
    };
    await runRegistryJob({
      signal: stop.signal,
      pauseMs: 1,
      onPass,
      client: { dvla, dvsa },
    });
    expect(await counts()).toEqual({ dvla: plates.length - 1 });
    expect(asked.filter((plate) => plate === plates[0])).toHaveLength(1);
    expect(await world.sql`select registry from public.registry_failures`).toEqual([
      { registry: 'dvla' },
    ]);
  });
});

test('the job keeps an unreadable answer as a failure and asks for that plate once a day', async () => {
  const stop = new AbortController();
  const asked: string[] = [];
  const dvla = (plate: string) => {
    asked.push(plate);
    return Promise.reject(new RegistryError('dvla', 'unreadable'));
  };
  let passes = 0;
  const onPass = () => {
    passes += 1;
    if (passes === 3) stop.abort();
  };
  const dvsa = () => Promise.reject(new BrokenCircuitError());
  await runRegistryJob({ signal: stop.signal, pauseMs: 1, onPass, client: { dvla, dvsa } });
  expect(asked.toSorted()).toEqual(plates);
  expect(await world.sql`select registry, reason from public.registry_failures`).toEqual([
    { registry: 'dvla', reason: 'unreadable' },
  ]);
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
