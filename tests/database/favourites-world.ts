import { expect } from 'vitest';
import { addPeopleAndCars } from './fixtures';
import { type Actor, openDatabase } from './support';

type ChangedCar = {
  id: string;
  title: string;
  price: number;
  price_before: number | null;
  price_when_saved: number | null;
  state: string;
  state_before: string;
};
export type Claim = {
  id: string;
  claim: string;
  kind: string;
  user_id: string;
  cars: ChangedCar[];
};

/** Creates people, a car of £8,450, and calls of the functions about saved cars. */
export async function openFavouritesWorld() {
  const database = await openDatabase();
  const { sql, keep } = database;
  const people = await addPeopleAndCars(sql);
  const shopper: { user: string } = people.stranger;
  let car = '';

  /** Removes all favourites and mails; returns the id of a new car, which the calls mean where they name none. */
  const reset = async () => {
    await sql`delete from favourites`;
    await sql`update profiles set favourite_alerts = 'at_once', favourites_seen_at = null`;
    car = await people.add({ price: 8450 });
    await sql`delete from private.mail_outbox`;
    return car;
  };

  const save = (actor: Actor = shopper, id = car, price: number | null = null) =>
    keep(actor, (sql) => sql`select merge_favourites(${[id]}, ${[price]}::integer[])`);
  const change = (values: { price?: number; listing_status?: string }, id = car) =>
    sql`update vehicles set ${sql(values)} where id = ${id}`;
  const look = (actor: Actor = shopper) => keep(actor, (sql) => sql`select see_favourites()`);
  const marks = (actor: Actor = shopper) =>
    database.as(
      actor,
      (sql) =>
        sql`select state, price, price_when_saved, marked_state, marked_price from my_favourites()`,
    );
  const changed = async (actor: Actor = shopper) => {
    const [row] = await database.as(actor, (sql) => sql`select changed_favourites() as count`);
    return row?.count as number;
  };

  const claim = async () => {
    await sql`update private.mail_outbox set due_at = created_at where sent_at is null`;
    const [row] = await keep('service_role', (sql) => sql`select claim_mail() as mail`);
    return row?.mail as Claim | null;
  };
  const settle = (mail: Claim, outcome = 'sent') =>
    keep(
      'service_role',
      (sql) => sql`select settle_mail(${mail.id}, ${mail.claim}, ${outcome}::mail_outcome)`,
    );
  /** As if the job had died: the claim ends. */
  const kill = () =>
    sql`update private.mail_outbox set claimed_until = now() - interval '1 second'`;

  /** Sends what is due; returns lines such as 'for_sale 8450 → for_sale 7995'. */
  const mails = async () => {
    const told: string[] = [];
    for (let mail = await claim(); mail; mail = await claim()) {
      expect(mail.kind).toBe('favourite_changes');
      for (const { state_before, price_before, state, price } of mail.cars) {
        told.push(`${state_before} ${price_before} → ${state} ${price}`);
      }
      await settle(mail);
    }
    return told;
  };
  const waiting = () =>
    sql`select due_at from private.mail_outbox where sent_at is null and failed_at is null`;

  return {
    ...people,
    database,
    shopper,
    reset,
    save,
    change,
    look,
    marks,
    changed,
    claim,
    settle,
    kill,
    mails,
    waiting,
  };
}
