import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type SearchClaim, searchMail } from '@/lib/saved-searches/mail';
import { addVehicleValuation } from '../database/fixtures';
import { runs } from '../whole';
import { openSearchesWorld } from './searches-world';

type World = Awaited<ReturnType<typeof openSearchesWorld>>;
let world: World;

beforeAll(async () => {
  vi.stubEnv('SUPABASE_SECRET_KEY', 'secret');
  world = await openSearchesWorld();
});

beforeEach(async () => {
  const { sql } = world;
  await sql`delete from saved_searches`;
  await sql`delete from private.mail_outbox`;
  await sql`delete from private.changed_listings`;
  await sql`update vehicles set price = 12500 where listing_status = 'active'`;
  await sql`update profiles set email_notifications = true`;
});

test('a car whose price falls into a search is told once, with its price before', async () => {
  const { save, stranger, active, nextMail, setPrice, settle, claim } = world;
  const id = await save(stranger);
  await setPrice(active, 8450);
  const mail = await nextMail();
  expect(mail).toMatchObject({
    kind: 'search_matches',
    search_id: id,
    subscriber_id: null,
    total: 1,
    recipient: { address: `${stranger.user}@example.test`, has_account: true },
    cars: [{ id: active, price: 8450, old_price: 12_500, reason: 'reduced' }],
  });
  vi.stubEnv('SITE_URL', 'https://forecourt.example');
  const { text, unsubscribeUrl } = searchMail(mail as unknown as SearchClaim);
  expect(text).toContain('2019 Ford Fiesta, £8,450\nPrice down: £12,500 → £8,450\n');
  expect(unsubscribeUrl).toContain(`/api/saved-searches/stop/${id}.`);
  if (mail) await settle(mail, 'sent');
  expect(await world.searchOf(id)).toMatchObject({ told_count: 1 });
  await setPrice(active, 8000);
  await setPrice(active, 12_500);
  await world.match();
  await setPrice(active, 8200);
  await world.match();
  expect(await nextMail()).toBeNull();
  expect(await claim()).toBeNull();
});

test('a car that leaves before the mail is not in it, and is told when it comes again', async () => {
  const { save, stranger, active, nextMail, setPrice, match } = world;
  await save(stranger);
  await setPrice(active, 8450);
  await match();
  await setPrice(active, 9500);
  expect(await nextMail()).toBeNull();
  await setPrice(active, 8400);
  expect((await nextMail())?.cars).toMatchObject([{ id: active, price: 8400 }]);
});

test('a car that leaves after the job looked is not in the mail either', async () => {
  const { save, stranger, active, setPrice, match, claim, sql } = world;
  await save(stranger);
  await setPrice(active, 8450);
  await match();
  await sql`update private.mail_outbox set due_at = now()`;
  await sql`update vehicles set listing_status = 'sold' where id = ${active}`;
  expect(await claim()).toBeNull();
  await sql`update vehicles set listing_status = 'active' where id = ${active}`;
  expect((await world.nextMail())?.cars).toMatchObject([{ id: active }]);
});

test('a new advert is told as listed; what was in the list when the search was saved is not', async () => {
  const { save, stranger, active, add, nextMail, setPrice } = world;
  await setPrice(active, 8450);
  await save(stranger);
  const listed = await add({ price: 5000 });
  const mail = await nextMail();
  expect(mail?.cars).toMatchObject([{ id: listed, reason: 'listed', old_price: null }]);
  await world.sql`delete from vehicles where id = ${listed}`;
});

test('a change of the verdict alone brings a car in', async () => {
  const { save, stranger, active, nextMail, sql } = world;
  await save(stranger, { verdicts: ['under'] });
  await addVehicleValuation(sql, active, {
    value: 13_500,
    low_80: 13_000,
    high_80: 14_000,
    low_90: 12_000,
    high_90: 15_000,
  });
  expect((await nextMail())?.cars).toMatchObject([{ id: active, reason: 'changed' }]);
  await sql`delete from vehicle_valuations`;
});

test('at once is at most one mail an hour a search, also after a retry', async () => {
  const { save, stranger, active, add, nextMail, setPrice, settle, match, claim, wait, sql } =
    world;
  await save(stranger);
  await setPrice(active, 8450);
  const first = await nextMail();
  if (first) await settle(first, 'retry');
  await wait('10 minutes');
  const again = await claim();
  expect(again?.id).toBe(first?.id);
  expect(again?.cars).toEqual(first?.cars);
  const later = await add({ price: 5000 });
  await match();
  if (again) await settle(again, 'sent');
  expect(await claim()).toBeNull();
  await wait('58 minutes');
  expect(await claim()).toBeNull();
  await wait('3 minutes');
  expect((await claim())?.cars).toMatchObject([{ id: later }]);
  await sql`delete from vehicles where id = ${later}`;
});

test.each([
  // A Saturday in winter, the night before summer time begins, and the one in which it ends.
  ['daily', '2026-12-05 07:59+00', '2026-12-05 08:00+00'],
  ['daily', '2026-12-05 08:00+00', '2026-12-06 08:00+00'],
  ['daily', '2027-03-27 20:00+00', '2027-03-28 07:00+00'],
  ['daily', '2026-10-24 20:00+00', '2026-10-25 08:00+00'],
  ['daily', '2026-10-24 06:30+00', '2026-10-24 07:00+00'],
  ['weekly', '2026-12-05 12:00+00', '2026-12-07 08:00+00'],
  ['weekly', '2026-12-07 08:00+00', '2026-12-14 08:00+00'],
  ['weekly', '2027-03-26 12:00+00', '2027-03-29 07:00+00'],
])('a %s search that has a car at %s is mailed at %s', async (frequency, now, due) => {
  const [row] = await world.sql`
    select private.search_mail_due(null, ${frequency}::alert_frequency, ${now}) as due`;
  expect(row?.due).toEqual(new Date(due));
});

test('a paused search, one for the page alone, and an account without mails get none', async () => {
  const { save, stranger, owner, active, nextMail, setPrice, sql, database } = world;
  await save(stranger, { price_max: 9000 }, 'page');
  const paused = await save(stranger);
  await sql`update saved_searches set is_paused = true where id = ${paused}`;
  await save(owner);
  await sql`update profiles set email_notifications = false where id = ${owner.user}`;
  await setPrice(active, 8450);
  expect(await nextMail()).toBeNull();
  const rows = await database.as(stranger, (as) => as`select * from my_saved_searches()`);
  expect(rows.map(({ new_count }) => new_count).toSorted()).toEqual([0, 1]);
});

test('what was seen on the page is not mailed', async () => {
  const { save, stranger, active, nextMail, setPrice, match, database } = world;
  const id = await save(stranger, { price_max: 9000 }, 'daily');
  await setPrice(active, 8450);
  await match();
  await database.keep(stranger, (as) => as`select mark_search_seen(${id})`);
  expect(await nextMail()).toBeNull();
  const [row] = await database.as(stranger, (as) => as`select * from my_saved_searches()`);
  expect(row).toMatchObject({ new_count: 0 });
});

test('another frequency moves the mail that waits', async () => {
  const { save, stranger, active, setPrice, match, database, sql } = world;
  const id = await save(stranger, { price_max: 9000 }, 'weekly');
  await setPrice(active, 8450);
  await match();
  const due = async () =>
    (await sql`select due_at from private.mail_outbox`).map(
      (row) => Number(row.due_at) - Date.now(),
    );
  const change = (frequency: string) =>
    database.keep(
      stranger,
      (as) => as`select change_saved_search(${id}, null, ${frequency}::alert_frequency, null)`,
    );
  await change('at_once');
  expect((await due())[0]).toBeLessThan(2 * 60_000);
  await change('page');
  expect(await due()).toEqual([]);
  await change('daily');
  expect(await due()).toHaveLength(1);
});

test('a mailbox that refuses mails pauses the searches of its person, and says so', async () => {
  const { save, stranger, owner, active, nextMail, setPrice, settle, searchOf, sql } = world;
  const [id, other] = [await save(stranger), await save(stranger)];
  const untouched = await save(owner, { price_max: 1 });
  await setPrice(active, 8450);
  const mail = await nextMail();
  if (mail) await settle(mail, 'failed');
  for (const search of [id, other])
    expect(await searchOf(search)).toMatchObject({ is_paused: true, is_refused: true });
  expect(await searchOf(untouched)).toMatchObject({ is_paused: false });
  await sql`update saved_searches set is_paused = false where id = ${id}`;
  expect(await searchOf(id)).toMatchObject({ is_refused: false });
});

test('two jobs at once, and one that is killed, tell each car once', async () => {
  const { save, stranger, add, match, sql } = world;
  for (let n = 0; n < 3; n += 1) await save(stranger);
  const cars = await Promise.all(Array.from({ length: runs(8, 40) }, () => add({ price: 5000 })));
  await sql
    .begin(async (killed) => {
      await killed`select match_changed_listings(3)`;
      throw new Error('killed');
    })
    .catch(() => {});
  await Promise.all([match(5), match(5), match(5)]);
  while ((await match(5)) > 0);
  const [row] = await sql`select count(*)::integer as rows from saved_search_matches`;
  expect(row?.rows).toBe(3 * cars.length);
  const mails = await sql`select saved_search_id from private.mail_outbox`;
  expect(mails).toHaveLength(3);
  await sql`delete from vehicles where id = any (${cars})`;
});

test('a model that is added later is found by the words of an earlier search', async () => {
  const { save, stranger, model, nextMail, sql, seller } = world;
  await save(stranger, { search: 'ford puma' });
  const [added] = await sql`
    insert into vehicle_models (make_id, name) values (${model.make_id}, 'Puma') returning id`;
  const [car] = await sql`
    insert into vehicles (seller_id, make_id, model_id, year, price, fuel_type, transmission, body_type, condition, listing_status)
    values (${seller}, ${model.make_id}, ${added?.id}, 2020, 9000, 'petrol', 'manual', 'suv', 'good', 'active') returning id`;
  expect((await nextMail())?.cars).toMatchObject([{ id: car?.id }]);
  await sql`delete from vehicles where id = ${car?.id}`;
});

test('what was told is kept for 90 days', async () => {
  const { save, stranger, active, nextMail, setPrice, match, sql } = world;
  await save(stranger);
  await setPrice(active, 8450);
  await nextMail();
  await sql`update saved_search_matches set matched_at = now() - interval '89 days'`;
  await match();
  expect(await sql`select from saved_search_matches`).toHaveLength(1);
  await sql`update saved_search_matches set matched_at = now() - interval '91 days'`;
  await match();
  expect(await sql`select from saved_search_matches`).toHaveLength(0);
});
