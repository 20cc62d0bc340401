import { beforeAll, expect, test, vi } from 'vitest';
import LandingRoute from '@/app/used-cars/[...path]/page';
import { DEMO, seedDatabase } from '@/scripts/seed/seed';
import { openDatabase, STRANGER, type TestDatabase } from '../database/support';
import { rendered } from '../tools/rendered';
import { isWhole } from '../whole';

let database: TestDatabase;

// These mocks read the pages' data without a server.
vi.mock('next/navigation', () => ({ useRouter: () => null }));
vi.mock('@/lib/supabase/public', () => ({
  publicClient: () => ({
    rpc: async (
      rpc: 'landing_page' | 'model_adverts',
      args: Record<string, string | number | undefined>,
    ) => {
      const given = Object.entries(args).filter(([, value]) => value !== undefined);
      const names = given.map(([name], index) => `${name} => $${index + 1}`).join();
      const [row] = await database.as(STRANGER, (sql) =>
        sql.unsafe(
          `select ${rpc}(${names}) as page`,
          given.map(([, value]) => value ?? null),
        ),
      );
      return { data: row?.page, error: null };
    },
  }),
}));

beforeAll(async () => {
  database = await openDatabase();
  const vehicles = isWhole ? DEMO.vehicles : 400;
  await seedDatabase({ databaseUrl: database.url, today: new Date('2026-11-22'), vehicles });
});

/** Returns the three-word runs of a page's main part, without its cards and breadcrumb. */
async function shinglesOf(path: string) {
  const params = Promise.resolve({ path: path.split('/') });
  const { html } = rendered(await LandingRoute({ params }));
  const text = html
    .replace(/<(article|script|title)[\s>][\s\S]*?<\/\1>/g, '')
    .replace(/<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/, '')
    .replace(/<[^>]*>|&#?\w+;/g, ' ');
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N},.%-]*/gu) ?? [];
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
}

test('no two pages of the demo share more than 60% of their three-word runs', async () => {
  const rows = await database.sql<{ path: string }[]>`
    select path from landing_pages where cars > 0`;
  const pages: [path: string, runs: Set<string>][] = [];
  for (const { path } of rows) pages.push([path, await shinglesOf(path)]);
  expect(pages.length).toBeGreaterThan(isWhole ? 200 : 50);
  const alike = pages.flatMap(([path, runs], at) =>
    pages.slice(at + 1).flatMap(([other, otherRuns]) => {
      let both = 0;
      for (const run of runs) if (otherRuns.has(run)) both += 1;
      const share = both / (runs.size + otherRuns.size - both);
      return share > 0.6 ? [`${share.toFixed(2)} ${path} ${other}`] : [];
    }),
  );
  expect(alike.sort()).toEqual([]);
});
