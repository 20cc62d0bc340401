import { describe, expect, it } from 'vitest';
import { cardsOf } from '@/components/listings/cards';
import { PAGE_SIZE } from '@/lib/listings/constants';
import type { VehicleSummary } from '@/lib/listings/types';
import { angleOf } from '@/lib/showroom/pictures/angle';
import { lookOf } from '@/lib/showroom/pictures/vehicle-look';
import { summary } from '../screens/vehicle-fixture';
import { seededSummaries } from './seeded-summaries';

const seeded = seededSummaries(2400);
const picturesOf = (vehicles: VehicleSummary[]) =>
  cardsOf(vehicles).map(({ imageUrl, look, view }) => imageUrl ?? `${look}-${view}`);

/** Returns the first three pages of a list. */
const firstPages = (vehicles: VehicleSummary[]) =>
  [0, 1, 2].map((page) => vehicles.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE));

const lists = new Map<string, VehicleSummary[]>([['all', seeded]]);
for (const vehicle of seeded)
  for (const list of [vehicle.make, vehicle.bodyType])
    lists.set(list, [...(lists.get(list) ?? []), vehicle]);

describe('the illustrations of a list', () => {
  it.each([...lists])('%s: at most two are the same, and no neighbours', (_, list) => {
    for (const pictures of firstPages(list).map(picturesOf)) {
      const repeats = (name: string) => pictures.filter((other) => other === name).length;
      expect(pictures.filter((name) => repeats(name) > 2)).toEqual([]);
      expect(pictures.filter((name, index) => name === pictures[index - 1])).toEqual([]);
    }
  });

  it.each([...lists])('%s: at most twelve of a page have the same angle', (_, list) => {
    for (const page of firstPages(list)) {
      const angles = cardsOf(page).map(({ view }, index) =>
        angleOf(lookOf(page[index] ?? summary), view),
      );
      const most = Math.max(0, ...angles.map((angle) => angles.filter((a) => a === angle).length));
      expect(most).toBeLessThanOrEqual(12);
    }
  });

  it('show another side of a like car, and then the usual one again', () => {
    expect(cardsOf(Array(4).fill(summary)).map(({ view }) => view)).toEqual([
      'dealer-front',
      'side',
      'dealer-front',
      'side',
    ]);
  });

  it('show the usual side of cars that differ, and beside photographs', () => {
    const photographed = { ...summary, imageUrl: '/photos/a/b.avif' };
    const van: VehicleSummary = { ...summary, bodyType: 'van' };
    const cards = cardsOf([summary, van, photographed, photographed, summary]);
    expect(cards.map(({ view }) => view)).toEqual(Array(5).fill('dealer-front'));
  });

  it('differ from their neighbours also where all cars are alike', () => {
    const pictures = picturesOf(Array(PAGE_SIZE).fill(summary));
    expect(pictures.filter((name, index) => name === pictures[index - 1])).toEqual([]);
    expect(new Set(pictures).size).toBe(4);
  });
});
