import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendError } from '@/lib/core/errors/messages';
import { enterRequest } from '@/lib/core/http/request-context';
import { installJsonConsole, logUncaught } from '@/lib/core/logging/json-console';
import { logError, logNotFound, logSecurityEvent } from '@/lib/core/logging/logger';
import { registerNotFoundLog } from '@/lib/runtime/not-found-log';

const written: string[] = [];
const ownConsole = { ...console };

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  Object.assign(console, ownConsole);
});

/** What was said since the last look, which must be JSON of one line each. */
const lines = () =>
  written.splice(0).map((text) => {
    expect(text).toMatch(/^[^\n]+\n$/);
    return JSON.parse(text);
  });

test('production logs one JSON line with time, level, code and request', () => {
  enterRequest('request-1');
  logError('vehicle', new BackendError('permission denied\nfor table x', '42501', 403));
  expect(lines()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'error',
      message: 'vehicle',
      error: 'BackendError permission denied',
      code: '42501',
      requestId: 'request-1',
    },
  ]);
});

test('what a visitor has typed is not logged', () => {
  logError('list', new BackendError('invalid input syntax for type uuid: "Alan Smith"', '22P02'));
  logError('mail', new Error('no mailbox for alan.smith@example.com here'));
  logNotFound(`/a\r\nb/<script>/${'x'.repeat(500)}`);
  logNotFound('/reset/alan%40example.com/x?token=Alan');
  logNotFound('/alan@example.com?token=Alan');
  const said = lines();
  expect(JSON.stringify(said)).not.toMatch(/Alan|alan|<script>/);
  expect(said[2].message).toHaveLength(204);
  expect(said[2].message).toMatch(/^404 \/a\?b\/\?script\?\/x+$/);
  expect(said[3]).toMatchObject({ level: 'warn', message: '404 /reset/…@…/x' });
  expect(said[4].message).toBe('404 /…@…');
});

test('every 404 is logged with its path, each time', async () => {
  registerNotFoundLog();
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/' ? 200 : 404;
    // As a rewrite does.
    request.url = '/_not-found';
    response.end();
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  for (const path of ['/nowhere?q=Alan', '/', '/nowhere']) {
    await fetch(`http://localhost:${port}${path}`);
  }
  server.close();
  expect(lines()).toMatchObject([
    { level: 'warn', message: '404 /nowhere' },
    { level: 'warn', message: '404 /nowhere' },
  ]);
});

test('a security event is a warning with its name and the request', () => {
  enterRequest('request-2');
  logSecurityEvent('limit refused', { limit: 'sign-in/pair' });
  expect(lines()).toMatchObject([
    {
      ...{ level: 'warn', message: 'security', event: 'limit refused', limit: 'sign-in/pair' },
      requestId: 'request-2',
    },
  ]);
});

test('development logs plain words', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  logError('vehicle', new BackendError('no', '42501'));
  expect(error).toHaveBeenCalledWith('vehicle: 42501 BackendError no');
  expect(lines()).toEqual([]);
});

test('whatever Next prints becomes one line, an error once', async () => {
  installJsonConsole();
  console.warn('\u001b[33mtwo\u001b[39m\n lines');
  const failure = Object.assign(new Error('broken'), { digest: '123' });
  console.error('⨯', failure);
  logUncaught(failure, 'uncaught error', '/vehicles/[id]');
  console.error('unhandledRejection: ', new Error('nobody caught this'));
  await new Promise(setImmediate);
  expect(lines()).toMatchObject([
    { level: 'warn', message: 'two lines' },
    { level: 'error', error: 'Error broken', digest: '123', route: '/vehicles/[id]' },
    { level: 'error', message: 'unhandledRejection', error: 'Error nobody caught this' },
  ]);
});
