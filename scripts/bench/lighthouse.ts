import lighthouse, { type Result } from 'lighthouse';
import { median } from './statistics';
import { atLeast, atMost, type Row } from './table';

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
    const results: Result[] = [];
    for (let run = 0; run < runs; run += 1) {
      results.push(await audit(debuggingPort, origin + path));
    }
    rows.push(...rowsOf(name, results));
  }
  return rows;
}

async function audit(port: number, url: string): Promise<Result> {
  const outcome = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!outcome) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { runtimeError } = outcome.lhr;
  if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
  return outcome.lhr;
}

function rowsOf(name: string, results: Result[]): Row[] {
  const score = (category: string, result: Result) =>
    Math.round((result.categories[category]?.score ?? 0) * 100);
  const value = (audit: string, result: Result) =>
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

/** Failed audits in the three categories whose scores do not depend on the machine. */
function failures(result: Result): string[] {
  return CATEGORIES.slice(1).flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${result.audits[id]?.title}`),
  );
}
