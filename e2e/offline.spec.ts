import { chat } from './support/chat';
import { untilWatched } from './support/confirm';
import { cutOff, network } from './support/offline';
import { cards } from './support/pages';
import { newPerson, openAccount, signIn } from './support/people';
import { openStaffAccount, withDatabase } from './support/staff';
import { expect, test } from './support/test';
import { expectToast, toasts } from './support/toast';

// One test sets the clock; others need scripts that are not cached.
test.use({ hasOwnContext: true });

test.beforeEach(({ allowError }) => allowError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/));

test('one toast at a time: messages survive navigation, errors last five seconds', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.clock.install();
  await page.goto('/vehicles');
  await cards(page)
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click();
  const share = page.getByRole('button', { name: /^Share/ }).first();
  await share.click();
  await expectToast(page, 'Link copied');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/vehicles');
  await page.clock.fastForward(990_000);
  await expectToast(page, 'Link copied');

  await cards(page)
    .nth(1)
    .getByRole('link', { name: /^View Details/ })
    .focus();
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expectToast(page, network);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.fastForward(4000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.fastForward(1500);
  await expect(toasts(page)).toHaveCount(0);

  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await share.click();
  await expectToast(page, 'Link copied');
  await page.clock.fastForward(1_000_500);
  await expect(toasts(page)).toHaveCount(0);
});

test('the list keeps its filters offline and works again once online', async ({ page }) => {
  await page.goto('/vehicles');
  // The network fails before any pointer or focus event, so the toast's script is not loaded.
  await untilWatched(page);
  await page.context().setOffline(true);
  const first = cards(page)
    .first()
    .getByRole('link', { name: /^View Details/ });
  await first.dispatchEvent('click');
  const alert = page.getByRole('alert').filter({ hasText: 'You are offline' });
  await expect(alert).toContainText(network);
  await alert.getByRole('button', { name: 'Close message' }).click();
  await expect(alert).toHaveCount(0);
  expect(page.url()).toMatch(/\/vehicles$/);
  await page.context().setOffline(false);

  const make = page.getByRole('combobox', { name: 'Make' });
  await cutOff(page, async () => void (await make.selectOption('BMW')));
  await expect(make).toHaveValue('BMW');
  await cutOff(page, () =>
    cards(page)
      .first()
      .getByRole('link', { name: /^View Details/ })
      .click(),
  );
  await page.getByRole('combobox', { name: 'Fuel' }).selectOption('petrol');
  await expect(page).toHaveURL('/vehicles?make=BMW&fuel=petrol');
});

test('a favourite and a LiveChat message show a network error offline', async ({ page }) => {
  await signIn(page, await openAccount(newPerson()), '/vehicles');
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^Favourite/ });
  await cutOff(page, () => heart.click(), 'Favourite failed');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await page.goto('/contact');
  const { open, say, panel, field: message } = chat(page);
  await open();
  await page.context().setOffline(true);
  await say('What does a listing cost?');
  await expectToast(page, network);
  await expect(panel.getByRole('alert')).toContainText('Your text is still here');
  await expect(message).toHaveValue('What does a listing cost?');
});

test('a staff reply survives a failed send offline and can be sent again', async ({ page }) => {
  const id = await withDatabase(async (sql) => {
    const [row] = await sql`
      insert into support_conversations (visitor_hash, status) values (${crypto.randomUUID()}, 'waiting')
      returning id`;
    return String(row?.id);
  });
  await signIn(page, await openStaffAccount(), `/staff?case=conversation-${id}`);
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('Nothing at all.');
  const send = page.getByRole('button', { name: 'Send answer' });
  await cutOff(page, () => send.click(), 'Not saved');
  await expect(answer).toHaveValue('Nothing at all.');
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'Answered' })).toBeVisible();
  const sent = await withDatabase(
    (sql) => sql`select body from support_messages where conversation_id = ${id}`,
  );
  expect(sent.map(({ body }) => body)).toEqual(['Nothing at all.']);
});
