import { marketingPages } from './support/pages';
import { expect, test } from './support/test';

// The check of an advert is a form with little text of its own.
for (const path of marketingPages.filter((one) => one !== '/check-advert')) {
  test(`${path} is readable and its questions open without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(1500);
    for (const question of await page.locator('main details').all()) {
      if ((await question.getAttribute('open')) === null) await question.locator('summary').click();
      await expect(question.locator('p').first()).toBeVisible();
    }
  });
}

test('the showroom tabs work without JavaScript, by mouse and by arrow keys', async ({ page }) => {
  await page.goto('/');
  const showroom = page.locator('#showroom');
  const link = (name: string) => showroom.getByRole('link', { name: `Try the ${name}` });
  await expect(link('AR Viewer')).toBeVisible();
  await expect(link('AI Inspection')).toBeHidden();
  await showroom.getByText('AI Inspection', { exact: true }).first().click();
  await expect(link('AI Inspection')).toBeVisible();
  await expect(link('AR Viewer')).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(link('Virtual Test Drive')).toBeVisible();
  await link('Virtual Test Drive').click();
  await expect(page).toHaveURL('/ar-showroom?body=hatchback&tool=virtual-test-drive');
});

test('the figures of the marketing pages stand still without JavaScript, and without sliders', async ({
  page,
}) => {
  for (const [path, text] of [
    ['/ai-valuation', 'Value by year and miles'],
    ['/ar-showroom', '490 mm left over'],
    ['/dvla-integration', /^The listing gives 13,870 miles fewer/],
    ['/blockchain-guide', 'Sold at 31,000 miles'],
    ['/api-docs', /fuel_type=eq\.petrol&price=lte\.12000/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text).last(), path).toBeVisible();
    await expect(page.locator('input[type="range"]:visible'), path).toHaveCount(0);
  }
});
