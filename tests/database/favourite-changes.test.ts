import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPeopleAndCars } from './fixtures';
import { type Actor, expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

type ChangedCar = {
  id: string;
  title: string;
  price: number;
  price_before: number | null;
  price_when_saved: number | null;
  state: string;
  state_before: string;
};
type Claim = { id: string; claim: string; kind: string; user_id: string; cars: ChangedCar[] };

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;
let car: string;
let shopper: { user: string };

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
  shopper = world.stranger;
});

beforeEach(async () => {
  const { sql } = database;
  await sql`delete from private.mail_outbox`;
  await sql`delete from favourites`;
  await sql`update profiles set favourite_alerts = 'at_once', favourites_seen_at = null`;
  car = await world.add({ price: 8450 });
  await sql`delete from private.mail_outbox`;
});

const save = (actor: Actor = shopper, id = car, price: number | null = null) =>
  database.keep(actor, (sql) => sql`select merge_favourites(${[id]}, ${[price]}::integer[])`);
const change = (values: { price?: number; listing_status?: string }, id = car) =>
  database.sql`update vehicles set ${database.sql(values)} where id = ${id}`;
const look = (actor: Actor = shopper) =>
  database.keep(actor, (sql) => sql`select see_favourites()`);
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

async function claim() {
  await database.sql`update private.mail_outbox set due_at = created_at where sent_at is null`;
  const [row] = await database.keep('service_role', (sql) => sql`select claim_mail() as mail`);
  return row?.mail as Claim | null;
}
const settle = (mail: Claim, outcome = 'sent') =>
  database.keep(
    'service_role',
    (sql) => sql`select settle_mail(${mail.id}, ${mail.claim}, ${outcome}::mail_outcome)`,
  );
/** As if the job had died: the claim ends. */
const kill = () =>
  database.sql`update private.mail_outbox set claimed_until = now() - interval '1 second'`;

/** Sends what is due; returns lines such as 'for_sale 8450 → for_sale 7995'. */
async function mails() {
  const told: string[] = [];
  for (let mail = await claim(); mail; mail = await claim()) {
    expect(mail.kind).toBe('favourite_changes');
    for (const { state_before, price_before, state, price } of mail.cars) {
      told.push(`${state_before} ${price_before} → ${state} ${price}`);
    }
    await settle(mail);
  }
  return told;
}
const waiting = () =>
  database.sql`select due_at from private.mail_outbox where sent_at is null and failed_at is null`;

describe('mails', () => {
  test('tell a lower price once, with the price when saved and the title', async () => {
    await save();
    await change({ price: 7995 });
    const mail = await claim();
    expect(mail?.user_id).toBe(shopper.user);
    expect(mail?.cars).toEqual([
      {
        id: car,
        title: '2019 Ford Fiesta',
        price: 7995,
        price_before: 8450,
        price_when_saved: 8450,
        state: 'for_sale',
        state_before: 'for_sale',
        has_photograph: false,
      },
    ]);
    if (mail) await settle(mail);
    expect(await mails()).toEqual([]);
    await change({ price: 7995 });
    expect(await mails()).toEqual([]);
  });

  test('tell neither a rise nor a fall that was taken back', async () => {
    await save();
    await change({ price: 9000 });
    expect(await waiting()).toHaveLength(0);
    await change({ price: 7995 });
    await change({ price: 8450 });
    expect(await mails()).toEqual([]);
  });

  test('tell that a car is reserved, sold, for sale again or gone', async () => {
    await save();
    for (const listing_status of ['reserved', 'active', 'sold', 'active', 'archived']) {
      await change({ listing_status });
    }
    expect(await mails()).toEqual(['for_sale 8450 → withdrawn 8450']);
    const told = [];
    for (const listing_status of ['active', 'reserved', 'sold']) {
      await change({ listing_status });
      told.push(...(await mails()));
    }
    expect(told).toEqual([
      'withdrawn 8450 → for_sale 8450',
      'for_sale 8450 → reserved 8450',
      'reserved 8450 → sold 8450',
    ]);
    // A reservation that was taken back before the mail.
    await change({ listing_status: 'active' });
    await mails();
    await change({ listing_status: 'reserved' });
    await change({ listing_status: 'active' });
    expect(await mails()).toEqual([]);
  });

  test('tell nothing while an advert is held, and what changed meanwhile once it is back', async () => {
    await save();
    await change({ listing_status: 'held' });
    await change({ price: 7000 });
    expect(await mails()).toEqual([]);
    await change({ listing_status: 'active' });
    expect(await mails()).toEqual(['for_sale 8450 → for_sale 7000']);
  });

  test('tell all of a person’s cars in one, and each person alone', async () => {
    const another = await world.add({ price: 5000 });
    await save();
    await save(shopper, another);
    await save(world.staff);
    await change({ price: 8000 });
    await change({ price: 4000 }, another);
    expect(await waiting()).toHaveLength(2);
    const [one, two] = [await claim(), await claim()];
    const cars = new Map([one, two].map((mail) => [mail?.user_id, mail?.cars.length]));
    expect(cars).toEqual(
      new Map([
        [shopper.user, 2],
        [world.staff.user, 1],
      ]),
    );
  });

  test('leave out what was seen on the page, and a car that was taken away', async () => {
    await save();
    await change({ price: 8000 });
    await look();
    expect(await mails()).toEqual([]);
    await change({ price: 7000 });
    await database.sql`delete from favourites`;
    expect(await mails()).toEqual([]);
  });

  test('a killed job tells the same under the same id, without what has changed since', async () => {
    const another = await world.add({ price: 5000 });
    await save();
    await save(shopper, another);
    await change({ price: 8000 });
    await change({ price: 4000 }, another);
    const first = await claim();
    await kill();
    await change({ listing_status: 'sold' }, another);
    const mail = await claim();
    expect(mail?.id).toBe(first?.id);
    expect(mail?.cars.map(({ id }) => id)).toEqual([car]);
    if (mail) await settle(mail);
    expect(await mails()).toEqual(['for_sale 4000 → sold 4000']);
  });

  test('a listing that its seller deletes is told, and stays in the list with its last price', async () => {
    await save();
    await database.sql`delete from vehicles where id = ${car}`;
    expect(await mails()).toEqual(['for_sale 8450 → withdrawn 8450']);
    expect(await marks()).toMatchObject([{ state: 'withdrawn', price: 8450 }]);
    const draft = await world.add({ listing_status: 'draft' });
    await database.sql`
      insert into favourites (user_id, vehicle_id) values (${world.owner.user}, ${draft})`;
    await database.sql`delete from vehicles where id = ${draft}`;
    expect(await database.sql`select from favourites where vehicle_id = ${draft}`).toHaveLength(0);
  });

  test('a vehicle that nobody saved queues nothing', async () => {
    await change({ price: 7000 });
    await change({ listing_status: 'sold' });
    expect(await waiting()).toHaveLength(0);
  });

  test('two jobs at once send one mail', async () => {
    await save();
    await change({ price: 7000 });
    await database.sql`update private.mail_outbox set due_at = now()`;
    const run = () =>
      database.keep(
        'service_role',
        (sql) => sql<{ mail: Claim | null }[]>`
        select claim_mail() as mail`,
      );
    const claims = (await Promise.all([run(), run()])).flat().filter(({ mail }) => mail);
    expect(claims).toHaveLength(1);
  });
});

describe('the choice of mails', () => {
  const choose = (alerts: string, actor: Actor = shopper) =>
    database.keep(
      actor,
      (sql) => sql`update profiles set favourite_alerts = ${alerts} where id = ${shopper.user}
        returning id`,
    );
  /** Minutes until the waiting mail is due, and its time in London. */
  async function due() {
    const [row] = await database.sql`
      select extract(epoch from due_at - now()) / 60 as minutes,
        to_char(due_at at time zone 'Europe/London', 'HH24:MI') as clock
      from private.mail_outbox where sent_at is null`;
    return row && { minutes: Number(row.minutes), clock: row.clock as string };
  }

  test('“at once” waits two minutes, and an hour after the last mail', async () => {
    await save();
    await change({ price: 8000 });
    expect((await due())?.minutes).toBeCloseTo(2, 0);
    await mails();
    await change({ price: 7000 });
    expect((await due())?.minutes).toBeCloseTo(60, 0);
  });

  test('“daily” waits for 8 o’clock in London', async () => {
    await choose('daily');
    await save();
    await change({ price: 8000 });
    const next = await due();
    expect(next?.clock).toBe('08:00');
    expect(next?.minutes).toBeGreaterThan(0);
    expect(next?.minutes).toBeLessThanOrEqual(25 * 60);
    await choose('at_once');
    expect((await due())?.minutes).toBeCloseTo(2, 0);
  });

  test('“off” sends nothing, and switching on tells later changes only', async () => {
    await save();
    await change({ price: 8000 });
    await choose('off');
    expect(await waiting()).toHaveLength(0);
    await change({ listing_status: 'reserved' });
    expect(await mails()).toEqual([]);
    await choose('at_once');
    await change({ listing_status: 'active' });
    expect(await mails()).toEqual(['reserved 8000 → for_sale 8000']);
  });

  test('is one of three, and for the person alone', async () => {
    await expectRefused(choose('hourly'), '23514', 'profiles_favourite_alerts');
    expect(await choose('off', world.owner)).toHaveLength(0);
    await expectRefused(choose('off', STRANGER));
    await expectRefused(
      database.as(shopper, (sql) => sql`update profiles set favourites_seen_at = now()`),
    );
  });
});

describe('marks', () => {
  test('stand for what changed since the visit before, for the whole visit', async () => {
    await save();
    await look();
    await change({ price: 8000 });
    expect(await changed()).toBe(1);
    await database.sql`update profiles set favourites_seen_at = now() - interval '31 minutes'`;
    for (const _ of [1, 2]) {
      await look();
      expect(await marks()).toMatchObject([
        { price: 8000, price_when_saved: 8450, marked_price: 8450, marked_state: 'for_sale' },
      ]);
      expect(await changed()).toBe(0);
    }
    await database.sql`update profiles set favourites_seen_at = now() - interval '31 minutes'`;
    await look();
    expect(await marks()).toMatchObject([{ price: 8000, marked_price: 8000 }]);
  });

  test('a mail does not take the mark away, a look of somebody else neither', async () => {
    await save();
    await look();
    await change({ listing_status: 'sold' });
    await mails();
    await look(world.owner);
    expect(await changed()).toBe(1);
    expect(await changed(world.owner)).toBe(0);
  });

  test('a price that went back is no change', async () => {
    await save();
    await change({ price: 9000 });
    expect(await changed()).toBe(1);
    await change({ price: 8450 });
    expect(await changed()).toBe(0);
  });

  test('the device’s price when saved joins the account, any other is left out', async () => {
    await save(shopper, car, 8900);
    expect(await marks()).toMatchObject([{ price: 8450, price_when_saved: 8900 }]);
    await database.sql`delete from favourites`;
    await save(shopper, car, -5);
    expect(await marks()).toMatchObject([{ price_when_saved: 8450 }]);
  });
});

describe('notes', () => {
  const write = (actor: Actor, note: string | null) =>
    database.as(
      actor,
      (sql) => sql`
      update favourites set note = ${note} where vehicle_id = ${car} returning note`,
    );

  test('have up to 500 characters, written and read by the person alone', async () => {
    await save();
    expect(await write(shopper, 'Ring first 🚗')).toEqual([{ note: 'Ring first 🚗' }]);
    expect(await write(shopper, '🚗'.repeat(500))).toHaveLength(1);
    await expectRefused(write(shopper, 'x'.repeat(501)), '23514', 'favourites_note_length');
    expect(await write(world.owner, 'Mine')).toHaveLength(0);
    await expectRefused(write(STRANGER, 'Mine'));
    await expectRefused(
      database.as(shopper, (sql) => sql`update favourites set price_when_saved = 1`),
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
      await database.sql`delete from private.mail_outbox`;
      await database.sql`delete from favourites`;
      const id = await world.add({ price: 8450 });
      await save(shopper, id);
      // The public price of an archived listing is the last one before.
      let listed: { price: number; status: Status } = { price: 8450, status: 'active' };
      let now = { price: 8450, state: 'for_sale' };
      let told = now;
      for (const taken of [...steps, 'mail'] as typeof steps) {
        if (typeof taken === 'object') {
          await change(taken, id);
          const status = 'listing_status' in taken ? taken.listing_status : listed.status;
          listed = { price: 'price' in taken ? taken.price : listed.price, status };
          const [row] = await database.as(
            shopper,
            (sql) => sql`
            select state, price from my_favourites()`,
          );
          now = { price: row?.price as number, state: row?.state as string };
          expect(now.state).toBe(STATES[status]);
          if (status !== 'archived') expect(now.price).toBe(listed.price);
          continue;
        }
        if (taken === 'look') {
          await look();
          told = now;
          continue;
        }
        const isBuyable = now.state === 'for_sale' || now.state === 'reserved';
        const isNews = now.state !== told.state || (isBuyable && now.price < told.price);
        let mail = await claim();
        if (mail && taken === 'killed mail') {
          await kill();
          const again = await claim();
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
        if (mail) await settle(mail);
        expect(await claim()).toBeNull();
        if (isNews) told = now;
      }
    }),
    { numRuns: 60 },
  );
});
