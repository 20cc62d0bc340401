import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { expectRefused, STRANGER } from '../database/support';
import { openSearchesWorld } from './searches-world';

type World = Awaited<ReturnType<typeof openSearchesWorld>>;
let world: World;

beforeAll(async () => {
  world = await openSearchesWorld();
});

const request = (named: { email?: string; subscriber?: string; search?: string }) =>
  world.service(
    (as) => as`select request_search_link(
      ${named.email ?? null}, ${named.subscriber ?? null}::uuid, ${named.search ?? null}::uuid)`,
  );

/** The kinds and searches of the mails that wait; takes them. */
async function waiting() {
  const { claim, settle } = world;
  const found: unknown[] = [];
  for (let mail = await claim(); mail; mail = await claim()) {
    await settle(mail, 'sent');
    found.push(mail);
  }
  return found;
}

const confirm = (id: string) => world.service((as) => as`select confirm_saved_search(${id})`);

test('a link goes to an address with a confirmed search, at most once an hour', async () => {
  const { saveByEmail, wait } = world;
  await waiting();
  const email = `${randomUUID()}@example.test`;
  const saved = await saveByEmail(email);
  await waiting();
  await confirm(saved.id);
  await wait('61 minutes');
  await request({ email: ` ${email.toUpperCase()} ` });
  await request({ subscriber: saved.subscriber_id });
  expect(await waiting()).toMatchObject([
    {
      kind: 'search_link',
      search_id: saved.id,
      subscriber_id: saved.subscriber_id,
      recipient: { address: email, has_account: false },
    },
  ]);
  await request({ search: saved.id });
  expect(await waiting()).toEqual([]);
  await wait('61 minutes');
  await request({ search: saved.id });
  expect(await waiting()).toMatchObject([{ kind: 'search_link' }]);
});

test('two requests at once send one mail', async () => {
  const { saveByEmail, wait } = world;
  await waiting();
  const { id, subscriber_id: subscriber } = await saveByEmail(`${randomUUID()}@example.test`);
  await waiting();
  await confirm(id);
  await wait('61 minutes');
  await Promise.all([1, 2, 3].map(() => request({ subscriber })));
  expect(await waiting()).toHaveLength(1);
});

test('where no search is confirmed, the mail that confirms comes again', async () => {
  const { saveByEmail, wait } = world;
  await waiting();
  const email = `${randomUUID()}@example.test`;
  const { id } = await saveByEmail(email);
  expect(await waiting()).toMatchObject([{ kind: 'confirm_search', search_id: id }]);
  await request({ email });
  expect(await waiting()).toEqual([]);
  await wait('61 minutes');
  await request({ email });
  expect(await waiting()).toMatchObject([{ kind: 'confirm_search', search_id: id }]);
});

test('an unknown address gets nothing, nor does a search that is gone by then', async () => {
  const { saveByEmail, wait, sql } = world;
  await waiting();
  await request({ email: 'nobody@example.test' });
  await request({ subscriber: randomUUID() });
  await request({ search: randomUUID() });
  await request({});
  const { id, subscriber_id: subscriber } = await saveByEmail(`${randomUUID()}@example.test`);
  await waiting();
  await confirm(id);
  await wait('61 minutes');
  await request({ subscriber });
  await sql`delete from saved_searches where id = ${id}`;
  expect(await waiting()).toEqual([]);
});

test('only the server asks for links', async () => {
  for (const actor of [STRANGER, world.stranger])
    await expectRefused(
      world.database.as(actor, (as) => as`select request_search_link('a@example.test')`),
      '42501',
    );
});

test('an address gets three mails a day, whoever types it and however often', async () => {
  const { saveByEmail, wait } = world;
  await waiting();
  const email = `${randomUUID()}@example.test`;
  let mails = 0;
  for (let hour = 0; hour < 24; hour += 1) {
    await saveByEmail(email);
    await request({ email });
    mails += (await waiting()).length;
    await wait('61 minutes');
  }
  expect(mails).toBe(3);
  await wait('1 day');
  await request({ email });
  expect(await waiting()).toHaveLength(1);
});

test('a search saved soon after another was confirmed has its mail later', async () => {
  const { saveByEmail, wait } = world;
  await waiting();
  const email = `${randomUUID()}@example.test`;
  const first = await saveByEmail(email);
  await waiting();
  await confirm(first.id);
  const second = await saveByEmail(email);
  expect(await waiting()).toEqual([]);
  await wait('61 minutes');
  expect(await waiting()).toMatchObject([{ kind: 'confirm_search', search_id: second.id }]);
});

test('a search saved while the mail of one confirmed on the page waits has a mail of its own', async () => {
  const { saveByEmail, wait } = world;
  await waiting();
  const email = `${randomUUID()}@example.test`;
  const first = await saveByEmail(email);
  await waiting();
  const second = await saveByEmail(email);
  await confirm(first.id);
  await confirm(second.id);
  const third = await saveByEmail(email);
  await wait('61 minutes');
  expect(await waiting()).toMatchObject([{ kind: 'confirm_search', search_id: third.id }]);
});

test('searches that a stranger saved for an address take up none of its places', async () => {
  const { saveByEmail, searchOf, sql } = world;
  await waiting();
  const email = `${randomUUID()}@example.test`;
  const own = await saveByEmail(email);
  await confirm(own.id);
  const strange = await saveByEmail(email);
  await sql`update saved_searches set created_at = now() - interval '1 hour' where id = ${strange.id}`;
  for (let n = 0; n < 48; n += 1) await saveByEmail(email);
  const next = await saveByEmail(email);
  expect(await searchOf(next.id)).toBeDefined();
  expect(await searchOf(own.id)).toBeDefined();
  expect(await searchOf(strange.id)).toBeUndefined();
  await sql`update saved_searches set confirmed_at = now() where subscriber_id = ${own.subscriber_id}`;
  await expectRefused(saveByEmail(email), 'PT409');
});
