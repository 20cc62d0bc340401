import { randomUUID } from 'node:crypto';
import type { JSONValue, TransactionSql } from 'postgres';
import { addPeopleAndCars, addUser } from '../database/fixtures';
import { type Actor, openDatabase } from '../database/support';

type Work<T> = (sql: TransactionSql) => Promise<T>;
export type SearchMailJson = {
  id: string;
  claim: string;
  kind: string;
  recipient: { address: string; has_account: boolean };
  total: number;
  cars: { id: string; reason: string; price: number; old_price: number | null }[];
};

/** Creates people, cars and calls of the functions of saved searches. */
export async function openSearchesWorld() {
  const database = await openDatabase();
  const { sql, keep } = database;
  const cars = await addPeopleAndCars(sql);
  const service = <T>(work: Work<T>) => keep('service_role', work);

  const save = async (
    actor: Actor,
    filters: Record<string, JSONValue> = { price_max: 9000 },
    frequency = 'at_once',
    query = `q=${randomUUID()}`,
  ) => {
    const [row] = await keep(
      actor,
      (as) =>
        as`select keep_search(${query}, ${as.json(filters)}, 'Cars', ${frequency}::alert_frequency) ->> 'id' as id`,
    );
    return String(row?.id);
  };

  const saveByEmail = async (email: string, query = `q=${randomUUID()}`, name = 'Cars') => {
    const [row] = await service(
      (as) =>
        as`select save_search_by_email(${email}, ${query}, ${as.json({ price_max: 9000 })}, ${name}, 'daily') as saved`,
    );
    return row?.saved as { id: string; subscriber_id: string; is_confirmed: boolean };
  };

  const match = async (limit = 100) => {
    const [row] = await service((as) => as`select match_changed_listings(${limit}) as taken`);
    return Number(row?.taken);
  };

  const claim = async (lease = 120) => {
    const [row] = await service((as) => as`select claim_mail(${lease}) as mail`);
    return (row?.mail ?? null) as SearchMailJson | null;
  };

  const settle = (mail: SearchMailJson, outcome: 'sent' | 'retry' | 'failed') =>
    service(
      (as) => as`select settle_mail(${mail.id}, ${mail.claim}, ${outcome}::mail_outcome, 'reason')`,
    );

  /** Lets time pass for the outbox. */
  const wait = (time: string) => sql`
    update private.mail_outbox set created_at = created_at - ${time}::interval,
      due_at = due_at - ${time}::interval, claimed_until = claimed_until - ${time}::interval,
      sent_at = sent_at - ${time}::interval`;

  /** Lets the job run and the mails become due; returns the next one. */
  const nextMail = async () => {
    await match();
    await sql`update private.mail_outbox set due_at = now() where claim is null`;
    return claim();
  };

  const setPrice = (id: string, price: number) =>
    sql`update vehicles set price = ${price} where id = ${id}`;

  const searchOf = async (id: string) => {
    const [row] = await sql`select * from saved_searches where id = ${id}`;
    return row;
  };

  return {
    ...cars,
    database,
    sql,
    service,
    save,
    saveByEmail,
    match,
    claim,
    settle,
    wait,
    nextMail,
    setPrice,
    searchOf,
    newUser: async () => ({ user: await addUser(sql) }),
  };
}
