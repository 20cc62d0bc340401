import type { Row, TransactionSql } from 'postgres';

/** An hour in minutes. */
export const HOUR = 60;
export const DAY = 24 * HOUR;

type Party = 'buyer' | 'seller';
type Line = [from: Party, minutesAgo: number, body: string];

/** A conversation about a car. */
export type DemoThread = {
  lines: Line[];
  /** Whether the other side has not read the last line yet. */
  isUnread?: true;
  /** A last line that is held back. */
  held?: { from: Party; minutesAgo: number; risk: 'link' | 'bank_details'; body: string };
};

/** The buyer who asks about a car; `id` is null without an account. */
export type DemoBuyer = { id: string | null; name: string; email: string };

export const guestBuyer = (name: string) => ({ id: null, name, email: addressOf(name) });

export const addressOf = (name: string) =>
  `${name.toLowerCase().replaceAll(' ', '.')}@forecourt.example`;

export const minutesBefore = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const NOTICES = {
  link: 'This message is held back because it contains a link.',
  bank_details:
    'This message is held back because it contains payment details, or asks for a card, a code or an account.',
};

/** Adds a conversation and returns its id. The transaction must have triggers off: they would date it now. */
export async function addThread(
  sql: TransactionSql,
  { car, buyer, thread }: { car: Row; buyer: Row | DemoBuyer | undefined; thread: DemoThread },
): Promise<string> {
  const { lines, isUnread, held } = thread;
  const last = lines.at(-1)?.[1] ?? 0;
  const begun = minutesBefore(lines[0]?.[1] ?? 0);
  const replied = lines.find(([from]) => from === 'seller')?.[1];
  const [enquiry] = await sql`
    insert into public.enquiries ${sql({
      vehicle_id: car.id,
      vehicle_title: car.title,
      seller_id: car.seller_id,
      buyer_id: buyer?.id,
      buyer_name: buyer?.name,
      buyer_email: buyer?.email,
      buyer_confirmed_at: buyer?.id ? null : begun,
      seller_replied_at: replied === undefined ? null : minutesBefore(replied),
      created_at: begun,
      updated_at: minutesBefore(held?.minutesAgo ?? last),
    })} returning id`;
  for (const [from, minutesAgo, body] of lines) {
    await sql`
      insert into public.enquiry_messages ${sql({
        enquiry_id: enquiry?.id,
        sender: from,
        body,
        created_at: minutesBefore(minutesAgo),
        read_at: isUnread && minutesAgo === last ? null : minutesBefore(minutesAgo - 5),
      })}`;
  }
  if (held) {
    const [message] = await sql`
      insert into public.enquiry_messages (enquiry_id, sender, body, created_at)
      values (${enquiry?.id}, ${held.from}, ${NOTICES[held.risk]}, ${minutesBefore(held.minutesAgo)})
      returning id`;
    await sql`
      insert into public.held_messages (message_id, risk, body)
      values (${message?.id}, ${held.risk}, ${held.body})`;
  }
  return enquiry?.id;
}
