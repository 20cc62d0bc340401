/**
 * `npm run check [-- file …]`: checks lint and format of the changed files and all types, and runs the unit tests that
 * import the files and the database tests of their domains. Changed files are those given, else those that differ from
 * the last commit. `--watch` repeats it after each change.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, watch } from 'node:fs';
import { parseArgs } from 'node:util';
import { ROOT } from './dev/processes';

const { values, positionals } = parseArgs({
  options: { watch: { type: 'boolean' } },
  allowPositionals: true,
});

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

const changedFiles = () =>
  positionals.length
    ? positionals
    : [
        ...git('diff', '--name-only', '--relative', 'HEAD'),
        ...git('ls-files', '--others', '--exclude-standard'),
      ].filter((file) => existsSync(`${ROOT}/${file}`));

/** Runs a program of node_modules and prints its time; returns whether it succeeded. */
function step(name: string, script: string, args: string[]) {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [`node_modules/${script}`, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} ${seconds} s`);
  return status === 0;
}

const hasDatabaseTests = (folder: string) =>
  existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.database.test.ts'));

function check() {
  const files = changedFiles();
  if (!files.length) {
    console.log('No file differs from the last commit.');
    return true;
  }
  const code = files.filter((file) => /\.(ts|tsx|mjs|json|sql)$/.test(file));
  const options = ['--config', 'tests/vitest.config.ts', '--passWithNoTests', '--project'];
  // Half of the database tests import modules of core, so the tests of other domains are left to npm test.
  const domains = code.flatMap(
    (file) => /^(?:app|components|lib|tests)\/([^/]+)\//.exec(file)?.[1] ?? [],
  );
  const folders = [...new Set(domains)]
    .map((domain) => `tests/${domain}/`)
    .filter((folder) => hasDatabaseTests(`${ROOT}/${folder}`));
  const database = [
    ...folders,
    ...code.filter((file) => /^tests\/(?:database|local)\//.test(file)),
  ];
  const results = [
    step('lint', '@biomejs/biome/bin/biome', ['check', '--no-errors-on-unmatched', ...files]),
    step('route types', 'next/dist/bin/next', ['typegen']) &&
      step('types', 'typescript-native/bin/tsc', ['--noEmit']),
    !code.length ||
      step('unit tests', 'vitest/vitest.mjs', ['related', ...code, '--run', ...options, 'unit*']),
    !database.length ||
      step('database tests', 'vitest/vitest.mjs', ['run', ...database, ...options, 'database*']),
  ];
  if (files.some((file) => file.startsWith('supabase/')))
    console.log('What changed in supabase is proved by all database tests: npm run test:database');
  return results.every(Boolean);
}

process.exitCode = Number(!check());
if (values.watch) {
  console.log('Waiting for a change …');
  let timer: NodeJS.Timeout | undefined;
  watch(ROOT, { recursive: true }, (_, file) => {
    if (!file || /^(\.|node_modules|next-env|.*tsbuildinfo)/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(check, 300);
  });
}
