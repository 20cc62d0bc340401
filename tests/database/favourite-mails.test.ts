import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Claim, openFavouritesWorld } from './favourites-world';
import { type Actor, expectRefused, STRANGER } from './support';

let world: Awaited<ReturnType<typeof openFavouritesWorld>>;
let car: string;

beforeAll(async () => {
  world = await openFavouritesWorld();
});

beforeEach(async () => {
  car = await world.reset();
});

describe('mails', () => {
  test('tell a lower price once, with the price when saved and the title', async () => {
    await world.save();
    await world.change({ price: 7995 });
    const mail = await world.claim();
    expect(mail?.user_id).toBe(world.shopper.user);
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
    if (mail) await world.settle(mail);
    expect(await world.mails()).toEqual([]);
    await world.change({ price: 7995 });
    expect(await world.mails()).toEqual([]);
  });

  test('tell neither a rise nor a fall that was taken back', async () => {
    await world.save();
    await world.change({ price: 9000 });
    expect(await world.waiting()).toHaveLength(0);
    await world.change({ price: 7995 });
    await world.change({ price: 8450 });
    expect(await world.mails()).toEqual([]);
  });

  test('tell that a car is reserved, sold, for sale again or gone', async () => {
    await world.save();
    for (const listing_status of ['reserved', 'active', 'sold', 'active', 'archived']) {
      await world.change({ listing_status });
    }
    expect(await world.mails()).toEqual(['for_sale 8450 → withdrawn 8450']);
    const told = [];
    for (const listing_status of ['active', 'reserved', 'sold']) {
      await world.change({ listing_status });
      told.push(...(await world.mails()));
    }
    expect(told).toEqual([
      'withdrawn 8450 → for_sale 8450',
      'for_sale 8450 → reserved 8450',
      'reserved 8450 → sold 8450',
    ]);
    // A reservation that was taken back before the mail.
    await world.change({ listing_status: 'active' });
    await world.mails();
    await world.change({ listing_status: 'reserved' });
    await world.change({ listing_status: 'active' });
    expect(await world.mails()).toEqual([]);
  });

  test('tell nothing while an advert is held, and what changed meanwhile once it is back', async () => {
    await world.save();
    await world.change({ listing_status: 'held' });
    await world.change({ price: 7000 });
    expect(await world.mails()).toEqual([]);
    await world.change({ listing_status: 'active' });
    expect(await world.mails()).toEqual(['for_sale 8450 → for_sale 7000']);
  });

  test('tell all of a person’s cars in one, and each person alone', async () => {
    const another = await world.add({ price: 5000 });
    await world.save();
    await world.save(world.shopper, another);
    await world.save(world.staff);
    await world.change({ price: 8000 });
    await world.change({ price: 4000 }, another);
    expect(await world.waiting()).toHaveLength(2);
    const [one, two] = [await world.claim(), await world.claim()];
    const cars = new Map([one, two].map((mail) => [mail?.user_id, mail?.cars.length]));
    expect(cars).toEqual(
      new Map([
        [world.shopper.user, 2],
        [world.staff.user, 1],
      ]),
    );
  });

  test('leave out what was seen on the page, and a car that was taken away', async () => {
    await world.save();
    await world.change({ price: 8000 });
    await world.look();
    expect(await world.mails()).toEqual([]);
    await world.change({ price: 7000 });
    await world.database.sql`delete from favourites`;
    expect(await world.mails()).toEqual([]);
  });

  test('a killed job tells the same under the same id, without what has changed since', async () => {
    const another = await world.add({ price: 5000 });
    await world.save();
    await world.save(world.shopper, another);
    await world.change({ price: 8000 });
    await world.change({ price: 4000 }, another);
    const first = await world.claim();
    await world.kill();
    await world.change({ listing_status: 'sold' }, another);
    const mail = await world.claim();
    expect(mail?.id).toBe(first?.id);
    expect(mail?.cars.map(({ id }) => id)).toEqual([car]);
    if (mail) await world.settle(mail);
    expect(await world.mails()).toEqual(['for_sale 4000 → sold 4000']);
  });

  test('a listing that its seller deletes is told, and stays in the list with its last price', async () => {
    await world.save();
    await world.database.sql`delete from vehicles where id = ${car}`;
    expect(await world.mails()).toEqual(['for_sale 8450 → withdrawn 8450']);
    expect(await world.marks()).toMatchObject([{ state: 'withdrawn', price: 8450 }]);
    const draft = await world.add({ listing_status: 'draft' });
    await world.database.sql`
      insert into favourites (user_id, vehicle_id) values (${world.owner.user}, ${draft})`;
    await world.database.sql`delete from vehicles where id = ${draft}`;
    expect(
      await world.database.sql`select from favourites where vehicle_id = ${draft}`,
    ).toHaveLength(0);
  });

  test('a vehicle that nobody saved queues nothing', async () => {
    await world.change({ price: 7000 });
    await world.change({ listing_status: 'sold' });
    expect(await world.waiting()).toHaveLength(0);
  });

  test('two jobs at once send one mail', async () => {
    await world.save();
    await world.change({ price: 7000 });
    await world.database.sql`update private.mail_outbox set due_at = now()`;
    const run = () =>
      world.database.keep(
        'service_role',
        (sql) => sql<{ mail: Claim | null }[]>`
        select claim_mail() as mail`,
      );
    const claims = (await Promise.all([run(), run()])).flat().filter(({ mail }) => mail);
    expect(claims).toHaveLength(1);
  });
});

describe('the choice of mails', () => {
  const choose = (alerts: string, actor: Actor = world.shopper) =>
    world.database.keep(
      actor,
      (sql) => sql`update profiles set favourite_alerts = ${alerts} where id = ${world.shopper.user}
        returning id`,
    );
  /** Minutes until the waiting mail is due, and its time in London. */
  async function due() {
    const [row] = await world.database.sql`
      select extract(epoch from due_at - now()) / 60 as minutes,
        to_char(due_at at time zone 'Europe/London', 'HH24:MI') as clock
      from private.mail_outbox where sent_at is null`;
    return row && { minutes: Number(row.minutes), clock: row.clock as string };
  }

  test('“at once” waits two minutes, and an hour after the last mail', async () => {
    await world.save();
    await world.change({ price: 8000 });
    expect((await due())?.minutes).toBeCloseTo(2, 0);
    await world.mails();
    await world.change({ price: 7000 });
    expect((await due())?.minutes).toBeCloseTo(60, 0);
  });

  test('“daily” waits for 8 o’clock in London', async () => {
    await choose('daily');
    await world.save();
    await world.change({ price: 8000 });
    const next = await due();
    expect(next?.clock).toBe('08:00');
    expect(next?.minutes).toBeGreaterThan(0);
    expect(next?.minutes).toBeLessThanOrEqual(25 * 60);
    await choose('at_once');
    expect((await due())?.minutes).toBeCloseTo(2, 0);
  });

  test('“off” sends nothing, and switching on tells later changes only', async () => {
    await world.save();
    await world.change({ price: 8000 });
    await choose('off');
    expect(await world.waiting()).toHaveLength(0);
    await world.change({ listing_status: 'reserved' });
    expect(await world.mails()).toEqual([]);
    await choose('at_once');
    await world.change({ listing_status: 'active' });
    expect(await world.mails()).toEqual(['reserved 8000 → for_sale 8000']);
  });

  test('is one of three, and for the person alone', async () => {
    await expectRefused(choose('hourly'), '23514', 'profiles_favourite_alerts');
    expect(await choose('off', world.owner)).toHaveLength(0);
    await expectRefused(choose('off', STRANGER));
    await expectRefused(
      world.database.as(
        world.shopper,
        (sql) => sql`update profiles set favourites_seen_at = now()`,
      ),
    );
  });
});
