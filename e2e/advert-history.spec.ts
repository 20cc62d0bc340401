import { formatDate } from '../lib/format';
import { load } from '../scripts/adverts/load';
import { hashOf, type Opening, type Roots, verify } from '../scripts/adverts/verify';
import { rest } from './support/rest';
import { currentStack } from './support/stack';
import { axeInBothColours, expect, test } from './support/test';

type Event = { advert: number; is_this: boolean; kind: string; at: string };

/** Returns a seeded car for sale whose line of time has this, and its events, oldest first. */
async function carWith(isRight: (events: Event[]) => boolean) {
  const cars = await rest<{ id: string }>(
    'vehicles?select=id&listing_status=eq.active&order=id&limit=800',
  );
  for (const { id } of cars) {
    const events = await rest<Event>('rpc/advert_history', 'POST', { p_vehicle_id: id });
    if (isRight(events)) return { id, events };
  }
  throw new Error('No car for sale has such a line of time');
}

const isSecond = (events: Event[]) =>
  events.at(0)?.is_this === false && events.at(-1)?.advert === 2;

test('a car’s page has its adverts as one line of time, earlier sellers by kind alone @noscript @phone', async ({
  page,
  javaScriptEnabled,
}) => {
  const { id, events } = await carWith(isSecond);
  await page.goto(`/vehicles/${id}`);
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'This car’s adverts' }) });
  const since = formatDate(events[0]?.at ?? '');
  await expect(section).toContainText(
    new RegExp(`Second advert of this car here since ${since}\\. The first asked £[\\d,]+`),
  );
  await expect(section.getByText(/^First seen here, by a/)).toBeVisible();
  await expect(section.getByText('Advert deleted')).toBeVisible();
  await expect(section.locator('#since-looked')).toBeHidden();
  if (!javaScriptEnabled) return;
  await page.evaluate(() => window.scrollTo(0, 0));
  await axeInBothColours(page);
});

test('who comes back to a car reads what has changed since', async ({ page }) => {
  const { id } = await carWith((events) =>
    events.some(({ is_this, kind }) => is_this && kind === 'words'),
  );
  const longAgo = Date.parse('2025-03-03T12:00:00Z');
  await page.goto('/cookies');
  await page.evaluate(([car, at]) => localStorage.setItem('viewed', `${car}@${at}`), [
    id,
    longAgo,
  ] as const);
  await page.goto(`/vehicles/${id}`);
  await expect(
    page.getByText(/^Since you looked on 3 March 2025: .*description changed/),
  ).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('viewed')))
    .not.toContain(String(longAgo));
  await axeInBothColours(page);
});

test('anybody verifies the chain from its public addresses, and opens an advert’s part of it', async ({
  page,
  request,
}) => {
  const { siteUrl } = currentStack();
  // Other tests change adverts meanwhile: roots and rows of one moment are asked for again.
  let roots: Roots = { roots: [], head: null };
  let rows: Awaited<ReturnType<typeof load>>[1] = new Map();
  await expect(async () => {
    [roots, rows] = await load(siteUrl);
    expect(verify(roots, rows)[0]).toMatch(/^\d+ rows in order, [1-9]\d* days? with a root$/);
  }).toPass();
  const { id } = await carWith(isSecond);
  await page.goto(`/vehicles/${id}`);
  const record = page.getByRole('link', { name: 'this advert’s record' });
  const response = await request.get((await record.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('application/x-ndjson; charset=utf-8');
  const openings: Opening[] = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const leaves = [...rows.values()].flat().map(({ leaf }) => leaf);
  for (const { salt, payload } of openings) expect(leaves).toContain(hashOf(salt, payload));
  const forged = { ...roots, roots: roots.roots.map((one) => ({ ...one, root: '0'.repeat(64) })) };
  expect(() => verify(forged, rows)).toThrow(/is forged/);
});

test('an address of the chain that is none is a 404 with a sentence', async ({ request }) => {
  for (const path of [
    'advert-chain/2026-02-30.ndjson',
    'advert-chain/1999-01-01.ndjson',
    'advert-chain/x',
    'adverts/x',
    'adverts/00000000-0000-4000-8000-000000000000',
  ]) {
    const response = await request.get(`/.well-known/${path}`);
    expect([path, response.status(), await response.text()]).toEqual([
      path,
      404,
      'There is no such part of the chain.\n',
    ]);
  }
});
