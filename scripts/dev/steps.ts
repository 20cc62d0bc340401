import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReportKind } from './step-counts';

/** One step of `npm test`: its commands run in sequence until one fails. */
export interface Step {
  name: string;
  commands: string[][];
  /** Runner whose JSON report counts the tests; without one the step counts as a single check. */
  report?: ReportKind;
  /** A step that must pass first, when it is part of the run. */
  needs?: string;
  /** Matches the output line that is shown on success. */
  note?: RegExp;
}

const folderOfReports = '.data/test/reports';

/** Path of a step's JSON report, relative to the root. */
export const reportFile = (step: Step) => `${folderOfReports}/${step.name}.json`;

/** Command line of an installed package's program, without npx or platform-specific wrappers. */
export function tool(name: string, program: string, ...args: string[]): string[] {
  const folder = new URL(`../../node_modules/${name}/`, import.meta.url);
  const { bin } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[program];
  return [process.execPath, fileURLToPath(new URL(file, folder)), ...args];
}

const biome = (...args: string[]) => tool('@biomejs/biome', 'biome', ...args);

const vitest = (project: string) =>
  tool(
    'vitest',
    'vitest',
    'run',
    ...['--config', 'tests/vitest.config.ts', '--project', project],
    ...['--reporter=default', '--reporter=json'],
    `--outputFile.json=${folderOfReports}/${project}.json`,
  );

/** Everything `npm test` does, in order. */
export const steps = (): Step[] => [
  { name: 'format', commands: [biome('format')] },
  { name: 'lint', commands: [biome('check', '--formatter-enabled=false', '--error-on-warnings')] },
  {
    name: 'imports',
    commands: [
      tool(
        'dependency-cruiser',
        'depcruise',
        ...['--config', 'tests/dependency-cruiser.mjs'],
        ...[
          'app',
          'components',
          'lib',
          'supabase',
          'scripts',
          'tests',
          'e2e',
          'instrumentation.ts',
          'middleware.ts',
        ],
      ),
    ],
  },
  {
    name: 'types',
    commands: [tool('next', 'next', 'typegen'), tool('typescript', 'tsc', '--noEmit')],
  },
  { name: 'unused', commands: [tool('knip', 'knip')] },
  { name: 'unit', commands: [vitest('unit')], report: 'vitest' },
  { name: 'database', commands: [vitest('database')], report: 'vitest' },
  { name: 'build', commands: [tool('next', 'next', 'build')] },
  {
    name: 'journeys',
    commands: [
      tool('@playwright/test', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'),
    ],
    report: 'playwright',
    needs: 'build',
    note: /^Browser: .*$/m,
  },
];

/** Environment of a step, without variables of a running demo or the developer's shell. */
export function stepEnvironment(step: Step, environment = process.env): NodeJS.ProcessEnv {
  const foreign = /^(SUPABASE_.*|SITE_URL|PORT|NODE_ENV)$/;
  const inherited = Object.entries(environment).filter(([name]) => !foreign.test(name));
  return {
    ...(Object.fromEntries(inherited) as NodeJS.ProcessEnv),
    NEXT_DIST_DIR: '.next-test',
    NEXT_TELEMETRY_DISABLED: '1',
    E2E_REPORT: reportFile(step),
  };
}
