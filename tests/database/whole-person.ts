import { randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import {
  addModel,
  addRunningCosts,
  addSeller,
  addUser,
  addVehicleValuation,
  insert,
  VEHICLE,
} from './fixtures';
import { sessionOf } from './support';

/** Personal data that must not remain in any table after the account is deleted. */
export type Traces = { id: string; email: string; name: string; phone: string };

/** Creates a user with rows in every table with personal data, and others whose rows must stay. */
export async function addWholePerson(sql: Sql) {
  const id = await addUser(sql);
  const person: Traces = {
    id,
    email: `${id}@example.test`,
    name: 'Wilhelmina Trace',
    phone: '+44 7700 900321',
  };
  const { name, email, phone } = person;
  const sign = (text: string) => `${text} ${name}, ${phone}, ${email}`;
  const metadata = JSON.stringify({ full_name: name, phone });
  await sql`update auth.users set raw_user_meta_data = ${metadata}::text::jsonb, email_confirmed_at = now()
    where id = ${id}`;
  await sql`
    insert into auth.identities (id, user_id, provider, provider_id, identity_data)
    values (${randomUUID()}, ${id}, 'email', ${id}, ${JSON.stringify({ sub: id, email })}::text::jsonb)`;
  const session_id = randomUUID();
  await sql`insert into auth.sessions (id, user_id, user_agent) values (${session_id}, ${id}, 'Browser')`;
  await sql`
    insert into auth.refresh_tokens (id, token, user_id, session_id)
    values (${randomUUID()}, 'token', ${id}, ${session_id})`;
  await sql`
    insert into auth.flow_state (id, user_id, auth_code, authentication_method, code_challenge_method,
                                 code_challenge, provider_type)
    values (${randomUUID()}, ${id}, 'code', 'email', 's256', 'challenge', 'email')`;
  await sql`
    with factor as (
      insert into auth.mfa_factors (user_id, friendly_name, secret) values (${id}, ${name}, 'KEY') returning id
    )
    insert into auth.mfa_challenges (factor_id) select id from factor`;
  await sql`
    insert into auth.mfa_amr_claims (session_id, authentication_method) values (${session_id}, 'totp')`;
  const audit = { action: 'login', actor_id: id, actor_username: email.toUpperCase() };
  await sql`
    insert into auth.audit_log_entries (id, payload)
    values (${randomUUID()}, ${JSON.stringify(audit)}::text::json)`;

  const other = await addUser(sql);
  const model = await addModel(sql, 'Ford', 'Fiesta');
  const seller = await addSeller(sql, { user_id: id, name, about: sign('Ask') });
  const otherSeller = await addSeller(sql, { user_id: other, name: 'Other Cars' });
  const vehicle = { ...VEHICLE, ...model };
  // The text leaves out the random address: one in hundreds looks like a sign of a scam, for which the advert would be held.
  const description = `Call ${name}, ${phone}`;
  const own = await insert(sql, 'vehicles', {
    ...vehicle,
    seller_id: seller,
    description,
    registration_number: 'AB12CDE',
  });
  const others = await insert(sql, 'vehicles', { ...vehicle, seller_id: otherSeller });
  const quiet = await insert(sql, 'vehicles', { ...vehicle, seller_id: otherSeller });
  const gone = await insert(sql, 'vehicles', {
    ...vehicle,
    seller_id: seller,
    registration_number: 'AB12CDG',
  });
  await sql`delete from vehicles where id = ${gone}`;
  for (const day of ['2026-11-28', '2026-11-29'])
    await sql`select private.chain_adverts(1000, ${day})`;

  const contact = { seller_id: seller, email, phone };
  await sql`insert into seller_contacts ${sql(contact)}`;
  const photo = { vehicle_id: own, image_url: `/${id}/car.jpg` };
  const photo_id = await insert(sql, 'vehicle_images', photo);
  await sql`insert into private.photo_fingerprints ${sql({ photo_id, upload_id: randomUUID(), hash: '01'.repeat(32) })}`;
  await sql`insert into vehicle_private (vehicle_id, postcode, stock_id) values (${own}, 'LS1 4AP', ${name})`;
  const content = { headings: ['Phone'], rows: [[phone]] };
  await sql`insert into stock_files (seller_id, source, content) values (${seller}, ${name}, ${sql.json(content)})`;
  await sql`insert into stock_mappings (seller_id, mapping) values (${seller}, ${sql.json({ vin: name })})`;
  await sql`insert into stock_waiting (seller_id, stock_id, make, model, price, cells)
    values (${seller}, 'W1', 'Ineos', 'Grenadier', 9000, ${sql.json({ description: name })})`;
  await sql`insert into private.catalogue_names (make_word, model_word, choice, staff_name)
    values ('ineos', '', 'refused', 'Sue')`;
  await sql`insert into private.stock_photos (vehicle_id, seller_id, address, place, file_row, photo_id)
    values (${own}, ${seller}, 'https://example.test/car.jpg', 0, 2, ${photo_id})`;
  await sql`insert into private.stock_feeds (seller_id, address, hour) values (${seller}, 'https://example.test/feed.csv', 3)`;
  await sql`insert into private.stock_upload_addresses (seller_id, token_hash) values (${seller}, ${randomBytes(32).toString('hex')})`;
  await sql`insert into private.stock_uploads (seller_id, source, content) values (${seller}, ${name}, 'x')`;
  await sql`insert into private.stock_changes (seller_id, vehicle_id, became, after_hash) values (${seller}, ${own}, 'listed', 'x')`;
  await sql`insert into private.stock_runs (seller_id, source, is_nightly, problem) values (${seller}, ${name}, true, 'shrunk')`;
  await sql`insert into private.sale_checks (vehicle_id, asked_at) values (${own}, now())`;
  await addVehicleValuation(sql, own);
  await addRunningCosts(sql, own);
  await sql`insert into registry_records (registration_number, registry, is_made_up) values ('AB12CDE', 'dvla', true)`;
  await sql`insert into vehicle_views (vehicle_id, day, views) values (${own}, '2026-01-01', 4)`;
  await sql`insert into favourites (user_id, vehicle_id) values (${id}, ${others}), (${other}, ${own})`;
  for (const [user_id, vehicle_id] of [
    [id, others],
    [other, own],
  ]) {
    await sql`insert into shared_shortlists (user_id, show_name) values (${user_id ?? ''}, true)`;
    await sql`insert into shortlist_reactions (user_id, vehicle_id, visitor_hash, visitor_name, body)
      values (${user_id ?? ''}, ${vehicle_id ?? ''}, repeat('a', 64), 'Sam', 'Too small')`;
  }
  await addSearches(sql, id, email, others);
  await insert(sql, 'valuations', {
    user_id: id,
    make: 'Ford',
    model: 'Fiesta',
    year: 2019,
    mileage: 30_000,
    condition: 'good',
    fuel_type: 'petrol',
    transmission: 'manual',
    body_type: 'hatchback',
    model_version: '1',
    value: 9000,
    low_80: 8500,
    high_80: 9500,
    low_90: 8000,
    high_90: 10_000,
    registration_number: 'AB12CDE',
    outward_code: 'LS1',
    asking_price: 9250,
    colour: 'red',
    caveats: ['engine_size_missing'],
    valued_on: '2026-11-22',
  });
  const enquire = async (values: Record<string, string | Date | null>, answer?: string) => {
    const enquiry_id = await insert(sql, 'enquiries', values);
    await insert(sql, 'enquiry_messages', { enquiry_id, sender: 'buyer', body: sign('Hello') });
    if (answer) await sql`select private.add_message(${enquiry_id}, 'seller', ${answer})`;
    return enquiry_id;
  };
  const asking = { vehicle_id: others, seller_id: otherSeller, buyer_name: name };
  const answered = await enquire({ ...asking, buyer_id: id }, 'Still here');
  const unanswered = await enquire({ ...asking, vehicle_id: quiet, buyer_id: id });
  // This enquiry was sent before the account was created, with the email address in another case.
  const before = await enquire(
    { ...asking, buyer_id: null, buyer_email: email.toUpperCase(), buyer_confirmed_at: new Date() },
    'Yes',
  );
  await sql`insert into private.joined_enquiries (id, enquiry_id) values (gen_random_uuid(), ${before})`;
  // An enquiry form accepts any email address: this sender never confirmed owning it.
  const impostor = await insert(sql, 'enquiries', {
    ...asking,
    buyer_id: null,
    buyer_name: 'Not Her',
    buyer_email: email,
  });
  await insert(sql, 'enquiry_messages', { enquiry_id: impostor, sender: 'buyer', body: 'Mine' });
  const asked = await enquire({
    vehicle_id: own,
    seller_id: seller,
    buyer_id: other,
    buyer_name: 'Bob Buyer',
    buyer_email: 'bob@example.test',
  });
  // In both threads each side has a message held back and reports the other.
  for (const [enquiry_id, mine] of [[answered, 'buyer'] as const, [asked, 'seller'] as const]) {
    for (const reporter of ['buyer', 'seller']) {
      const text = `${reporter === mine ? sign('My') : 'Their'} secret: www.pay.example.com`;
      await sql`select private.add_message(${enquiry_id}, ${reporter}, ${text})`;
      await insert(sql, 'enquiry_reports', { enquiry_id, reporter, details: text });
    }
  }
  await sql`
    insert into offers (enquiry_id, message_id, side, amount, price, stands_until)
    select enquiry_id, id, sender, 8500, 9000, now() + interval '1 day' from enquiry_messages
    where enquiry_id = ${asked} and sender = 'seller' or enquiry_id in (${answered}, ${before}) and sender = 'buyer'
      and created_at = (select min(created_at) from enquiry_messages m where m.enquiry_id = enquiry_messages.enquiry_id)
    on conflict do nothing`;
  await sql`insert into reservations (vehicle_id, enquiry_id, reserved_until)
    values (${others}, ${answered}, now() + interval '1 day'), (${own}, ${asked}, now() + interval '1 day')`;
  await sql`insert into reservation_queue (vehicle_id, enquiry_id) values (${others}, ${before}), (${own}, ${asked})`;
  await sql`insert into reservation_terms (vehicle_id, hours) values (${own}, 24), (${others}, 48)`;
  await sql`update private.mail_outbox set last_error = ${`550 <${email}>`} where recipient = 'buyer'`;
  for (const user_id of [id, other]) {
    await insert(sql, 'saved_replies', { user_id, body: user_id === id ? sign('Yes') : 'No' });
  }
  const company = { company_name: `${name} Ltd`, company_number: '00000000' };
  const application = await insert(sql, 'dealer_applications', { seller_id: seller, ...company });
  const report = await insert(sql, 'listing_reports', {
    vehicle_id: others,
    reporter_id: id,
    reason: 'fraud',
    details: sign('I am'),
  });
  const reportOfOwn = await insert(sql, 'listing_reports', {
    vehicle_id: own,
    reporter_id: other,
    reason: 'other',
  });
  await insert(sql, 'listing_flags', { vehicle_id: own, rule: 'too-cheap' });
  const conversation_id = await insert(sql, 'support_conversations', { user_id: id });
  await insert(sql, 'support_messages', { conversation_id, author: 'visitor', body: sign('Help') });
  const staff = await addUser(sql);
  const decide = async (kind: string, id: string, items: string[], decision: string) => {
    const [row] = await sql.begin(async (as) => {
      const session_id = await sessionOf(as, staff);
      const claims = JSON.stringify({
        sub: staff,
        session_id,
        aal: 'aal2',
        app_metadata: { role: 'staff' },
      });
      await as`select set_config('request.jwt.claims', ${claims}, true),
                      set_config('request.jwt.claim.sub', ${staff}, true)`;
      return as`select decide_case(${kind}::case_kind, ${id}, ${items}, ${decision}::staff_decision, 'No.') as id`;
    });
    return row?.id as string;
  };
  const reports = await sql`
    select enquiry_id, array_agg(id) as ids from enquiry_reports where reporter <> case
      when enquiry_id = ${answered} then 'buyer' else 'seller' end::enquiry_party group by enquiry_id`;
  const decisions = [
    await decide('application', application, [], 'rejected'),
    await decide('listing', own, [reportOfOwn], 'correction_requested'),
    await decide('listing', others, [report], 'no_breach'),
    ...(await Promise.all(
      reports.map((row) => decide('enquiry', row.enquiry_id, row.ids, 'warned')),
    )),
  ];
  for (const decision_id of decisions) {
    await sql`select private.appeal_decision(${decision_id}, ${sign('Look again')})
      where public.appealable_decision(${decision_id}) is not null`;
  }
  const note = { body: sign('Odd'), staff_name: 'Sue' };
  await insert(sql, 'staff_notes', { ...note, seller_id: seller });
  await insert(sql, 'staff_notes', { ...note, enquiry_id: answered });
  await insert(sql, 'staff_notes', { ...note, conversation_id });
  const mail = await insert(sql, 'private.mail_outbox', { kind: 'favourite_changes', user_id: id });
  await sql`
    insert into private.told_changes (mail_id, vehicle_id, price_before, price, state_before, state)
    values (${mail}, ${others}, 12500, 12000, 'for_sale', 'for_sale')`;
  await sql`update favourites set note = ${sign('Ring first')} where user_id = ${id}`;
  await sql`update private.mail_outbox set last_error = ${`550 <${email}>`}
    where seller_id = ${seller} or user_id = ${id}`;

  return {
    person,
    other,
    others,
    own,
    seller,
    otherSeller,
    answered,
    unanswered,
    before,
    impostor,
    asked,
    report,
    staff,
    decisions,
  };
}

/** Saves a search for the account, and one by its address, both with a car that came into them and its mail. */
async function addSearches(sql: Sql, user_id: string, email: string, vehicle_id: string) {
  const [subscriber] = await sql<{ id: string }[]>`
    insert into private.search_subscribers (email) values (${email}) returning id`;
  for (const owner of [{ user_id }, { subscriber_id: subscriber?.id ?? '' }]) {
    const [search] = await sql<{ id: string }[]>`
      insert into saved_searches ${sql({ ...owner, query: 'make=Ford', name: email, frequency: 'daily', filters: sql.json({ price_max: 9000 }) })} returning id`;
    const search_id = search?.id ?? '';
    await sql`insert into saved_search_matches ${sql({ search_id, vehicle_id, reason: 'listed' })}`;
    await sql`insert into private.mail_outbox (kind, saved_search_id, last_error)
      values ('search_matches', ${search_id}, ${`550 <${email}>`})`;
  }
  await sql`insert into private.changed_listings (vehicle_id) values (${vehicle_id})`;
}

/** Lists the tables of these schemas, e.g. 'public.profiles'. */
export async function tablesOf(sql: Sql, schemas = ['public', 'private', 'auth']) {
  const rows = await sql<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ${sql(schemas)}
    order by 1`;
  return rows.map((row) => row.name);
}

/** Lists where the user's personal data occur, in any column of any table. */
export async function findTraces(sql: Sql, person: Traces): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tablesOf(sql)) {
    for (const [kind, text] of Object.entries(person)) {
      const [row] = await sql`
        select from ${sql(table)} as t where strpos(lower(t::text), lower(${text})) > 0 limit 1`;
      if (row) found.push(`${table}: ${kind}`);
    }
  }
  return found;
}
