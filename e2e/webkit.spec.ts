import { test as base, expect } from '@playwright/test';
import { newPerson, openAccount } from './support/people';
import { currentStack } from './support/stack';
import { hasWebKit, openWebKit, type WebKitPage } from './support/webdriver';

interface Engine {
  /** A browser of WebKitGTK, Safari's engine, which takes seconds to start. */
  engine: WebKitPage;
}

/** The engine's page, with no data stored by an earlier test. */
const test = base.extend<{ webkit: WebKitPage }, Engine>({
  engine: [
    async ({ browserName: _ }, use) => {
      const page = await openWebKit(currentStack().siteUrl);
      await use(page);
      await page.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  webkit: async ({ engine }, use) => {
    await use(engine);
    await engine.evaluate('[localStorage, sessionStorage].forEach((storage) => storage.clear())');
  },
});

const ENTER = '\uE007';
/** The first car's name. The driver's own text is not used, because it is empty for truncated lines. */
const firstName = (webkit: WebKitPage) =>
  webkit.evaluate<string>("document.querySelector('main ul > li > article h3')?.textContent ?? ''");

test.describe('in WebKit', () => {
  test.skip(!hasWebKit, 'WebKitGTK, its driver or Xvfb is not installed');
  // The tests run one after the other, in one browser.
  test.describe.configure({ mode: 'default', timeout: 90_000 });

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
