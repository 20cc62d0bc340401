import { axe, expect, test } from './support/test';

test('an unknown URL is a 404 page with noindex and a link to the home page', async ({
  page,
  request,
  allowError,
}) => {
  allowError(/status of 404/);
  for (const path of ['/nowhere', '/vehicles/browse', '/a/b/c?d=e', '/%', '/x%E0%A4%A', '/a%0ab']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toMatch(/<meta name="robots" content="noindex/);
  }
  for (const [path, description, expected] of [
    ['/nowhere', /no page/, 'noindex, nofollow'],
    ['/vehicles/00000000-0000-4000-8000-000000000000', /no longer, for sale/, 'noindex'],
  ] as const) {
    const html = await (await request.get(path)).text();
    // Next writes each tag twice when it renders a stale cached 404 again: the layout's before the page's.
    const all = (name: string) =>
      [...html.matchAll(new RegExp(`<meta name="${name}" content="([^"]*)"`, 'g'))].map(
        ([, value]) => value,
      );
    expect(new Set(all('robots')), path).toEqual(new Set([expected]));
    expect(all('description').at(-1), path).toMatch(description);
  }
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await axe(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('a client-side crash shows the error screen with Try Again and Refresh Page', async ({
  page,
  allowError,
}) => {
  allowError(/./);
  // Every heart checks whether its car is a favourite: this failure stands for any crash.
  await page.addInitScript(() => {
    const { includes } = Array.prototype;
    Array.prototype.includes = function (item, ...rest) {
      if (typeof item === 'string' && item.length === 36) throw new Error('crash');
      return includes.call(this, item, ...rest);
    };
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByText('Refresh Page')).toBeVisible();
});
