import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { cardOf } from '@/components/listings/card';
import { cardsOf } from '@/components/listings/cards';
import { Gallery } from '@/components/listings/detail/gallery';
import { VehicleLine } from '@/components/listings/vehicle-line';
import { VehiclePicture } from '@/components/listings/vehicle-picture';
import type { VehicleSummary } from '@/lib/listings/types';
import { namedFile, STAGED_VIEWS, VIEWS, widthsOf } from '@/lib/showroom/pictures/picture';
import corners from '@/lib/showroom/pictures/staged-corners.json';
import { isStaged, STAGED_PAINTS } from '@/lib/showroom/pictures/staged-looks';
import {
  firstPicture,
  lookOf,
  mainPicture,
  picturesOf,
  viewsOf,
} from '@/lib/showroom/pictures/vehicle-look';
import { illustrationOf } from '@/lib/showroom/pictures/view-labels';
import { seededSummaries } from '../../listings/seeded-summaries';
import { detail, summary } from '../../screens/vehicle-fixture';
import { rendered } from '../../tools/rendered';

const file = (path: string) => fileURLToPath(new URL(`../../../public${path}`, import.meta.url));
const staged = Object.entries(STAGED_PAINTS).flatMap(([design, paints]) =>
  paints.map((paint) => `${design}-${paint}`),
);

describe.each(staged)('%s at a place', (look) => {
  it('has its plate inside each picture, upright', () => {
    const written: Record<string, Record<string, number[]>> = corners;
    expect(Object.keys(written[look] ?? {}).sort()).toEqual([...STAGED_VIEWS].sort());
    for (const shares of Object.values(written[look] ?? {})) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = shares;
      expect(shares).toHaveLength(8);
      for (const share of shares) {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThan(1);
      }
      expect(x0).toBeLessThan(x1);
      expect(x3).toBeLessThan(x2);
      expect(y0).toBeLessThan(y3);
      expect(y1).toBeLessThan(y2);
    }
  });

  it('has opaque files of 3:2 in all widths, that of a card under 25 kB', async () => {
    for (const view of STAGED_VIEWS)
      for (const width of widthsOf(view)) {
        const path = file(namedFile(look, view, width));
        const { width: across, height, hasAlpha } = await sharp(readFileSync(path)).metadata();
        expect([across, height, hasAlpha], path).toEqual([width, Math.round(width / 1.5), false]);
        if (width === 480) expect(statSync(path).size, path).toBeLessThan(25_000);
      }
  });
});

test('plates at a place are known of these looks only', () => {
  expect(Object.keys(corners).sort()).toEqual([...staged].sort());
});

const seeded = seededSummaries(600);
const atPlace = seeded.filter((listing) => isStaged(lookOf(listing)));
const isPrivate = ({ sellerType }: VehicleSummary) => sellerType === 'private';

describe('the views of a listing', () => {
  it('are before a house for a private seller, from the front first for most', () => {
    const firsts = atPlace.filter(isPrivate).map((listing) => {
      const views = viewsOf(listing);
      expect(views.slice(0, 2).toSorted()).toEqual(['home-front', 'home-rear']);
      expect(views.slice(2)).toEqual(['side', 'nose']);
      return views[0];
    });
    const rears = firsts.filter((view) => view === 'home-rear').length;
    expect(rears / firsts.length).toBeGreaterThan(0.1);
    expect(rears / firsts.length).toBeLessThan(0.4);
  });

  it('are before a row of cars for a dealer, and never before a house', () => {
    for (const listing of atPlace.filter((other) => !isPrivate(other)))
      expect(viewsOf(listing)).toEqual(['dealer-front', 'side', 'rear', 'nose']);
  });

  it('are of the studio for a look without a place', () => {
    const others = seeded.filter((listing) => !isStaged(lookOf(listing)));
    expect(others.length).toBeGreaterThan(0);
    for (const listing of others) expect(viewsOf(listing).toSorted()).toEqual(VIEWS.toSorted());
    expect(new Set(others.map((listing) => viewsOf(listing)[0]))).toEqual(
      new Set(['front', 'side']),
    );
  });

  it('begin with the picture that stands for the listing everywhere', () => {
    for (const listing of seeded.slice(0, 60)) {
      const [first] = picturesOf(listing);
      const { look, view } = mainPicture(listing);
      expect(cardOf(listing)).toMatchObject({ look, view });
      expect(firstPicture(listing)).toBe(first?.src);
      const vehicle = { ...detail, ...listing, images: [] };
      for (const screen of [
        <Gallery key="" vehicle={vehicle} turn={null} />,
        <VehicleLine key="" vehicle={vehicle} />,
      ])
        expect(/<img[^>]* src="([^"]+)"/.exec(rendered(screen).html)?.[1]).toBe(first?.src);
    }
  });
});

const [privateCar, dealersCar] = [
  atPlace.find(isPrivate) ?? summary,
  atPlace.find((listing) => !isPrivate(listing)) ?? summary,
];

test('two thirds of the seeded cars have pictures at a place', () => {
  expect(atPlace.length / seeded.length).toBeGreaterThan(0.66);
});

test('a car whose own front was not photographed in its paint has another that suits its make', () => {
  const car = { bodyType: 'hatchback', make: 'Mazda', model: '' } as const;
  const models = ['2', '3', 'Demio', '323', '6', 'CX'];
  const looks = (colour: string) => models.map((model) => lookOf({ ...car, model, colour }));
  expect(new Set(looks('silver').map(({ face }) => face))).toEqual(new Set(['mesh']));
  expect(looks('silver').every(isStaged)).toBe(true);
  // Both fronts that suit it were photographed in grey, none in orange.
  for (const { face } of looks('grey')) expect(['mesh', 'shield']).toContain(face);
  expect(looks('orange').some(isStaged)).toBe(false);
});

test('alike neighbours show other pictures of their own', () => {
  const views = cardsOf([privateCar, privateCar, dealersCar, dealersCar]).map(({ view }) => view);
  expect(new Set(views.slice(0, 2))).toEqual(new Set(['home-front', 'home-rear']));
  expect(views.slice(2)).toEqual(['dealer-front', 'side']);
});

test('a place is called made up, and its picture an illustration', () => {
  for (const view of STAGED_VIEWS)
    expect(illustrationOf('2019 Ford Fiesta', view)).toMatch(
      /^Illustration of a 2019 Ford Fiesta from the (front|rear), .*made-up/,
    );
  const { html } = rendered(
    <VehiclePicture {...mainPicture(privateCar)} imageUrl={null} alt="" sizes="100vw" />,
  );
  expect(html).not.toContain('data-tone');
  expect(html).toMatch(/bg-surface[^>]*>Illustration</);
});

test('the registration lies over the plate of each picture at a place and of its thumbnail', () => {
  const vehicle = { ...detail, ...privateCar, images: [], registrationNumber: 'AB12CDE' };
  const { html } = rendered(<Gallery vehicle={vehicle} turn={null} />);
  expect(html.match(/plate-in-picture/g)).toHaveLength(6);
});

test('a plate is shaded at the end away from the camera, which stands on either side', () => {
  const shades = atPlace.filter(isPrivate).map((listing) => {
    const vehicle = { ...detail, ...listing, images: [], registrationNumber: 'AB12CDE' };
    const { html } = rendered(<Gallery vehicle={vehicle} turn={null} />);
    return /--shaded:(left|right)/.exec(html)?.[1];
  });
  expect(new Set(shades)).toEqual(new Set(['left', 'right']));
});
