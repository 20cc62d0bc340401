import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { median } from './statistics';
import { atLeast, atMost, type Row } from './table';

/** Only the bench uses this package: npx fetches it at the first use, with its dependencies. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PERFORMANCE = 97;
const LCP_SECONDS = 1.5;

/** Runs Lighthouse (mobile) on each page, in the browser that listens on `debuggingPort`. */
export async function measureLighthouse(
  debuggingPort: number,
  origin: string,
  pages: Record<string, string>,
  runs: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const results: Report[] = [];
    for (let run = 0; run < runs; run += 1) {
      results.push(await audit(debuggingPort, origin + path));
    }
    rows.push(...rowsOf(name, results));
  }
  return rows;
}

/** The part of Lighthouse's report that is used; scores are 0 to 1, or null for an audit that does not apply. */
const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
    }),
  ),
});
type Report = z.infer<typeof report>;

/** Runs Lighthouse once on `url`. Windows' shell reads it too, so it must be one of the bench's own pages. */
async function audit(port: number, url: string): Promise<Report> {
  const options = ['--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`];
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, `--port=${port}`, ...options],
    { maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  );
  const result = report.parse(JSON.parse(stdout));
  if (result.runtimeError) throw new Error(`Lighthouse on ${url}: ${result.runtimeError.message}`);
  return result;
}

function rowsOf(name: string, results: Report[]): Row[] {
  const score = (category: string, result: Report) =>
    Math.round((result.categories[category]?.score ?? 0) * 100);
  const value = (audit: string, result: Report) =>
    result.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;
  const [performance, ...others] = CATEGORIES.map((category) =>
    results.map((result) => score(category, result)),
  );
  const worst = others.map((scores) => Math.min(...scores));
  const lcp = median(results.map((result) => value('largest-contentful-paint', result))) / 1000;
  const shift = Math.max(...results.map((result) => value('cumulative-layout-shift', result)));
  for (const title of new Set(results.flatMap(failures))) console.error(`  ${name}: ${title}`);
  const all = performance?.length === 1 ? '' : ` (${performance?.join(', ')})`;
  const fast = median(performance ?? []);
  return [
    atLeast(`Lighthouse mobile \`${name}\`: performance`, {
      value: fast,
      shown: `${fast}${all}`,
      limit: PERFORMANCE,
    }),
    atLeast(`… \`${name}\`: accessibility, best practices, SEO`, {
      value: Math.min(...worst),
      shown: worst.join(', '),
      limit: 100,
    }),
    atMost(`… \`${name}\`: largest contentful paint`, {
      value: lcp,
      shown: `${lcp.toFixed(2)} s`,
      limit: LCP_SECONDS,
      unit: 's',
    }),
    atMost(`… \`${name}\`: layout shift`, {
      value: shift,
      shown: String(Number(shift.toFixed(4))),
      limit: 0,
    }),
  ];
}

/** Returns the failed audits in the three categories whose scores do not depend on the machine. */
function failures(result: Report): string[] {
  return CATEGORIES.slice(1).flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${result.audits[id]?.title}`),
  );
}
