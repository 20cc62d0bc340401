import { createClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { demoCode } from '@/lib/auth/second-factor';
import { readMail } from '@/lib/mail/mailbox';
import type { ListingCase, Queue, SearchResult } from '@/lib/staff/types';
import { NoRealtime } from '@/lib/supabase/no-realtime';
import { seedDatabase } from '@/scripts/seed/seed';
import { addDemoAccounts, DEMO_ACCOUNTS, DEMO_PASSWORD } from '@/supabase/local/demo-accounts';
import { openBackend } from './backend-world';

const world = openBackend();
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  await seedDatabase({ databaseUrl: world.backend.databaseUrl, vehicles: 400 });
  await addDemoAccounts(world.backend);
  await addDemoAccounts(world.backend);
  staff = await signIn('staff@forecourt.example');
});

async function signIn(email: string) {
  const client = createClient(world.backend.url, world.backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: NoRealtime as never },
  });
  const { data, error } = await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  expect(error).toBeNull();
  return { client, user: data.user };
}

test.each(DEMO_ACCOUNTS)(
  '$role signs in with the expected name, role and stock',
  async (account) => {
    const { client, user } = await signIn(account.email);
    expect(user?.user_metadata.full_name).toBe(account.fullName);
    expect(user?.app_metadata.role).toBe(account.role === 'staff' ? 'staff' : undefined);
    const { data: seller } = await client.rpc('my_seller_id');
    if (account.role !== 'dealer') return expect(seller).toBeNull();
    const stock = client.from('vehicles').select('id', { count: 'exact', head: true });
    const { count } = await stock.eq('seller_id', seller);
    expect(count).toBeGreaterThan(0);
  },
);

test('creating the demo accounts leaves no mail', () => {
  expect(readMail(world.backend.mailDirectory)).toEqual([]);
});

test('the demo dealer and buyer have conversations, and the dealer a reply time', async () => {
  const dealer = await signIn('dealer@forecourt.example');
  const { data: conversations } = await dealer.client.rpc('my_enquiries');
  expect(conversations).toHaveLength(6);
  expect((await dealer.client.rpc('unread_messages')).data).toBe(2);
  const { data: seller } = await dealer.client.rpc('my_seller_id');
  const vehicles = dealer.client
    .from('vehicles')
    .select('id')
    .eq('seller_id', seller ?? '');
  const { data: vehicle } = await vehicles.limit(1).single();
  const server = createClient(world.backend.url, world.backend.secretKey, {
    realtime: { transport: NoRealtime as never },
  });
  const facts = server.rpc('seller_contact_facts', { p_vehicle_id: vehicle?.id }).single();
  expect((await facts).data).toMatchObject({ reply_minutes: expect.any(Number) });
  const buyer = await signIn('buyer@forecourt.example');
  expect((await buyer.client.rpc('unread_messages')).data).toBe(1);
});

test('the demo buyer has two saved searches, and new cars in one of them', async () => {
  const { client } = await signIn('buyer@forecourt.example');
  const { data: searches } = await client.rpc('my_saved_searches');
  expect(searches).toMatchObject([
    { query: 'fuel=hybrid&bodyType=estate', frequency: 'page', new_count: 0 },
    { query: 'make=Ford&priceMax=9000', frequency: 'page', new_count: 2 },
  ]);
});

test('staff have a day of work on their desk', async () => {
  const { client } = staff;
  expect((await client.from('listing_reports').select('id')).data).toEqual([]);
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
  const [shown] = (await client.auth.mfa.listFactors()).data?.all ?? [];
  const given = await client.auth.mfa.challengeAndVerify({
    factorId: factor?.id ?? '',
    // The API shows the code to the demo's staff.
    code: demoCode(shown) ?? '',
  });
  expect(given.error).toBeNull();
  const count = async (table: 'listing_reports' | 'enquiry_reports' | 'listing_flags') =>
    (await client.from(table).select('id', { count: 'exact', head: true })).count;
  expect(await count('listing_reports')).toBe(36);
  expect(await count('enquiry_reports')).toBe(4);
  expect(await count('listing_flags')).toBe(22);
  const { data } = await client.rpc('staff_queue');
  const queue = data as Queue;
  const counts: Record<string, number> = {};
  for (const { kind } of queue.cases) counts[kind] = (counts[kind] ?? 0) + 1;
  expect(counts).toEqual({
    conversation: 12,
    listing: 29,
    enquiry: 4,
    // This count includes the message in one of the demo dealer's conversations.
    held_message: 4,
    application: 8,
  });
  expect(queue.total).toBe(57);
  const { count: replies } = await client
    .from('saved_replies')
    .select('id', { count: 'exact', head: true });
  expect(replies).toBe(5);
});

test('no advert of an urgent case is for sale', async () => {
  const { data } = await staff.client.rpc('staff_queue');
  const urgent = (data as Queue).cases.filter(({ kind, urgent }) => kind === 'listing' && urgent);
  expect(urgent.length).toBeGreaterThan(5);
  const shown = await world.sql`
    select id, listing_status from vehicles
    where id = any (${urgent.map(({ id }) => id)}) and listing_status <> 'held'`;
  expect([...shown]).toEqual([]);
});

test('the flags of the day are true', async () => {
  const { client } = staff;
  const { data: flags } = await client.from('listing_flags').select('vehicle_id, rule, details');
  for (const { vehicle_id, rule, details } of flags ?? []) {
    const { data } = await client.rpc('staff_case', { p_kind: 'listing', p_id: vehicle_id });
    const { vehicle } = data as ListingCase;
    if (rule === 'price_far_below_valuation') {
      expect(details).toEqual({ price: vehicle?.price, valued_from: vehicle?.low_90 });
      expect(vehicle?.price).toBeLessThan(vehicle?.low_90 ?? 0);
    } else if (rule === 'plate_listed_twice') {
      const { data: hits } = await client.rpc('staff_search', {
        p_query: vehicle?.registration_number ?? '',
      });
      const found = (hits as SearchResult).vehicles.map(({ id }) => id);
      expect(found).toContain(details.other);
      expect(found).toContain(vehicle_id);
    } else {
      expect(rule).toBe('link_or_payment_details');
      expect(vehicle?.description).toMatch(details.found === 'link' ? /www\./ : /sort code/);
    }
  }
});
