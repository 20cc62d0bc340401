import { namedControls } from '../lib/legal/named-controls';
import { accountMenu, newPerson, openAccount, signIn } from './support/people';
import { expect, test } from './support/test';

test('help is filtered while typing @firefox', async ({ page }) => {
  await page.goto('/help');
  const search = page.getByRole('searchbox', { name: 'Search help' });
  await search.fill('log book');
  await expect(page.getByRole('status')).toHaveText(/^\d+ answers? found$/);
  await expect(page.getByRole('heading', { name: 'What is the V5C' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What are MILES?' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Valuations', exact: true })).toBeHidden();
  await search.fill('zeppelin');
  await expect(page.getByText('No topic here answers that.')).toBeVisible();
  await page.getByRole('button', { name: 'Start LiveChat' }).click();
  await expect(page.getByRole('dialog', { name: 'LiveChat' })).toBeVisible();
  await page.keyboard.press('Escape');
  await search.fill('');
  await expect(page.getByRole('heading', { name: 'What are MILES?' })).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL('/help');
});

test('the URL of a help answer opens that answer @noscript', async ({ page }) => {
  await page.goto('/help#outstanding-finance');
  await expect(page.getByText('Hire Purchase Act 1964')).toBeVisible();
  await expect(page.getByText('Hire Purchase Act 1964')).toBeInViewport();
  await expect(page.getByText('Confirmation of Payee')).toBeHidden();
});

test('the FAQ structured data matches the visible help text', async ({ page }) => {
  await page.goto('/help');
  const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = JSON.parse(data ?? '')['@graph'].find(
    (thing: { '@type': string }) => thing['@type'] === 'FAQPage',
  );
  expect(faq.mainEntity.length).toBeGreaterThanOrEqual(30);
  const shown = await page.getByRole('main').evaluate((main) => main.textContent ?? '');
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    expect(shown).toContain(name);
    for (const paragraph of acceptedAnswer.text.split('\n\n')) expect(shown).toContain(paragraph);
  }
});

test('every control named in help and legal texts exists on its page', async ({ page }) => {
  const isOpen = (control: object) => !('signedIn' in control);
  const controls = Object.entries(namedControls);
  for (const [name, control] of controls.filter(([, control]) => isOpen(control))) {
    await page.goto(control.path);
    await expect(page.getByRole(control.role, { name, exact: true }).first(), name).toBeVisible();
  }
  await signIn(page, await openAccount(newPerson()));
  for (const [name, control] of controls.filter(([, control]) => !isOpen(control))) {
    await page.goto(control.path);
    if ('inMenu' in control) await accountMenu(page).click();
    await expect(page.getByRole(control.role, { name, exact: true }).first(), name).toBeVisible();
  }
});

test('help links to the contact page', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('main').getByRole('link', { name: 'Contact Support' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a hostile help search is shown as text; results are no-store and noindex', async ({
  page,
  request,
}) => {
  const text = '"><script>window.attacked=1</script>';
  await page.goto(`/help/search?q=${encodeURIComponent(text)}&q=2`);
  await expect(page.getByText('No topic here answers that.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(`${text} 2`);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  const answer = await request.get(`/help/search?q=${'%F0%9F%9A%97'.repeat(500)}`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect(await answer.text()).toContain('noindex, follow');
});
