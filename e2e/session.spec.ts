import type { BrowserContext, Page } from '@playwright/test';
import { hiddenFields } from './support/hidden-fields';
import {
  accountMenu,
  fillSignIn,
  mailedPath,
  newPerson,
  openAccount,
  type Person,
  signIn,
} from './support/people';
import { readSession, writeSession } from './support/session-cookie';
import { expect, test } from './support/test';

/** Opens a page that shows a user's e-mail address: the target of a reset link. */
async function openPrivatePage(page: Page, { email }: Person) {
  await page.goto('/auth?tab=reset');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.goto(await mailedPath(email, /password/i));
  await page.getByRole('button', { name: 'Set a New Password' }).click();
  await expect(page.getByRole('main')).toContainText(email);
}

async function logOut(page: Page) {
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
}

const sessionOf = async (context: BrowserContext) => readSession(await context.cookies());

test('session cookies are HttpOnly; the auth hint is initials and an account code', async ({
  page,
  context,
}) => {
  await signIn(page, await openAccount(newPerson('Élodie van den Berg')));
  const cookies = await context.cookies();
  const secrets = cookies.filter(({ name }) => name.startsWith('forecourt-session'));
  expect(secrets.length).toBeGreaterThan(0);
  for (const cookie of secrets) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const mark = cookies.find(({ name }) => name === 'forecourt-user');
  expect(decodeURIComponent(mark?.value ?? '')).toMatch(/^ÉV\.[0-9a-f]{8}$/);
  expect(await page.evaluate(() => document.cookie)).not.toContain('session');
});

test('signing out in one tab updates the other tabs', async ({ page, context }) => {
  const person = await openAccount(newPerson());
  await openPrivatePage(page, person);
  const publicTab = await context.newPage();
  await publicTab.goto('/vehicles');
  await expect(accountMenu(publicTab)).toBeVisible();
  const third = await context.newPage();
  await third.goto('/');
  await logOut(third);
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(person.email);
  await expect(publicTab.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('the back button after sign-out shows no user data', async ({ page }) => {
  const person = await openAccount(newPerson());
  await openPrivatePage(page, person);
  await logOut(page);
  // Each step waits for text that only its page has: goBack and goForward end with the next change of the
  // history, and hydration, which replaces the entry of the page just opened, makes one too.
  const signedOut = page.getByRole('link', { name: 'Ask for a new link' });
  await page.goBack();
  await expect(signedOut).toBeVisible();
  await expect(page.getByText(person.email)).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Featured Vehicles' })).toBeVisible();
  await page.goBack();
  await expect(signedOut).toBeVisible();
  await expect(page.getByText(person.email)).toHaveCount(0);
});

test('cacheable pages set no cookie, whatever session the request has', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, await openAccount(newPerson()));
  const session = await sessionOf(context);
  for (const state of [session, { ...session, expires_at: 1 }, { access_token: 'forged' }]) {
    await writeSession(context, baseURL ?? '', state);
    for (const path of ['/', '/vehicles', '/vehicles?make=BMW', '/evidence', '/help']) {
      const answer = await context.request.get(path);
      expect(answer.headers()['set-cookie'], path).toBeUndefined();
      expect(await answer.text(), path).not.toContain('data-auth="in"');
    }
  }
});

test('an expiring session is renewed for concurrent requests', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, await openAccount(newPerson()));
  const before = await sessionOf(context);
  await writeSession(context, baseURL ?? '', { ...before, expires_at: 1 });
  const answers = await Promise.all(
    [1, 2, 3].map(() => context.request.get('/auth?next=/evidence', { maxRedirects: 0 })),
  );
  for (const answer of answers) {
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toBe('/evidence');
    expect(answer.headers()['set-cookie']).toContain('forecourt-session');
    expect(answer.headers()['cache-control']).toMatch(/private.*no-store/);
  }
  const after = await sessionOf(context);
  expect(after?.refresh_token).not.toBe(before?.refresh_token);
  expect(after?.user.email).toBe(before?.user.email);
});

test('an expired, forged or malformed session counts as signed out', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, await openAccount(newPerson()));
  const session = await sessionOf(context);
  const forged = `${session?.access_token.slice(0, -6)}AAAAAA`;
  for (const broken of [
    { ...session, expires_at: 1, refresh_token: 'unknown' },
    { ...session, access_token: forged },
    { ...session, access_token: 'no token' },
    { access_token: 1 },
    [],
    'text',
    null,
  ]) {
    await writeSession(context, baseURL ?? '', broken);
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  }
  await context.addCookies([
    { name: 'forecourt-session', value: 'base64-%%%', url: baseURL ?? '' },
    { name: 'forecourt-session.0', value: '\u00ff'.normalize(), url: baseURL ?? '' },
  ]);
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('the new-password form keeps its values when the session ends', async ({ page, context }) => {
  const person = await openAccount(newPerson());
  await openPrivatePage(page, person);
  await page.getByLabel('New password', { exact: true }).fill('Another-Secret-3');
  await page.getByLabel('Confirm password', { exact: true }).fill('Another-Secret-3');
  await context.clearCookies({ name: /^forecourt-session/ });
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You have been signed out');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Another-Secret-3');
  // After a sign-in by the old password a new link is needed: the service requires a session from a link.
  const other = await context.newPage();
  await signIn(other, person);
  await other.close();
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
});

test('the header is correct before hydration and causes no layout shift', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED/);
  await signIn(page, await openAccount(newPerson('Grace Hopper')));
  // Typefaces are blocked on both pages, because their late arrival moves letters slightly: the browser takes a loaded
  // one from its memory, past the route.
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) => route.abort());
  await page.goto('/');
  await expect(accountMenu(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden();
  const initials = await page
    .locator('.initials')
    .evaluate((element) => getComputedStyle(element, '::before').content);
  expect(initials).toBe('"GH"');
  await page.unroute(/\/_next\/static\/chunks\/.*\.js/);
  await page.goto('/vehicles');
  await expect(accountMenu(page)).toBeVisible();
  const shifts = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
          type Shift = PerformanceEntry & { sources: Source[] };
          const banner = document.querySelector('header');
          const moved = (list.getEntries() as Shift[]).flatMap(({ sources }) => sources);
          resolve(
            moved
              .filter(({ node }) => banner?.contains(node))
              .map(({ node, previousRect, currentRect }) =>
                [node?.textContent, JSON.stringify([previousRect, currentRect])].join(' '),
              ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );
  expect(shifts).toEqual([]);
});

test('cross-site sign-in and sign-out requests are refused', async ({ page, context }) => {
  await signIn(page, await openAccount(newPerson()));
  const answer = await context.request.post('/auth/sign-out', {
    headers: { Origin: 'https://evil.example' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
  for (const origin of ['null', 'nonsense']) {
    const other = await context.request.post('/auth/sign-out', { headers: { Origin: origin } });
    expect(other.status()).toBe(403);
  }
  await page.goto('/');
  await expect(accountMenu(page)).toBeVisible();

  await context.clearCookies();
  const html = await (await context.request.get('/auth')).text();
  const signIns = await context.request.post('/auth', {
    headers: { Origin: 'https://evil.example' },
    multipart: { ...hiddenFields(html), email: 'a@example.test', password: 'Wrong-1' },
  });
  expect(signIns.status()).toBeGreaterThanOrEqual(400);
});

test('an open page drops the data of one user when another signs in', async ({ page, context }) => {
  const [first, second] = [await openAccount(newPerson()), await openAccount(newPerson('Bob Roe'))];
  await openPrivatePage(page, first);
  const other = await context.newPage();
  await other.goto('/');
  await logOut(other);
  await other.goto('/auth');
  await fillSignIn(other, second);
  await expect(other).toHaveURL('/');
  await page.bringToFront();
  await expect(page.getByText(first.email)).toHaveCount(0);
});

test('auth pages are no-store and noindex', async ({ request }) => {
  for (const path of ['/auth', '/auth?tab=sign-up', '/auth/confirm', '/auth/new-password']) {
    const answer = await request.get(path);
    expect(answer.headers()['cache-control'], path).toContain('no-store');
    expect(await answer.text(), path).toMatch(/<meta name="robots" content="noindex/);
  }
});
