import type { Sql } from 'postgres';
import type { Claims } from './attempts';
import {
  addModel,
  addRunningCosts,
  addSeller,
  addUser,
  addVehicleValuation,
  insert,
  VEHICLE,
} from './fixtures';
import { publicFacts } from './permission-public-facts';
import { stockFiles } from './permission-stock';
import { type Question, type Subject, subject } from './permission-subject';

const person = (sub: string | null, staff = false): Claims => ({
  role: 'authenticated',
  sub,
  staff,
});

const ANSWER = {
  ...{ make: 'Ford', model: 'Fiesta', year: 2019, mileage: 30_000, condition: 'good' },
  ...{ fuel_type: 'petrol', transmission: 'manual', body_type: 'hatchback', model_version: '1' },
  ...{ value: 9000, low_80: 8500, high_80: 9500, low_90: 8000, high_90: 10_000 },
} as const;

/** Creates users with rows in every table, and the subjects listed in the permission table. */
export async function createPermissionWorld(sql: Sql) {
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

  await sql`insert into seller_contacts (seller_id, phone) values (${seller}, '+44 113 496 0000')`;
  for (const vehicle_id of [active, draft]) {
    await insert(sql, 'vehicle_images', { vehicle_id, image_url: '/car.jpg' });
  }
  await sql`insert into vehicle_private (vehicle_id, postcode) values (${draft}, 'LS1 4AP')`;
  for (const vehicle_id of [active, draft]) await addVehicleValuation(sql, vehicle_id);
  for (const vehicle_id of [active, draft]) await addRunningCosts(sql, vehicle_id);
  await sql`insert into registry_records (registration_number, registry, is_made_up) values ('AA19AAA', 'dvla', true)`;
  await sql`insert into landing_pages (path, cars, changed_at) values ('ford', 3, now())`;
  await sql`insert into vehicle_views (vehicle_id, day, views) values (${active}, '2026-01-01', 4)`;
  await sql`insert into favourites (user_id, vehicle_id) values (${owner}, ${partnerCar}), (${quiet}, ${saved}), (${quiet}, ${savedDraft})`;
  const valuation = await insert(sql, 'valuations', { ...ANSWER, user_id: owner });
  const enquire = async (values: { seller_id: string; vehicle_id: string; buyer_id: string }) => {
    const enquiry = { buyer_name: 'Bob', buyer_email: 'bob@example.test', ...values };
    const enquiry_id = await insert(sql, 'enquiries', enquiry);
    for (const sender of ['buyer', 'seller']) {
      await insert(sql, 'enquiry_messages', { enquiry_id, sender, body: 'Hello' });
    }
    return enquiry_id;
  };
  const takenDown = await insert(sql, 'vehicles', {
    ...{ ...VEHICLE, ...model, seller_id: seller, listing_status: 'archived' },
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
  const [held] = await sql<{ id: string }[]>`
    select id from enquiry_messages where enquiry_id = ${got} and sender = 'seller'`;
  const secret = { message_id: held?.id ?? '', risk: 'link', body: 'www.example.com' };
  await sql`insert into held_messages ${sql(secret)}`;
  const reply = await insert(sql, 'saved_replies', { user_id: owner, body: 'Yes' });
  const company = { company_name: 'Dee Motors', company_number: '00000000' };
  const application = await insert(sql, 'dealer_applications', {
    ...{ seller_id: seller, ...company, status: 'rejected', decided_at: new Date() },
  });
  const report = { vehicle_id: partnerCar, reason: 'fraud' };
  const reported = await insert(sql, 'listing_reports', {
    ...{ vehicle_id: reportedCar, reason: 'fraud', reporter_id: owner },
  });
  const flag = await insert(sql, 'listing_flags', { vehicle_id: active, rule: 'too-cheap' });
  const conversation_id = await insert(sql, 'support_conversations', { user_id: owner });
  await insert(sql, 'support_messages', { conversation_id, author: 'visitor', body: 'Hello' });
  const entry = {
    ...{ case_kind: 'application', case_id: application, decision: 'rejected', seller_id: seller },
    ...{ title: 'Dealer application', reason: 'No', staff_id: staff, staff_name: 'Sue' },
  };
  const decision_id = await insert(sql, 'staff_decisions', entry);
  const appeal = { decision_id, body: 'Look again' };
  await sql`insert into decision_appeals ${sql(appeal)}`;
  const note = { seller_id: seller, body: 'Hm', staff_name: 'Sue' };
  await insert(sql, 'staff_notes', note);

  const mine = person(owner);
  const dealer = { seller: partnerSeller, owner: person(partner) };
  const { listing_status: _, ...listing } = VEHICLE;
  const newCar = { ...listing, ...model, seller_id: seller };
  const vehicle = (id: string) => ({
    ...{ table: 'vehicles', where: `id = '${id}'`, insert: newCar, update: 'price = 9000' },
    owner: mine,
  });
  const picture = (vehicle_id: string) => ({
    ...{ table: 'vehicle_images', where: `vehicle_id = '${vehicle_id}'`, owner: mine },
    ...{ insert: { vehicle_id, image_url: '/b.jpg' }, update: 'display_order = 3' },
  });
  const worth = (vehicle_id: string) => ({
    ...{ table: 'vehicle_valuations', where: `vehicle_id = '${vehicle_id}'`, owner: mine },
    ...{ insert: { vehicle_id: sold, value: 9000 }, update: 'high_90 = 99000' },
  });
  const costing = (vehicle_id: string) => ({
    ...{ table: 'vehicle_running_costs', where: `vehicle_id = '${vehicle_id}'`, owner: mine },
    ...{ insert: { vehicle_id: sold, tax_low: 0 }, update: 'tax_low = 0' },
  });
  const departure = (vehicle_id: string) => ({
    ...{ table: 'vehicle_departures', where: `vehicle_id = '${vehicle_id}'`, owner: mine },
    ...{ insert: { vehicle_id: active, model_id: model.model_id }, update: 'is_final = true' },
  });
  const thread = (id: string) => ({
    ...{ table: 'enquiries', where: `id = '${id}'`, owner: mine, update: "buyer_name = 'Eve'" },
    insert: { vehicle_id: active, seller_id: seller, buyer_name: 'Bo' },
  });
  const messages = (enquiry_id: string, sender = 'buyer') => ({
    ...{ table: 'enquiry_messages', owner: mine, update: 'read_at = now()' },
    where: `enquiry_id = '${enquiry_id}' and sender = '${sender}'`,
    insert: { enquiry_id, sender: 'buyer', body: 'Hi' },
  });
  const questions: Record<string, Question> = {
    ...publicFacts(mine),
    vehicle_models: {
      ...{ table: 'vehicle_models', where: 'true', owner: mine, update: "name = 'Siesta'" },
      insert: { make_id: model.make_id, name: 'Focus' },
    },
    profiles: {
      ...{ table: 'profiles', where: `id = '${owner}'`, owner: mine, insert: { id: owner } },
      update: 'email_notifications = false',
    },
    'sellers, who sell': {
      ...{ table: 'sellers', where: `id = '${seller}'`, owner: mine },
      ...{ insert: { name: 'Grace Hopper' }, update: "name = 'Grace'" },
    },
    'sellers, who do not': {
      ...{ table: 'sellers', where: `id = '${quietSeller}'`, owner: person(quiet) },
      ...{ insert: { name: 'Grace Hopper' }, update: "name = 'Grace'" },
    },
    seller_contacts: {
      ...{ table: 'seller_contacts', where: `seller_id = '${seller}'`, owner: mine },
      ...{ insert: { seller_id: seller, phone: '07700 900000' }, update: "email = 'a@b.example'" },
    },
    'vehicles, for sale': vehicle(active),
    'vehicles, a draft': vehicle(draft),
    'vehicles, sold': vehicle(sold),
    'vehicles, sold, of who saved it': { ...vehicle(saved), owner: person(quiet) },
    'vehicles, a draft, of the same': { ...vehicle(savedDraft), owner: person(quiet) },
    'vehicles, taken down': vehicle(takenDown),
    'vehicles, taken down, saved': { ...vehicle(takenDown), owner: person(quiet) },
    'vehicles, archived, saved': { ...vehicle(savedArchived), owner: person(quiet) },
    'vehicles, reported': vehicle(reportedCar),
    'vehicle_images, for sale': picture(active),
    'vehicle_images, of a draft': picture(draft),
    vehicle_private: {
      ...{ table: 'vehicle_private', where: `vehicle_id = '${draft}'`, owner: mine },
      ...{ insert: { vehicle_id: active, vin: null }, update: "postcode = 'M1 1AA'" },
    },
    'vehicle_valuations, for sale': worth(active),
    'vehicle_valuations, of a draft': worth(draft),
    'vehicle_running_costs, for sale': costing(active),
    'vehicle_running_costs, of draft': costing(draft),
    vehicle_standings: {
      ...{ table: 'vehicle_standings', where: `vehicle_id = '${active}'`, owner: mine },
      ...{ insert: { vehicle_id: sold, model_id: model.model_id }, update: 'is_beaten = true' },
    },
    model_standings: {
      ...{ table: 'model_standings', where: 'true', owner: mine, update: 'vehicles = 9' },
      insert: { model_id: crypto.randomUUID() },
    },
    listing_transitions: {
      ...{ table: 'listing_transitions', where: 'true', owner: mine, update: "to_status = 'sold'" },
      insert: { from_status: 'sold', to_status: 'draft' },
    },
    vehicle_departures: departure(sold),
    'vehicle_departures, of a draft': departure(draft),
    registry_records: {
      ...{ table: 'registry_records', where: 'true', owner: mine, update: 'is_made_up = false' },
      insert: { registration_number: 'AB12CDE', registry: 'dvsa', is_made_up: true },
    },
    registry_failures: {
      ...{ table: 'registry_failures', where: 'true', owner: mine, update: 'failed_at = now()' },
      insert: { registry: 'dvsa', reason: 'timeout' },
    },
    vehicle_views: {
      ...{ table: 'vehicle_views', where: 'true', owner: mine, update: 'views = 9' },
      insert: { vehicle_id: draft, day: '2026-01-02' },
    },
    favourites: {
      ...{ table: 'favourites', where: `vehicle_id = '${partnerCar}'`, owner: mine },
      ...{ insert: { vehicle_id: active }, update: 'created_at = now()' },
    },
    'favourites, of a draft': {
      ...{ table: 'favourites', where: `vehicle_id = '${partnerCar}'`, owner: mine },
      ...{ insert: { vehicle_id: draft }, update: 'created_at = now()' },
    },
    'favourites, of no vehicle': {
      ...{ table: 'favourites', where: `vehicle_id = '${partnerCar}'`, owner: mine },
      ...{ insert: { vehicle_id: crypto.randomUUID() }, update: 'created_at = now()' },
    },
    valuations: {
      ...{ table: 'valuations', where: `id = '${valuation}'`, owner: mine, insert: ANSWER },
      update: 'value = 9001',
    },
    'enquiries, of the buyer': thread(asked),
    'enquiries, of the seller': thread(got),
    'enquiries, reported': thread(disputed),
    'enquiries, of a guest': thread(confirmed),
    'enquiries, not confirmed': thread(unconfirmed),
    'enquiry_messages, to the buyer': messages(asked, 'seller'),
    'enquiry_messages, to the seller': messages(got),
    'enquiry_messages, reported': messages(disputed),
    'held_messages, by their sender': {
      ...{ table: 'held_messages', where: 'true', owner: mine, insert: secret },
      update: "body = 'x'",
    },
    'enquiry_reports, by the buyer': {
      ...{ table: 'enquiry_reports', where: 'true', owner: person(quiet) },
      ...{ insert: { enquiry_id: got, reporter: 'seller' }, update: "status = 'resolved'" },
    },
    saved_replies: {
      ...{ table: 'saved_replies', where: `id = '${reply}'`, owner: mine },
      ...{ insert: { body: 'No' }, update: "body = 'No'" },
    },
    dealer_applications: {
      ...{ table: 'dealer_applications', where: `id = '${application}'`, owner: mine },
      ...{ insert: { seller_id: seller, ...company }, update: "status = 'approved'" },
    },
    listing_reports: {
      ...{ table: 'listing_reports', where: `id = '${reported}'`, owner: mine, insert: report },
      update: "status = 'resolved'",
    },
    'listing_reports, of a draft': {
      ...{ table: 'listing_reports', where: `id = '${reported}'`, owner: mine },
      ...{ insert: { ...report, vehicle_id: draft }, update: "status = 'resolved'" },
    },
    listing_flags: {
      ...{ table: 'listing_flags', where: `id = '${flag}'`, owner: mine },
      ...{ insert: { vehicle_id: active, rule: 'odd' }, update: 'resolved_at = now()' },
    },
    support_conversations: {
      ...{ table: 'support_conversations', where: `id = '${conversation_id}'`, owner: mine },
      ...{ insert: { id: crypto.randomUUID() }, update: "status = 'closed'" },
    },
    support_messages: {
      ...{ table: 'support_messages', where: 'true', owner: mine, update: "body = 'No'" },
      insert: { conversation_id, author: 'staff', body: 'Hi' },
    },
    staff_decisions: {
      ...{ table: 'staff_decisions', where: 'true', owner: mine, insert: entry },
      update: "reason = 'x'",
    },
    decision_appeals: {
      ...{ table: 'decision_appeals', where: 'true', owner: mine, insert: appeal },
      update: "body = 'x'",
    },
    staff_notes: {
      ...{ table: 'staff_notes', where: 'true', owner: mine, insert: note },
      update: "body = 'x'",
    },
    ...(await stockFiles(sql, dealer, { seller, owner: mine })),
  };
  return {
    actors: {
      anon: { role: 'anon', sub: null } as Claims,
      other: person(other),
      seller: person(rival),
      staff: person(staff, true),
      nobody: person(null),
    },
    subjects: Object.fromEntries(
      Object.entries(questions).map(([name, question]) => [name, subject(question)]),
    ) as Record<string, Subject>,
  };
}
