import { BrokenCircuitError } from 'cockatiel';
import { describe, expect, test } from 'vitest';
import { registryClient } from '@/lib/registry/client';
import { registryState } from '@/lib/registry/endpoints';
import { RegistryError } from '@/lib/registry/http';
import { runRegistryJob } from '@/lib/registry/job';
import { getMotHistory, getRegistryHealth } from '@/lib/registry/queries';
import { startRegistries } from './fake-registries';
import { openRegistryWorld } from './registry-world';

const { world, logged, plates, age } = openRegistryWorld();

const runJob = () =>
  runRegistryJob({
    signal: new AbortController().signal,
    once: true,
    client: registryClient({ firstPauseMs: 1 }),
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
