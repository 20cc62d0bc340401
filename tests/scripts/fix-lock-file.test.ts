import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  completeLock,
  missingPlatformEntries,
  platformOf,
} from '../../scripts/dev/platform-entries';

const shipped = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');

describe('the shipped lock file', () => {
  it('has an entry for every optional dependency of every package', () => {
    expect(missingPlatformEntries(JSON.parse(shipped).packages)).toEqual([]);
  });

  it('contains no registry URL', () => {
    expect(shipped).not.toContain('"resolved"');
    expect(shipped.match(/https?:\/\/[^/"]*(registry|npmjs|:\d+)[^/"]*/g)).toBeNull();
  });
});

describe('platformOf', () => {
  it.each([
    ['@next/swc-darwin-arm64', [], { os: 'darwin', cpu: 'arm64', libc: undefined }],
    ['@rollup/rollup-linux-x64-gnu', [], { os: 'linux', cpu: 'x64', libc: 'glibc' }],
    ['@rollup/rollup-linux-x64-musl', [], { os: 'linux', cpu: 'x64', libc: 'musl' }],
    ['@supabase/cli-windows-x64', [], { os: 'win32', cpu: 'x64', libc: undefined }],
    ['@foundry-rs/forge-darwin-amd64', [], { os: 'darwin', cpu: 'x64', libc: undefined }],
    ['@esbuild/linux-x64', [], { os: 'linux', cpu: 'x64', libc: undefined }],
    ['@a/b-linux-x64', ['@a/b-linux-x64-musl'], { os: 'linux', cpu: 'x64', libc: 'glibc' }],
    ['@oxc/binding-linux-arm-gnueabihf', [], { os: 'linux', cpu: 'arm', libc: undefined }],
    ['@tailwindcss/oxide-wasm32-wasi', [], { os: undefined, cpu: 'wasm32', libc: undefined }],
  ])('parses %s', (name, siblings, platform) => {
    expect(platformOf(name, siblings)).toEqual(platform);
  });

  it('returns undefined for a name without a platform', () => {
    expect(platformOf('@armed/linux')).toBeUndefined();
    expect(platformOf('fsevents')).toBeUndefined();
  });
});

describe('completeLock', () => {
  const tool = (version: string) => ({
    version,
    dev: true,
    license: 'MIT',
    optionalDependencies: { 'tool-win32-x64': version },
  });

  it('adds missing entries, drops registry URLs and keeps the rest', () => {
    const before = {
      '': {},
      'node_modules/tool': { ...tool('1.2.3'), resolved: 'https://registry.example/tool.tgz' },
      'node_modules/local': { resolved: 'packages/local' },
    };
    const { packages, added } = completeLock(before);
    expect(added).toEqual(['node_modules/tool-win32-x64']);
    expect(packages['node_modules/tool-win32-x64']).toEqual({
      version: '1.2.3',
      cpu: ['x64'],
      dev: true,
      license: 'MIT',
      optional: true,
      os: ['win32'],
    });
    expect(packages['node_modules/tool']).toEqual(tool('1.2.3'));
    expect(packages['node_modules/local']).toEqual({ resolved: 'packages/local' });
    expect(completeLock(packages)).toEqual({ packages, added: [] });
  });

  it('nests the binary of a second version under its parent', () => {
    const { added } = completeLock({
      'node_modules/a/node_modules/tool': tool('2.0.0'),
      'node_modules/tool': tool('1.0.0'),
    });
    expect(added).toEqual([
      'node_modules/tool-win32-x64',
      'node_modules/a/node_modules/tool/node_modules/tool-win32-x64',
    ]);
  });

  it('throws for an optional dependency without a platform in its name', () => {
    const odd = { 'node_modules/tool': { optionalDependencies: { mystery: '1.0.0' } } };
    expect(() => completeLock(odd)).toThrow('mystery (of node_modules/tool)');
  });
});
