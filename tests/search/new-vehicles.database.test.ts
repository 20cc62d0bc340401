import { beforeAll, expect, test } from 'vitest';
import { GET } from '@/app/api/new-vehicles/route';
import { NO_FILTERS } from '@/lib/search/filters';
import { countNewer } from '@/lib/search/queries';
import { addModel, addSeller, insert, VEHICLE } from '../database/fixtures';
import { openBackend } from '../local/backend-world';

const world = openBackend();
const HOUR = 60 * 60_000;
const now = Date.now();

beforeAll(async () => {
  const seller_id = await addSeller(world.sql);
  const model = await addModel(world.sql, 'Ford', 'Fiesta');
  const add = async (hoursAgo: number, values = {}) => {
    const created_at = new Date(now - hoursAgo * HOUR);
    await insert(world.sql, 'vehicles', { ...VEHICLE, ...model, seller_id, created_at, ...values });
  };
  await add(1);
  await add(3, { fuel_type: 'diesel' });
  await add(3, { listing_status: 'sold' });
  await add(30);
});

test('counts those of a list that were listed after a time', async () => {
  expect(await countNewer(NO_FILTERS, now - 48 * HOUR)).toBe(3);
  expect(await countNewer(NO_FILTERS, now - 24 * HOUR)).toBe(2);
  expect(await countNewer({ ...NO_FILTERS, fuel: 'diesel' }, now - 24 * HOUR)).toBe(1);
  expect(await countNewer({ ...NO_FILTERS, sort: 'price_asc', page: 9 }, now - 2 * HOUR)).toBe(1);
  expect(await countNewer({ ...NO_FILTERS, make: 'Nomake' }, 0)).toBe(0);
});

const get = (query: string) =>
  GET(new Request(`https://forecourt.example/api/new-vehicles${query}`));

test('the address answers with the number, and refuses what is no time', async () => {
  const response = await get(`?since=${now - 24 * HOUR}&fuel=diesel`);
  expect(await response.json()).toEqual({ count: 1 });
  expect(response.headers.get('cache-control')).toBe('private, max-age=60');
  for (const query of ['', '?since=', '?since=-1', '?since=x', '?since=1e999', '?since=1.5'])
    expect((await get(query)).status).toBe(400);
});
