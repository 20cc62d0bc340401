import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { stepEnvironment, steps } from '../../scripts/dev/steps';

const script = fileURLToPath(new URL('../../scripts/test.ts', import.meta.url));

function npmTest(...args: string[]) {
  const env = { ...process.env, CI: '1' };
  const run = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
    env,
  });
  return { ...run, lines: run.stdout.trimEnd().split('\n') };
}

it('checks in the order of the README', () => {
  expect(
    steps()
      .map(({ name }) => name)
      .join(),
  ).toBe('format,lint,imports,types,unused,unit,database,build,journeys');
});

it('closes with the counts alone on a line, and exits accordingly', () => {
  const { lines, status } = npmTest('--only', 'format');
  expect(lines.at(-1)).toBe(status === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed');
  expect(lines.at(-3)).toMatch(/^[✓✗] format +\d+\.\d s/);
});

it('knows its steps', () => {
  const { status, stderr } = npmTest('--only', 'format,speed');
  expect(status).toBe(2);
  expect(stderr).toContain('No step speed; there are format, lint, imports');
});

it('lets nothing of a running demo into a step', () => {
  const demo = { PORT: '3000', SITE_URL: 'http://demo', SUPABASE_URL: 'http://demo' };
  const shell = { ...demo, SUPABASE_SECRET_KEY: 'real', NODE_ENV: 'test', PATH: '/bin' } as const;
  expect(stepEnvironment({ name: 'unit', commands: [] }, shell)).toEqual({
    PATH: '/bin',
    NEXT_DIST_DIR: '.next-test',
    NEXT_TELEMETRY_DISABLED: '1',
    E2E_REPORT: '.data/test/reports/unit.json',
  });
});
