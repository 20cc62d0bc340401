import type { Sql } from 'postgres';
import type { Claims } from './attempts';
import { VEHICLE } from './fixtures';
import { PUBLIC_FACTS } from './permission-public-facts';
import { createRows, VALUATION } from './permission-rows';
import { stockFiles } from './permission-stock';
import { type Question, type Subject, subject } from './permission-subject';

const person = (sub: string | null, staff = false): Claims => ({
  role: 'authenticated',
  sub,
  staff,
});

/** Creates users with rows in every table, and the subjects listed in the permission table. */
export async function createPermissionWorld(sql: Sql) {
  const rows = await createRows(sql);
  const { users, sellers, model, cars, threads } = rows;
  const { seller } = sellers;
  const { active, draft, sold } = cars;

  const mine = person(users.owner);
  const quiet = person(users.quiet);
  const dealer = { seller: sellers.partnerSeller, owner: person(users.partner) };
  const { listing_status: _, ...listing } = VEHICLE;
  const newCar = { ...listing, ...model, seller_id: seller };
  const report = { vehicle_id: cars.partnerCar, reason: 'fraud' };

  const vehicle = (id: string) => ({
    where: `id = '${id}'`,
    insert: newCar,
    update: 'price = 9000',
  });
  const picture = (vehicle_id: string) => ({
    where: `vehicle_id = '${vehicle_id}'`,
    insert: { vehicle_id, image_url: '/b.jpg' },
    update: 'display_order = 3',
  });
  const worth = (vehicle_id: string) => ({
    where: `vehicle_id = '${vehicle_id}'`,
    insert: { vehicle_id: sold, value: 9000 },
    update: 'high_90 = 99000',
  });
  const costing = (vehicle_id: string) => ({
    where: `vehicle_id = '${vehicle_id}'`,
    insert: { vehicle_id: sold, tax_low: 0 },
    update: 'tax_low = 0',
  });
  const departure = (vehicle_id: string) => ({
    where: `vehicle_id = '${vehicle_id}'`,
    insert: { vehicle_id: active, model_id: model.model_id },
    update: 'is_final = true',
  });
  const favourite = (vehicle_id: string) => ({
    where: `vehicle_id = '${cars.partnerCar}'`,
    insert: { vehicle_id },
    update: "note = 'Ring first'",
  });
  const thread = (id: string) => ({
    where: `id = '${id}'`,
    insert: { vehicle_id: active, seller_id: seller, buyer_name: 'Bo' },
    update: "buyer_name = 'Eve'",
  });
  const messages = (enquiry_id: string, sender = 'buyer') => ({
    where: `enquiry_id = '${enquiry_id}' and sender = '${sender}'`,
    insert: { enquiry_id, sender: 'buyer', body: 'Hi' },
    update: 'read_at = now()',
  });

  const offers = (enquiry_id: string) => ({
    where: `enquiry_id = '${enquiry_id}'`,
    insert: {
      enquiry_id,
      message_id: rows.heldMessage.message_id,
      side: 'buyer',
      amount: 1,
      price: 1,
      stands_until: '2030-01-01',
    },
    update: "state = 'accepted'",
  });

  // A name begins with its table; the owner is `mine` unless another is given.
  const questions: Record<string, Question> = {
    ...PUBLIC_FACTS,
    vehicle_models: {
      where: 'true',
      insert: { make_id: model.make_id, name: 'Focus' },
      update: "name = 'Siesta'",
    },
    profiles: {
      where: `id = '${users.owner}'`,
      insert: { id: users.owner },
      update: 'email_notifications = false',
    },
    'sellers, who sell': {
      where: `id = '${seller}'`,
      insert: { name: 'Grace Hopper' },
      update: "name = 'Grace'",
    },
    'sellers, who do not': {
      where: `id = '${sellers.quietSeller}'`,
      insert: { name: 'Grace Hopper' },
      update: "name = 'Grace'",
      owner: quiet,
    },
    seller_contacts: {
      where: `seller_id = '${seller}'`,
      insert: { seller_id: seller, phone: '07700 900000' },
      update: "email = 'a@b.example'",
    },
    'vehicles, for sale': vehicle(active),
    'vehicles, a draft': vehicle(draft),
    'vehicles, sold': vehicle(sold),
    'vehicles, sold, of who saved it': { ...vehicle(cars.saved), owner: quiet },
    'vehicles, a draft, of the same': { ...vehicle(cars.savedDraft), owner: quiet },
    'vehicles, taken down': vehicle(cars.takenDown),
    'vehicles, taken down, saved': { ...vehicle(cars.takenDown), owner: quiet },
    'vehicles, archived, saved': { ...vehicle(cars.savedArchived), owner: quiet },
    'vehicles, reported': vehicle(cars.reportedCar),
    'vehicle_images, for sale': picture(active),
    'vehicle_images, of a draft': picture(draft),
    vehicle_private: {
      where: `vehicle_id = '${draft}'`,
      insert: { vehicle_id: active, vin: null },
      update: "postcode = 'M1 1AA'",
    },
    'vehicle_valuations, for sale': worth(active),
    'vehicle_valuations, of a draft': worth(draft),
    'vehicle_running_costs, for sale': costing(active),
    'vehicle_running_costs, of draft': costing(draft),
    own_stock_fits: {
      where: 'true',
      owner: mine,
      insert: { fitted_on: '2026-01-02', adverts: 1 },
      update: 'adverts = 9',
    },
    vehicle_standings: {
      where: `vehicle_id = '${active}'`,
      insert: { vehicle_id: sold, model_id: model.model_id },
      update: 'is_beaten = true',
    },
    model_standings: {
      where: 'true',
      insert: { model_id: crypto.randomUUID() },
      update: 'vehicles = 9',
    },
    listing_transitions: {
      where: 'true',
      insert: { from_status: 'sold', to_status: 'draft' },
      update: "to_status = 'sold'",
    },
    vehicle_departures: departure(sold),
    'vehicle_departures, of a draft': departure(draft),
    registry_records: {
      where: 'true',
      insert: { registration_number: 'AB12CDE', registry: 'dvsa', is_made_up: true },
      update: 'is_made_up = false',
    },
    registry_failures: {
      where: 'true',
      insert: { registry: 'dvsa', reason: 'timeout' },
      update: 'failed_at = now()',
    },
    vehicle_views: {
      where: 'true',
      insert: { vehicle_id: draft, day: '2026-01-02' },
      update: 'views = 9',
    },
    favourites: favourite(active),
    'favourites, of a draft': favourite(draft),
    'favourites, of no vehicle': favourite(crypto.randomUUID()),
    shared_shortlists: {
      where: `user_id = '${users.owner}'`,
      insert: { show_notes: true },
      update: 'show_name = true',
    },
    shortlist_reactions: {
      where: `user_id = '${users.owner}'`,
      insert: { user_id: users.owner, vehicle_id: cars.partnerCar, body: 'Hi' },
      update: "body = 'No'",
    },
    saved_searches: {
      where: `id = '${rows.search}'`,
      insert: { user_id: users.owner, query: '', filters: '{}', name: 'All', frequency: 'page' },
      update: "name = 'Mine'",
    },
    saved_search_matches: {
      where: `search_id = '${rows.search}'`,
      insert: { search_id: rows.search, vehicle_id: active, reason: 'listed' },
      update: 'seen_at = now()',
    },
    valuations: {
      where: `id = '${rows.valuation}'`,
      insert: VALUATION,
      update: 'value = 9001',
    },
    'enquiries, of the buyer': thread(threads.asked),
    'enquiries, of the seller': thread(threads.got),
    'enquiries, reported': thread(threads.disputed),
    'enquiries, of a guest': thread(threads.confirmed),
    'enquiries, not confirmed': thread(threads.unconfirmed),
    'enquiry_messages, to the buyer': messages(threads.asked, 'seller'),
    'enquiry_messages, to the seller': messages(threads.got),
    'enquiry_messages, reported': messages(threads.disputed),
    'offers, of the buyer': offers(threads.asked),
    'offers, of the seller': offers(threads.got),
    'offers, reported': offers(threads.disputed),
    reservations: {
      where: 'true',
      insert: { vehicle_id: sold, enquiry_id: threads.got, reserved_until: '2030-01-01' },
      update: 'ended_at = now()',
    },
    reservation_queue: {
      where: 'true',
      insert: { vehicle_id: active, enquiry_id: threads.got },
      update: 'told_at = now()',
    },
    reservation_terms: {
      where: 'true',
      insert: { vehicle_id: sold, hours: 24 },
      update: 'hours = 48',
    },
    'held_messages, by their sender': {
      where: 'true',
      insert: rows.heldMessage,
      update: "body = 'x'",
    },
    'enquiry_reports, by the buyer': {
      where: 'true',
      insert: { enquiry_id: threads.got, reporter: 'seller' },
      update: "status = 'resolved'",
      owner: quiet,
    },
    saved_replies: {
      where: `id = '${rows.reply}'`,
      insert: { body: 'No' },
      update: "body = 'No'",
    },
    dealer_applications: {
      where: `id = '${rows.application}'`,
      insert: { seller_id: seller, ...rows.company },
      update: "status = 'approved'",
    },
    listing_reports: {
      where: `id = '${rows.reported}'`,
      insert: report,
      update: "status = 'resolved'",
    },
    'listing_reports, of a draft': {
      where: `id = '${rows.reported}'`,
      insert: { ...report, vehicle_id: draft },
      update: "status = 'resolved'",
    },
    listing_flags: {
      where: `id = '${rows.flag}'`,
      insert: { vehicle_id: active, rule: 'odd' },
      update: 'resolved_at = now()',
    },
    support_conversations: {
      where: `id = '${rows.conversation_id}'`,
      insert: { id: crypto.randomUUID() },
      update: "status = 'closed'",
    },
    support_messages: {
      where: 'true',
      insert: { conversation_id: rows.conversation_id, author: 'staff', body: 'Hi' },
      update: "body = 'No'",
    },
    staff_decisions: { where: 'true', insert: rows.decision, update: "reason = 'x'" },
    decision_appeals: { where: 'true', insert: rows.appeal, update: "body = 'x'" },
    staff_notes: { where: 'true', insert: rows.note, update: "body = 'x'" },
    ...(await stockFiles(sql, dealer, { seller, owner: mine })),
  };
  return {
    actors: {
      anon: { role: 'anon', sub: null } as Claims,
      other: person(users.other),
      seller: person(users.rival),
      staff: person(users.staff, true),
      'no sub': person(null),
    },
    subjects: Object.fromEntries(
      Object.entries(questions).map(([name, question]) => [name, subject(name, question, mine)]),
    ) as Record<string, Subject>,
  };
}
