import {
  conversation,
  mailedPath,
  openSeller,
  startGuestConversation,
} from './support/conversations';
import { fillSignIn } from './support/people';
import { withDatabase } from './support/staff';
import { expect, test } from './support/test';

test('without JavaScript a mailed link confirms a message, and both sides write and block', async ({
  page,
  browser,
  baseURL,
}) => {
  const seller = await openSeller();
  const link = await startGuestConversation(seller.vehicle, 'Does it have two keys?');
  await page.goto(link);
  await expect(page.getByText('Does it have two keys?')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  const mine = conversation(page);
  await expect(mine.said('Does it have two keys?')).toBeVisible();
  await mine.field.fill('And a spare wheel?');
  await mine.send.click();
  await expect(mine.said('And a spare wheel?')).toBeVisible();
  await expect(mine.field).toHaveValue('');

  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const other = await context.newPage();
  await other.goto('/messages');
  await fillSignIn(other, seller.person);
  await other.getByRole('link', { name: /Grace Hopper.*2 unread/ }).click();
  const theirs = conversation(other);
  await theirs.field.fill('Both, yes.');
  await theirs.send.click();
  const keep = other.getByRole('button', { name: 'Keep as a saved reply: Both, yes.' });
  await withDatabase(
    (sql) => sql`
      insert into saved_replies (user_id, body)
      select id, 'Reply ' || n from auth.users, generate_series(1, 20) n
      where email = ${seller.person.email}`,
  );
  await keep.click();
  await expect(other.getByRole('alert')).toContainText('You have 20 saved replies');
  await withDatabase((sql) => sql`delete from saved_replies where body like 'Reply %'`);
  await keep.click();
  await other.locator('summary', { hasText: 'Saved replies (1)' }).click();
  await other.getByRole('link', { name: 'Insert: Both, yes.' }).click();
  await expect(theirs.field).toHaveValue('Both, yes.');
  await theirs.menu.click();
  await other.getByRole('button', { name: 'Block Grace Hopper' }).click();
  await expect(other.getByText('You have blocked this conversation.')).toBeVisible();

  await page.goto(link);
  await expect(mine.said('Both, yes.')).toBeVisible();
  await expect(page.getByText('This conversation is closed')).toBeVisible();
  await expect(mine.field).toBeHidden();
  const id = new URL(page.url()).pathname.split('/').at(-1)?.split('.')[0] ?? '';
  // The seller has an account, so the seller's mailed link leads to its conversation.
  await other.goto(mailedPath(id, 'seller'));
  await expect(other).toHaveURL(`/messages/${id}`);
  await context.close();
});
