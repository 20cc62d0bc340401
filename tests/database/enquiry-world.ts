import type { EnquirySide, EnquirySummary, EnquiryThread } from '@/lib/enquiries/types';
import { addModel, addSeller, addUser, insert, VEHICLE } from './fixtures';
import { type Actor, deleteAll, type TestDatabase } from './support';

/** The JSON of the SQL function `claim_mail`, as far as the tests read it. */
type ClaimedMail = {
  id: string;
  claim: string;
  kind: string;
  attempts: number;
  recipient: { address: string; is_off: boolean };
  messages: { body: string }[];
  decision: { id: string; decision: string; original: string | null; can_appeal: boolean };
};

export type EnquiryWorld = Awaited<ReturnType<typeof createEnquiryWorld>>;

/** Empties the database; adds a seller, a seller without an account, buyers, cars, and the calls of each. */
export async function createEnquiryWorld(database: TestDatabase) {
  const { sql } = database;
  await deleteAll(sql, 'auth.users', 'sellers', 'vehicle_makes', 'private.rate_limits');
  const addPerson = async () => ({ user: await addUser(sql) });
  const [seller, buyer, other, staff] = [
    await addPerson(),
    await addPerson(),
    await addPerson(),
    { ...(await addPerson()), staff: true },
  ] as const;
  await sql`update auth.users set raw_user_meta_data = '{"full_name": "Bob Buyer"}' where id = ${buyer.user}`;
  const model = await addModel(sql, 'Ford', 'Fiesta');
  const sellerId = await addSeller(sql, { user_id: seller.user, name: 'Sally Seller' });
  const stock = await addSeller(sql, { name: 'Stock' });
  await sql`insert into seller_contacts (seller_id, email, phone)
    values (${stock}, 'stock@example.test', '020 7946 0000'), (${sellerId}, null, '020 7946 0001')`;
  let cars = 0;
  // Mileages differ, so that no car looks like one that staff took down.
  const addCar = (seller_id = sellerId, listing_status = 'active') => {
    const mileage = VEHICLE.mileage + 5000 * cars++;
    return insert(sql, 'vehicles', { ...VEHICLE, ...model, mileage, seller_id, listing_status });
  };

  /** Calls an SQL function as an actor and keeps what it does. */
  const call = <T>(actor: Actor, name: string, ...args: (string | boolean | null | string[])[]) =>
    database.keep(actor, async (transaction) => {
      const places = args.map((_, place) => `$${place + 1}`);
      const [row] = await transaction.unsafe(`select ${name}(${places}) as value`, args);
      return row?.value as T;
    });
  const server = 'service_role' as const;

  return {
    database,
    sql,
    seller,
    buyer,
    other,
    staff,
    sellerId,
    stock,
    server,
    addCar,
    call,
    car: await addCar(),
    stockCar: await addCar(stock),
    send: (actor: Actor, vehicle: string, body: string) =>
      call<string>(actor, 'send_enquiry', vehicle, body),
    reply: (actor: Actor, id: string, body: string, side: EnquirySide | null = null) =>
      call<string>(actor, 'send_reply', id, body, side),
    read: (actor: Actor, id: string, side: EnquirySide | null = null) =>
      call<EnquiryThread>(actor, 'enquiry_thread', id, side),
    list: (actor: Actor, before: string | null = null) =>
      call<EnquirySummary[]>(actor, 'my_enquiries', before),
    unread: (actor: Actor) => call<number>(actor, 'unread_messages'),
    ask: (vehicle: string, email: string, body: string, name = 'Gus Guest') =>
      call<string>(server, 'start_guest_enquiry', vehicle, name, email, body),
    confirm: (id: string) => call<string>(server, 'confirm_guest_enquiry', id),
    claim: () => call<ClaimedMail | null>(server, 'claim_mail'),
    settle: (mail: ClaimedMail | null, outcome: 'sent' | 'retry' | 'failed') =>
      call<boolean>(
        server,
        'settle_mail',
        mail?.id ?? null,
        mail?.claim ?? null,
        outcome,
        'reason',
      ),
    /** Moves every message, thread and mail to the past. */
    wait: async (time: string) => {
      await sql`update enquiry_messages set created_at = created_at - ${time}::interval`;
      await sql`update enquiries set created_at = created_at - ${time}::interval,
        buyer_confirmed_at = buyer_confirmed_at - ${time}::interval,
        seller_replied_at = seller_replied_at - ${time}::interval`;
      await sql`update private.mail_outbox set created_at = created_at - ${time}::interval,
        due_at = due_at - ${time}::interval, sent_at = sent_at - ${time}::interval,
        failed_at = failed_at - ${time}::interval, claimed_until = claimed_until - ${time}::interval`;
    },
  };
}
