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

export const VALUATION = {
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
} as const;

/** Creates users with rows in every table, and returns their ids, with rows that tests insert. */
export async function createRows(sql: Sql) {
  const ids = await Promise.all(Array.from({ length: 6 }, () => addUser(sql)));
  const [owner = '', other = '', rival = '', staff = '', partner = '', quiet = ''] = ids;

  const model = await addModel(sql, 'Ford', 'Fiesta');
  const sellerOf = (user_id: string) => addSeller(sql, { user_id });
  const seller = await sellerOf(owner);
  const partnerSeller = await sellerOf(partner);
  const rivalSeller = await sellerOf(rival);
  const quietSeller = await sellerOf(quiet);
  const car = (seller_id: string, listing_status: string) =>
    insert(sql, 'vehicles', { ...VEHICLE, ...model, seller_id, listing_status });
  const [active, draft, sold] = [
    await car(seller, 'active'),
    await car(seller, 'draft'),
    await car(seller, 'sold'),
  ];
  const partnerCar = await car(partnerSeller, 'active');
  await car(rivalSeller, 'active');
  const saved = await car(seller, 'sold');
  const savedDraft = await car(seller, 'draft');
  await sql`insert into vehicle_departures (vehicle_id, model_id, year, body_type, price, is_final)
    values (${sold}, ${model.model_id}, 2019, 'suv', 1, true), (${draft}, ${model.model_id}, 2019, 'suv', 1, false)`;

  await sql`insert into valuation_groups (week, hashes, outcomes)
    values ('2026-11-30', array_fill(''::text, array[10]), '{}')`;
  await sql`insert into seller_contacts (seller_id, phone) values (${seller}, '+44 113 496 0000')`;
  for (const vehicle_id of [active, draft]) {
    await insert(sql, 'vehicle_images', { vehicle_id, image_url: '/car.jpg' });
  }
  await sql`insert into vehicle_private (vehicle_id, postcode) values (${draft}, 'LS1 4AP')`;
  for (const vehicle_id of [active, draft]) await addVehicleValuation(sql, vehicle_id);
  for (const vehicle_id of [active, draft]) await addRunningCosts(sql, vehicle_id);
  await sql`insert into registry_records (registration_number, registry, is_made_up) values ('AA19AAA', 'dvla', true)`;
  await sql`insert into landing_pages (path, cars, changed_at) values ('ford', 3, now())`;
  await sql`insert into sitemap_parts (part, last_created_at, last_id) values (1, now(), gen_random_uuid())`;
  await sql`insert into vehicle_views (vehicle_id, day, views) values (${active}, '2026-01-01', 4)`;
  await sql`insert into favourites (user_id, vehicle_id) values (${owner}, ${partnerCar}), (${quiet}, ${saved}), (${quiet}, ${savedDraft})`;
  await sql`insert into shared_shortlists (user_id) values (${owner})`;
  await sql`insert into shortlist_reactions (user_id, vehicle_id, visitor_hash, answer)
    values (${owner}, ${partnerCar}, repeat('a', 64), 'yes')`;
  const [search] = await sql<{ id: string }[]>`
    insert into saved_searches (user_id, query, filters, name, frequency, confirmed_at)
    values (${owner}, 'make=Ford', '{}', 'Ford', 'page', now()) returning id`;
  await sql`insert into saved_search_matches (search_id, vehicle_id, reason)
    values (${search?.id ?? ''}, ${partnerCar}, 'listed')`;
  const valuation = await insert(sql, 'valuations', { ...VALUATION, user_id: owner });
  const enquire = async (values: { seller_id: string; vehicle_id: string; buyer_id: string }) => {
    const enquiry = { buyer_name: 'Bob', buyer_email: 'bob@example.test', ...values };
    const enquiry_id = await insert(sql, 'enquiries', enquiry);
    for (const sender of ['buyer', 'seller']) {
      await insert(sql, 'enquiry_messages', { enquiry_id, sender, body: 'Hello' });
    }
    return enquiry_id;
  };
  const takenDown = await insert(sql, 'vehicles', {
    ...VEHICLE,
    ...model,
    seller_id: seller,
    listing_status: 'archived',
    taken_down_at: new Date(),
  });
  const reportedCar = await car(seller, 'sold');
  const savedArchived = await car(seller, 'archived');
  await sql`insert into favourites (user_id, vehicle_id) values (${quiet}, ${takenDown}), (${quiet}, ${savedArchived})`;
  const ofPartner = { seller_id: partnerSeller, vehicle_id: partnerCar };
  const asked = await enquire({ ...ofPartner, buyer_id: owner });
  const got = await enquire({ seller_id: seller, vehicle_id: active, buyer_id: partner });
  const disputed = await enquire({ seller_id: seller, vehicle_id: active, buyer_id: quiet });
  const guest = { seller_id: seller, vehicle_id: active, buyer_name: 'Gus', buyer_id: null };
  const confirmed = await insert(sql, 'enquiries', { ...guest, buyer_confirmed_at: new Date() });
  const unconfirmed = await insert(sql, 'enquiries', guest);
  await insert(sql, 'enquiry_reports', { enquiry_id: disputed, reporter: 'buyer' });
  await sql`
    insert into offers (enquiry_id, message_id, side, amount, price, stands_until)
    select enquiry_id, id, sender, 8500, 9000, now() + interval '1 day'
    from enquiry_messages where sender = 'buyer'`;
  await sql`insert into reservations (vehicle_id, enquiry_id, reserved_until)
    values (${active}, ${got}, now() + interval '1 day')`;
  await sql`insert into reservation_queue (vehicle_id, enquiry_id) values (${partnerCar}, ${asked})`;
  await sql`insert into reservation_terms (vehicle_id, hours) values (${active}, 24)`;
  const [held] = await sql<{ id: string }[]>`
    select id from enquiry_messages where enquiry_id = ${got} and sender = 'seller'`;
  const heldMessage = { message_id: held?.id ?? '', risk: 'link', body: 'www.example.com' };
  await sql`insert into held_messages ${sql(heldMessage)}`;
  const reply = await insert(sql, 'saved_replies', { user_id: owner, body: 'Yes' });
  const company = { company_name: 'Dee Motors', company_number: '00000000' };
  const application = await insert(sql, 'dealer_applications', {
    seller_id: seller,
    ...company,
    status: 'rejected',
    decided_at: new Date(),
  });
  const reported = await insert(sql, 'listing_reports', {
    vehicle_id: reportedCar,
    reason: 'fraud',
    reporter_id: owner,
  });
  const flag = await insert(sql, 'listing_flags', { vehicle_id: active, rule: 'too-cheap' });
  const conversation_id = await insert(sql, 'support_conversations', { user_id: owner });
  await insert(sql, 'support_messages', { conversation_id, author: 'visitor', body: 'Hello' });
  const entry = {
    case_kind: 'application',
    case_id: application,
    decision: 'rejected',
    seller_id: seller,
    title: 'Dealer application',
    reason: 'No',
    staff_id: staff,
    staff_name: 'Sue',
  };
  const decision_id = await insert(sql, 'staff_decisions', entry);
  const appeal = { decision_id, body: 'Look again' };
  await sql`insert into decision_appeals ${sql(appeal)}`;
  const note = { seller_id: seller, body: 'Hm', staff_name: 'Sue' };
  await insert(sql, 'staff_notes', note);

  return {
    users: { owner, other, rival, staff, partner, quiet },
    sellers: { seller, partnerSeller, quietSeller },
    model,
    cars: {
      active,
      draft,
      sold,
      partnerCar,
      saved,
      savedDraft,
      takenDown,
      reportedCar,
      savedArchived,
    },
    valuation,
    search: search?.id ?? '',
    threads: { asked, got, disputed, confirmed, unconfirmed },
    heldMessage,
    reply,
    company,
    application,
    reported,
    flag,
    conversation_id,
    decision: entry,
    appeal,
    note,
  };
}
