import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { createRandom } from '@/scripts/seed/prng';
import { insert, VEHICLE } from '../database/fixtures';
import { type addSearchWorld, CHOICES, FEATURES, TRIMS } from '../database/search-world';

type World = Awaited<ReturnType<typeof addSearchWorld>>;
type Random = ReturnType<typeof createRandom>;

const STATUSES = ['active', 'active', 'active', 'reserved', 'sold', 'archived', 'held'];
const CODES = ['LS1', 'LS6', 'BD1', 'M1', 'SW1A', 'AB10', 'BT1'];

/** Makes one random change of a listing, its valuation, its costs or its seller. */
export function changeSomething(sql: Sql, random: Random, { models, sellers }: World) {
  const anyCar = sql`(select id from vehicles order by md5(id::text || ${random.int(0, 1e9)}::text) limit 1)`;
  const anyOf = (values: readonly string[]) => random.pick(values);
  const set = (values: Record<string, string | number | null | string[]>) =>
    sql`update vehicles set ${sql(values)} where id = ${anyCar}`;
  const kinds: (() => PromiseLike<unknown>)[] = [
    () => set({ price: random.int(5, 400) * 100 }),
    () => sql`update vehicles set price = price * 9 / 10 where id = ${anyCar} and price > 100`,
    () =>
      sql`update vehicles set listing_status = ${anyOf(STATUSES)}::listing_status where id = ${anyCar}`,
    () =>
      sql`update vehicles set listing_status = 'active' where id = (
        select id from vehicles where listing_status <> 'active' limit 1)`,
    () => set({ mileage: random.int(0, 45) * 5000, year: random.int(1980, 2026) }),
    () => set({ fuel_type: anyOf(CHOICES.fuels), transmission: anyOf(CHOICES.transmissions) }),
    () => set({ body_type: anyOf(CHOICES.body_types), colour: anyOf(CHOICES.colours) }),
    () => set({ outward_code: anyOf(CODES), trim: anyOf(TRIMS) }),
    () => set({ features: random.some(FEATURES, random.int(0, 4)) }),
    () => set({ doors: random.int(2, 6), seats: random.int(1, 9), owners: random.int(0, 5) }),
    () => {
      const { make_id, model_id } = random.pick(models);
      return set({ make_id, model_id });
    },
    () =>
      insert(sql, 'vehicles', {
        ...VEHICLE,
        make_id: random.pick(models.slice(0, 1)).make_id,
        model_id: models[0]?.model_id ?? '',
        seller_id: random.pick(sellers),
        price: random.int(5, 400) * 100,
        body_type: anyOf(CHOICES.body_types),
      }),
    () => sql`delete from vehicles where id = ${anyCar}`,
    () => sql`update sellers set seller_type = ${anyOf(CHOICES.seller_types)}::seller_type
      where id = ${random.pick(sellers)}`,
    () => sql`delete from vehicle_valuations where vehicle_id = ${anyCar}`,
    () => sql`update vehicle_valuations set value = v.price + 300, low_80 = v.price + 200,
      high_80 = v.price + 400, low_90 = v.price + 100, high_90 = v.price + 500
      from vehicles v where v.id = vehicle_id and v.id = ${anyCar}`,
    () => sql`update vehicle_running_costs set tax_low = 0, tax_typical = null,
      tax_high = ${random.int(0, 70) * 10} where vehicle_id = ${anyCar}`,
    () => sql`update vehicles set price = 900 where id = ${anyCar}`,
    // It comes and goes before the job looks.
    () =>
      sql.begin(async (both) => {
        const id = random.pick(sellers);
        await both`update vehicles set price = price + 5000 where seller_id = ${id} and price < 90000`;
        await both`update vehicles set price = price - 5000 where seller_id = ${id} and price between 5000 and 94999`;
      }),
    () =>
      sql`insert into vehicle_models (make_id, name) values (${random.pick(models).make_id}, ${`Ka ${randomUUID()}`})`,
  ];
  return random.pick(kinds)();
}
