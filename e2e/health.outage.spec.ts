import { expect, test } from './support/test';
import { htmlFaults } from './support/valid-html';

test('a process lives without its backend, and is not ready', async ({ request, backend }) => {
  expect((await request.get('/api/health/ready')).status()).toBe(200);
  await backend.refuse();
  const live = await request.get('/api/health/live');
  expect([live.status(), live.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect((await request.get('/api/health/ready', { timeout: 3000 })).status()).toBe(503);
});

test('the health check reports within three seconds whether the backend is available', async ({
  request,
  backend,
}) => {
  const up = await request.get('/api/health');
  expect(up.status()).toBe(200);
  expect(up.headers()['cache-control']).toBe('no-store');
  expect(await up.json()).toEqual({ status: 'ok', backend: 'ok' });
  const head = await request.head('/api/health');
  expect(head.status()).toBe(200);
  expect(await head.text()).toBe('');

  for (const outage of ['refuse', 'hang'] as const) {
    await backend[outage]();
    const down = await request.get('/api/health', { timeout: 3000 });
    expect(down.status(), outage).toBe(503);
    expect(down.headers()['cache-control'], outage).toBe('no-store');
    expect(await down.json(), outage).toEqual({ status: 'unavailable', backend: 'unavailable' });
    expect((await request.head('/api/health', { timeout: 3000 })).status(), outage).toBe(503);
  }
  await backend.answer(500, { message: 'down', code: 'XX000' });
  expect((await request.get('/api/health')).status()).toBe(503);
  await backend.pass();
  expect((await request.get('/api/health')).status()).toBe(200);
});

test('a 503 page has the security headers and valid HTML', async ({
  page,
  request,
  backend,
  allowError,
}) => {
  allowError(/status of 503/);
  await backend.refuse();
  const answer = await request.get('/vehicles?fuel=diesel&page=3');
  expect(answer.status()).toBe(503);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-/),
  });
  expect(await htmlFaults(await answer.text())).toEqual([]);
  // The policy allows its scripts: the browser would report any that it does not.
  await page.goto('/vehicles?fuel=diesel&page=3');
  await expect(page.getByRole('heading', { name: 'Unable to Load Vehicles' })).toBeVisible();
});
