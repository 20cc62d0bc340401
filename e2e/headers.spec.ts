import type { APIResponse } from '@playwright/test';
import { pageAt } from '../lib/pages';
import { firstVehicle, marketingPages, sitePages } from './support/pages';
import { currentStack } from './support/stack';
import { expect, test } from './support/test';

const policyOf = (answer: APIResponse) => answer.headers()['content-security-policy'] ?? '';
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

/** Expects the headers of every response, whichever part of the site sends it. */
function expectHeaders(answer: APIResponse, what: string) {
  expect(answer.headers(), what).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
    'permissions-policy': expect.stringContaining('geolocation=(self)'),
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(answer.headers()['x-powered-by'], what).toBeUndefined();
}

/** Expects the common headers and exactly one policy. */
function expectSafe(answer: APIResponse, what: string) {
  expectHeaders(answer, what);
  const policy = policyOf(answer);
  expect(policy, what).toMatch(/^default-src 'none'/);
  for (const part of ["base-uri 'none'", "frame-ancestors 'none'", 'form-action']) {
    expect(policy, what).toContain(part);
  }
  // Browsers would apply both of two policies, which would block each other's scripts.
  expect(answer.headersArray().filter(({ name }) => /^content-security/i.test(name))).toHaveLength(
    1,
  );
}

/** Expects a policy that names the page's scripts and has no loophole. */
function expectPagePolicy(answer: APIResponse, what: string) {
  expectSafe(answer, what);
  const scripts = directive(policyOf(answer), 'script-src');
  expect(scripts, what).toMatch(/^script-src 'self'( '(sha256|nonce)-[\w+/=-]+')+$/);
  expect(directive(policyOf(answer), 'style-src'), what).not.toContain('unsafe');
}

test('pages have a strict CSP: first hit, cached, 404 and missing vehicle', async ({
  page,
  request,
}) => {
  test.slow();
  const car = await firstVehicle(page);
  const nowhere = `/nowhere-${Date.now()}`;
  const known = ['/', '/vehicles', car, '/favourites', '/evidence', '/contact', ...marketingPages];
  const paths = [...known, nowhere, '/vehicles/none'];
  for (const path of [
    ...paths,
    '/help/search?q=mot',
    '/help-center',
    '/_not-found',
    '/%',
    '/dev/mailbox',
    '/dev/mailbox/none',
  ]) {
    for (const hit of ['first', 'second']) {
      expectPagePolicy(await request.get(path), `${path}, ${hit} hit`);
    }
  }
  expect((await request.get(nowhere)).headers()['x-nextjs-cache']).toBe('HIT');
});

test('pages are cached for at most an hour, or a day with stale-while-revalidate', async ({
  page,
  request,
}) => {
  const cached = sitePages.filter((path) => pageAt(path)?.cache === undefined);
  const paths = [...cached, await firstVehicle(page), '/nowhere', '/%'];
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    const keep = (await request.get(path)).headers()['cache-control'] ?? '';
    const [, seconds, stale] = /^s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(keep) ?? [];
    expect(Number(seconds), `${path}: ${keep}`).toBeLessThanOrEqual(3600);
    expect(Number(seconds) + Number(stale), path).toBeLessThanOrEqual(86_400);
  }
});

test('a cached page and its 304 carry the same CSP as the first response', async ({ request }) => {
  const path = `/vehicles?priceMax=${20_000 + (Date.now() % 1000)}`;
  const [first, second] = [await request.get(path), await request.get(path)];
  expect(first.headers()['x-nextjs-cache']).toBe('MISS');
  expect(second.headers()['x-nextjs-cache']).toBe('HIT');
  expect(policyOf(second)).toBe(policyOf(first));
  const unchanged = await request.get(path, {
    headers: { 'If-None-Match': second.headers().etag ?? '' },
  });
  expect(unchanged.status()).toBe(304);
  expect(policyOf(unchanged)).toBe(policyOf(second));
});

test('a cached page is gzip-compressed only if the client accepts it', async ({ request }) => {
  const path = `/vehicles?priceMax=${30_000 + (Date.now() % 1000)}`;
  const ask = (encoding: string, headers = {}) =>
    request.get(path, { headers: { 'Accept-Encoding': encoding, ...headers } });
  const plain = await ask('identity');
  expect(plain.headers()['content-encoding']).toBeUndefined();
  for (const hit of ['first', 'second']) {
    const answer = await ask('gzip');
    expect(answer.headers(), hit).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('Accept-Encoding'),
      etag: plain.headers().etag,
    });
    expect(await answer.text(), hit).toBe(await plain.text());
  }
  const data = await ask('gzip', { RSC: '1' });
  expect(data.headers()).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'text/x-component',
  });
  expect(await data.text()).not.toContain('<html');
  const { etag = '' } = plain.headers();
  const unchanged = await ask('gzip', { 'If-None-Match': etag });
  expect(unchanged.status()).toBe(304);
});

test('files and API responses allow no scripts and carry the security headers', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? '';
  const answers = {
    script: await request.get(script),
    icon: await request.get('/icon.svg'),
    'picture that is missing': await request.get('/og/none.png'),
    'route handler': await request.get('/robots.txt'),
    'security.txt': await request.get('/.well-known/security.txt'),
    'llms.txt': await request.get('/llms.txt'),
    'icon of the manifest': await request.get('/icon-maskable-512.png'),
    'conversation with nobody': await request.get('/api/chat'),
    'refused message': await request.post('/api/chat', { form: { kind: 'say' } }),
    'empty answer': await request.post('/api/views/none'),
  };
  for (const [what, answer] of Object.entries(answers)) {
    expectSafe(answer, what);
    expect(directive(policyOf(answer), 'script-src'), what).toBe('');
  }
  const others = {
    model: await request.get('/models/suv-bars-five.glb'),
    'data of a page': await request.get('/evidence', { headers: { RSC: '1' } }),
    'unknown action': await request.post('/favourites', { headers: { 'Next-Action': 'none' } }),
    redirect: await request.get('/vehicles?make=', { maxRedirects: 0 }),
    'refused method': await request.put('/contact'),
  };
  for (const [what, answer] of Object.entries(others)) expectHeaders(answer, what);
  // Next gives its own redirects no configured headers.
  const unslashed = await request.get('/vehicles/', { maxRedirects: 0 });
  expect(unslashed.status()).toBe(308);
  expect(unslashed.headers()['x-request-id']).toMatch(/^[\w-]{36}$/);
  const isShared = (answer: APIResponse) => answer.headers()['cross-origin-resource-policy'];
  expect(isShared(answers.icon)).toBe('cross-origin');
  expect(isShared(answers.script)).toBe('same-origin');
});

test('a page whose address holds a token tells it to no other site', async ({ request }) => {
  // An invalid token redirects.
  const referrerPolicyOf = async (path: string) =>
    (await request.get(path, { maxRedirects: 0 })).headers()['referrer-policy'];
  for (const path of [
    '/auth/confirm?token_hash=x&type=email',
    '/appeals/x',
    '/messages/link/x',
    '/messages/unsubscribe/x',
    '/saved-searches/confirm/x',
    '/saved-searches/manage/x',
    '/saved-searches/stop/x',
  ])
    expect(await referrerPolicyOf(path), path).toBe('same-origin');
  expect(await referrerPolicyOf('/shortlist/x')).toBe('strict-origin');
});

test('bad methods, bodies, origins and URLs are refused with 4xx', async ({ request }) => {
  const long = Buffer.alloc(1_100_000);
  const own = { Origin: currentStack().siteUrl };
  const empty = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const answers = [
    [405, await request.fetch('/vehicles', { method: 'TRACE' })],
    [405, await request.fetch('/auth', { method: 'DELETE' })],
    [413, await request.post('/auth', { data: long, headers: { ...own, ...empty } })],
    [400, await request.post('/', { data: '', headers: { ...own, ...empty } })],
    [400, await request.post('/auth', { data: 'garbage', headers: { ...own, ...empty } })],
    [403, await request.post('/auth', { data: 'x', headers: { ...empty, Origin: 'null' } })],
    [
      403,
      await request.post('/auth', {
        data: 'x',
        headers: { ...empty, Origin: 'https://evil.example' },
      }),
    ],
  ] as const;
  for (const [status, answer] of answers) {
    expect(answer.status(), answer.url()).toBe(status);
    expectSafe(answer, `${status}`);
    expect(await answer.text()).toContain('Something went wrong');
  }
  for (const path of [
    '/%E2%80%A8',
    '/x%E2%80%A9y',
    '/_next/image?url=%2Fcars%2Fx.avif&w=640&q=75',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('the CSP blocks scripts injected by the server or in the browser', async ({
  page,
  allowError,
}) => {
  allowError(/Content Security Policy/);
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/violates .*script-src/.test(message.text())) blocked.push(message.text());
  });
  const attack = '<script>window.attacked = 1</script><svg onload="window.attacked = 2"></svg>';
  await page.route('/vehicles', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</body>', `${attack}</body>`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/vehicles');
  await expect.poll(() => blocked.length).toBe(2);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.attacked = 3';
    document.body.append(script);
  });
  await expect.poll(() => blocked.length).toBe(3);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  // The page's own scripts still run.
  await page.getByRole('combobox', { name: 'Fuel type' }).selectOption('diesel');
  await expect(page).toHaveURL('/vehicles?fuel=diesel');
});

test('the mailbox, rendered per request, works under its CSP', async ({ page }) => {
  await page.goto('/dev/mailbox');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Vehicles' })
    .click();
  await expect(page).toHaveURL('/vehicles');
});
