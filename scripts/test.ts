/** `npm test`: runs all checks in order. `--only unit,build` selects steps; `--verbose` shows output. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './dev/next';
import { addCounts, type Counts, countStep, formatCounts } from './dev/step-counts';
import { runCommand, stopRunning } from './dev/step-runner';
import { reportFile, type Step, stepEnvironment, steps } from './dev/steps';

const limitSeconds = 30 * 60;
let interrupted = false;
const { values } = parseArgs({
  options: { only: { type: 'string' }, verbose: { type: 'boolean', default: false } },
});

function pickSteps(all: Step[]): Step[] {
  if (values.only === undefined) return all;
  const wanted = values.only.split(',').map((name) => name.trim());
  const unknown = wanted.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length) {
    console.error(
      `No step ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}`,
    );
    process.exit(2);
  }
  return all.filter((step) => wanted.includes(step.name));
}

/** Shows a running step: updates the line on a terminal, else prints one every half minute. */
function showProgress(name: string): () => void {
  const started = performance.now();
  if (process.stdout.isTTY && !values.verbose) process.stdout.write(`… ${name}`);
  const beat = setInterval(() => {
    const seconds = Math.round((performance.now() - started) / 1000);
    if (!process.stdout.isTTY) console.log(`… ${name}, ${seconds} s`);
  }, 30_000);
  return () => {
    clearInterval(beat);
    if (process.stdout.isTTY && !values.verbose) process.stdout.write('\r\u001b[K');
  };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function runStep(step: Step): Promise<Counts> {
  const report = join(ROOT, reportFile(step));
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const started = performance.now();
  const hideProgress = showProgress(step.name);
  const env = stepEnvironment(step);
  let ok = true;
  let output = '';
  for (const command of step.commands) {
    if (!ok || interrupted) break;
    const result = await runCommand(command, {
      cwd: ROOT,
      env,
      verbose: values.verbose,
      limitSeconds,
    });
    ok = result.ok;
    output += result.output;
  }
  hideProgress();
  const counts = countStep(ok, step.report, step.report && readReport(report));
  const failed = counts.failed > 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  const details = [step.report && formatCounts(counts), step.note?.exec(output)?.[0]];
  const isTold = failed || counts.flaky > 0;
  if (isTold && !values.verbose && !interrupted) console.log(`\n${output.trimEnd()}\n`);
  console.log(
    `${failed ? '✗' : '✓'} ${step.name.padEnd(9)}${seconds} s  ${details.filter(Boolean).join('  ')}`,
  );
  return counts;
}

for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    interrupted = true;
    stopRunning();
  });
}

const failedSteps = new Set<string>();
const all: Counts[] = [];
for (const step of pickSteps(steps())) {
  if (interrupted) break;
  const isBlocked = step.needs !== undefined && failedSteps.has(step.needs);
  if (isBlocked) console.log(`✗ ${step.name.padEnd(9)} not run: ${step.needs} failed`);
  const counts = isBlocked ? countStep(false) : await runStep(step);
  if (counts.failed) failedSteps.add(step.name);
  all.push(counts);
}

const total = addCounts(all);
console.log(interrupted ? '\nInterrupted.' : `\n${formatCounts(total)}`);
process.exitCode = interrupted ? 130 : total.failed ? 1 : 0;
