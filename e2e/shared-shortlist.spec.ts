import { randomUUID } from 'node:crypto';
import { storedItem } from '../lib/legal/storage';
import { savedCars } from './support/pages';
import { signIn } from './support/people';
import {
  openShortlist,
  share,
  sharedPath,
  sharePanel,
  unfoldSharing,
  visitorForm,
} from './support/shortlist';
import { axe, axeInBothColours, expect, test } from './support/test';
import { expectToast } from './support/toast';
import { waitForScripts } from './support/wait-for-scripts';

test('two people: one shares a shortlist, the other answers without an account', async ({
  browser,
  page,
  baseURL,
}) => {
  test.slow();
  const { person, cars } = await openShortlist();
  const [first, second] = cars;
  await signIn(page, person, '/favourites');
  await axe(page);
  const path = await share(page, { showName: true });
  await expect(sharePanel(page)).toContainText('Nobody has answered yet.');
  await axeInBothColours(page);

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await waitForScripts(context);
  const visitor = await context.newPage();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: 'Ada’s shortlist' })).toBeVisible();
  await expect(visitor.getByText('Ring on Monday')).toBeVisible();
  await expect(visitor.getByText('Mine alone')).toHaveCount(0);
  await expect(visitor.locator('body')).not.toContainText('Lovelace');
  expect(await context.cookies()).toEqual([]);

  const one = visitorForm(visitor, first);
  await one.yes.click();
  await expect(one.yes).toHaveAttribute('aria-pressed', 'true');
  await one.no.click();
  await expect(one.no).toHaveAttribute('aria-pressed', 'true');
  await expect(one.yes).toHaveAttribute('aria-pressed', 'false');
  await one.opener.click();
  await one.word.fill('Too small for the dog');
  await one.name.fill('Sam');
  await one.send.click();
  await expect(one.item).toContainText('You: Too small for the dog');
  const other = visitorForm(visitor, second);
  await other.yes.click();
  await expect(other.yes).toHaveAttribute('aria-pressed', 'true');
  await axeInBothColours(visitor);
  for (const { name } of await context.cookies())
    expect(storedItem('Cookie', name), name).toBeDefined();
  await visitor.reload();
  await expect(one.no).toHaveAttribute('aria-pressed', 'true');
  await expect(one.item).toContainText('You: Too small for the dog');

  await page.reload();
  await expect(sharePanel(page)).toContainText(/Sam No: Too small for the dog/);
  await expect(sharePanel(page)).toContainText(/Sam Yes/);
  await axe(page);
  await page.getByRole('button', { name: `Delete what Sam says of ${first}` }).click();
  await expectToast(page, 'Reaction deleted');
  await expect(sharePanel(page)).not.toContainText('Too small');
  await visitor.reload();
  await expect(one.no).toHaveAttribute('aria-pressed', 'false');
  await context.close();

  await unfoldSharing(page);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('what others said is deleted');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(sharePanel(page)).toContainText(/Sam Yes/);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await question.getByRole('button', { name: 'Stop and delete' }).click();
  await expectToast(page, 'No longer shared');
});

test('the secret address is in no referrer, no search engine and no cache', async ({ page }) => {
  const { person } = await openShortlist();
  await signIn(page, person, '/favourites');
  const path = await share(page);
  const token = path.split('/').at(-1) ?? '';
  const response = await page.request.get(path);
  expect(response.headers()).toMatchObject({
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': expect.stringContaining('no-store'),
  });
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).not.toContain(token);

  await page.goto(path);
  const told: string[] = [];
  page.on('request', (request) => {
    const isItself = new URL(request.url()).pathname === path;
    told.push(request.headers().referer ?? '', isItself ? '' : request.url());
    if (!isItself) told.push(request.postData() ?? '');
  });
  await savedCars(page).first().click();
  await expect(page).toHaveURL(/\/vehicles\/[\w-]{36}$/);
  await page.reload();
  expect(told.length).toBeGreaterThan(3);
  expect(told.filter((text) => text.includes(token))).toEqual([]);
});

test('on a phone the panel of a shared shortlist leaves half of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { person } = await openShortlist();
  await signIn(page, person, '/favourites');
  await share(page);
  expect((await sharePanel(page).boundingBox())?.height).toBeLessThan(422);
  await unfoldSharing(page);
  await axe(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

test('two tabs: an address is renewed once and ends, and so does sharing', async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  test.slow();
  const { person, cars } = await openShortlist();
  const [first, second] = cars;
  await signIn(page, person, '/favourites');
  const old = await share(page);
  const tab = await context.newPage();
  await tab.goto('/favourites');
  expect(await sharedPath(tab)).toBe(old);
  for (const opened of [page, tab]) await unfoldSharing(opened);

  await page.getByRole('button', { name: 'New address' }).click();
  await expectToast(page, 'New address made');
  await expect.poll(() => sharedPath(page)).not.toBe(old);
  const path = await sharedPath(page);
  await tab.getByRole('button', { name: 'New address' }).click();
  await expectToast(tab, 'Address renewed before');
  await expect.poll(() => sharedPath(tab)).toBe(path);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await waitForScripts(elsewhere);
  const visitor = await elsewhere.newPage();
  expect((await visitor.goto(old))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'No shortlist here' })).toBeVisible();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: 'Somebody’s shortlist' })).toBeVisible();
  await expect(savedCars(visitor)).toHaveCount(2);

  await page
    .getByRole('main')
    .getByRole('button', { name: `Favourite: ${second}` })
    .click();
  await expect(page.getByText('1 vehicle saved')).toBeVisible();
  await expect
    .poll(async () => {
      await visitor.reload();
      return savedCars(visitor).count();
    })
    .toBe(1);

  await tab.getByRole('button', { name: 'Stop sharing' }).click();
  await expectToast(tab, 'No longer shared');
  await expect(sharePanel(tab)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Sharing was stopped in another tab');
  await visitorForm(visitor, first).yes.click();
  await expectToast(visitor, 'Not sent');
  await visitor.goto('/');
  await visitor.goBack();
  await expect(visitor.getByRole('heading', { name: 'No shortlist here' })).toBeVisible();
  await elsewhere.close();
});

test('an address that never was says the same as one that has ended', async ({ request }) => {
  const unknown = [
    'x',
    randomUUID(),
    `${randomUUID()}.${'x'.repeat(43)}`,
    'x'.repeat(8000),
    '..%2f..%2fetc',
    "';drop table favourites;--",
  ];
  for (const token of unknown) {
    const response = await request.get(`/shortlist/${token}`);
    expect(response.status(), token.slice(0, 60)).toBe(404);
    expect(await response.text(), token.slice(0, 60)).toMatch(/No shortlist here|Page not found/i);
  }
});
