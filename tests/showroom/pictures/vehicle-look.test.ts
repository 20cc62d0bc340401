import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { BODY_NAMES, FACES, WHEELS } from '@/lib/showroom/design-options';
import { PAINT_NAMES } from '@/lib/showroom/paints';
import { FORECOURT_FILES } from '@/lib/showroom/pictures/forecourt';
import {
  INTERIOR_WIDTHS,
  INTERIORS,
  interiorFile,
  interiorPicture,
  interiorsOf,
} from '@/lib/showroom/pictures/interior';
import { namedFile, STAGED_VIEWS, VIEWS, widthsOf } from '@/lib/showroom/pictures/picture';
import { DESIGNS, paintsOf, pictureFile } from '@/lib/showroom/pictures/rendered-designs';
import { isStaged, STAGED_PAINTS } from '@/lib/showroom/pictures/staged-looks';
import { lookOf, picturesOf } from '@/lib/showroom/pictures/vehicle-look';
import { TURN_STEPS, turnFile } from '@/lib/showroom/viewer/turn';
import { generateCatalogue } from '@/scripts/seed/generate';

const file = (path: string) => fileURLToPath(new URL(`../../../public${path}`, import.meta.url));
const car = { bodyType: 'hatchback', make: 'Ford', model: 'Focus', colour: 'blue' } as const;

describe('the look of a car', () => {
  it('has its body type and colour', () => {
    expect(lookOf(car)).toMatchObject({ body: 'hatchback', paint: 'blue' });
    expect(lookOf({ ...car, bodyType: 'van' }).body).toBe('van');
  });

  it('has the size class of its model', () => {
    expect(lookOf({ ...car, make: 'Fiat', model: '500' }).body).toBe('hatchback-small');
    expect(lookOf({ ...car, bodyType: 'suv', make: 'BMW', model: 'X5' }).body).toBe('suv-large');
    expect(lookOf({ ...car, bodyType: 'suv', make: 'BMW', model: 'X1' }).body).toBe('suv');
  });

  it('uses the doors of its model before the face of its make', () => {
    const small = { ...car, make: 'Fiat', model: 'Panda' };
    expect(lookOf(small)).toMatchObject({ face: 'round', doors: undefined });
    expect(lookOf({ ...small, model: '500' })).toMatchObject({ face: 'round', doors: 3 });
    expect(lookOf({ ...small, make: 'Abarth', model: '595' }).doors).toBe(3);
    expect(lookOf({ ...small, make: 'Kia', model: 'Picanto' }).face).toBe('slot');
  });

  it('has a front that suits its make, the closed one of an electric car for any', () => {
    const large = { ...car, bodyType: 'suv', make: 'Land Rover', model: 'Defender' } as const;
    expect(['slats', 'mesh']).toContain(lookOf(large).face);
    expect(lookOf({ ...car, model: 'e-Golf', make: 'Volkswagen' }).face).toBe('lightbar');
    expect(lookOf({ ...car, bodyType: 'convertible', make: 'Porsche' }).face).toBe('round');
  });

  it('differs between the models of a make', () => {
    const models = ['Fiesta', 'Focus', 'Mondeo', 'Escort', 'Puma', 'Orion'];
    const faces = models.map((model) => lookOf({ ...car, model }).face);
    expect(new Set(faces).size).toBeGreaterThan(1);
  });

  it.each([null, 'tartan', '__proto__', ''])('is grey when the colour is %j', (colour) => {
    expect(lookOf({ ...car, colour }).paint).toBe('grey');
  });

  it('is deterministic for an unknown make and model', () => {
    const unknown = { ...car, make: 'Nobody', model: 'Nothing' };
    expect(lookOf(unknown)).toEqual(lookOf({ ...unknown }));
    expect(lookOf({ ...car, make: '', model: '' })).toMatchObject({ face: 'bars', wheel: 'five' });
  });
});

test('every body has two faces or more', () => {
  for (const body of BODY_NAMES)
    expect(new Set(DESIGNS[body].map(([face]) => face)).size, body).toBeGreaterThan(1);
});

test('every body is rendered in every paint', () => {
  for (const body of BODY_NAMES) {
    const painted = DESIGNS[body].flatMap(([face]) => paintsOf(body, face));
    expect(new Set(painted)).toEqual(new Set(PAINT_NAMES));
  }
});

const options = { vehicles: 1200, seed: 'forecourt', today: new Date('2026-11-21') };
const seeded = [...generateCatalogue(options)].flatMap(({ type, vehicles }) =>
  vehicles.map(({ body, ...car }) => ({ ...car, bodyType: body, sellerType: type })),
);

test('every seeded vehicle has four to six existing images', () => {
  const looks = new Set<string>();
  for (const described of seeded) {
    const interiors = interiorsOf(described).map(({ name }) => interiorPicture(name));
    const pictures = [...picturesOf(described), ...interiors];
    expect(pictures.length).toBeGreaterThanOrEqual(4);
    expect(pictures.length).toBeLessThanOrEqual(6);
    for (const { srcSet } of pictures) looks.add(srcSet);
  }
  const named = [...looks].flatMap((srcSet) =>
    srcSet.split(', ').map((part) => part.split(' ')[0]),
  );
  expect(named.filter((path) => !path || !existsSync(file(path)))).toEqual([]);
});

test('each face is on 0.5 to 45 per cent of seeded vehicles, and every wheel is used', () => {
  const looks = seeded.map(lookOf);
  for (const face of FACES) {
    const share = looks.filter((look) => look.face === face).length / looks.length;
    expect(share, face).toBeGreaterThan(0.005);
    expect(share, face).toBeLessThan(0.45);
  }
  expect(new Set(looks.map(({ wheel }) => wheel))).toEqual(new Set(WHEELS));
});

test('two in three seeded vehicles have pictures at a place', () => {
  const staged = seeded.map(lookOf).filter(isStaged);
  expect(staged.length / seeded.length).toBeGreaterThan(0.65);
});

describe('the insides of a car', () => {
  const manual = { ...car, transmission: 'manual', features: [] };
  type Facts = Omit<Parameters<typeof interiorsOf>[0], 'make' | 'model'>;
  const names = (changes: Partial<Facts>) =>
    interiorsOf({ ...manual, ...changes }).map(({ name }) => name);

  it('have its gear lever, and its form of boot', () => {
    expect(names({})).toEqual([expect.stringMatching(/-manual$/), 'boot-hatch']);
    expect(names({ transmission: 'semi_automatic' })[0]).toMatch(/-automatic$/);
    expect(names({ bodyType: 'sedan' })[1]).toBe('boot-saloon');
  });

  it('are leather where its features state it, and cloth of one colour in all cars of a model', () => {
    for (const feature of ['Leather upholstery', 'Part-leather seats'])
      expect(names({ features: ['Sat nav', feature] })[0]).toBe('cabin-saddle-manual');
    const cloth = names({ features: ['Leather steering wheel'] })[0];
    expect(cloth).toMatch(/-(black|grey)-/);
    expect(names({ transmission: 'automatic' })[0]).toBe(cloth?.replace('manual', 'automatic'));
  });

  it('are left out where those drawn would be wrong', () => {
    expect(names({ bodyType: 'pickup' })).toEqual([expect.stringMatching(/^cabin/)]);
    expect(names({ bodyType: 'convertible' })).toEqual(['boot-saloon']);
    expect(names({ bodyType: 'van' })).toEqual([]);
  });

  it('are each of some seeded vehicle', () => {
    const shown = seeded.flatMap((described) => interiorsOf(described).map(({ name }) => name));
    expect(new Set(shown)).toEqual(new Set(INTERIORS));
  });
});

test.each(INTERIORS)('%s is opaque, 3:2 and not black', async (name) => {
  for (const width of INTERIOR_WIDTHS) {
    const picture = sharp(file(interiorFile(name, width)));
    const { info, data } = await picture.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.channels]).toEqual([width, 3]);
    expect(Math.abs(info.height - (width * 2) / 3)).toBeLessThan(1);
    expect(data.reduce((sum, value) => sum + value, 0) / data.length).toBeGreaterThan(40);
  }
});

test('all pictures together are under 60 MB', () => {
  const sizes = readdirSync(file('/cars')).map((name) => statSync(file(`/cars/${name}`)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000_000);
});

test('the image folder contains exactly the images in use', () => {
  const wanted = BODY_NAMES.flatMap((body) =>
    DESIGNS[body].flatMap(([face, wheel, doors]) =>
      paintsOf(body, face).flatMap((paint) =>
        VIEWS.flatMap((view) =>
          widthsOf(view).map((width) =>
            pictureFile({ body, face, wheel, doors, paint }, view, width),
          ),
        ),
      ),
    ),
  );
  const turns = BODY_NAMES.flatMap((body) =>
    Array.from({ length: TURN_STEPS }, (_, step) => turnFile(body, step)),
  );
  const insides = INTERIORS.flatMap((name) =>
    INTERIOR_WIDTHS.map((width) => interiorFile(name, width)),
  );
  const staged = Object.entries(STAGED_PAINTS).flatMap(([design, paints]) =>
    paints.flatMap((paint) =>
      STAGED_VIEWS.flatMap((view) =>
        widthsOf(view).map((width) => namedFile(`${design}-${paint}`, view, width)),
      ),
    ),
  );
  const all = [...wanted, ...turns, ...insides, ...staged, ...FORECOURT_FILES].map((path) =>
    path.slice(6),
  );
  expect(new Set(readdirSync(file('/cars')))).toEqual(new Set(all));
});

test.each(widthsOf('front'))(
  'an image of %i pixels has that width, a 3:2 ratio and a transparent background',
  async (width) => {
    const look = { body: 'suv', face: 'bars', wheel: 'five', paint: 'red' } as const;
    const picture = sharp(file(pictureFile(look, 'front', width)));
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.channels]).toEqual([width, 4]);
    expect(Math.abs(info.height - (width * 2) / 3)).toBeLessThan(1);
    expect(data[3]).toBe(0);
    const middle = (Math.floor(info.height / 2) * info.width + info.width / 2) * 4;
    expect(data[middle + 3]).toBe(255);
  },
);
