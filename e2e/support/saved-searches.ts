import { randomUUID } from 'node:crypto';
import { openSeller } from './conversations';
import { withDatabase } from './staff';

/**
 * Returns the query of a search that a car of one seller comes into once `reduce` lowers its price,
 * and the car. No other journey's car is in it.
 */
export async function searchOfOneCar() {
  const { vehicle } = await openSeller();
  const [car] = await withDatabase(
    (sql) => sql<{ seller: string; price: number; make: string }[]>`
      select v.seller_id as seller, v.price, k.name as make
      from vehicles v join vehicle_models m on m.id = v.model_id join vehicle_makes k on k.id = m.make_id
      where v.id = ${vehicle}`,
  );
  if (!car) throw new Error('The seller has no car');
  const below = car.price - 100;
  return {
    vehicle,
    query: `make=${encodeURIComponent(car.make).replaceAll('%20', '+')}&priceMax=${below}&seller=${car.seller}`,
    /** Lowers the price below the search's, compares the change with the saved searches, and makes the mail due. */
    reduce: () =>
      withDatabase(async (sql) => {
        await sql`update vehicles set price = ${below - 50} where id = ${vehicle}`;
        await sql`select match_changed_listings()`;
        await sql`
          update private.mail_outbox o set due_at = now() from saved_searches s
          where s.id = o.saved_search_id and s.query like ${`%seller=${car.seller}`} and o.due_at < now() + interval '5 minutes'`;
      }),
  };
}

/** Lets two hours pass for the mails about the searches of an address. */
export const waitTwoHours = (email: string) =>
  withDatabase(
    (sql) => sql`
      update private.mail_outbox o
      set created_at = o.created_at - interval '2 hours', sent_at = o.sent_at - interval '2 hours'
      from saved_searches s join private.search_subscribers g on g.id = s.subscriber_id
      where s.id = o.saved_search_id and g.email = ${email}`,
  );

/** A new e-mail address. */
export const newAddress = () => `searcher-${randomUUID()}@example.test`;
