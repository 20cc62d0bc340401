import { expect, test } from './support/test';

// Smooth scrolling needs motion that is not reduced.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type Seen = { path: string; top: number };

test('a new page is seen from its top at once, without scrolling up to it', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  await page.evaluate(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const look = () => {
      seen.push({ path: location.pathname, top: Math.round(scrollY) });
      requestAnimationFrame(look);
    };
    look();
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
  const tops = new Set(seen.filter(({ path }) => path === '/terms').map(({ top }) => top));
  // At most one frame may precede the jump.
  expect([...tops].filter((top) => top > 0).length).toBeLessThanOrEqual(1);
});
