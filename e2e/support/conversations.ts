import type { Page } from '@playwright/test';
import { enquiryToken } from '../../lib/core/conversations/token';
import type { EnquirySide } from '../../lib/enquiries/types';
import { newPerson, openAccount, type Person } from './people';
import { currentStack } from './stack';
import { withDatabase } from './staff';

/** Calls a function of the database as a person who has just signed in and returns its result. */
export const callAs = (person: Person, call: string, ...values: string[]) =>
  withDatabase((sql) =>
    sql.begin(async (transaction) => {
      await transaction`
        with signed_in as (
          insert into auth.sessions (id, user_id) select gen_random_uuid(), id from auth.users
          where email = ${person.email} returning id, user_id
        )
        select set_config('request.jwt.claims', json_build_object(
                 'sub', u.id, 'role', 'authenticated', 'session_id', s.id,
                 'app_metadata', u.raw_app_meta_data::jsonb, 'aal', 'aal2'
               )::text, true),
               set_config('request.jwt.claim.sub', u.id::text, true)
        from auth.users u join signed_in s on s.user_id = u.id`;
      const [row] = await transaction.unsafe<{ result: string }[]>(
        `select public.${call} as result`,
        values,
      );
      return row?.result ?? '';
    }),
  );

/**
 * Gives a new account the listings of a seller of this type, such that the scam check holds none of them after a
 * change; returns the seller's name and a car for sale with a number plate.
 */
export async function openSeller(type = 'private') {
  const person = await openAccount(newPerson('Bob Roe'));
  const [seller] = await withDatabase(
    (sql) => sql<{ name: string; vehicle: string }[]>`
      with free as (
        select s.id, v.id as vehicle from public.sellers s
        join public.vehicles v on v.seller_id = s.id and v.listing_status = 'active'
          and v.registration_number is not null
        where s.user_id is null and s.seller_type = ${type}::seller_type
        order by random() limit 20
        for update of s skip locked
      ), chosen as (
        select free.id, free.vehicle from free
        -- A dealer has many cars; a verified one is trusted. A low price of a new private account is held.
        where ${type} <> 'private' or not exists (
          select from public.vehicles own
          left join public.vehicle_valuations valued on valued.vehicle_id = own.id
          where own.seller_id = free.id
            and (own.price < valued.value or private.scam_signs(own.description) <> '{}')
        )
        limit 1
      )
      update public.sellers set user_id = (select id from auth.users where email = ${person.email})
      from chosen where sellers.id = chosen.id returning sellers.name, chosen.vehicle`,
  );
  if (!seller) throw new Error('There is no seller without an account left');
  return { person, ...seller };
}

/** Starts a conversation between two accounts about a car of the seller. */
export async function startConversation(known?: Person) {
  const buyer = known ?? (await openAccount(newPerson()));
  const seller = await openSeller();
  const question = 'Is it still for sale?';
  const id = await callAs(buyer, 'send_enquiry($1, $2)', seller.vehicle, question);
  return { id, buyer, seller };
}

export const writeAs = (person: Person, conversation: string, text: string) =>
  callAs(person, 'send_reply($1, $2)', conversation, text);

/** Sends a message of a buyer without an account, which waits for confirmation; returns the mailed path. */
export async function startGuestConversation(vehicle: string, text: string) {
  const [row] = await withDatabase(
    (sql) => sql<{ id: string }[]>`
      select public.start_guest_enquiry(${vehicle}, 'Grace Hopper', ${newPerson().email}, ${text}) as id`,
  );
  return mailedPath(row?.id ?? '', 'buyer');
}

/** The path of a mailed link that opens a conversation. */
export function mailedPath(conversation: string, side: EnquirySide) {
  process.env.SUPABASE_SECRET_KEY = currentStack().secretKey;
  return `/messages/link/${enquiryToken('open', conversation, side)}`;
}

/** Makes a page read its messages at once, as when its tab is shown again; polling takes at least five seconds. */
export const comeBack = (page: Page) =>
  page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");

/** Locators of a conversation's page. */
export const conversation = (page: Page) => ({
  log: page.getByRole('log'),
  /** The messages with this text. */
  said: (text: string) => page.getByRole('log').getByText(text, { exact: true }),
  field: page.getByRole('textbox', { name: 'Your message' }),
  send: page.getByRole('button', { name: 'Send', exact: true }),
  menu: page.locator('summary', { hasText: 'Block or report' }),
});
