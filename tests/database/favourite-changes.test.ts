import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFavouritesWorld } from './favourites-world';
import { type Actor, expectRefused, STRANGER } from './support';

let world: Awaited<ReturnType<typeof openFavouritesWorld>>;
let car: string;

beforeAll(async () => {
  world = await openFavouritesWorld();
});

beforeEach(async () => {
  car = await world.reset();
});

describe('marks', () => {
  test('stand for what changed since the visit before, for the whole visit', async () => {
    await world.save();
    await world.look();
    await world.change({ price: 8000 });
    expect(await world.changed()).toBe(1);
    await world.database
      .sql`update profiles set favourites_seen_at = now() - interval '31 minutes'`;
    for (const _ of [1, 2]) {
      await world.look();
      expect(await world.marks()).toMatchObject([
        { price: 8000, price_when_saved: 8450, marked_price: 8450, marked_state: 'for_sale' },
      ]);
      expect(await world.changed()).toBe(0);
    }
    await world.database
      .sql`update profiles set favourites_seen_at = now() - interval '31 minutes'`;
    await world.look();
    expect(await world.marks()).toMatchObject([{ price: 8000, marked_price: 8000 }]);
  });

  test('a mail does not take the mark away, a look of somebody else neither', async () => {
    await world.save();
    await world.look();
    await world.change({ listing_status: 'sold' });
    await world.mails();
    await world.look(world.owner);
    expect(await world.changed()).toBe(1);
    expect(await world.changed(world.owner)).toBe(0);
  });

  test('a price that went back is no change', async () => {
    await world.save();
    await world.change({ price: 9000 });
    expect(await world.changed()).toBe(1);
    await world.change({ price: 8450 });
    expect(await world.changed()).toBe(0);
  });

  test('the device’s price when saved joins the account, any other is left out', async () => {
    await world.save(world.shopper, car, 8900);
    expect(await world.marks()).toMatchObject([{ price: 8450, price_when_saved: 8900 }]);
    await world.database.sql`delete from favourites`;
    await world.save(world.shopper, car, -5);
    expect(await world.marks()).toMatchObject([{ price_when_saved: 8450 }]);
  });
});

describe('notes', () => {
  const write = (actor: Actor, note: string | null) =>
    world.database.as(
      actor,
      (sql) => sql`
      update favourites set note = ${note} where vehicle_id = ${car} returning note`,
    );

  test('have up to 500 characters, written and read by the person alone', async () => {
    await world.save();
    expect(await write(world.shopper, 'Ring first 🚗')).toEqual([{ note: 'Ring first 🚗' }]);
    expect(await write(world.shopper, '🚗'.repeat(500))).toHaveLength(1);
    await expectRefused(write(world.shopper, 'x'.repeat(501)), '23514', 'favourites_note_length');
    expect(await write(world.owner, 'Mine')).toHaveLength(0);
    await expectRefused(write(STRANGER, 'Mine'));
    await expectRefused(
      world.database.as(world.shopper, (sql) => sql`update favourites set price_when_saved = 1`),
    );
  });
});

const STATES = { active: 'for_sale', reserved: 'reserved', sold: 'sold', archived: 'withdrawn' };
type Status = keyof typeof STATES;

test('over any walk of prices, states, looks and killed jobs each change is told exactly once', async () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ price: fc.constantFrom(7000, 7500, 8000, 8450, 9000) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        listing_status: fc.constantFrom(...(Object.keys(STATES) as Status[])),
      }),
    },
    { weight: 3, arbitrary: fc.constantFrom('mail', 'killed mail') },
    { weight: 1, arbitrary: fc.constant('look') },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      await world.database.sql`delete from private.mail_outbox`;
      await world.database.sql`delete from favourites`;
      const id = await world.add({ price: 8450 });
      await world.save(world.shopper, id);
      // The public price of an archived listing is the last one before.
      let listed: { price: number; status: Status } = { price: 8450, status: 'active' };
      let now = { price: 8450, state: 'for_sale' };
      let told = now;
      for (const taken of [...steps, 'mail'] as typeof steps) {
        if (typeof taken === 'object') {
          await world.change(taken, id);
          const status = 'listing_status' in taken ? taken.listing_status : listed.status;
          listed = { price: 'price' in taken ? taken.price : listed.price, status };
          const [row] = await world.database.as(
            world.shopper,
            (sql) => sql`
            select state, price from my_favourites()`,
          );
          now = { price: row?.price as number, state: row?.state as string };
          expect(now.state).toBe(STATES[status]);
          if (status !== 'archived') expect(now.price).toBe(listed.price);
          continue;
        }
        if (taken === 'look') {
          await world.look();
          told = now;
          continue;
        }
        const isBuyable = now.state === 'for_sale' || now.state === 'reserved';
        const isNews = now.state !== told.state || (isBuyable && now.price < told.price);
        let mail = await world.claim();
        if (mail && taken === 'killed mail') {
          await world.kill();
          const again = await world.claim();
          expect(again).toMatchObject({ id: mail.id, cars: mail.cars });
          mail = again;
        }
        expect(mail?.cars ?? []).toMatchObject(
          isNews
            ? [
                {
                  price_before: told.price,
                  state_before: told.state,
                  price: now.price,
                  state: now.state,
                },
              ]
            : [],
        );
        if (mail) await world.settle(mail);
        expect(await world.claim()).toBeNull();
        if (isNews) told = now;
      }
    }),
    { numRuns: 60 },
  );
});
