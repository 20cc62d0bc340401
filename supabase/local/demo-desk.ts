import { randomUUID } from 'node:crypto';
import type { Row, Sql, TransactionSql } from 'postgres';
import { DESK_APPLICATIONS, DESK_CHATS, DESK_THREADS, STAFF_REPLIES } from './demo-desk-cases';
import { DESK_LISTINGS, REPORTERS, type Reporter } from './demo-desk-listings';
import { addressOf, addThread, DAY, guestBuyer, minutesBefore } from './demo-threads';

/**
 * Adds a day of work for staff: 40 reports, 25 flags (3 of them messages held back), 8 dealer applications and 12
 * waiting conversations, without a case about the demo dealer. Listings that two people have reported are held. Sends
 * no mail.
 */
export async function addDemoDesk(sql: Sql, buyerEmail: string, staffEmail: string) {
  await sql.begin(async (transaction) => {
    const people = await addReporters(transaction, buyerEmail);
    await transaction`
      insert into public.saved_replies (user_id, body, created_at)
      select u.id, reply.body, now() + reply.place * interval '1 second'
      from auth.users u, unnest(${[...STAFF_REPLIES]}::text[]) with ordinality as reply (body, place)
      where u.email = ${staffEmail}`;
    // Triggers would date everything now, so they are off.
    await transaction`set local session_replication_role = replica`;
    const spare = await addListings(transaction, people);
    await addThreads(transaction, people, spare);
    await addApplications(transaction);
    await addChats(transaction, spare);
    await holdReported(transaction);
  });
}

/** Holds the listings that two people have reported, since the second report. */
async function holdReported(sql: TransactionSql) {
  await sql`set local session_replication_role = origin`;
  await sql`
    select private.hold_if_reported(r.vehicle_id) from public.listing_reports r
    where r.status = 'open' group by r.vehicle_id`;
  await sql`set local session_replication_role = replica`;
  await sql`
    update public.staff_decisions d set created_at = second.created_at
    from (
      select r.vehicle_id, r.created_at, row_number() over (partition by r.vehicle_id order by r.created_at) as place
      from public.listing_reports r where r.status = 'open'
    ) second
    where d.decision = 'held' and second.vehicle_id = d.case_id and second.place = 2`;
  await sql`
    update public.vehicle_departures gone set went_on = d.created_at::date
    from public.staff_decisions d where d.decision = 'held' and d.case_id = gone.vehicle_id`;
  await sql`delete from private.mail_outbox where decision_id is not null`;
}

/** Returns whether a car could pass for another seller's car. */
const isTwin = (car: Row) => (other: Row) =>
  other.model_id === car.model_id && other.year === car.year && other.seller_id !== car.seller_id;

type People = (reporter: Reporter) => Row | undefined;

/** Adds accounts without a way to sign in. */
async function addReporters(sql: TransactionSql, buyerEmail: string): Promise<People> {
  const emails = REPORTERS.map(addressOf);
  for (const [place, name] of REPORTERS.entries()) {
    await sql`
      insert into auth.users ${sql({
        id: randomUUID(),
        email: emails[place],
        raw_user_meta_data: sql.json({ full_name: name }),
        created_at: minutesBefore((3 + place * 41) * DAY),
      })}`;
  }
  const users = await sql`
    select id, email, raw_user_meta_data ->> 'full_name' as name from auth.users
    where email = any (${[...emails, buyerEmail]})`;
  const byEmail = new Map(users.map((user) => [user.email, user]));
  return (reporter) => {
    if (reporter === 'stranger') return undefined;
    return byEmail.get(reporter === 'buyer' ? buyerEmail : emails[reporter]);
  };
}

/** Adds the cases about listings; returns listings without a case. */
async function addListings(sql: TransactionSql, people: People): Promise<Row[]> {
  const cars = await sql`
    select v.id, v.seller_id, v.seller_type, v.year, v.price, v.registration_number as plate, v.model_id,
      make.name as make, model.name as model, valued.low_90, private.vehicle_label(v.id) as title
    from public.vehicles v
    join public.sellers s on s.id = v.seller_id and s.user_id is null
    join public.vehicle_makes make on make.id = v.make_id
    join public.vehicle_models model on model.id = v.model_id
    left join public.vehicle_valuations valued on valued.vehicle_id = v.id
    where v.listing_status = 'active'
    order by v.price::float / valued.low_90, v.id limit 2000`;
  const cheap = cars.filter(({ price, low_90 }) => price < low_90);
  const rest = cars.slice(cheap.length).sort((a, b) => (a.id < b.id ? -1 : 1));
  const take = (wanted: (car: Row) => unknown = () => true) => {
    const place = rest.findIndex(wanted);
    return place < 0 ? undefined : rest.splice(place, 1)[0];
  };
  for (const { pick, asks, reports, minutesAgo = 0 } of DESK_LISTINGS) {
    const other = pick === 'clone' ? take((car) => car.plate && rest.some(isTwin(car))) : undefined;
    const car = pick === 'cheap' ? cheap.shift() : take(other && isTwin(other));
    if (!car) continue;
    const flag = (rule: string, details: object) => sql`
      insert into public.listing_flags (vehicle_id, rule, details, created_at)
      values (${car.id}, ${rule}, ${sql.json({ ...details })}, ${minutesBefore(minutesAgo)})`;
    if (pick === 'cheap') {
      await flag('price_far_below_valuation', { price: car.price, valued_from: car.low_90 });
    }
    if (other) {
      await sql`
        update public.vehicles set registration_number = ${other.plate} where id = ${car.id}`;
      await flag('plate_listed_twice', { other: other.id });
    }
    if (asks) {
      const [changed] = await sql`
        update public.vehicles set description = concat_ws(' ', description, ${asks}::text)
        where id = ${car.id} returning private.risk_of(description) as risk`;
      await flag('link_or_payment_details', { found: changed?.risk });
    }
    for (const [reason, by, ago, details] of reports) {
      await sql`
        insert into public.listing_reports ${sql({
          vehicle_id: car.id,
          reporter_id: people(by)?.id ?? null,
          reason,
          details,
          created_at: minutesBefore(ago),
          make: car.make,
          model: car.model,
          year: car.year,
          price: car.price,
          seller_id: car.seller_id,
        })}`;
    }
  }
  return rest;
}

async function addThreads(sql: TransactionSql, people: People, spare: Row[]) {
  const cars = spare.filter(({ seller_type }) => seller_type === 'private');
  for (const [place, { buyer, report, ...thread }] of DESK_THREADS.entries()) {
    const car = cars[place % cars.length];
    if (!car) continue;
    const person = people(buyer) ?? guestBuyer('Rosa Lindqvist');
    const enquiry = await addThread(sql, { car, buyer: person, thread });
    if (!report) continue;
    const [reporter, minutesAgo, details] = report;
    await sql`
      insert into public.enquiry_reports (enquiry_id, reporter, details, created_at)
      values (${enquiry}, ${reporter}, ${details}, ${minutesBefore(minutesAgo)})`;
  }
}

async function addApplications(sql: TransactionSql) {
  const sellers = await sql`
    select s.id, s.name, s.seller_type from public.sellers s
    where s.user_id is null
      and exists (select from public.vehicles v where v.seller_id = s.id and v.listing_status = 'active')
      and not exists (select from public.dealer_applications a where a.seller_id = s.id and a.status = 'pending')
    order by s.created_at desc, s.id`;
  for (const { by, company, number, minutesAgo, message } of DESK_APPLICATIONS) {
    const place = sellers.findIndex(({ seller_type }) => seller_type === by);
    const seller = place < 0 ? undefined : sellers.splice(place, 1)[0];
    if (!seller) continue;
    await sql`
      insert into public.dealer_applications ${sql({
        seller_id: seller.id,
        company_name: company ?? seller.name,
        company_number: number,
        message,
        created_at: minutesBefore(minutesAgo),
      })}`;
  }
}

async function addChats(sql: TransactionSql, spare: Row[]) {
  for (const [place, { page, lines }] of DESK_CHATS.entries()) {
    const begun = minutesBefore(lines[0]?.[1] ?? 0);
    const [conversation] = await sql`
      insert into public.support_conversations ${sql({
        visitor_hash: randomUUID(),
        status: 'waiting',
        created_at: begun,
        updated_at: minutesBefore(lines.at(-1)?.[1] ?? 0),
      })} returning id`;
    for (const [index, [author, minutesAgo, body]] of lines.entries()) {
      await sql`
        insert into public.support_messages ${sql({
          conversation_id: conversation?.id,
          author,
          body,
          page: author === 'visitor' ? page.replace('{car}', spare[place]?.id) : null,
          created_at: new Date(minutesBefore(minutesAgo).getTime() + index * 1000),
        })}`;
    }
  }
}
