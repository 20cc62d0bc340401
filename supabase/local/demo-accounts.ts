import postgres, { type Sql } from 'postgres';
import { removeMail } from '../../lib/mail/mailbox';
import { DEMO_STAFF } from './api/factors';
import type { Backend } from './backend';
import { addDemoConversations } from './demo-conversations';
import { addDemoDesk } from './demo-desk';
import { addDemoSearches } from './demo-searches';

/** Password of every demo account. It is public: only a local backend may have these accounts. */
export const DEMO_PASSWORD = 'Forecourt-demo-1';

/** Accounts of a fresh local backend. */
export const DEMO_ACCOUNTS = [
  { role: 'buyer', email: 'buyer@forecourt.example', fullName: 'Bea Buyer' },
  { role: 'dealer', email: 'dealer@forecourt.example', fullName: 'Dan Dealer' },
  { role: 'staff', email: DEMO_STAFF, fullName: 'Sam Staff' },
] as const;

type Account = (typeof DEMO_ACCOUNTS)[number];

/**
 * Adds missing demo accounts; the demo buyer has saved searches; the demo dealer takes over the listings of a seeded dealer, and gets
 * conversations about them; staff get a day of work.
 */
export async function addDemoAccounts(backend: Backend): Promise<void> {
  const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => {} });
  const [buyer, dealer, staff] = DEMO_ACCOUNTS;
  try {
    for (const account of DEMO_ACCOUNTS) {
      const [known] = await sql`select 1 from auth.users where email = ${account.email}`;
      if (known) continue;
      await addAccount(backend, sql, account);
      if (account === buyer) await addDemoSearches(sql, buyer.email);
      if (account === dealer) await addDemoConversations(sql, buyer.email, dealer.email);
      if (account === staff) await addDemoDesk(sql, buyer.email, staff.email);
    }
  } finally {
    await sql.end();
  }
}

/** Signs up through the auth API, so that sign-in works, and removes the confirmation email. */
async function addAccount(backend: Backend, sql: Sql, { role, email, fullName }: Account) {
  const response = await fetch(`${backend.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, data: { full_name: fullName } }),
  });
  if (!response.ok)
    throw new Error(`The demo account ${email} was refused: HTTP ${response.status}`);
  removeMail(backend.mailDirectory, email);
  await sql`update auth.users set email_confirmed_at = now() where email = ${email}`;
  if (role === 'staff') {
    await sql`
      update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "staff"}'
      where email = ${email}`;
  }
  if (role === 'dealer') {
    await sql`
      update public.sellers set user_id = (select id from auth.users where email = ${email})
      where id = (
        select s.id from public.sellers s
        where s.user_id is null and s.seller_type = 'verified_dealer'
        -- One with a sold car, about which there is a conversation.
        order by exists (
          select from public.vehicles v where v.seller_id = s.id and v.listing_status = 'sold'
        ) desc, s.name, s.id
        limit 1
      )`;
  }
}
