import fs from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerJsonConsole } from '@/lib/runtime/json-console';

const written: string[] = [];
const { log, info, warn, error } = console;
const listeners = process.listeners('warning');

beforeEach(() => {
  vi.spyOn(fs, 'writeSync').mockImplementation((_file, text) => {
    written.push(String(text));
    return Buffer.byteLength(String(text));
  });
});

afterEach(() => {
  Object.assign(console, { log, info, warn, error });
  process.removeAllListeners('warning');
  for (const listener of listeners) process.on('warning', listener);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Returns what was logged since the last call: one JSON object a line. */
const lines = () =>
  written.splice(0).map((text) => {
    expect(text).toMatch(/^[^\n]+\n$/);
    const { level, message } = JSON.parse(text);
    return [level, message];
  });

test('in production each print is one line of JSON, without colours and without input', () => {
  vi.stubEnv('NODE_ENV', 'production');
  registerJsonConsole();
  console.log('▲ Next.js', 16);
  console.error('\x1b[31m⨯\x1b[39m', new Error('broken for alan@example.com'));
  console.warn('of a library');
  process.emit('warning', Object.assign(new Error('old'), { name: 'DeprecationWarning' }));
  const logged = lines();
  expect(logged[0]).toEqual(['info', '▲ Next.js 16']);
  expect(logged[1]?.[0]).toBe('warn');
  expect(logged[1]?.[1]).toMatch(/^⨯ Error: broken for …@…\n {4}at /);
  expect(logged.slice(2)).toEqual([
    ['warn', 'of a library'],
    ['warn', 'DeprecationWarning: old'],
  ]);
});

test('what Next prints of an error on a shared shortlist has no token', () => {
  vi.stubEnv('NODE_ENV', 'production');
  registerJsonConsole();
  const path = '/shortlist/7d444840-9dc0-41d1-b245-5ffdce74fad2.SECRET';
  console.error('⨯', new Error(`broken on ${path}`, { cause: new Error(path) }), {
    path,
    headers: { referer: `https://forecourt.example${path.replace('.', '%2E')}` },
  });
  const [[level, message] = []] = lines();
  expect(level).toBe('warn');
  expect(message).toContain('broken on /shortlist/…');
  expect(message).not.toContain('SECRET');
});

test('elsewhere the console stays as it is', () => {
  registerJsonConsole();
  expect(console.warn).toBe(warn);
});
