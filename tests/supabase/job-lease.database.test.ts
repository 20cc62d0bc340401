import { expect, test, vi } from 'vitest';
import { asOnlyRunner } from '@/lib/supabase/job-lease';
import { withAdvisoryLock } from '@/scripts/dev/advisory-lock';
import { openAuthWorld } from '../auth/world';

const { world } = openAuthWorld();

/** Starts a process that wants to run a job; `log` records when any of them works. */
function startRunner(job: string, log: string[], name: string, leaseSeconds = 60) {
  const stop = new AbortController();
  const ended = asOnlyRunner(
    job,
    { signal: stop.signal, renewMs: 50, leaseSeconds },
    async (signal) => {
      log.push(`${name} begins`);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      log.push(`${name} ends`);
    },
  );
  return {
    stop: () => {
      stop.abort();
      return ended;
    },
  };
}

const holder = async (job: string) =>
  (await world.sql`select runner from private.job_leases where job = ${job}`)[0]?.runner;

test('of several processes one works, and another takes over when it stops', async () => {
  const log: string[] = [];
  const names = ['a', 'b', 'c'];
  const runners = names.map((name) => startRunner('shared', log, name));
  await expect.poll(() => log.length).toBe(1);
  const first = log[0]?.[0] ?? '';
  await runners[names.indexOf(first)]?.stop();
  await expect.poll(() => log.length).toBe(3);
  expect(log.slice(0, 2)).toEqual([`${first} begins`, `${first} ends`]);
  expect(log[2]).not.toBe(`${first} begins`);
  await Promise.all(runners.map(({ stop }) => stop()));
  expect(await holder('shared')).toBeUndefined();
});

test('the lease of a process that died runs out; who has lost it stops to work', async () => {
  const dead = '00000000-0000-4000-8000-000000000001';
  await world.sql`select take_job_lease('inherited', ${dead}, 60)`;
  const log: string[] = [];
  const runner = startRunner('inherited', log, 'heir');
  await asOnlyRunner('inherited', { signal: new AbortController().signal, once: true }, () =>
    expect.unreachable(),
  );
  expect(log).toEqual([]);
  await world.sql`update private.job_leases set expires_at = now() where job = 'inherited'`;
  await expect.poll(() => log).toEqual(['heir begins']);
  await world.sql`update private.job_leases set runner = ${dead} where job = 'inherited'`;
  await expect.poll(() => log).toEqual(['heir begins', 'heir ends']);
  await runner.stop();
  expect(await holder('inherited')).toBe(dead);
});

test('without its database a process stops to work before its lease runs out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const log: string[] = [];
  const runner = startRunner('cut off', log, 'only', 2);
  await expect.poll(() => log).toEqual(['only begins']);
  await world.sql`revoke execute on function take_job_lease from service_role`;
  await expect.poll(() => log, { timeout: 5000 }).toEqual(['only begins', 'only ends']);
  await world.sql`grant execute on function take_job_lease to service_role`;
  await expect.poll(() => log.length, { timeout: 5000 }).toBe(3);
  await runner.stop();
});

test('a script under an advisory lock runs once at a time', async () => {
  const url = world.backend.databaseUrl;
  const nothing = async () => {};
  const ran = await withAdvisoryLock(url, 'valuation', async () => {
    expect(await withAdvisoryLock(url, 'valuation', nothing)).toBe(false);
    expect(await withAdvisoryLock(url, 'another', nothing)).toBe(true);
  });
  expect(ran).toBe(true);
  expect(await withAdvisoryLock(url, 'valuation', nothing)).toBe(true);
});
