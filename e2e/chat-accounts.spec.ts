import type { APIRequestContext, Page } from '@playwright/test';
import { chat } from './support/chat';
import { confirmDeletion } from './support/deletion';
import { accountMenu, newPerson, openAccount, type Person, signIn } from './support/people';
import { withDatabase } from './support/staff';
import { expect, test } from './support/test';

/** Sends a message as the page's script does. */
const say = async (request: APIRequestContext, text: string, headers = {}) => {
  const response = await request.post('/api/chat', { data: { kind: 'say', text }, headers });
  expect(response.status()).toBe(200);
  return response;
};

/** The visitors' messages that LiveChat shows in this browser. */
const written = async (request: APIRequestContext, headers = {}): Promise<string[]> => {
  const response = await request.get('/api/chat', { headers });
  const { chat } = await response.json();
  const messages: { author: string; body: string }[] = chat?.messages ?? [];
  return messages.filter(({ author }) => author === 'visitor').map(({ body }) => body);
};

/** The part of 'Download my data' about LiveChat. */
async function downloaded(request: APIRequestContext): Promise<string> {
  const data = await (await request.get('/settings/my-data')).json();
  return JSON.stringify(data.support_messages);
}

/** The visitors' messages in the conversations of an account. */
const stored = async ({ email }: Person) => {
  const rows = await withDatabase(
    (sql) => sql<{ body: string }[]>`
      select m.body from support_messages m
      join support_conversations c on c.id = m.conversation_id
      join auth.users u on u.id = c.user_id
      where u.email = ${email} and m.author = 'visitor'`,
  );
  return rows.map(({ body }) => body);
};

async function signOut(page: Page) {
  await page.goto('/');
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
}

const chatCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'forecourt-chat');

test('two users of one browser do not share a conversation', async ({ page, context }) => {
  const [ada, bob] = [await openAccount(newPerson()), await openAccount(newPerson())];
  await signIn(page, ada, '/contact');
  const { panel, messages, open } = chat(page);
  await open();
  await chat(page).say('A secret of Ada');
  await expect(messages.first()).toContainText('A secret of Ada');
  expect(await chatCookie(page)).toBeUndefined();

  const other = await context.newPage();
  await signOut(other);
  await expect(panel.getByText('A secret of Ada')).toBeHidden();
  expect(await written(context.request)).toEqual([]);

  await signIn(other, bob);
  expect(await written(context.request)).toEqual([]);
  await say(context.request, 'A secret of Bob');
  expect(await downloaded(context.request)).toContain('A secret of Bob');
  expect(await stored(ada)).toEqual(['A secret of Ada']);
  expect(await stored(bob)).toEqual(['A secret of Bob']);
});

test('an anonymous conversation moves to the account at sign-in and is deleted with it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const person = await openAccount(newPerson());
  const text = `Call me on 07700 900123 ${test.info().testId}`;
  await say(context.request, text);
  const cookie = await chatCookie(page);
  await signIn(page, person);
  expect(await written(context.request)).toEqual([text]);
  expect(await chatCookie(page)).toBeUndefined();
  expect(await downloaded(context.request)).toContain(text);

  // A stored copy of the cookie opens nothing, whether signed out or signed in as another user.
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const headers = { cookie: `forecourt-chat=${cookie?.value}` };
  expect(await written(elsewhere.request, headers)).toEqual([]);
  await elsewhere.close();

  // The cookie stands for a chat in another tab, signed out meanwhile: its conversation is deleted as well.
  const later = `I forgot something ${test.info().testId}`;
  const stray = await browser.newContext({ baseURL: baseURL ?? '' });
  await say(stray.request, later);
  await context.addCookies(await stray.cookies());
  await stray.close();
  await page.goto('/settings');
  await confirmDeletion(page, person);
  await expect(page).toHaveURL('/');
  const left = await withDatabase(
    (sql) => sql`
      select body from support_messages where body like ${`%${test.info().testId}%`}`,
  );
  expect(left).toEqual([]);
  expect(await chatCookie(page)).toBeUndefined();
});

test('a forged chat cookie is replaced and opens no conversation', async ({
  playwright,
  baseURL,
}) => {
  const headers = { cookie: `forecourt-chat=${'A'.repeat(43)}` };
  const victim = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const response = await say(victim, 'Where do I sign?', headers);
  const set = /forecourt-chat=([\w-]{43})/.exec(response.headers()['set-cookie'] ?? '')?.[1];
  expect(set).toBeDefined();
  expect(set).not.toBe('A'.repeat(43));
  const attacker = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  expect(await written(attacker, headers)).toEqual([]);
  await Promise.all([victim.dispose(), attacker.dispose()]);
});
