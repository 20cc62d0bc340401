import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { BackendError } from '@/lib/core/errors/messages';
import { enterRequest } from '@/lib/core/http/request-context';

const down = createElement('p', null, 'Down');

afterEach(() => void vi.restoreAllMocks());

test('a page whose backend is down is its own screen with a 503; other errors are thrown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const failResponse = vi.fn();
  enterRequest('an-id', '', failResponse);
  const pageOf = (error: Error) => withUnavailable('page', () => Promise.reject(error), down);
  await expect(pageOf(new Error('NEXT_REDIRECT'))()).rejects.toThrow('NEXT_REDIRECT');
  expect(failResponse).not.toHaveBeenCalled();
  expect(await pageOf(new BackendError('down'))()).toBe(down);
  expect(failResponse).toHaveBeenCalledOnce();
  const page = withUnavailable('page', async (id: string) => createElement('p', null, id), down);
  expect(await page('7')).toEqual(createElement('p', null, '7'));
});

test('every page that reads the user, or other data for each request, has a screen for an outage', () => {
  const files = readdirSync('app', { encoding: 'utf8', recursive: true });
  const readers = files
    .filter((file) => file.endsWith('page.tsx'))
    .map((file) => ({ file, text: readFileSync(join('app', file), 'utf8') }))
    .filter(
      ({ text }) =>
        text.includes('lib/core/session/current-user') ||
        // A page that logs a failure works without the data; lib/runtime/cache-handler.mjs responds for cached pages.
        (text.includes("/queries'") && !/readOrFail|logError\(|revalidate =/.test(text)),
    );
  expect(readers.length).toBeGreaterThan(25);
  const bare = readers.filter(({ text }) => !text.includes('export default withUnavailable('));
  expect(bare.map(({ file }) => file)).toEqual([]);
});
