/**
 * `npm test`: runs the checks. `--only unit,build` selects some; `--verbose` shows their output; `--whole` (`npm run
 * test:all`) adds the journeys that tests/specification.md does not name, and all runs of tests that repeat or sample.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { hasServers } from './deploy/servers';
import { whenNpmEnds } from './dev/npm';
import { ROOT } from './dev/processes';
import { type GroupName, groupsLeftOut } from './dev/test-groups';
import {
  type Counts,
  countReport,
  formatCounts,
  listFailures,
  listProvenFiles,
  listSlowFiles,
} from './dev/test-report';
import {
  findUnchangedGroups,
  hashesOfProven,
  hashGroups,
  recordVerifiedGroups,
} from './dev/verified-groups';

const reportOf = (step: string) => `.data/test/reports/${step}.json`;
const vitest = (step: string) =>
  `test:${step} -- --reporter=default --reporter=json --outputFile.json=${reportOf(step)}`;

/** These tests start servers that use both cores; where none is installed, all are skipped, beside other checks. */
const deploy: Record<string, string> = { deploy: vitest('deploy') };
const isDeploying = hasServers();

/**
 * The npm script of each check; those of a stage run two at a time. The check of types writes the types of the routes
 * into the build's folder, so it ends before the build begins.
 */
const stages: Record<string, string>[] = [
  {
    // By default four checkers share the work, and each checks again what others need too.
    types: 'typecheck -- --checkers 1',
    commits: 'lint:commits',
    lint: 'lint -- --error-on-warnings',
    imports: 'lint:imports',
    unused: 'lint:unused',
  },
  {
    build: 'build',
    database: vitest('database'),
    contracts: `test:contracts -- --report ${reportOf('contracts')}`,
    unit: vitest('unit'),
    ...(isDeploying ? undefined : deploy),
  },
  isDeploying ? deploy : {},
  { journeys: 'test:e2e' },
];
/** The steps whose tests belong to groups (dev/test-groups.ts). */
const GROUP_STEPS = ['contracts', 'unit', 'database', 'journeys'];
const names = stages.flatMap((stage) => Object.keys(stage));
const { only, verbose, whole } = parseArgs({
  options: {
    only: { type: 'string' },
    verbose: { type: 'boolean' },
    whole: { type: 'boolean' },
  },
}).values;
const wanted = only?.split(',') ?? names;
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length) {
  console.error(`No step ${unknown.join(', ')}; there are ${names.join(', ')}`);
  process.exit(2);
}

// The checks must not get variables of a running demo or of the shell.
for (const name of Object.keys(process.env))
  if (
    /^(SUPABASE_.*|SITE_URL|REDIS_URL|(JOBS_)?(METRICS_)?PORT|NODE_ENV|WHOLE|E2E_SPECIFIED|UNCHANGED_GROUPS)$/.test(
      name,
    )
  )
    delete process.env[name];
if (whole) process.env.WHOLE = '1';
else process.env.E2E_SPECIFIED = '1';
const hasGroups = wanted.some((step) => GROUP_STEPS.includes(step));
process.env.NEXT_TELEMETRY_DISABLED = '1';
process.env.NEXT_DIST_DIR = '.next-test';
process.env.E2E_REPORT = reportOf('journeys');

const running = new Set<ChildProcess>();
let interrupted = false;
function stop() {
  interrupted = true;
  for (const { pid } of running) {
    // Each command leads a process group, as npm's shell would not pass a signal on.
    if (process.platform === 'win32') spawn('taskkill', ['/pid', String(pid), '/t', '/f']);
    else if (pid) process.kill(-pid, 'SIGINT');
  }
}
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => interrupted || stop());
whenNpmEnds(() => interrupted || stop());

async function run(script: string) {
  const detached = process.platform !== 'win32';
  const child = spawn(`npm run --silent ${script}`, { cwd: ROOT, shell: true, detached });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (verbose) process.stdout.write(text);
    });
  const [code] = await once(child, 'close');
  running.delete(child);
  return { ok: code === 0, output };
}

const results = new Map<string, Counts>();
async function check([step, script]: [string, string]) {
  if (interrupted || !wanted.includes(step)) return;
  if (!only && groupsLeftOut().some((group) => group.step === step)) return;
  const report =
    /^(contracts|unit|database|deploy|journeys)$/.test(step) && `${ROOT}/${reportOf(step)}`;
  if (report) rmSync(report, { force: true });
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  const progress = setInterval(() => console.log(`… ${step.padEnd(9)}${seconds()} s`), 30_000);
  const hasNoBuild = /^(deploy|journeys)$/.test(step) && results.get('build')?.failed;
  const { ok, output } = hasNoBuild ? { ok: false, output: 'No build.' } : await run(script);
  const plain = { passed: Number(ok), failed: Number(!ok), skipped: 0, flaky: 0 };
  const counts = report ? countReport(report, ok) : plain;
  results.set(step, counts);
  if ((counts.failed || counts.flaky) && !verbose && !interrupted) console.log(`\n${output}`);
  clearInterval(progress);
  const line = `${counts.failed ? '✗' : '✓'} ${step.padEnd(9)}${seconds()} s`;
  console.log(report ? `${line}  ${formatCounts([counts])}` : line);
  for (const slow of report ? listSlowFiles(report, 5) : []) console.log(`    ${slow}`);
}

const runStage = (stage: Record<string, string>) => pLimit(2).map(Object.entries(stage), check);

const [first = {}, ...later] = stages;
await runStage(first);
// The hashes are taken before the tests, which do not test later edits; the check of the imports has read what they need.
const hashes = hasGroups && !interrupted ? await hashGroups() : {};
if (hasGroups && !whole) {
  const unchanged = findUnchangedGroups(hashes);
  process.env.UNCHANGED_GROUPS = unchanged.join(',');
  for (const name of unchanged)
    console.log(
      `Tests of ${name}: left out, as all that they look at is as when they passed in npm run test:all.`,
    );
}
for (const stage of later) await runStage(stage);
// The failed tests are printed again at the end, as the journeys alone print thousands of lines.
for (const step of results.keys())
  for (const failure of listFailures(`${ROOT}/${reportOf(step)}`))
    console.log(`\n${step}: ${failure}`);
const total = [...results.values()];
const passedSteps = [...results.keys()].filter((step) => results.get(step)?.failed === 0);
const reports = GROUP_STEPS.map((step) => `${ROOT}/${reportOf(step)}`);
// A run of some steps alone would prove a part of a group, or journeys of an older build.
if (hasGroups && whole && !only && !interrupted && reports.every(existsSync)) {
  const proven = [...passedSteps, ...reports.flatMap(listProvenFiles)];
  // A group that was edited during the run has not passed.
  const now = await hashGroups();
  const steady = Object.entries(hashes).filter(([name, hash]) => now[name as GroupName] === hash);
  recordVerifiedGroups(hashesOfProven(proven, Object.fromEntries(steady)));
}
console.log(interrupted ? '\nInterrupted.' : `\n${formatCounts(total)}`);
process.exitCode = interrupted ? 130 : Number(total.some(({ failed }) => failed > 0));
