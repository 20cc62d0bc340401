import { beforeAll, describe, expect, test } from 'vitest';
import { ANY_PRICE, addModel, addPeopleAndCars, addVehicleValuation } from './fixtures';
import { type Actor, expectRefused, openDatabase, STRANGER, type TestDatabase } from './support';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof addPeopleAndCars>>;

beforeAll(async () => {
  database = await openDatabase();
  world = await addPeopleAndCars(database.sql);
});

describe('record_vehicle_view', () => {
  const record = (vehicle: string, visitor: string) =>
    database.as('service_role', async (sql) => {
      await sql`select record_vehicle_view(${vehicle}, ${visitor})`;
    });

  test('counts each visitor once a day', async () => {
    const counted = await database.as('service_role', async (sql) => {
      for (const visitor of ['ann', 'ann', 'bob', 'ann']) {
        await sql`select record_vehicle_view(${world.active}, ${visitor})`;
      }
      await sql`reset role`;
      await sql`update private.view_visitors set day = day - 1`;
      await sql`update vehicle_views set day = day - 1`;
      await sql`set local role service_role`;
      await sql`select record_vehicle_view(${world.active}, 'ann')`;
      return sql`select v.views_count, d.views from vehicles v
                 join vehicle_views d on d.vehicle_id = v.id
                 where v.id = ${world.active} order by d.day`;
    });
    expect(counted).toEqual([
      { views_count: 3, views: 2 },
      { views_count: 3, views: 1 },
    ]);
  });

  test('deletes visitor hashes older than yesterday', async () => {
    const left = await database.as('service_role', async (sql) => {
      await sql`select record_vehicle_view(${world.active}, 'ann')`;
      await sql`reset role`;
      await sql`update private.view_visitors set day = day - 2`;
      await sql`set local role service_role`;
      await sql`select record_vehicle_view(${world.active}, 'bob')`;
      return sql`select visitor_hash from private.view_visitors`;
    });
    expect(left).toEqual([{ visitor_hash: 'bob' }]);
  });

  test('deletes a hundred of them at most', async () => {
    const [left] = await database.as('service_role', async (sql) => {
      await sql`
        insert into private.view_visitors (vehicle_id, day, visitor_hash)
        select ${world.active}, current_date - 9, 'old ' || n from generate_series(1, 250) n`;
      await sql`select record_vehicle_view(${world.active}, 'bob')`;
      return sql`select count(*)::integer as old from private.view_visitors where visitor_hash like 'old %'`;
    });
    expect(left).toEqual({ old: 150 });
  });

  test('ignores vehicles that are not for sale or do not exist', async () => {
    const views = await database.as('service_role', async (sql) => {
      for (const id of [world.draft, world.sold, world.seller]) {
        await sql`select record_vehicle_view(${id}, 'ann')`;
      }
      return sql`select views from vehicle_views`;
    });
    expect(views).toEqual([]);
  });

  test('counts who is signed in, but not the seller', async () => {
    const views = await database.as('service_role', async (sql) => {
      for (const [visitor, user] of [
        ['own', world.owner.user],
        ['bob', world.stranger.user],
        ['ann', null],
      ] as const) {
        await sql`select record_vehicle_view(${world.active}, ${visitor}, ${user})`;
      }
      return sql`select views from vehicle_views`;
    });
    expect(views).toEqual([{ views: 2 }]);
  });

  test('refuses an empty visitor hash', async () => {
    await expectRefused(record(world.active, ''), '23514', 'view_visitors_visitor_hash_length');
  });
});

describe('record_number_shown', () => {
  test('counts each visitor to a vehicle for sale once a day, beside their view, never its seller', async () => {
    const [counted] = await database.as('service_role', async (sql) => {
      await sql`select record_vehicle_view(${world.active}, 'ann')`;
      for (const [vehicle, visitor, user] of [
        [world.active, 'ann', null],
        [world.active, 'ann', world.stranger.user],
        [world.active, 'bob', world.stranger.user],
        [world.active, 'own', world.owner.user],
        [world.sold, 'ann', null],
      ] as const) {
        await sql`select record_number_shown(${vehicle}, ${visitor}, ${user})`;
      }
      return sql`
        select views, numbers_shown, (select sum(views_count)::integer from vehicles) as total
        from vehicle_views`;
    });
    expect(counted).toEqual({ views: 1, numbers_shown: 2, total: 1 });
  });

  test('counts again on the next day', async () => {
    const days = await database.as('service_role', async (sql) => {
      await sql`select record_number_shown(${world.active}, 'ann')`;
      await sql`reset role`;
      await sql`update private.view_visitors set day = day - 1`;
      await sql`update vehicle_views set day = day - 1`;
      await sql`set local role service_role`;
      await sql`select record_number_shown(${world.active}, 'ann')`;
      return sql`select views, numbers_shown from vehicle_views`;
    });
    expect(days).toEqual(Array(2).fill({ views: 0, numbers_shown: 1 }));
  });
});

describe('take_rate_limit', () => {
  test('allows a fixed number of attempts per key and window', async () => {
    const taken = await database.as('service_role', async (sql) => {
      const take = async (key: string) => {
        const [row] = await sql`select take_rate_limit(${key}, 2, 60) as allowed`;
        return row?.allowed as boolean;
      };
      const first = [await take('a'), await take('a'), await take('a'), await take('b')];
      await sql`update private.rate_limits set expires_at = now() - interval '1 second'`;
      return [...first, await take('a'), await take('a'), await take('a')];
    });
    expect(taken).toEqual([true, true, false, true, true, true, false]);
  });

  test('deletes expired keys', async () => {
    const keys = await database.as('service_role', async (sql) => {
      await sql`select take_rate_limit('old', 1, 0), take_rate_limit('new', 1, 60)`;
      return sql`select key from private.rate_limits`;
    });
    expect(keys).toEqual([{ key: 'new' }]);
  });
});

describe('refund_rate_limit', () => {
  test('takes back attempts, never below zero', async () => {
    const allowed = await database.as('service_role', async (sql) => {
      const take = async () =>
        (await sql`select take_rate_limit('a', 1, 60) as allowed`)[0]?.allowed;
      const first = [await take(), await take()];
      await sql`select refund_rate_limit('a'), refund_rate_limit('b')`;
      await sql`select refund_rate_limit('a')`;
      await sql`select refund_rate_limit('a')`;
      return [...first, await take(), await take()];
    });
    expect(allowed).toEqual([true, false, true, false]);
  });
});

test.each<[string, Actor]>([
  ['strangers', STRANGER],
  ['people', { user: '00000000-0000-4000-8000-000000000000' }],
])('%s cannot call the counter functions', async (_name, actor) => {
  await expectRefused(
    database.as(actor, (sql) => sql`select record_vehicle_view(${world.active}, 'ann')`),
  );
  await expectRefused(
    database.as(actor, (sql) => sql`select record_number_shown(${world.active}, 'ann')`),
  );
  await expectRefused(database.as(actor, (sql) => sql`select take_rate_limit('a', 1, 1)`));
  await expectRefused(database.as(actor, (sql) => sql`select refund_rate_limit('a')`));
});

describe('similar_vehicles', () => {
  const similar = (id: string, limit: number | null = null) =>
    database.as(STRANGER, async (sql) => {
      const rows = await sql`select id from similar_vehicles(${id}, ${limit})`;
      return rows.map((row) => row.id as string);
    });

  test('returns the same body type, similarly priced vehicles of the same make first', async () => {
    const kia = await addModel(database.sql, 'Kia', 'Rio');
    const wanted = await world.add({ price: 10_000, body_type: 'estate' });
    const like = async (values: Record<string, number | string>) => {
      const id = await world.add({ price: 10_000, body_type: 'estate', ...values });
      await addVehicleValuation(database.sql, id, ANY_PRICE);
      return id;
    };
    const near = await like({ price: 10_500 });
    const further = await like({ price: 14_000 });
    const otherMake = await like({ price: 9_900, ...kia });
    const otherMakeDear = await like({ price: 90_000, ...kia });
    await like({ price: 16_000 });
    await like({ body_type: 'coupe' });
    await like({ listing_status: 'sold' });
    expect(await similar(wanted)).toEqual([near, further, otherMake, otherMakeDear]);
    expect(await similar(wanted, 1)).toEqual([near]);
    expect(await similar(wanted, 3)).toEqual([near, further, otherMake]);
  });

  test('returns nothing for a vehicle that is not for sale or does not exist', async () => {
    expect(await similar(world.sold)).toEqual([]);
    expect(await similar(world.seller)).toEqual([]);
  });
});
