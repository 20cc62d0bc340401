import { expect, test, vi } from 'vitest';
import { TooManyAttempts } from '@/lib/core/errors/messages';
import { checkHistory, hasHistoryCheck } from '@/lib/history-check/queries';
import { openRegistryWorld } from '../registry/registry-world';

const { world, logged, plates } = openRegistryWorld();

const check = (plate: string, network = '198.18.0.1', mileage: number | null = null) =>
  checkHistory(plate, mileage, network);

test('the stand-in is made up, and agrees with what a seller admits', async () => {
  const [plate = ''] = plates;
  await world.sql`
    update vehicles set write_off = 's', finance_owed = 'to_settle' where registration_number = ${plate}`;
  const answer = await check(plate);
  expect(answer).toMatchObject({
    isMadeUp: true,
    records: expect.arrayContaining([
      expect.objectContaining({ kind: 'write_off', result: 'found', detail: 'Category S' }),
      expect.objectContaining({ kind: 'finance', result: 'found' }),
    ]),
  });
  for (const record of typeof answer === 'object' ? (answer?.records ?? []) : [])
    expect(record.source).toBe('Made-up record of the demo');
});

test('an unknown plate is told apart from an outage, and no plate is logged', async () => {
  expect(await check('ZZ99ZZZ')).toBe('unknown vehicle');
  vi.stubEnv('REGISTRY_STAND_IN_URL', 'http://127.0.0.1:1');
  expect(await check(plates[1] ?? '')).toBe('down');
  expect(logged.join('\n')).toContain('history check');
  expect(logged.join('\n')).not.toContain(plates[1]);
});

test('without a provider and a stand-in nobody is asked', async () => {
  vi.stubEnv('REGISTRY_STAND_IN_URL', '');
  expect(hasHistoryCheck()).toBe(false);
  expect(await check(plates[2] ?? '')).toBeNull();
});

test('a network asks ten times a minute; an answer of the day costs it nothing', async () => {
  const network = '198.18.7.7';
  const asked = plates.slice(3, 13);
  for (const plate of asked) expect(await check(plate, network)).toHaveProperty('records');
  await expect(check(plates[13] ?? '', network)).rejects.toThrow(TooManyAttempts);
  expect(await check(asked[0] ?? '', network)).toHaveProperty('records');
  expect(await check(plates[13] ?? '', '198.18.7.8')).toHaveProperty('records');
});

test('all visitors together have a limit a day, which an answer that is kept does not need', async () => {
  await world.sql`update private.rate_limits set hits = 1999 where key like 'history-check-day/site:%'`;
  expect(await check(plates[14] ?? '', '198.18.8.1')).toHaveProperty('records');
  expect(await check(plates[15] ?? '', '198.18.8.2')).toBe('used up');
  expect(await check(plates[14] ?? '', '198.18.8.3')).toHaveProperty('records');
});
