import { documents } from './support/pages';
import { expect, test } from './support/test';

for (const { path, alias, heading } of documents) {
  test(`${path} is an indexable page${alias ? `, which ${alias} serves too` : ''}`, async ({
    request,
    baseURL,
  }) => {
    for (const address of [path, ...(alias ? [alias] : [])]) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(200);
      const html = await answer.text();
      expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
      expect(html).toContain('<meta name="robots" content="index, follow"/>');
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(heading);
    }
  });
}

for (const { path } of documents.filter(({ path }) => path !== '/contact')) {
  test(`the table of contents of ${path} links to its sections @noscript`, async ({ page }) => {
    await page.goto(path);
    const entries = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const hrefs = await entries.evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThanOrEqual(6);
    for (const href of hrefs) await expect(page.locator(`section${href}`)).toHaveCount(1);
    await entries.last().click();
    await expect(page).toHaveURL(`${path}${hrefs.at(-1)}`);
    await expect(page.locator(`section${hrefs.at(-1)}`)).toBeInViewport();
  });
}

test('the privacy, terms and audit pages contain the expected legal wording', async ({ page }) => {
  await page.goto('/privacy');
  const main = page.getByRole('main');
  for (const text of ['is the controller', 'Lawful basis', 'Legitimate interests', 'ICO', 'object'])
    await expect(main).toContainText(text);
  await expect(main.getByText('Last updated')).toContainText('2026');
  await page.goto('/terms');
  for (const text of [
    'Consumer Rights Act 2015',
    '14 days',
    'death or personal injury',
    'not advice',
  ])
    await expect(main).toContainText(text);
  await page.goto('/audit');
  await expect(main).toContainText('None is deployed, and no audit has taken place');
});

test('a printed document omits the header and the table of contents', async ({ page }) => {
  await page.goto('/terms');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'If you sell' })).toBeVisible();
});
