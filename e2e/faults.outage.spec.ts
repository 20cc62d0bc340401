import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { savedCars } from './support/pages';
import { type BackendControl, startProxy } from './support/proxy';
import { dataFolder, type Site, startSite } from './support/site';
import { currentStack } from './support/stack';
import { expect, test } from './support/test';

/** A text that no visitor may read, and one that not even the log may contain, because it may be personal data. */
const databaseText = 'words of the database';
const telephone = '07700 900123';

interface Fault {
  name: string;
  begin: (backend: BackendControl) => Promise<void>;
  /** The number of attempts of a page before it gives up; null if they cannot be counted. */
  attempts: number | null;
  /** Matches the fault's line in the log. */
  said: RegExp;
}

const answer = (status: number, code: string, attempts: number): Fault => ({
  name: `an answer of ${status} ${code}`.trim(),
  begin: (backend) => backend.answer(status, { message: databaseText, code }),
  attempts,
  said: new RegExp(`BackendError ${code} ?${databaseText}`),
});
const text = (name: string, body: string, type?: string): Fault => ({
  name,
  begin: (backend) => backend.answerText(200, body, type),
  attempts: 4,
  said: /BackendError Unreadable response, HTTP 200/,
});

const FAULTS: Fault[] = [
  answer(401, '', 1),
  answer(401, 'PGRST301', 1),
  answer(403, '42501', 1),
  answer(409, '23505', 1),
  answer(500, 'XX000', 4),
  answer(503, '', 4),
  text('broken JSON', `[{"id":"${telephone}"`),
  text('HTML instead of JSON', `<html>${telephone}</html>`, 'text/html'),
  text('an empty answer', ''),
  {
    name: 'a connection cut in the middle of an answer',
    begin: (backend) => backend.cut(),
    attempts: 4,
    said: /BackendError TypeError: terminated/,
  },
  {
    name: 'a refused connection',
    begin: (backend) => backend.refuse(),
    attempts: null,
    said: /BackendError TypeError: fetch failed/,
  },
  {
    name: 'a backend that hangs',
    begin: (backend) => backend.hang(),
    attempts: 1,
    said: /BackendError TimeoutError/,
  },
];

let backend: BackendControl;
let site: Site;
let cars: string[] = [];

test.beforeAll(async ({ playwright }) => {
  const stack = currentStack();
  backend = await startProxy(stack.backendUrl);
  site = await startSite({ ...stack, name: 'faults', backendUrl: backend.url });
  const database = await playwright.request.newContext({
    extraHTTPHeaders: { apikey: stack.publishableKey },
  });
  const rows = await database.get(`${stack.backendUrl}/rest/v1/vehicles?select=id&limit=20`);
  cars = (await rows.json()).map(({ id }: { id: string }) => id);
  await database.dispose();
});
test.afterAll(async () => {
  await site.stop();
  await backend.close();
});

/** One URL of each kind that was not requested before. Only the last test caches the home page. */
const addresses = (index: number) => ({
  list: `${site.url}/vehicles?mileageMax=${90_000 + index}`,
  car: `${site.url}/vehicles/${cars[index]}`,
  views: `${site.url}/api/views/${cars[index]}`,
});

/** Converts a JSON line of the log to text: 'vehicle: BackendError 42501 words'. */
function textOfLine(line: string) {
  const { message, error = '', code = '' } = JSON.parse(line) as Record<string, string>;
  return `${message}: ${error.replace('BackendError', `BackendError ${code}`.trim())}`;
}

/** The lines of the log since the site started, without the advice that supabase-js prints for Node.js 20. */
const log = () =>
  readFileSync(join(dataFolder, 'logs/faults.log'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.includes('Node.js 20 and below are deprecated'));

/** The text of a document that a visitor reads. */
const readable = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/.*<main/s, '<main')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

async function expectFailure(reply: APIResponse, shown: string) {
  expect(reply.status(), reply.url()).toBe(503);
  expect(reply.headers()['cache-control'], reply.url()).toBe('no-store');
  const html = await reply.text();
  expect(readable(html)).toContain(shown);
  expect(readable(html)).not.toContain('Vehicle Not Found');
  for (const inner of [databaseText, telephone]) expect(html.includes(inner), inner).toBe(false);
}

async function expectCars(
  request: APIRequestContext,
  { list, car }: { list: string; car: string },
) {
  const [listed, shown] = await Promise.all([request.get(list), request.get(car)]);
  expect(listed.status()).toBe(200);
  expect(readable(await listed.text())).toMatch(/[1-9][\d,]* vehicles found/);
  expect(shown.status()).toBe(200);
  expect(readable(await shown.text())).toMatch(/£\d[\d,]+/);
}

for (const [index, { name, begin, attempts, said }] of FAULTS.entries()) {
  test(`${name}: pages show their own error and recover afterwards`, async ({
    page,
    request,
    allowError,
  }) => {
    allowError(/status of 503/);
    const { list, car, views } = addresses(index);
    const before = log().length;
    await page.addInitScript((id) => localStorage.setItem('favourites', `["${id}"]`), cars[index]);
    await begin(backend);

    const action = page.waitForResponse((reply) => reply.request().method() === 'POST');
    const [home, listed, shown, viewed] = await Promise.all([
      request.get(site.url, { timeout: 25_000 }),
      request.get(list, { timeout: 25_000 }),
      request.get(car, { timeout: 25_000 }),
      request.post(views, { headers: { 'Sec-Fetch-Site': 'same-origin' } }),
      page.goto(`${site.url}/favourites`),
      expect(page.getByRole('alert').getByText('Unable to Load Vehicles')).toBeVisible({
        timeout: 25_000,
      }),
    ]);
    await expectFailure(home, 'Unable to load vehicles at the moment.');
    await expectFailure(listed, 'Unable to Load Vehicles');
    await expectFailure(shown, 'Something went wrong');
    expect(viewed.status()).toBe(204);
    expect((await action).headers()['cache-control']).toContain('no-store');

    const lines = () => log().slice(before).map(textOfLine);
    await expect
      .poll(() => lines().filter((line) => line.startsWith('vehicle view: ')))
      .toHaveLength(1);
    for (const line of lines()) {
      expect(line).toMatch(/^(home|makes|features|vehicle list|vehicle|favourites|vehicle view): /);
      expect(line).toMatch(said);
      expect(line).not.toContain(telephone);
    }
    if (attempts !== null) {
      const asked = (what: string) => backend.answered.filter((line) => line.includes(what));
      // The list searches once, the home page twice (its cars and its picture's), and the favourites once for
      // their suggestions: none of these failures was cached.
      expect(asked('rpc/search_vehicles')).toHaveLength(4 * attempts);
      expect(asked('vehicles?')).toHaveLength(attempts);
      expect(asked('rpc/vehicles_by_ids')).toHaveLength(attempts);
      expect(asked('rpc/take_rate_limit')).toHaveLength(1);
    }

    await backend.pass();
    await expectCars(request, { list, car });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(savedCars(page)).toHaveCount(1);
  });
}

test('pages wait for a slow backend and are cached', async ({ page, request }) => {
  const { list, car, views } = addresses(FAULTS.length);
  const before = log().length;
  await page.addInitScript((id) => localStorage.setItem('favourites', `["${id}"]`), cars[0]);
  await backend.slow(1500);
  const [home, viewed] = await Promise.all([
    request.get(site.url),
    request.post(views, { headers: { 'Sec-Fetch-Site': 'same-origin' } }),
    expectCars(request, { list, car }),
    page.goto(`${site.url}/favourites`).then(() => expect(savedCars(page)).toHaveCount(1)),
  ]);
  expect(home.status()).toBe(200);
  expect((await home.text()).match(/<article/g)).toHaveLength(6);
  expect(viewed.status()).toBe(204);
  await backend.refuse();
  for (const url of [site.url, list, car]) {
    const again = await request.get(url);
    expect(again.status()).toBe(200);
    expect(again.headers()['x-nextjs-cache']).toBe('HIT');
  }
  expect(log().slice(before)).toEqual([]);
});
