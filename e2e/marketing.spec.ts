import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { apiSamples, curlOf, fetchOf } from '../components/api-docs/api-samples';
import { site } from '../lib/site';
import { untilHydrated } from './support/confirm';
import { firstVehicle, marketingPages } from './support/pages';
import { currentStack } from './support/stack';
import { readPages } from './support/structured-data';
import { expect, test } from './support/test';

/** Marketing pages that are tools or reference. */
const WITHOUT_QUESTIONS: readonly string[] = ['/api-docs', '/check-advert'];

/** The gzip bytes of JavaScript that an empty page of this Next version loads first, plus a fifth. */
const SCRIPT_LIMIT = 135_000 * 1.2;

test('marketing pages have structured data and their own social image', async ({
  page,
  baseURL,
}) => {
  const said = await readPages(page, [...marketingPages]);
  said.forEach(({ things, head, heading }, index) => {
    const path = marketingPages[index];
    expect(things.BreadcrumbList, path).toBeDefined();
    expect(things.FAQPage !== undefined, path).toBe(!WITHOUT_QUESTIONS.includes(path ?? ''));
    expect(head['og:image'], path).toBe(`${baseURL}/og${path}.png`);
    expect(heading.length, path).toBeGreaterThan(10);
  });
});

test('the visible questions match the FAQ structured data', async ({ page }) => {
  for (const path of marketingPages.filter((one) => !WITHOUT_QUESTIONS.includes(one))) {
    await page.goto(path);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const faq = JSON.parse(data ?? '')['@graph'].at(-1).mainEntity as { name: string }[];
    const shown = await page.locator('main details h3').allTextContents();
    expect(shown, path).toEqual(faq.map(({ name }) => name));
  }
});

test('the guide is an accordion of four questions, opened by keyboard @firefox', async ({
  page,
}) => {
  await page.goto('/blockchain-guide');
  const questions = page.locator('main details');
  await expect(questions).toHaveCount(4);
  await page.getByText('What is a vehicle NFT title?').focus();
  await expect(page.getByText('Selling the token does not sell the car')).toBeHidden();
  await questions.nth(1).locator('summary').press('Enter');
  await expect(page.getByText('Selling the token does not sell the car')).toBeVisible();
});

test('registries without a key are shown as answered by the stand-in', async ({ page }) => {
  await page.goto('/dvla-integration');
  await expect(page.getByText(/^Last answer: \d/)).toHaveCount(2);
  await expect(page.getByText('every answer is made up')).toHaveCount(2);
  await expect(
    page.getByRole('link', { name: 'Check the MOT history of a vehicle' }),
  ).toHaveAttribute('href', 'https://www.gov.uk/check-mot-history');
});

/** Runs a module's code, as copied from a page. */
const run = (code: string) =>
  import(`data:text/javascript,${encodeURIComponent(`${code} export { response, data };`)}`);

test('each sample call of the API page returns the documented status', async ({ page }) => {
  const { backendUrl, publishableKey } = currentStack();
  Object.assign(process.env, {
    SUPABASE_URL: backendUrl,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
  });
  const vehicle = (await firstVehicle(page)).split('/').at(-1) ?? '';
  await page.goto('/api-docs');
  for (const sample of apiSamples.filter(({ kind }) => kind !== 'GraphQL')) {
    await expect(page.getByText(curlOf(sample), { exact: true })).toBeVisible();
    const call = page.getByRole('article', { name: sample.title, exact: true });
    await call.getByRole('tab', { name: 'curl' }).press('ArrowRight');
    const code = call.getByRole('tabpanel', { name: 'JavaScript' });
    await expect(code).toHaveText(fetchOf(sample));
    const { response, data } = await run(fetchOf(sample).replace('VEHICLE_ID', vehicle));
    expect(response.status).toBe(sample.response.status);
    if (sample.response.status === 200) expect(data.length).toBeGreaterThan(0);
    else expect(data.code).toBe('42501');
    // All samples share the choice of a language.
    await call.getByRole('tab', { name: 'JavaScript' }).press('ArrowLeft');
  }
});

test('the call that a visitor puts together is answered', async ({ page, request }) => {
  const { backendUrl, publishableKey } = currentStack();
  await page.goto('/api-docs');
  await untilHydrated(page);
  const built = page.getByRole('region', { name: 'Choose, and the call changes' });
  await built.getByRole('combobox', { name: 'fuel_type' }).selectOption('diesel');
  await built.getByRole('slider', { name: 'price' }).press('ArrowRight');
  const code = (await built.locator('code').textContent()) ?? '';
  expect(code).toContain('&fuel_type=eq.diesel&price=lte.13000&');
  const [, path = ''] = /SUPABASE_URL(\/[^"]+)"/.exec(code) ?? [];
  const response = await request.get(backendUrl + path, { headers: { apikey: publishableKey } });
  expect(response.status()).toBe(200);
  for (const { price } of await response.json()) expect(price).toBeLessThanOrEqual(13_000);
});

test('the API page states that GraphQL needs hosted Supabase', async ({ page }) => {
  await page.goto('/api-docs');
  const graphql = page.getByRole('region', { name: 'GraphQL' });
  await expect(graphql).toContainText('Hosted Supabase only');
  await expect(graphql).toContainText('/graphql/v1');
});

for (const path of marketingPages) {
  test(`${path} stays within the JavaScript budget`, async ({ page }) => {
    const scripts: Response[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'script') scripts.push(answer);
    });
    await page.goto(path);
    const bodies = await Promise.all(scripts.map((answer) => answer.body()));
    const total = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThan(SCRIPT_LIMIT);
  });
}

test('the footer has all links in their groups', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const groups = {
    Platform: {
      'AI Valuation': '/ai-valuation',
      'Finance calculator': '/finance',
      'Check an advert': '/check-advert',
      'AR Showroom': '/ar-showroom',
      'NFT Titles': '/vehicles',
      'Smart Escrow': '/web3-trading',
      MILES: '/web3-trading',
    },
    Support: {
      'Help Center': '/help',
      'Contact Us': '/contact',
      'DVLA Integration': '/dvla-integration',
      'Blockchain Guide': '/blockchain-guide',
      'API Documentation': '/api-docs',
    },
    Legal: {
      'Privacy Policy': '/privacy',
      'Terms of Service': '/terms',
      'Cookie Policy': '/cookies',
      'Smart Contract Audit': '/audit',
    },
  };
  for (const [group, links] of Object.entries(groups)) {
    const nav = footer.getByRole('navigation', { name: group });
    await expect(nav.getByRole('link')).toHaveCount(Object.keys(links).length);
    for (const [name, href] of Object.entries(links)) {
      await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
  }
  for (const [name, scheme] of [
    [site.email, 'mailto:'],
    [site.phone, 'tel:'],
  ] as const) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', scheme + name.replaceAll(' ', ''));
  }
  await expect(footer.getByRole('link', { name: 'Join Beta Program' })).toHaveAttribute(
    'href',
    '/auth',
  );
});

test('the figures of the marketing pages answer the keyboard', async ({ page }) => {
  const open = async (path: string) => {
    await page.goto(path);
    await untilHydrated(page);
  };
  const move = (name: string, key: string) => page.getByRole('slider', { name }).press(key);

  await open('/ai-valuation');
  await move('Miles driven', 'End');
  await expect(page.getByText(/^£[\d,]+ less than as described$/)).toBeVisible();

  await open('/ar-showroom');
  await move('Length of the garage', 'Home');
  await expect(page.getByText('In a garage of 4,200 mm: 310 mm too short.')).toBeAttached();

  await open('/dvla-integration');
  await expect(page.getByText(/^The listing gives 13,870 miles fewer/).last()).toBeVisible();
  await move('Miles in the advert', 'End');
  await expect(page.getByText(/^More than 60,000 miles a year/).last()).toBeVisible();

  await open('/blockchain-guide');
  await move('Change the second entry', 'Home');
  await expect(
    page.getByText('The third entry names e400, and the second is now d9a0'),
  ).toBeVisible();
  await move('Change the second entry', 'End');
  await expect(page.getByText('The third entry names')).toHaveCount(0);
});
