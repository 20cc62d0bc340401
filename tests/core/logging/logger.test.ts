import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onRequestError } from '@/instrumentation';
import { BackendError } from '@/lib/core/errors/messages';
import { enterRequest } from '@/lib/core/http/request-context';
import { logError, logNotFound, logSecurityEvent, logUncaught } from '@/lib/core/logging/logger';
import { withRetry } from '@/lib/supabase/with-retry';
import { write } from '@/lib/supabase/write';

const written: string[] = [];

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.spyOn(fs, 'writeSync').mockImplementation((_file, text) => {
    written.push(String(text));
    return Buffer.byteLength(String(text));
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Returns the lines logged since the last call, which must be JSON of one line each. */
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

test('visitor input is not logged', () => {
  logError('list', new BackendError('invalid input syntax for type uuid: "Alan Smith"', '22P02'));
  logError('mail', new Error('no mailbox for alan.smith@example.com here'));
  logNotFound(`/a\r\nb/<script>/${'x'.repeat(500)}`);
  logNotFound('/reset/alan%40example.com/x?token=Alan');
  logNotFound('/alan@example.com?token=Alan');
  logNotFound('/shortlist/a-part-of-a-secret%2Ealan');
  const said = lines();
  expect(JSON.stringify(said)).not.toMatch(/Alan|alan|<script>/);
  expect(said[2].message).toHaveLength(204);
  expect(said[2].message).toMatch(/^404 \/a\?b\/\?script\?\/x+$/);
  expect(said[3]).toMatchObject({ level: 'warn', message: '404 /reset/…@…/x' });
  expect(said[4].message).toBe('404 /…@…');
  expect(said[5].message).toBe('404 /shortlist/…');
});

/** The paths of pages and handlers that a mailed token opens: those of folders named after it, and of a conversation. */
const tokenPaths = fs
  .readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /[/\\]\[(token|conversation)\][/\\](page\.tsx|route\.ts)$/.test(file))
  .map((file) => `/${path.dirname(file).replaceAll('\\', '/')}`);

test('the token of a mailed link is not logged, by the site or by nginx', () => {
  expect(tokenPaths.length).toBeGreaterThanOrEqual(5);
  const [, pattern = ''] =
    /map \$uri \$logged_path \{\s*"~\*(.*?)"/.exec(
      fs.readFileSync('deploy/nginx/nginx.conf.template', 'utf8'),
    ) ?? [];
  const id = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
  for (const route of tokenPaths) {
    for (const token of [
      `${id}.SIGNATURE`,
      `${id}.b.20454.SIGNATURE`,
      `${id}%2Eb%2E20454%2ESIGNATURE`,
    ]) {
      const asked = route.replace(/\[\w+\]/, token);
      logNotFound(asked);
      logError('mail', new Error(`550 Blocked by URL https://forecourt.example${asked} see 5.7.1`));
      for (const path of [asked, asked.toUpperCase()])
        expect(new RegExp(pattern, 'i').exec(path), path).not.toBeNull();
    }
  }
  const said = lines();
  expect(JSON.stringify(said)).not.toContain('SIGNATURE');
  expect(said[1].error).toMatch(/^Error 550 Blocked by URL https:\/\/.*\/…/);
});

test.each([
  ['/shortlist/[token]', '7d444840-9dc0-41d1-b245-5ffdce74fad2.SECRET'],
  ['/saved-searches/manage/[token]', '7d444840-9dc0-41d1-b245-5ffdce74fad2.20454.SECRET'],
  ['/messages/link/[token]', '7d444840-9dc0-41d1-b245-5ffdce74fad2.b.20454.SECRET'],
  ['/api/saved-searches/[id]/[token]/feed.xml', '0a'.repeat(32)],
])('an error thrown on %s is reported without its token', async (routePath, token) => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  const path = routePath.replace('[id]', '1').replace(/\[\w+\]/, token);
  const url = `https://forecourt.example${path}`;
  const failure = new TypeError(`fetch failed at ${url} for "${token}"`, { cause: new Error(url) });
  await onRequestError(
    failure,
    { path, method: 'GET', headers: { referer: url } },
    { routerKind: 'App Router', routePath, routeType: 'render', revalidateReason: undefined },
  );
  const said = lines();
  expect(said).toMatchObject([{ message: 'uncaught error', route: routePath }]);
  expect(JSON.stringify(said)).not.toMatch(/SECRET|0a0a/);
});

test('a damaged token is not logged, in which few characters are missing', () => {
  const id = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
  const hex = '0a'.repeat(32);
  for (const route of [...tokenPaths, `/api/saved-searches/${id}/[token]/feed.xml`]) {
    for (const token of [
      `${id.slice(1)}.b.20454.SIGNATURE`,
      `${id}.b.20454.SIGNATURE)`.replaceAll('.', '%2E'),
      `${id.replaceAll('-', '%2D')}.SIGNATURE`,
      hex.slice(1),
      hex.toUpperCase(),
      `${hex}_`,
    ])
      logNotFound(route.replace(/\[\w+\]/, token));
  }
  logNotFound(`/files/${id.replaceAll('-', '%2D')}%2ESIGNATURE`);
  logError('mail', new Error(`550 Blocked by URL https://forecourt.example/x/${hex.slice(1)}`));
  expect(JSON.stringify(lines())).not.toMatch(/SIGNATURE|(?:0a){8}/i);
  logNotFound('/a%zz');
  expect(lines()[0].message).toBe('404 /a%zz');
});

test('the token of a feed is not logged, by the site or by nginx', () => {
  const asked = `/api/saved-searches/7d444840-9dc0-41d1-b245-5ffdce74fad2/${'0a'.repeat(32)}/feed.xml`;
  logNotFound(asked);
  logError('mail', new Error(`550 Blocked by URL https://forecourt.example${asked}`));
  expect(JSON.stringify(lines())).not.toContain('0a0a');
  const [, pattern = ''] =
    /map \$uri \$logged_path \{\s*"~\*(.*?)"/.exec(
      fs.readFileSync('deploy/nginx/nginx.conf.template', 'utf8'),
    ) ?? [];
  expect(new RegExp(pattern, 'i').exec(asked)?.[1]).toBe('api/saved-searches');
});

test('a security event is logged as a warning with its name and request id', () => {
  enterRequest('request-2');
  logSecurityEvent('limit refused', { limit: 'sign-in/pair' });
  expect(lines()).toMatchObject([
    {
      level: 'warn',
      message: 'security',
      event: 'limit refused',
      limit: 'sign-in/pair',
      requestId: 'request-2',
    },
  ]);
});

test('development logs plain text', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  logError('vehicle', new BackendError('no', '42501'));
  expect(error).toHaveBeenCalledWith('vehicle: 42501 BackendError no');
  expect(lines()).toEqual([]);
});

test('an uncaught error, which Next may report twice, is one line with its digest and route', () => {
  const failure = Object.assign(new Error('broken for alan@example.com'), { digest: '123' });
  logUncaught(failure, '/vehicles/[id]');
  logUncaught(failure, '/vehicles/[id]/page');
  expect(lines()).toMatchObject([
    {
      level: 'error',
      message: 'uncaught error',
      error: 'Error broken for …@…',
      digest: '123',
      route: '/vehicles/[id]',
      at: expect.stringContaining('logger.test.ts'),
    },
  ]);
});

test('a backend error carries no input, as Next prints an uncaught one as it is', async () => {
  const error = { message: 'invalid input syntax for type uuid: "Alan Smith"', code: '22P02' };
  const result = { data: null, error, status: 400 };
  for (const sent of [write(Promise.resolve(result)), withRetry(async () => result)]) {
    await expect(sent).rejects.toMatchObject({
      message: 'invalid input syntax for type uuid: "…"',
      code: '22P02',
      status: 400,
    });
  }
});
