import { signIn } from './support/people';
import {
  openShortlist,
  share,
  sharedPath,
  sharePanel,
  unfoldSharing,
  visitorForm,
} from './support/shortlist';
import { expect, test } from './support/test';

test('without JavaScript a shortlist is shared, answered, renewed and ended', async ({
  browser,
  page,
  baseURL,
}) => {
  const { person, cars } = await openShortlist();
  const [first] = cars;
  await signIn(page, person, '/favourites');
  const old = await share(page);

  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(old);
  await expect(visitor.getByRole('heading', { name: 'Somebody’s shortlist' })).toBeVisible();
  await expect(visitor.getByText('Ring on Monday')).toBeVisible();
  const form = visitorForm(visitor, first);
  await form.yes.click();
  await expect(form.yes).toHaveAttribute('aria-pressed', 'true');
  await form.opener.click();
  await form.name.fill('Sam');
  await form.word.fill('Nice <b>');
  await form.send.click();
  await expect(form.item).toContainText('You: Nice <b>');
  await expect(form.yes).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/favourites');
  await expect(sharePanel(page)).toContainText(/Sam Yes: Nice <b>/);
  await page.getByRole('button', { name: `Delete what Sam says of ${first}` }).click();
  await expect(sharePanel(page)).toContainText('Nobody has answered yet.');
  await unfoldSharing(page);
  await sharePanel(page)
    .getByRole('checkbox', { name: /^Show the notes/ })
    .uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await unfoldSharing(page);
  await page.getByRole('button', { name: 'New address' }).click();
  await page.goto('/favourites');
  const path = await sharedPath(page);
  expect(path).not.toBe(old);

  // The form of the ended address says so, and the page behind it is gone.
  await form.no.click();
  await expect(visitor.getByRole('heading', { name: 'No shortlist here' })).toBeVisible();
  await visitor.goto(path);
  await expect(form.no).toHaveAttribute('aria-pressed', 'false');
  await expect(visitor.getByText('Ring on Monday')).toHaveCount(0);
  await unfoldSharing(page);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(sharePanel(page)).toHaveCount(0);
  expect((await visitor.goto(path))?.status()).toBe(404);
  await context.close();
});
