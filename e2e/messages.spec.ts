import { authPath } from '../lib/paths';
import { confirm, untilHydrated } from './support/confirm';
import {
  comeBack,
  conversation,
  mailedPath,
  openSeller,
  startConversation,
  startGuestConversation,
  writeAs,
} from './support/conversations';
import { newPerson, openAccount, signIn } from './support/people';
import { withDatabase } from './support/staff';
import { axeInBothColours, expect, test } from './support/test';

const inHeader = { name: /^Messages/ };

test('a message and its reply arrive without reload, once each, and are counted until read', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { id, buyer, seller } = await startConversation();
  await signIn(page, seller.person, '/profile');
  const count = page.getByRole('banner').getByRole('link', inHeader);
  await expect(count).toHaveAccessibleName('Messages (1 unread)');
  await page.goto('/messages');
  await expect(page).toHaveURL(`/messages/${id}`);
  await axeInBothColours(page);
  const row = page
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: /Ada Lovelace/ });
  await expect(row).toContainText('Is it still for sale?');
  await writeAs(buyer, id, 'Hello?');
  await comeBack(page);
  await expect(row).toContainText('Hello?');
  await row.click();
  const mine = conversation(page);
  await expect(mine.said('Is it still for sale?')).toBeVisible();
  await expect(count).toHaveAccessibleName('Messages');

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await signIn(other, buyer, `/messages/${id}`);
  const theirs = conversation(other);
  await theirs.field.fill('Half a quest');
  await mine.field.fill('It is, come and see it.');
  await mine.send.dblclick();
  await expect(mine.said('It is, come and see it.')).toBeVisible();
  await expect(mine.field).toHaveValue('');
  await comeBack(other);
  await expect(theirs.said('It is, come and see it.')).toBeVisible();
  await expect(other.getByRole('navigation', { name: 'Conversations' })).toContainText(
    'It is, come and see it.',
  );
  await expect(theirs.field).toBeFocused();
  await expect(theirs.field).toHaveValue('Half a quest');
  await theirs.field.press('Control+Enter');
  // This message arrives by polling.
  await expect(mine.said('Half a quest')).toBeVisible();
  await expect(mine.said('It is, come and see it.')).toHaveCount(1);
  await axeInBothColours(page);
  const rows = await withDatabase(
    (sql) => sql`select id from enquiry_messages where enquiry_id = ${id} and sender = 'seller'`,
  );
  expect(rows).toHaveLength(1);
  await context.close();
});

test('the newest conversation opens where it has room beside the list, in the frame of the account', async ({
  page,
}) => {
  const { id, seller } = await startConversation();
  await page.setViewportSize({ width: 767, height: 900 });
  await signIn(page, seller.person, '/messages');
  const list = page.getByRole('navigation', { name: 'Conversations' });
  const back = page.getByRole('link', { name: 'Back to messages' });
  await expect(list).toBeVisible();
  await untilHydrated(page);
  await expect(page).toHaveURL('/messages');
  await axeInBothColours(page);
  await list.getByRole('link').click();
  await back.click();
  await expect(page).toHaveURL('/messages');

  await page.setViewportSize({ width: 768, height: 1024 });
  await page.reload();
  await expect(page).toHaveURL(`/messages/${id}`);
  await expect(list).toBeVisible();
  await expect(conversation(page).said('Is it still for sale?')).toBeVisible();
  await expect(back).toBeHidden();
  const pages = page.getByRole('navigation', { name: 'Your pages' });
  await expect(pages.getByRole('link', { name: 'Messages' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a blocked conversation refuses a reply, keeps its text, and is open again when unblocked', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, buyer, seller } = await startConversation();
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await signIn(other, buyer, `/messages/${id}`);
  const theirs = conversation(other);
  await theirs.field.fill('Please answer');

  await signIn(page, seller.person, `/messages/${id}`);
  await untilHydrated(page);
  const { menu, field } = conversation(page);
  await menu.click();
  await page.getByRole('textbox', { name: /What happened/ }).fill('Rude.');
  await page.getByRole('button', { name: 'Report Ada Lovelace' }).click();
  await expect(page.getByText('You have reported Ada Lovelace.')).toBeFocused();
  await page.getByRole('button', { name: 'Block Ada Lovelace' }).click();
  await confirm(page, 'Block');
  await expect(page.getByText('You have blocked this conversation.')).toBeVisible();
  await expect(field).toBeHidden();

  await comeBack(other);
  await expect(other.getByText('This conversation is closed: you can read it')).toBeVisible();
  await theirs.send.click();
  await expect(other.getByRole('main').getByRole('alert')).toContainText(
    'one of you has blocked it',
  );
  await expect(theirs.field).toHaveValue('Please answer');

  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(field).toBeVisible();
  await theirs.send.click();
  await expect(theirs.field).toHaveValue('');
  await comeBack(page);
  await expect(conversation(page).said('Please answer')).toBeVisible();
  await context.close();
});

test('a link of a new account is held back; a seller keeps, uses and deletes a reply', async ({
  page,
}) => {
  const { id, buyer, seller } = await startConversation();
  await writeAs(buyer, id, 'Look at www.cheap-cars.com');
  await writeAs(buyer, id, 'My courier will collect it.');
  await signIn(page, buyer, `/messages/${id}`);
  await expect(page.getByRole('log')).toContainText(
    `Held back: it contains a link. ${seller.name} does not see it`,
  );
  await expect(page.getByRole('log')).toContainText('www.cheap-cars.com');

  // A page left open would still count its messages, without a session.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await signIn(page, seller.person, `/messages/${id}`);
  const { log, said, field, send } = conversation(page);
  await expect(log).toContainText('This message is held back because it contains a link.');
  await expect(log).toContainText('Be careful with anybody who sends links');
  await expect(log).toContainText('Meet, see the car, then pay.');
  await expect(log).not.toContainText('cheap-cars');

  await field.fill('It is, and it has two keys.');
  await send.click();
  await said('It is, and it has two keys.').hover();
  const keep = 'Keep as a saved reply: It is, and it has two keys.';
  await page.getByRole('button', { name: keep, exact: true }).click();
  await expect(field).toBeFocused();
  await page.locator('summary', { hasText: 'Saved replies (1)' }).click();
  await page.getByRole('link', { name: 'Insert: It is, and it has two keys.' }).click();
  await expect(field).toHaveValue('It is, and it has two keys.');
  await page.locator('summary', { hasText: 'Saved replies (1)' }).click();
  await page.getByRole('button', { name: /^Delete saved reply/ }).click();
  await expect(page.locator('summary', { hasText: 'Saved replies' })).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('another person’s, a forged and a deleted conversation are a 404', async ({
  page,
  request,
  allowError,
}) => {
  allowError(/status of 40[14]/);
  const { id, seller } = await startConversation();
  const link = mailedPath(id, 'buyer');
  expect((await request.get(`/api/messages/${id}`)).status()).toBe(401);
  expect((await request.get('/api/messages/unread')).status()).toBe(204);
  const stranger = await openAccount(newPerson());
  await signIn(page, stranger);
  for (const path of [`/messages/${id}`, '/messages/nonsense', `${link.slice(0, -2)}xx`])
    expect((await page.goto(path))?.status(), path).toBe(404);
  for (const forged of [id, `${link.split('/').at(-1)?.slice(0, -2)}xx`]) {
    const response = await page.request.get(`/api/messages/${forged}`);
    expect(response.status(), forged).toBe(404);
    expect(response.headers()['cache-control']).toContain('no-store');
  }
  await page.context().clearCookies();
  // It must be the seller's own count: the previous page may read once more before it is left.
  const counted = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/api/messages/unread') &&
      response.status() === 200 &&
      (await response.json()).changed !== null,
  );
  await signIn(page, seller.person, `/messages/${id}`);
  await counted;
  await expect(conversation(page).field).toBeVisible();
  // The list of conversations requests it without a version, within its next two reads.
  const listNoticed = page.waitForResponse(`**/api/messages/${id}`, { timeout: 22_000 });
  await withDatabase((sql) => sql`delete from enquiries where id = ${id}`);
  await comeBack(page);
  const deleted = page.getByText('This conversation has been deleted.');
  await expect(deleted).toBeVisible();
  expect((await listNoticed).status()).toBe(404);
  await expect(deleted).toBeVisible();
  expect((await page.goto(link))?.status()).toBe(404);
});

test('a mailed link confirms a message and opens its conversation without an account', async ({
  page,
}) => {
  const { vehicle } = await openSeller();
  await page.goto(await startGuestConversation(vehicle, 'Does it have two keys?'));
  await axeInBothColours(page);
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  const { said, field, send } = conversation(page);
  await expect(said('Does it have two keys?')).toBeVisible();
  await field.fill('And a spare wheel?');
  await send.click();
  await expect(said('And a spare wheel?')).toHaveCount(1);
  await axeInBothColours(page);
});

test('a reply survives a lost network, a text that is too long and the end of the session', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 401/);
  const { id, buyer } = await startConversation();
  await signIn(page, buyer, `/messages/${id}`);
  await untilHydrated(page);
  const { said, field, send } = conversation(page);
  const alert = page.getByRole('main').getByRole('alert');
  await page.context().setOffline(true);
  await field.fill('I can come today.');
  await send.click();
  await expect(alert).toContainText('Network connection failed');
  await expect(field).toHaveValue('I can come today.');
  await page.context().setOffline(false);
  await send.click();
  await expect(said('I can come today.')).toHaveCount(1);
  await expect(field).toHaveValue('');
  // The reply renders the list again, which without a session would redirect to the sign-in.
  const list = page.getByRole('navigation', { name: 'Conversations' });
  await expect(list).toContainText('You: I can come today.');

  // This text is longer than any request may be.
  const long = 'x'.repeat(3_000_000);
  await field.fill(long);
  await send.click();
  await expect(field).toHaveAccessibleDescription(/at most 4,000 characters/);
  await expect(field).toHaveValue(long);

  await field.fill('Are you there?');
  await page.context().clearCookies({ name: /^forecourt-session/ });
  await expect(page.getByText('Sign in to see new messages')).toBeVisible();
  await send.click();
  await expect(alert).toContainText('You have been signed out');
  await expect(alert.getByRole('link', { name: 'Sign in (in a new tab)' })).toHaveAttribute(
    'href',
    authPath('sign-in', new URL(page.url()).pathname),
  );
  await expect(field).toHaveValue('Are you there?');
});
