import { addModel, addSeller, addUser, insert, VEHICLE } from './fixtures';
import { deleteAll, type TestDatabase } from './support';

/** The outcome of a row, as list_stock returns it. */
type Outcome = {
  row: number;
  became: string;
  id: string;
  code?: string;
  refused_by?: string;
};

export type Facts = Record<string, string | number | boolean | string[] | null>;
type Row = { stock_id: string | null; listing?: string; facts?: Facts };

/** A dealer who sends files, another dealer and a private seller, each with a car listed by hand. */
export async function createStockWorld({ sql, keep }: TestDatabase) {
  await deleteAll(sql, 'auth.users', 'sellers', 'vehicle_makes', 'private.rate_limits');
  const model = await addModel(sql, 'Ford', 'Fiesta');
  const person = async (seller_type: string) => {
    const user = await addUser(sql);
    const seller = await addSeller(sql, { user_id: user, seller_type });
    const car = await insert(sql, 'vehicles', { ...VEHICLE, ...model, seller_id: seller });
    return { user, seller, car };
  };
  const { outward_code: _, listing_status: __, ...facts } = VEHICLE;
  const FACTS: Facts = { ...facts, ...model, postcode: 'LS1 4AP', features: ['Sat nav'] };
  const toCar = ({ stock_id, listing, facts: own }: Row, at: number) => ({
    row: at + 2,
    stock_id,
    listing: listing ?? null,
    facts: { ...FACTS, ...own },
  });
  const dealer = await person('dealer');
  return {
    dealer,
    rival: await person('verified_dealer'),
    private: await person('private'),
    model,
    FACTS,
    /** Lists rows, by default as the dealer. */
    list: (rows: Row[], user = dealer.user): Promise<Outcome[]> =>
      keep({ user }, async (as) => {
        const [answer] = await as`select list_stock(${as.json(rows.map(toCar))}) as outcomes`;
        return answer?.outcomes;
      }),
    withdraw: (ids: string[], user = dealer.user): Promise<string[]> =>
      keep({ user }, async (as) => (await as`select withdraw_stock(${ids}) as ids`)[0]?.ids),
    read: async (id = '') => {
      const [row] = await sql`
        select v.*, p.postcode, p.vin, p.stock_id from vehicles v
        left join vehicle_private p on p.vehicle_id = v.id where v.id = ${id}`;
      return row;
    },
    set: (id: string, values: Facts) => sql`update vehicles set ${sql(values)} where id = ${id}`,
  };
}
