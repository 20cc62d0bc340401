import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fairQueue, isOverloaded, readForPage, takePlace } from '@/lib/core/http/render-queue';
import { enterRequest } from '@/lib/core/http/request-context';

const LIMITS = {
  all: { working: 8, waiting: 64 },
  network: { working: 2, waiting: 6 },
  patienceMs: 6000,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a queue whose work ends when the test says so. */
function testQueue() {
  const { run } = fairQueue(LIMITS);
  const working: { network: string; end: () => void }[] = [];
  const outcomes: string[] = [];
  /** Asks for one turn, and adds its outcome to `outcomes`. */
  const ask = (network: string) => {
    const work = () =>
      new Promise<void>((resolve) => {
        const job = {
          network,
          end: () => {
            working.splice(working.indexOf(job), 1);
            resolve();
          },
        };
        working.push(job);
      });
    return run(network, work).then(
      () => void outcomes.push(`${network} done`),
      (error) => void outcomes.push(`${network} ${error.message}`),
    );
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const count = (network: string) => working.filter((job) => job.network === network).length;
  return { ask, working, outcomes, settle, count };
}

test('a network has two working and six waiting slots and does not block another', async () => {
  const { ask, working, outcomes, settle, count } = testQueue();
  for (let index = 0; index < 100; index += 1) ask('flood');
  ask('visitor');
  await settle();
  expect([count('flood'), count('visitor')]).toEqual([2, 1]);
  expect(outcomes).toEqual(Array(92).fill('flood too many wait'));
  working.find(({ network }) => network === 'visitor')?.end();
  await settle();
  expect(outcomes.at(-1)).toBe('visitor done');
});

test('with all slots taken, a new network is served next', async () => {
  const { ask, working, settle, count } = testQueue();
  for (const network of ['a', 'b', 'c', 'd'])
    for (let index = 0; index < 8; index += 1) ask(network);
  ask('visitor');
  await settle();
  expect(working).toHaveLength(8);
  expect(count('visitor')).toBe(0);
  working[0]?.end();
  await settle();
  expect(count('visitor')).toBe(1);
});

test('at most 64 requests wait, across all networks', async () => {
  const { ask, outcomes, settle } = testQueue();
  for (let index = 0; index < 100; index += 1) ask(`network ${index}`);
  await settle();
  expect(outcomes).toHaveLength(28);
});

test('a request that has waited six seconds is refused and frees its slot', async () => {
  const { ask, working, outcomes, settle } = testQueue();
  for (let index = 0; index < 3; index += 1) ask('a');
  await vi.advanceTimersByTimeAsync(5999);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcomes).toEqual(['a waited too long']);
  for (const { end } of [...working]) end();
  await settle();
  ask('a');
  await settle();
  expect(working).toHaveLength(1);
});

test('reports that a network has no free slot while others have', async () => {
  const { run, isFull } = fairQueue(LIMITS);
  for (let index = 0; index < 8; index += 1) {
    expect(isFull('a')).toBe(false);
    run('a', () => new Promise(() => {}));
  }
  expect([isFull('a'), isFull('b')]).toEqual([true, false]);
});

test('failed work frees its slot', async () => {
  const { run } = fairQueue(LIMITS);
  for (let index = 0; index < 20; index += 1) {
    await expect(run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const throwAtOnce = () => {
      throw new Error('broken at once');
    };
    await expect(run('a', throwAtOnce)).rejects.toThrow('broken at once');
  }
  expect(await run('a', async () => 'works')).toBe('works');
});

test('work runs in the async context of its caller', async () => {
  const context = new AsyncLocalStorage<string>();
  const { run } = fairQueue({ ...LIMITS, all: { working: 1, waiting: 64 } });
  const ask = (name: string) => context.run(name, () => run(name, async () => context.getStore()));
  expect(await Promise.all([ask('a'), ask('b'), ask('c')])).toEqual(['a', 'b', 'c']);
});

test('property: limits hold, free slots are used and only full networks are refused', async () => {
  const step = fc.oneof(
    fc.record({ ask: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f') }),
    fc.record({ end: fc.nat({ max: 7 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 120 }), async (steps) => {
      const { ask, working, outcomes, settle, count } = testQueue();
      const open = new Map<string, number>();
      for (const given of steps) {
        if ('ask' in given) {
          const before = open.get(given.ask) ?? 0;
          open.set(given.ask, before + 1);
          ask(given.ask).then(() => open.set(given.ask, (open.get(given.ask) ?? 0) - 1));
          await settle();
          const isRefused = outcomes.at(-1)?.endsWith('too many wait') ?? false;
          if (isRefused) expect(before).toBeGreaterThanOrEqual(8);
          outcomes.length = 0;
        } else {
          working[given.end]?.end();
          await settle();
          outcomes.length = 0;
        }
        expect(working.length).toBeLessThanOrEqual(8);
        for (const network of 'abcdef') expect(count(network)).toBeLessThanOrEqual(2);
        const wanted = [...open.values()].reduce((sum, value) => sum + Math.min(2, value), 0);
        expect(working.length).toBe(Math.min(8, wanted));
      }
    }),
    { numRuns: 60 },
  );
});

test('a refusal is recognised by its name, also from another copy of the module', async () => {
  const { run } = fairQueue({ ...LIMITS, all: { working: 1, waiting: 0 } });
  run('a', () => new Promise(() => {}));
  const refusal = await run('b', async () => 'never').catch((error: unknown) => error);
  expect(isOverloaded(refusal)).toBe(true);
  expect(isOverloaded(Object.assign(new Error('of another copy'), { name: 'Overloaded' }))).toBe(
    true,
  );
  expect(isOverloaded(new Error('broken'))).toBe(false);
});

test('a page holds its slot until it is rendered', async () => {
  const context = new AsyncLocalStorage<null>();
  const ask = (name: string) =>
    context.run(null, () => {
      const request = enterRequest(name, 'one network');
      return { request, read: readForPage(async () => name) };
    });
  const [first, second, third] = [ask('first'), ask('second'), ask('third')];
  const seen: string[] = [];
  for (const { read } of [first, second, third]) read.then((name) => seen.push(name));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['first', 'second']);
  first?.request.endRender();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['first', 'second', 'third']);
  const fourth = ask('fourth');
  fourth.read.then((name) => seen.push(name));
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen).toHaveLength(3);
  second?.request.endRender();
  third?.request.endRender();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toHaveLength(4);
});

test('nested reads of a page share its slot', async () => {
  enterRequest('id', 'network of its own');
  expect(await readForPage(() => readForPage(async () => 'read'))).toBe('read');
});

test('an action takes no page slot, and a refusal is delayed by a second', async () => {
  vi.useRealTimers();
  const context = new AsyncLocalStorage<null>();
  const ask = (what: 'page' | 'action') =>
    context.run(null, () => {
      enterRequest('id', 'network of many forms');
      return takePlace(what).then(
        () => 'placed',
        ({ message }) => message,
      );
    });
  const pages = Array.from({ length: 18 }, () => ask('page'));
  expect(await Promise.all(pages.slice(0, 2))).toEqual(['placed', 'placed']);
  expect(await ask('action')).toBe('placed');
  const asked = performance.now();
  expect(await ask('page')).toBe('too many wait');
  expect(performance.now() - asked).toBeGreaterThan(900);
});

test('an unknown URL takes a slot like any page', async () => {
  const { default: MissingPage } = await import('@/app/[...missing]/page');
  const request = enterRequest('id', 'network of invented addresses');
  await MissingPage();
  expect(request.isQueued).toBe(true);
});
