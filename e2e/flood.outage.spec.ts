import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { buildFolder, dataFolder, type Site, startSite } from './support/site';
import { currentStack } from './support/stack';
import { expect, test } from './support/test';

/** Two cores answer these requests in half a minute; `FLOOD=5000` sends that many of each, and measures memory. */
const COUNTS = {
  ids: Number(process.env.FLOOD) || 300,
  filters: Number(process.env.FLOOD) || 150,
};
/** Few enough concurrent requests that a slow machine refuses none, as the site does when it is busy. */
const MAX_CONCURRENT = 4;
/**
 * The limit in bytes is less than the process would hold if it cached every page. `npm run bench` measures its
 * need while the garbage collector is undisturbed.
 */
const MEMORY_LIMIT = 400 * 1024 * 1024;
/** Matches the files that other journeys write meanwhile: the database, the mail and the logs. */
const NOT_COUNTED = /^(postgres|mail|logs|.*\.log)$/;

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ ...currentStack(), name: 'flood' });
});
test.afterAll(() => site.stop());

/** Counts the files below a folder and their bytes. */
function measure(folder: string): { files: number; bytes: number } {
  const sum = { files: 0, bytes: 0 };
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_COUNTED.test(entry.name)) continue;
    const path = join(folder, entry.name);
    const { files, bytes } = entry.isDirectory()
      ? measure(path)
      : { files: 1, bytes: statSync(path, { throwIfNoEntry: false })?.size ?? 0 };
    sum.files += files;
    sum.bytes += bytes;
  }
  return sum;
}

/** The folders that a site writes to, if it writes anything. */
const measureSite = () => [buildFolder, dataFolder].map(measure);

/** The resident memory, in bytes, of the process that serves an address; Linux only. */
function residentMemory(url: string): number {
  const isServer = (id: string) => {
    try {
      return readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').includes(`SITE_URL=${url}`);
    } catch {
      // The process belongs to another user, or has ended meanwhile.
      return false;
    }
  };
  const sizes = readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id) && isServer(id))
    .map((id) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]));
  expect(sizes.length, 'the web process is found').toBeGreaterThan(0);
  return Math.max(...sizes) * 1024;
}

/** Requests every path, a few at a time; returns the number of responses by status. */
async function flood(paths: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONCURRENT });
  const statuses: Record<number, number> = {};
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const asking = get(`${site.url}${path}`, { agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      });
      asking.on('error', reject).setTimeout(30_000, () => asking.destroy(new Error(path)));
    });
  const rest = paths.values();
  await Promise.all(
    Array.from({ length: MAX_CONCURRENT }, async () => {
      for (const path of rest) {
        const status = await ask(path);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
  agent.destroy();
  return statuses;
}

const malformed = (index: number) =>
  [
    `CAR-${index}`,
    `%3Cscript%3E${index}`,
    `${index}${'a'.repeat(index % 300)}`,
    `%F0%9F%9A%97${index}`,
  ][index % 4];

const ids = Array.from({ length: COUNTS.ids }, (_, index) =>
  index % 2 ? `/vehicles/${malformed(index)}` : `/vehicles/${randomUUID()}`,
);
const filters = Array.from({ length: COUNTS.filters }, (_, index) => {
  const kinds = [
    `priceMin=${index}&mileageMax=${200_000 - index}`,
    `search=${randomUUID().slice(0, 8)}&sort=price_asc`,
    `make=${randomUUID().slice(0, 8)}`,
    `page=${index + 100}&location=${randomUUID().slice(0, 6).replace(/\d/g, 'x')}`,
  ];
  return `/vehicles?${kinds[index % kinds.length]}`;
});

const invented = filters.filter((path) => path.includes('page='));

// The tests run in order, because the last one checks the state that the others left in the process.
test.describe.configure({ mode: 'serial', timeout: 60_000 + 100 * (COUNTS.ids + COUNTS.filters) });

for (const [what, paths, statuses] of [
  ['ids', ids, { 404: ids.length }],
  // A page beyond the last is redirected.
  ['filters', filters, { 200: filters.length - invented.length, 307: invented.length }],
] as const) {
  test(`${paths.length} random ${what} write no files and leave the home page cached`, async ({
    request,
  }) => {
    await request.get(site.url);
    const before = measureSite();
    expect(await flood(paths)).toEqual(statuses);
    expect(measureSite()).toEqual(before);
    const home = await request.get(site.url);
    expect(home.headers()['x-nextjs-cache']).toBe('HIT');
  });
}

test('server memory stays below its limit after both floods', () => {
  test.skip(!process.env.FLOOD, 'So few pages fit below the limit in any case');
  test.skip(process.platform !== 'linux', 'Only Linux tells the memory of another process');
  expect(residentMemory(site.url)).toBeLessThan(MEMORY_LIMIT);
});
