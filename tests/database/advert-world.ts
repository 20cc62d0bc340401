import { addPeopleAndCars, addSeller, addUser, insert, VEHICLE } from './fixtures';
import { type Actor, deleteAll, openDatabase, STRANGER } from './support';

type Values = Record<string, string | number | boolean | null | string[] | Date>;

type Event = {
  advert: number;
  is_this: boolean;
  is_same_seller: boolean;
  kind: string;
  at: Date;
  value: Record<string, unknown>;
};

/** Creates people, a dealer, and changes of cars whose events are kept. */
export async function openAdvertWorld() {
  const database = await openDatabase();
  const { sql } = database;
  const world = await addPeopleAndCars(sql);
  const user = await addUser(sql);
  const seller = await addSeller(sql, { user_id: user, seller_type: 'verified_dealer' });
  return {
    database,
    world,
    dealer: { user, seller },
    /** Removes all cars with their events, and the chain. */
    clear: () =>
      deleteAll(
        sql,
        'vehicles',
        'private.advert_events',
        'private.gone_adverts',
        'private.advert_chain',
      ),
    change: (id: string, values: Values) =>
      sql`update vehicles set ${sql(values)} where id = ${id}`,
    /** Reads the line of time of a car. */
    read: async (id: string, actor: Actor = STRANGER) => {
      const rows = await database.as(actor, (sql) => sql`select * from advert_history(${id})`);
      return rows as unknown as Event[];
    },
    remove: (id: string) => sql`delete from vehicles where id = ${id}`,
    addOfDealer: (values: Values) =>
      insert(sql, 'vehicles', { ...VEHICLE, ...world.model, seller_id: seller, ...values }),
  };
}
