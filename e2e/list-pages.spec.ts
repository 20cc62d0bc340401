import { cards } from './support/pages';
import { expect, test } from './support/test';

test('a page beyond the last leads to the last one', async ({ page, request }) => {
  await page.goto('/vehicles?make=Ford&page=99999');
  await expect(page).toHaveURL(/\/vehicles\?make=Ford&page=\d\d?$/);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText('Next')).not.toHaveAttribute('href', /./);
  const last = page.url().replace(/^.*(?=\/vehicles)/, '');
  // This search is too long to be applied; the list shows it.
  const long = Array(25).fill('golf').join('+');
  // The second response comes from the cache.
  for (const hit of ['first', 'second'])
    for (const [asked, target] of [
      ['/vehicles?make=Ford&page=100000', last],
      ['/vehicles?search=qwrtzx&page=2', '/vehicles?search=qwrtzx'],
      ['/vehicles?make=Nonesuch&page=3', '/vehicles?make=Nonesuch'],
      [`/vehicles?search=${long}&make=Nonesuch&page=3`, `/vehicles?search=${long}&make=Nonesuch`],
    ] as const) {
      const response = await request.get(asked, { maxRedirects: 0 });
      expect([response.status(), response.headers().location], `${hit} ${asked}`).toEqual([
        307,
        target,
      ]);
    }
});

test('a link to a page that is there no more leads to the last one', async ({ page }) => {
  await page.goto('/vehicles?make=Ford');
  const heading = page.getByRole('heading', { name: /vehicles found$/ });
  await expect(heading).toBeVisible();
  const found = (await heading.textContent()) ?? '';
  // No link of the site leads beyond the last page, unless the list has become shorter.
  await page.evaluate(() => {
    document.documentElement.dataset.document = 'the same';
    const { next } = window as unknown as { next: { router: { push(path: string): void } } };
    next.router.push('/vehicles?make=Ford&page=5000');
  });
  await expect(page).toHaveURL(/\/vehicles\?make=Ford&page=\d\d?$/);
  await expect(page.getByRole('link', { name: /^Page \d+$/ }).last()).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { name: found })).toBeVisible();
  await expect(page.locator('html'), 'without a page load').toHaveAttribute(
    'data-document',
    'the same',
  );
  await page.goBack();
  await expect(page).toHaveURL('/vehicles?make=Ford');
});
