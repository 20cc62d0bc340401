import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addVehicleValuation } from './fixtures';
import { holdReader } from './hold-reader';
import { createStaffWorld, type StaffWorld } from './staff-world';
import { openDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let world: StaffWorld;
let read: ReturnType<typeof holdReader>;

beforeAll(async () => {
  database = await openDatabase();
  read = holdReader(database);
});

beforeEach(async () => {
  world = await createStaffWorld(database);
});

describe('the check for scams', () => {
  const publish = async (values: Record<string, string | number>, age = 1, isValued = false) => {
    const { sql, seller, sellerId } = world;
    await sql`update auth.users set created_at = now() - ${age} * interval '1 day' where id = ${seller.user}`;
    const id = await world.addCar(sellerId, 'draft');
    await sql`update vehicles set ${sql(values)} where id = ${id}`;
    if (isValued) await addVehicleValuation(sql, id);
    await read.setStatus(seller, id, 'active');
    const [flag] = await sql`
      select details from listing_flags where vehicle_id = ${id} and rule = 'suspected_scam'`;
    return {
      id,
      status: await read.statusOf(id),
      signs: Object.keys(flag?.details ?? {}).toSorted(),
    };
  };
  const STRONG =
    'I work offshore, so a courier brings it to your address as soon as you send the deposit to the holding company. Gift cards are fine.';

  test('holds an advert with strong signs until staff decide', async () => {
    const { id, status, signs } = await publish({ description: STRONG });
    expect(status).toBe('held');
    expect(signs).toEqual(['clear_scam_wording', 'untraceable_payment']);
    const [hold] = await world.sql`
      select ends_at, staff_id, staff_name from staff_decisions where case_id = ${id}`;
    expect(hold).toEqual({ ends_at: null, staff_id: null, staff_name: 'Automatic check' });
    const queue = await world.call<{ cases: { id: string; urgent: boolean }[] }>(
      world.staff,
      'staff_queue',
    );
    expect(queue.cases.find((one) => one.id === id)?.urgent).toBe(true);
  });

  test('holds a new account’s advert with few signs for an hour, an older one’s not at all', async () => {
    const few = { description: 'Pictures at www.cars.example' };
    const held = await publish(few);
    expect(held.status).toBe('held');
    const [hold] = await world.sql`
      select ends_at - created_at = interval '1 hour' as is_hour from staff_decisions where case_id = ${held.id}`;
    expect(hold).toEqual({ is_hour: true });
    expect((await publish(few, 40)).status).toBe('active');
  });

  test.each([
    'Clean example. More at forecourtcars dot shop, or find us on the green chat app.',
    'Text O77OO 9OO I23, pictures at f o c u s - s a l e . c o m',
    'Pictures at focus,sale,co,uk',
    'More at bit,ly/focus9',
    'Chat at t.me/bobcars',
  ])('holds a new account’s advert for its link alone: %s', async (description) => {
    const { status, signs } = await publish({ description });
    expect([status, signs]).toEqual(['held', expect.arrayContaining(['named_link'])]);
  });

  test('holds a new account’s advert for a link in its town, and not for a town alone', async () => {
    const { status, signs } = await publish({ location: 'Leeds: pay at secure-pay.help' });
    expect([status, signs]).toEqual(['held', expect.arrayContaining(['named_link'])]);
    for (const location of ['Leeds', 'Bury St. Edmunds', 'St.Ives, Cornwall', 'Stow-on-the-Wold']) {
      const town = await publish({ location });
      expect([location, town.status]).toEqual([location, 'active']);
      await world.sql`update vehicles set location = 'See evil.tech' where id = ${town.id}`;
      expect(await read.statusOf(town.id)).toBe('held');
    }
  });

  test.each([
    'Great car.Top spec',
    'It is in the last photo.',
    'Rare colour, google it',
    'Serviced on the dot by Vauxhall, see the QR code for its history',
    'Saw it on autotrader.It is still there, great car.Estate with a tow bar',
  ])('leaves a new account’s advert on sale that has a slip: %s', async (description) => {
    expect((await publish({ description })).status).toBe('active');
  });

  test('does not take honest words for a link or a disguised number', async () => {
    const signs = async (description: string) =>
      (await world.sql`select private.scam_signs(${description}) as signs`)[0]?.signs;
    for (const disguised of ['Text O77OO 9OO I23', 'Ring +44 77OO 9OO l23', '(O)77OO-9OO-I23'])
      expect(await signs(disguised), disguised).toEqual(['disguised_contact']);
    for (const honest of [
      'Oil 10 000 miles ago, lol 07700 900123 is me',
      'Serviced on the dot by Vauxhall',
      'Topped up 0.5 l of oil in 10,000 miles, 1 l per 1000',
    ])
      expect(await signs(honest), honest).toEqual([]);
  });

  test('reads words that are spaced out, disguised, or in other letters, but no warning of scams', async () => {
    const signs = async (description: string) =>
      (await world.sql`select private.scam_signs(${description}) as signs`)[0]?.signs;
    expect(await signs('P a y by g1ft c@rds')).toContain('untraceable_payment');
    expect(await signs('pay by b\u200bitcoin')).toContain('untraceable_payment');
    expect(await signs('only by Whаtsapp')).toContain('look_alike_letters');
    expect(await signs('No scammers, no gift cards please.')).toEqual([]);
    expect(await signs('Zero 7 seven 0 0, nine oh 1 2 three four')).toContain('disguised_contact');
    expect(await signs('Mail ann (a) example . com')).toContain('disguised_contact');
    expect(await signs('Call 07700 900 437, 2 keys, 5 doors')).toEqual([]);
  });

  test('tells by its words what takes money unseen from what an honest seller asks', async () => {
    const signs = async (description: string) =>
      (await world.sql`select private.scam_signs(${description}) as signs`)[0]?.signs;
    for (const scam of [
      'I send the address once the money is in.',
      'Someone will bring it over as soon as your payment has been released to the agent.',
      'Read me the six digits that come to your phone so I know you are real.',
    ])
      expect(await signs(scam), scam).toEqual([expect.stringMatching(/scam_wording$/)]);
    for (const honest of [
      'No deposits taken, see the car first',
      'Money clears before the keys go',
      'Moving to Australia in May, so it has to go. View any evening in Leeds.',
      'We can deliver once you have driven it and are happy.',
      '',
    ])
      expect(await signs(honest), honest).toEqual([]);
  });

  test('does not suspect who was first with a plate or a text', async () => {
    const { sql, stock } = world;
    const plate = { registration_number: 'GH78JKL' };
    const text = { description: 'One owner, full history, always kept in the garage. '.repeat(2) };
    for (const values of [plate, text]) {
      const { id, status } = await publish(values);
      const copy = await world.addCar(stock);
      await sql`update vehicles set ${sql(values)} where id = ${copy}`;
      await sql`update vehicles set price = price + 100 where id = ${id}`;
      expect([status, await read.statusOf(id)]).toEqual(['active', 'active']);
      expect((await publish(values)).status).toBe('held');
    }
  });

  test('lowers the points of a low price for a reason, and drops them for two', async () => {
    const signs = async (description: string) =>
      (await publish({ price: 4000, description }, 1, true)).signs.filter((sign) =>
        sign.startsWith('price_'),
      );
    expect(await signs('Lovely car')).toEqual(['price_4_deviations']);
    expect(await signs('Lovely car, ready for your trailer')).toEqual(['price_2_deviations']);
    expect(await signs('Spares or repairs, the gearbox gone')).toEqual([]);
  });

  test('compares a car without a valuation with others like it', async () => {
    const cheap = { price: 5000 };
    expect((await publish(cheap)).signs).toEqual([]);
    for (let more = 0; more < 4; more++) await world.addCar(world.stock);
    expect((await publish(cheap)).signs).toEqual(['price_3_deviations']);
    expect((await publish({ price: 7000 })).signs).toEqual([]);
  });

  test('counts several cheap cars of a new account, and a very low price of an older one', async () => {
    await publish({ price: 10_500 }, 1, true);
    const { signs } = await publish({ price: 10_500 }, 1, true);
    expect(signs).toEqual(['price_2_deviations', 'several_cheap_cars']);
    expect((await publish({ price: 9900 }, 40, true)).status).toBe('held');
    expect((await publish({ price: 10_500 }, 40, true)).status).toBe('active');
  });

  test('holds a car that looks like one of the seller’s that staff took down', async () => {
    const { sql } = world;
    const car = { mileage: 60_000, year: 2016 };
    const plate = { registration_number: 'GH66JKL' };
    const down = await publish({ ...car, ...plate });
    const again = (values: object) => publish({ ...car, ...values }, 400);
    const other = { registration_number: 'GH66JKM' };
    expect((await again({})).status).toBe('active');
    await sql`update vehicles set listing_status = 'archived' where id = ${down.id}`;
    await sql`update vehicles set taken_down_at = now() where id = ${down.id}`;
    for (const values of [{}, { mileage: 62_900 }]) {
      const { status, signs } = await again(values);
      expect([status, signs]).toEqual(['held', ['taken_down_twin']]);
    }
    // Another plate means another car, as do another year and mileage.
    for (const values of [other, { year: 2017 }, { mileage: 70_000 }])
      expect((await again(values)).status).toBe('active');
    // A photograph that is alike holds it, whoever showed it first; a banner beside other models does not.
    const picture = (id: string, hash: string) => sql`
      with picture as (
        insert into vehicle_images (vehicle_id, image_url)
        values (${id}, 'https://example.test/' || gen_random_uuid()) returning id
      )
      insert into private.photo_fingerprints (photo_id, upload_id, hash)
      select id, gen_random_uuid(), ${`x${hash}`}::bit(64) from picture`;
    const isLikeDown = async (id: string) =>
      (await sql`select private.resembles_taken_down(v) as is from vehicles v where id = ${id}`)[0]
        ?.is;
    const banner = 'ffff0000ffff0000';
    const copy = await again({ registration_number: 'GH66JKN' });
    const older = await again({ year: 2011 });
    await sql`update vehicles set created_at = now() - interval '2 days' where id = ${older.id}`;
    for (const id of [older.id, down.id, copy.id]) await picture(id, banner);
    await picture(down.id, '0f0f0f0f0f0f0f0f');
    await picture(copy.id, '0f0f0f0f0f0f0ff0');
    expect(await isLikeDown(copy.id)).toBe(false);
    await picture(copy.id, '0f0f0f0f0f0f0f0e');
    expect(await isLikeDown(copy.id)).toBe(true);
    await sql`update vehicles set price = price + 1000 where id = ${copy.id}`;
    expect(await read.statusOf(copy.id)).toBe('held');
    await sql`update vehicles set taken_down_at = now() - interval '2 years' where id = ${down.id}`;
    expect((await again({})).status).toBe('active');
  });

  test('holds a dealer whom nobody can visit and who wants a transfer', async () => {
    await world.sql`update sellers set seller_type = 'dealer' where id = ${world.sellerId}`;
    const transfer = 'A £200 deposit by bank transfer secures it.';
    expect((await publish({ description: transfer }, 400)).status).toBe('active');
    const closed = `Our yard is not open to the public. ${transfer}`;
    const { status, signs } = await publish({ description: closed }, 400);
    expect([status, signs]).toEqual(['held', ['deposit_by_transfer', 'no_viewing']]);
    expect((await publish({ description: STRONG }, 400)).status).toBe('held');
  });

  test('does not flag again what staff have cleared, but a changed text', async () => {
    const { id } = await publish({ description: STRONG });
    const items = (
      await world.sql`select id from listing_flags where vehicle_id = ${id} and resolved_at is null`
    ).map((row) => row.id as string);
    await world.decide('listing', id, items, 'no_breach');
    expect(await read.statusOf(id)).toBe('active');
    await world.sql`update vehicles set price = price + 100 where id = ${id}`;
    expect(await read.statusOf(id)).toBe('active');
    await world.sql`update vehicles set description = ${`${STRONG} Gift cards too.`} where id = ${id}`;
    expect(await read.statusOf(id)).toBe('held');
  });

  test('knows a text that was put back after staff cleared another', async () => {
    const { sql, decide } = world;
    const { id } = await publish({ description: STRONG });
    const write = (description: string) =>
      sql`update vehicles set description = ${description} where id = ${id}`;
    await write('One owner, full history.');
    const flags = await sql`select id from listing_flags where vehicle_id = ${id}`;
    const items = flags.map((row) => row.id as string);
    await decide('listing', id, items, 'no_breach');
    expect(await read.statusOf(id)).toBe('active');
    await write(STRONG);
    expect(await read.statusOf(id)).toBe('held');
  });

  test('holds the same car listed anew, and does not count what a plate of another holds', async () => {
    const plate = { registration_number: 'CD34EFG' };
    const first = await publish({ ...plate, description: STRONG });
    expect((await publish(plate, 40)).status).toBe('held');
    expect(await read.countedOf(first.id)).toEqual([]);
    const stocked = await world.addCar(world.stock);
    await world.sql`update vehicles set registration_number = 'EF56GHJ' where id = ${stocked}`;
    const copied = await publish({ registration_number: 'EF56GHJ' });
    expect([copied.status, await read.countedOf(copied.id)]).toEqual(['held', []]);
  });

  test('does not hold again what staff have just found nothing wrong with', async () => {
    const { sql, decide, report, buyer, other } = world;
    const { id } = await publish({ description: 'Pictures at www.cars.example' }, 40);
    for (const { user } of [buyer, other]) await report(id, user);
    await sql`update auth.users set created_at = now()`;
    await decide('listing', id, await read.openReports(id), 'no_breach');
    expect(await read.statusOf(id)).toBe('active');
  });

  test('leaves the site’s own stock alone', async () => {
    const id = await world.addCar(world.stock, 'draft');
    await world.sql`update vehicles set description = ${STRONG}, listing_status = 'active' where id = ${id}`;
    expect(await read.statusOf(id)).toBe('active');
  });
});
