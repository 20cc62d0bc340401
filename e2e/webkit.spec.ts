import { test as base, expect } from '@playwright/test';
import { newPerson, openAccount } from './support/people';
import { currentStack } from './support/stack';
import { hasWebKit, openWebKit, type WebKitPage } from './support/webdriver';

/** A page of WebKitGTK, Safari's engine; skipped where this machine lacks it or its driver. */
const test = base.extend<{ webkit: WebKitPage }>({
  webkit: async ({ browserName: _ }, use, { skip }) => {
    skip(!hasWebKit, 'WebKitGTK, its driver or Xvfb is not installed');
    const page = await openWebKit(currentStack().siteUrl);
    await use(page);
    await page.close();
  },
});

const ENTER = '\uE007';
/** The first car's name. Not by the driver's own text, which is empty where a line may be cut. */
const firstName = (webkit: WebKitPage) =>
  webkit.evaluate<string>("document.querySelector('main ul > li > article h3')?.textContent ?? ''");

test.describe('in WebKit', () => {
  test.describe.configure({ timeout: 90_000 });

  test('the home page search opens the filtered list', async ({ webkit }) => {
    await webkit.goto('/');
    await webkit.type('main search input[name="search"]', `golf${ENTER}`);
    await expect.poll(webkit.path).toBe('/vehicles?search=golf');
    await expect.poll(() => firstName(webkit)).toContain('Golf');
  });

  test('the make dropdown filters the list', async ({ webkit }) => {
    await webkit.goto('/vehicles');
    await webkit.click('#make option[value="BMW"]');
    await expect.poll(webkit.path).toBe('/vehicles?make=BMW');
    await expect.poll(() => firstName(webkit)).toContain('BMW');
  });

  test('a device favourite is listed', async ({ webkit }) => {
    await webkit.goto('/vehicles');
    const name = await firstName(webkit);
    expect(name).not.toBe('');
    await webkit.click('main ul > li > article button[aria-pressed="false"]');
    await webkit.goto('/favourites');
    await expect.poll(() => firstName(webkit)).toBe(name);
  });

  test('help is filtered while typing', async ({ webkit }) => {
    await webkit.goto('/help');
    await webkit.type('input[type="search"]', 'log book');
    await expect.poll(() => webkit.text('[role="status"]')).toMatch(/^\d+ answers? found$/);
  });

  test('a user signs in and is redirected to the profile', async ({ webkit }) => {
    const { email, password } = await openAccount(newPerson('Ada Lovelace'));
    await webkit.goto('/auth?next=/profile');
    await webkit.type('main input[name="email"]', email);
    await webkit.type('main input[name="password"]', `${password}${ENTER}`);
    await expect.poll(webkit.path).toBe('/profile');
    expect(await webkit.evaluate('document.querySelector("[name=fullName]").value')).toBe(
      'Ada Lovelace',
    );
  });
});
