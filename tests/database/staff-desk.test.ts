import { beforeAll, expect, test } from 'vitest';
import { insert } from './fixtures';
import { createStaffWorld, LINK, type StaffWorld } from './staff-world';
import { deleteAll, openDatabase } from './support';

type Queue = {
  cases: {
    kind: string;
    id: string;
    title: string;
    first_line: string | null;
    reasons: string[];
    items: number;
  }[];
  total: number;
  decided_today: number;
};
type Hits = Record<'vehicles' | 'sellers' | 'cases', { id: string; kind?: string }[]>;

let world: StaffWorld;

beforeAll(async () => {
  world = await createStaffWorld(await openDatabase());
});

const queue = () => world.call<Queue>(world.staff, 'staff_queue');
const show = (kind: string, id: string) =>
  world.call<Record<string, unknown> | null>(world.staff, 'staff_case', kind, id);
const search = async (query: string) => {
  const hits = await world.call<Hits>(world.staff, 'staff_search', query);
  const ids = (of: { id: string }[]) => of.map(({ id }) => id);
  return {
    vehicles: ids(hits.vehicles),
    sellers: ids(hits.sellers),
    cases: hits.cases.map(({ kind, id }) => `${kind} ${id}`),
  };
};

test('the queue has conversations and appeals first, then the kinds, the oldest first', async () => {
  const { sql, cases, report, ask, car } = world;
  const ids: Record<string, string> = {};
  for (const [kind, open] of Object.entries(cases)) ids[kind] = (await open()).id;
  const before = await queue();
  expect(before.cases.map(({ kind, id }) => [kind, id])).toEqual(
    ['conversation', 'appeal', 'listing', 'enquiry', 'held_message', 'application'].map((kind) => [
      kind,
      ids[kind],
    ]),
  );
  expect(before.cases).toMatchObject([
    { title: 'LiveChat', first_line: 'Help' },
    { title: '2019 Ford Fiesta', first_line: 'Look again' },
    { title: '2019 Ford Fiesta', first_line: null, reasons: ['fraud', 'odd'], items: 2 },
    { title: '2019 Ford Fiesta', first_line: 'Rude' },
    { title: '2019 Ford Fiesta', first_line: LINK, reasons: ['link'] },
    { title: 'Dee Motors', first_line: null },
  ]);
  const older = await report(car);
  await sql`update listing_reports set created_at = now() - interval '1 day', details = ${`\n ${'x'.repeat(200)}\ny`}
    where id = ${older}`;
  await ask(car, 'gus@example.test', LINK);
  const after = await queue();
  expect(after.total).toBe(7);
  expect(after.cases[2]).toMatchObject({ id: car, first_line: 'x'.repeat(140) });
});

test('a flood of one kind hides no other: the queue has the oldest 200 of each', async () => {
  const { sql, staff, database } = world;
  const shown = await database.as(staff, async (as) => {
    await as`reset role`;
    await as`
      insert into support_conversations (visitor_hash, status) select n::text, 'waiting' from generate_series(1, 201) n`;
    const [{ value }] = (await as`select staff_queue() as value`) as unknown as [{ value: Queue }];
    return value;
  });
  const kinds = new Set(shown.cases.map(({ kind }) => kind));
  expect(shown.cases.filter(({ kind }) => kind === 'conversation')).toHaveLength(200);
  expect(kinds.size).toBe(6);
  expect(shown.total).toBe(shown.cases.length + 2);
  expect(await sql`select from support_conversations where status = 'waiting'`).toHaveLength(1);
});

test('the decisions of the day are those since midnight in London that stand', async () => {
  const { sql, decide, undo, addCar } = world;
  const counted = async () => (await queue()).decided_today;
  const at = await counted();
  const entry = await decide('listing', await addCar(), [], 'taken_down');
  expect(await counted()).toBe(at + 1);
  await undo(entry);
  expect(await counted()).toBe(at);
  const log = (created_at: Date) =>
    insert(sql, 'staff_decisions', {
      case_kind: 'conversation',
      case_id: world.car,
      decision: 'closed',
      title: 'x',
      reason: 'x',
      staff_id: world.staff.user,
      staff_name: 'Sue',
      created_at,
    });
  const [row] = await sql`
    select (now() at time zone 'Europe/London')::date::timestamp at time zone 'Europe/London' as midnight`;
  await log(new Date(row?.midnight.getTime() - 1));
  expect(await counted()).toBe(at);
  await log(row?.midnight);
  await world.database.as(world.staff, async (as) => {
    await as`set local timezone = 'Pacific/Auckland'`;
    const [{ value }] = (await as`select staff_queue() as value`) as unknown as [{ value: Queue }];
    expect(value.decided_today).toBe(at + 1);
  });
});

test('a case has what was read, the record of the person, and earlier decisions', async () => {
  const { cases, decide, undo, buyer } = world;
  const { id, items } = await cases.listing();
  const entry = await decide('listing', id, items, 'taken_down');
  await undo(entry);
  const listing = await show('listing', id);
  expect(listing).toMatchObject({
    kind: 'listing',
    id,
    title: '2019 Ford Fiesta',
    seller_id: world.sellerId,
    reports: [
      { id: items[0], reporter: { name: 'Bob Buyer', reports_made: 3, reports_upheld: 0 } },
    ],
    flags: [{ id: items[1], rule: 'odd' }],
    record: { name: 'Sally Seller', has_account: true, seller: { taken_down: 1, type: 'private' } },
    decisions: [
      { decision: 'undone', undoes: entry },
      { id: entry, undone_at: expect.any(String) },
    ],
  });
  const held = await cases.held_message();
  expect(await show('held_message', held.id)).toMatchObject({
    body: LINK,
    risk: 'link',
    sender: 'buyer',
    sender_name: 'Bob Buyer',
    record: { name: 'Bob Buyer', seller: null },
  });
  const thread = await world.send(buyer, await world.addCar(), 'Private');
  for (const kind of Object.keys(cases)) expect(await show(kind, crypto.randomUUID())).toBeNull();
  expect(await show('enquiry', thread)).toBeNull();
});

test('a search finds a car by its plate, a seller by name and address, and what has an id', async () => {
  const { sql, addCar, cases, decide, report, call, seller, buyer, stock, sellerId } = world;
  const car = await addCar();
  await sql`update vehicles set registration_number = 'AB12CDE' where id = ${car}`;
  for (const query of ['AB12CDE', ' ab12 cde ', 'AB12-CDE', car]) {
    expect((await search(query)).vehicles).toEqual([car]);
  }
  const odd = await insert(sql, 'sellers', { name: '100% Cars_\\' });
  for (const query of ['%', '100%', '% cars_', '\\']) {
    const { sellers } = await search(query);
    expect(sellers).toEqual(query.length > 1 ? [odd] : []);
  }
  expect((await search('1_0')).sellers).toEqual([]);
  for (const query of ['sally', ' SELLER', `${seller.user}@EXAMPLE.test`, sellerId]) {
    expect((await search(query)).sellers).toEqual([sellerId]);
  }
  expect((await search('stock@example.test')).sellers).toEqual([stock]);

  const id = await report(car);
  const entry = await decide('listing', car, [id], 'no_breach');
  const thread = await world.send(buyer, car, 'Hello');
  await call(seller, 'report_enquiry', thread, 'Rude');
  await call(buyer, 'report_enquiry', thread, 'Rude');
  for (const wanted of [id, entry])
    expect((await search(wanted)).cases).toEqual([`listing ${car}`]);
  expect((await search(thread)).cases).toEqual([`enquiry ${thread}`]);
  const conversation = await cases.conversation();
  expect((await search(conversation.id.toUpperCase())).cases).toEqual([
    `conversation ${conversation.id}`,
  ]);
  for (const query of ['', ' ', "'; drop", 'x'.repeat(100_000)]) {
    expect(await search(query)).toEqual({ vehicles: [], sellers: [], cases: [] });
  }
});

test('a seller is shown with contact details, listings, notes and decisions', async () => {
  const { staff, call, sellerId, stock } = world;
  await call(staff, 'add_staff_note', 'Odd', stock);
  expect(await call(staff, 'staff_seller', stock)).toMatchObject({
    id: stock,
    name: 'Stock',
    record: { has_account: false },
    notes: [{ body: 'Odd' }],
    contact: { email: 'stock@example.test', phone: '020 7946 0000' },
    vehicles: [{ id: world.stockCar, title: '2019 Ford Fiesta' }],
    decisions: [],
  });
  const { decisions } = await call<{ decisions: unknown[] }>(staff, 'staff_seller', sellerId);
  expect(decisions.length).toBeGreaterThan(3);
  expect(await call(staff, 'staff_seller', crypto.randomUUID())).toBeNull();
});

test('a case shows what was settled before, and the listing that has the same plate', async () => {
  const { sql, addCar, stock, decide, report } = world;
  const [car, other] = [await addCar(), await addCar(stock)];
  // The check for scams holds no advert of verified dealers.
  await sql`update sellers set seller_type = 'verified_dealer'`;
  const plate = { registration_number: 'ST19AFF' };
  for (const id of [other, car]) await sql`update vehicles set ${sql(plate)} where id = ${id}`;
  const reported = await report(car);
  const flag = { rule: 'plate_listed_twice', other: { id: other, seller_name: 'Stock' } };
  expect(await show('listing', car)).toMatchObject({ flags: [flag], settled_flags: [] });
  const flags = await sql`select id from listing_flags where vehicle_id = ${car}`;
  await decide('listing', car, [...flags.map(({ id }) => id), reported], 'no_breach');
  expect(await show('listing', car)).toMatchObject({
    reports: [],
    flags: [],
    settled_flags: [flag],
    settled_reports: [{ id: reported, status: 'dismissed' }],
  });
});

test('within a kind what sounds urgent comes first', async () => {
  const { sql } = world;
  await deleteAll(sql, 'support_conversations');
  for (const body of ['I lost my password', 'I have paid him a deposit', 'Is it a nice car?']) {
    const visitor_hash = body;
    const id = await insert(sql, 'support_conversations', { visitor_hash, status: 'waiting' });
    await insert(sql, 'support_messages', { conversation_id: id, author: 'visitor', body });
  }
  const { cases } = await queue();
  expect(cases.slice(0, 3).map(({ first_line }) => first_line)).toEqual([
    'I have paid him a deposit',
    'I lost my password',
    'Is it a nice car?',
  ]);
});
