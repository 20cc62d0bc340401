import { chat } from './support/chat';
import { expect, test } from './support/test';

test('LiveChat shows an error in an outage and keeps the message', async ({
  page,
  backend,
  allowError,
}) => {
  allowError(/status of 503/);
  await page.goto('/contact');
  const { panel, messages, field, open, say } = chat(page);
  await open();
  await backend.refuse();
  await say('What does a listing cost?');
  await expect(panel.getByRole('alert')).toContainText('LiveChat cannot be reached just now');
  await expect(field).toHaveValue('What does a listing cost?');
  await backend.pass();
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(messages).toHaveCount(2);
  await expect(panel.getByRole('alert')).toBeEmpty();
});
