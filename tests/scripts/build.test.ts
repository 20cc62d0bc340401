import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildWhenStale, isStamped, stampBuild } from '../../scripts/dev/build';
import { ROOT } from '../../scripts/dev/processes';

const folder = '.data/test/build';
const write = (name: string, text: string) => {
  const file = path.join(ROOT, folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

beforeEach(() => {
  vi.stubEnv('NEXT_DIST_DIR', folder);
  for (const name of [
    'BUILD_ID',
    'build-manifest.json',
    'server/app/page.js',
    'static/chunks/a.js',
  ]) {
    write(name, `the text of ${name}`);
  }
  stampBuild();
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(path.join(ROOT, folder), { recursive: true });
});

it('accepts a complete build of the same sources, ignoring trace and cache files', () => {
  expect(isStamped()).toBe(true);
  write('trace', 'a span');
  write('cache/images/a', 'a picture');
  expect(isStamped()).toBe(true);
  expect(isStamped('the hash of other source files')).toBe(false);
});

it('detects an empty or missing build file', () => {
  write('server/app/page.js', '');
  expect(isStamped()).toBe(false);
  stampBuild();
  rmSync(path.join(ROOT, folder, 'BUILD_ID'));
  expect(isStamped()).toBe(false);
});

it('rejects a killed build and leaves it unstamped', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  write('server/app/page.js', 'damaged');
  const killed = buildWhenStale({}, ({ child }) => child.kill('SIGKILL'));
  await expect(killed).rejects.toThrow('killed before it was complete');
  expect(isStamped()).toBe(false);
});
