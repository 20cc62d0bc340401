import { expect, test, vi } from 'vitest';
import { loadColumns } from '@/app/compare/load-columns';
import { generateMetadata } from '@/app/compare/page';
import { BackendError } from '@/lib/core/errors/messages';
import { detail } from '../screens/vehicle-fixture';

const id = (last: number) => `5dfba441-0000-4000-8000-${String(last).padStart(12, '0')}`;
const ids = { sale: id(1), held: id(2), gone: id(3), unknown: id(4), plated: id(5) };
const was = { make: 'SEAT', model: 'Ibiza', year: 2018 };

vi.mock('@/lib/listings/queries', () => ({
  findVehicle: async (asked: string) => {
    if (asked === ids.sale) return { ...detail, id: asked };
    return asked === ids.plated ? { ...detail, id: asked, registrationNumber: 'AB12CDE' } : null;
  },
  findHeldVehicle: async (asked: string) =>
    asked === ids.held ? { ...was, heldOn: '2026-11-20' } : null,
  findDeparture: async (asked: string) =>
    asked === ids.gone ? { ...was, wentOn: '2026-11-03' } : null,
}));
vi.mock('@/lib/registry/queries', () => ({
  getMotHistory: async () => {
    throw new BackendError('x', 'gone');
  },
}));
vi.mock('@/lib/core/logging/logger', () => ({ logError: () => {} }));

test('each id has a column, in its order: a car for sale, or why there is none', async () => {
  const { sale, held, gone, unknown } = ids;
  const loaded = await loadColumns([gone, sale, unknown, held].join(','), '');
  expect(loaded.map(({ column }) => [column.name, column.note])).toEqual([
    ['2018 SEAT Ibiza', 'No longer for sale since 3 November 2026.'],
    ['2019 Ford Fiesta', null],
    ['Not known', 'No car for sale on Forecourt has this number.'],
    ['2018 SEAT Ibiza', 'Its advert is held for a check since 20 November 2026.'],
  ]);
  expect(loaded.map(({ vehicle }) => vehicle?.id ?? null)).toEqual([null, sale, null, null]);
  expect(await loadColumns('', '')).toEqual([]);
});

test('a MOT record that cannot be read leaves the rest of its column', async () => {
  const [loaded] = await loadColumns(ids.plated, '');
  expect(loaded?.column.car?.mot).toBe('The record could not be read just now.');
  expect(loaded?.column.car?.price).toBe(9000);
});

test.each([
  ['no car', {}],
  ['one car', { cars: ids.sale }],
  ['two cars, one gone, from a place', { cars: `${ids.sale},${ids.gone}`, location: 'LS6' }],
  ['an address that cannot be read', { cars: ['x', 'y'.repeat(40_000)], add: 'z' }],
])('search engines list no comparison of %s', async (_, query) => {
  const { robots } = await generateMetadata({ searchParams: Promise.resolve(query) });
  expect(robots).toEqual({ index: false, follow: false });
});
