import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../scripts/test.ts', import.meta.url));
const command = ['--import', 'tsx', script];

function npmTest(...args: string[]) {
  const run = spawnSync(process.execPath, [...command, ...args], { encoding: 'utf8' });
  return { ...run, lines: run.stdout.trimEnd().split('\n') };
}

it('ends with the counts on a line of their own and a matching exit code', () => {
  const { lines, status } = npmTest('--only', 'commits');
  expect(lines.at(-1)).toBe(status === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed');
  expect(lines.at(-3)).toMatch(/^[✓✗] commits +\d+\.\d s/);
});

it('rejects an unknown step with exit code 2', () => {
  const { status, stderr } = npmTest('--only', 'lint,speed');
  expect(status).toBe(2);
  expect(stderr).toContain('No step speed; there are types, commits, lint');
});

it.skipIf(process.platform === 'win32')('stops its commands when it is stopped', async () => {
  const child = spawn(process.execPath, [...command, '--verbose', '--only', 'types']);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([130, null]);
  expect(said).toMatch(/✗ types .*\n\nInterrupted\.\n$/);
});
