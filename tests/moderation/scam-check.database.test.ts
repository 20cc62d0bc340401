import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { beforeAll, expect, test } from 'vitest';
import { listingRow } from '@/lib/valuation/listing-row';
import { openDatabase, type TestDatabase } from '../database/support';
import { isWhole } from '../whole';
import { type MadeUpAdvert, madeUpAdverts } from './made-up-adverts';

/** Adverts of `npm test`: those at the start. */
const FIRST = 1500;
const DAY = 24 * 3600_000;

let database: TestDatabase;
let adverts: (MadeUpAdvert & { id: string })[];
/** The holds: until staff decide, or for an hour. */
let held: Map<string, 'decided' | 'hour'>;

async function addCatalogue(sql: Sql) {
  const makes = [...new Set(adverts.map(({ car }) => car.make))].map((name) => ({
    id: randomUUID(),
    name,
  }));
  const models = makes.flatMap((make) =>
    [
      ...new Set(adverts.filter(({ car }) => car.make === make.name).map(({ car }) => car.model)),
    ].map((name) => ({ id: randomUUID(), make_id: make.id, name })),
  );
  await sql`insert into vehicle_makes ${sql(makes)}`;
  await sql`insert into vehicle_models ${sql(models)}`;
  return (car: MadeUpAdvert['car']) => {
    const make_id = makes.find(({ name }) => name === car.make)?.id ?? '';
    const model = models.find((one) => one.make_id === make_id && one.name === car.model);
    return { make_id, model_id: model?.id ?? '' };
  };
}

/** One account for each name and type of a seller, as old as the first advert says. */
async function addSellers(sql: Sql) {
  const sellers = new Map<
    string,
    { id: string; user_id: string; name: string; type: string; age: number }
  >();
  for (const { seller } of adverts) {
    const { name, type, accountAgeDays: age } = seller;
    const key = `${name} ${type}`;
    if (!sellers.has(key))
      sellers.set(key, { id: randomUUID(), user_id: randomUUID(), name, type, age });
  }
  const rows = [...sellers.values()];
  await inParts(rows, async (part) => {
    await sql`insert into auth.users ${sql(
      part.map(({ user_id, age }) => ({
        id: user_id,
        email: `${user_id}@example.test`,
        created_at: new Date(Date.now() - age * DAY),
      })),
    )}`;
    await sql`insert into sellers ${sql(
      part.map(({ id, user_id, type }) => ({
        id,
        user_id,
        name: 'Ada Lovelace',
        seller_type: type,
      })),
    )}`;
  });
  return ({ name, type }: MadeUpAdvert['seller']) => sellers.get(`${name} ${type}`)?.id ?? '';
}

async function inParts<T>(rows: T[], work: (part: T[]) => Promise<unknown>) {
  for (let at = 0; at < rows.length; at += 1000) await work(rows.slice(at, at + 1000));
}

/** The price in pounds: of the share or of the deviation that the advert gives. */
function priceOf({ price }: MadeUpAdvert, value: number, low90: number, high90: number) {
  const factor =
    'share' in price ? price.share : Math.exp((price.z * Math.log(high90 / low90)) / 3.29);
  return Math.max(100, Math.round((value * factor) / 5) * 5);
}

/** The columns of an advert's car, its valuation and its price. */
function rowOf(advert: MadeUpAdvert, ids: { make_id: string; model_id: string }) {
  const { make, model, year, mileage, fuel, transmission, bodyType, engineSize } = advert.car;
  const columns = {
    ...ids,
    year,
    mileage,
    fuel_type: fuel,
    transmission,
    condition: 'good' as const,
    body_type: bodyType === 'saloon' ? ('sedan' as const) : bodyType,
    engine_size: engineSize,
  };
  const valued = listingRow({ vehicle_id: '', make, model, ...columns });
  const price = valued ? priceOf(advert, valued.value, valued.low_90, valued.high_90) : 9995;
  return { columns, valued, price };
}

/**
 * Adds the adverts as they are on sale, without the work that a sale causes, with the flags that the rules for plates
 * and photographs set; then runs the check over them.
 */
beforeAll(async () => {
  database = await openDatabase();
  const { sql } = database;
  const made = madeUpAdverts().map((advert) => ({ ...advert, id: randomUUID() }));
  adverts = isWhole ? made : made.slice(0, FIRST);
  const start = Date.now() - made.length * 1000;
  const createdAt = new Map(adverts.map(({ id }, place) => [id, new Date(start + place * 1000)]));
  const [idsOf, sellerOf] = [await addCatalogue(sql), await addSellers(sql)];
  const seen = new Map<string, string>();
  /** Whether another seller was the first to have this. */
  const isCopied = (thing: string, seller: string) => {
    const first = seen.get(thing);
    if (!first) seen.set(thing, seller);
    return first !== undefined && first !== seller;
  };
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await inParts(adverts, async (part) => {
      const rows = part.map((advert) => ({ advert, ...rowOf(advert, idsOf(advert.car)) }));
      await transaction`insert into vehicles ${transaction(
        rows.map(({ advert, columns, price }) => ({
          id: advert.id,
          ...columns,
          price,
          seller_id: sellerOf(advert.seller),
          description: advert.description,
          features: advert.features,
          registration_number: advert.plate?.replaceAll(' ', '') ?? null,
          listing_status: 'active',
          created_at: createdAt.get(advert.id) ?? new Date(start),
        })),
      )}`;
      await transaction`insert into vehicle_valuations ${transaction(
        rows.flatMap(({ advert, valued }) => {
          if (!valued) return [];
          const { value, low_80, high_80, low_90, high_90, model_version, valued_on } = valued;
          return {
            vehicle_id: advert.id,
            value,
            low_80,
            high_80,
            low_90,
            high_90,
            contributions: transaction.json([]),
            model_version,
            valued_on,
            verdict: 'none',
          };
        }),
      )}`;
      const flags = part.flatMap(({ id, plate, pictures, seller }) => {
        const key = sellerOf(seller);
        const isPlate = plate !== null && isCopied(`plate ${plate}`, key);
        const isPhoto = pictures.filter((picture) => isCopied(picture, key)).length > 0;
        return [
          ...(isPlate ? [{ vehicle_id: id, rule: 'plate_listed_twice' }] : []),
          ...(isPhoto ? [{ vehicle_id: id, rule: 'photo_seen_elsewhere' }] : []),
        ];
      });
      if (flags.length > 0) await transaction`insert into listing_flags ${transaction(flags)}`;
    });
  });
  await sql`analyze`;
  await sql`select private.flag_suspicion(v.id) from vehicles v`;
  const holds = await sql`select case_id, ends_at from staff_decisions where decision = 'held'`;
  held = new Map(holds.map((row) => [row.case_id, row.ends_at === null ? 'decided' : 'hour']));
}, 600_000);

/** The share of the adverts that are held: all of them, or those until staff decide. */
const shareHeld = (isScam: boolean, how?: 'decided') => {
  const ones = adverts.filter((advert) => advert.isScam === isScam);
  return ones.filter(({ id }) => (how ? held.get(id) === how : held.has(id))).length / ones.length;
};

test('made-up scams are held as they are published, and hardly an honest advert for more than an hour', () => {
  // Few adverts are further from the shares of all of them.
  expect(shareHeld(true)).toBeGreaterThanOrEqual(isWhole ? 0.93 : 0.87);
  expect(shareHeld(false)).toBeLessThanOrEqual(isWhole ? 0.05 : 0.06);
  expect(shareHeld(false, 'decided')).toBeLessThanOrEqual(isWhole ? 0.004 : 0.01);
});
