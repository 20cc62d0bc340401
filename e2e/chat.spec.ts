import { chat } from './support/chat';
import { signIn } from './support/people';
import { currentStack } from './support/stack';
import { openStaffAccount, withDatabase } from './support/staff';
import { axeInBothColours, expect, test } from './support/test';

test('LiveChat: question, automatic answer, handover, staff reply, end and resume', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await page.goto('/contact');
  const { panel, messages, field, open, say } = chat(page);
  await open();
  await expect(field).toBeFocused();

  await say('Is there finance left on the car?');
  await expect(messages).toHaveCount(2);
  await expect(messages.first()).toContainText('Is there finance left on the car?');
  await expect(messages.last()).toContainText('Buy a private history check');
  await expect(field).toHaveValue('');

  await panel.getByRole('button', { name: 'Ask a person' }).click();
  await expect(panel.getByText('Waiting for a person')).toBeVisible();
  await expect(messages.last()).toContainText('While this site is a demonstration');

  await say(`My question ${test.info().testId}: can you help?`);
  await expect(messages).toHaveCount(4);

  const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(desk, await openStaffAccount(), '/staff');
  const queue = desk.getByRole('navigation', { name: 'Open cases' });
  await queue.getByRole('link', { name: `My question ${test.info().testId}` }).click();
  const shown = desk.getByRole('article');
  await expect(shown.getByRole('region', { name: 'Messages' })).toContainText(
    `My question ${test.info().testId}`,
  );
  await expect(shown.getByRole('link', { name: '/contact' })).toBeVisible();
  await desk.getByRole('textbox', { name: 'Your answer' }).fill('Yes. <b>Which</b> car is it?');
  await desk.getByRole('button', { name: 'Send answer' }).click();
  await expect(desk.getByRole('status').filter({ hasText: 'Answered' })).toBeVisible();

  await expect(messages.last()).toContainText('Yes. <b>Which</b> car is it?', { timeout: 40_000 });
  await expect(messages.last()).toContainText('Support team');
  // Further messages go to that person, not to the help topics.
  await say('What does a listing cost?');
  await expect(panel.getByText('Waiting for a person')).toBeVisible();
  await expect(messages).toHaveCount(6);

  await panel.getByRole('button', { name: 'End conversation' }).click();
  await expect(panel.getByText('This conversation is closed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Start LiveChat' })).toBeFocused();

  await page.reload();
  await open();
  await expect(messages).toHaveCount(6);
  const other = await page.context().newPage();
  await other.goto('/contact');
  await chat(other).open();
  await expect(chat(other).messages).toHaveCount(6);
  await chat(other).say('What are MILES?');
  await expect(chat(other).messages).toHaveCount(8);
  await expect(chat(other).panel.getByText('This conversation is closed.')).toBeHidden();
  await desk.context().close();
});

test('LiveChat abstains where no help topic answers, and hands over to staff @firefox', async ({
  page,
}) => {
  await page.goto('/contact');
  const { panel, messages, open, say } = chat(page);
  await open();
  await say('What is the weather in Paris?');
  await expect(messages.last()).toContainText(
    'I do not know that; shall I pass it on to a person?',
  );
  await expect(panel.getByText('Waiting for a person')).toBeHidden();
  await say('Yes please');
  await expect(panel.getByText('Waiting for a person')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Ask a person' })).toBeHidden();
});

test('a LiveChat answer links to its opened help topic', async ({ page }) => {
  await page.goto('/contact');
  const { panel, open } = chat(page);
  await open();
  await panel.getByRole('button', { name: 'How do I recognise a scam?' }).click();
  await panel.getByRole('link', { name: 'How do I recognise a scam?' }).click();
  await expect(page).toHaveURL('/help#spot-a-scam');
  await expect(page.getByText('reportfraud').or(page.getByText('0300 123 2040'))).toBeVisible();
});

test('a message with HTML and SQL is stored and shown as plain text', async ({ page }) => {
  await page.goto('/contact');
  const { messages, open, say } = chat(page);
  await open();
  const text = `<img src=x onerror="window.attacked=1"> '; drop table support_messages; -- \u202e %s {{7*7}}`;
  await say(text);
  await expect(messages.first()).toContainText(text);
  await page.reload();
  await open();
  await expect(messages.first()).toContainText(text);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});

test('the conversation of another visitor cannot be read', async ({
  page,
  playwright,
  request,
}) => {
  await page.goto('/contact');
  const { messages, open, say } = chat(page);
  await open();
  await say('What does a listing cost?');
  await expect(messages).toHaveCount(2);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'forecourt-chat');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });

  const { siteUrl, backendUrl, publishableKey } = currentStack();
  const stranger = await playwright.request.newContext({ baseURL: siteUrl });
  expect(await (await stranger.get('/api/chat')).json()).toEqual({ chat: null });
  const [stored] = await withDatabase(
    (sql) => sql`
      select id, visitor_hash from support_conversations order by created_at desc limit 1`,
  );
  for (const guess of ['', 'x'.repeat(43), stored?.visitor_hash, stored?.id, `${cookie?.value}x`]) {
    const answer = await stranger.get('/api/chat', {
      headers: { cookie: `forecourt-chat=${guess}` },
    });
    expect(await answer.json(), guess).toEqual({ chat: null });
  }
  const own = await stranger.get('/api/chat', {
    headers: { cookie: `forecourt-chat=${cookie?.value}` },
  });
  expect((await own.json()).chat.messages).toHaveLength(2);

  const opened = await request.post(`${backendUrl}/rest/v1/rpc/open_support_conversation`, {
    headers: { apikey: publishableKey },
    data: { p_visitor_hash: stored?.visitor_hash },
  });
  expect([401, 403, 404]).toContain(opened.status());
  await stranger.dispose();
});

test('the chat API rejects invalid, cross-site and too frequent requests', async ({ request }) => {
  const post = (data: unknown, headers = {}) =>
    request.post('/api/chat', {
      headers: { 'content-type': 'application/json', ...headers },
      data: typeof data === 'string' ? data : JSON.stringify(data),
    });
  const answers = {
    'no JSON': await post('{'),
    'no such kind': await post({ kind: 'delete' }),
    'no text': await post({ kind: 'say' }),
    'empty text': await post({ kind: 'say', text: ' \u0000\n ' }),
    'text too long': await post({ kind: 'say', text: 'x'.repeat(1001) }),
    'far too long': await post({ kind: 'say', text: 'x'.repeat(1_000_000) }),
  };
  for (const [what, answer] of Object.entries(answers)) {
    expect(answer.status(), what).toBe(400);
    expect(answer.headers()['cache-control'], what).toBe('private, no-store');
    expect(answer.headers()['set-cookie'], what).toBeUndefined();
    expect(answer.headers()['content-security-policy'], what).toContain("default-src 'none'");
  }
  const foreign = await post({ kind: 'say', text: 'mot' }, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.status()).toBe(403);
  const form = await request.post('/api/chat', { form: { kind: 'say', text: 'mot' } });
  expect(form.status()).toBe(403);
  expect((await post({ kind: 'person' })).status()).toBe(200);
  expect(await (await post({ kind: 'end' })).json()).toEqual({ chat: null });

  const statuses: number[] = [];
  for (let count = 0; count < 14; count += 1) {
    statuses.push((await post({ kind: 'say', text: 'What does a listing cost?' })).status());
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  expect(statuses.at(-1)).toBe(429);
  const unchanged = await (await request.get('/api/chat')).json();
  const query = `?version=${encodeURIComponent(unchanged.chat.version)}`;
  expect((await request.get(`/api/chat${query}`)).status()).toBe(204);
});

test('axe finds no violations in LiveChat', async ({ page }) => {
  await page.goto('/contact');
  const { messages, open, say } = chat(page);
  await open();
  await axeInBothColours(page);
  await say('What does a listing cost?');
  await expect(messages).toHaveCount(2);
  await axeInBothColours(page);
});
