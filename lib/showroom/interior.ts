import type { CarType } from './design-options';
import { hash } from './hash';
import { fileSources } from './picture';

/** The pictures of insides: each stands for all cars of a kind, as no listing says what its own looks like. */
const CABIN_TRIMS = ['black', 'grey', 'saddle'] as const;
const GEARBOXES = ['manual', 'automatic'] as const;
const BOOTS = ['hatch', 'saloon'] as const;
export const INTERIOR_WIDTHS = [800, 1600] as const;

export const CABINS = CABIN_TRIMS.flatMap((trim) =>
  GEARBOXES.map((gearbox) => `cabin-${trim}-${gearbox}` as const),
);
export type InteriorName = (typeof CABINS)[number] | `boot-${(typeof BOOTS)[number]}`;
export const INTERIORS: readonly InteriorName[] = [
  ...CABINS,
  ...BOOTS.map((boot) => `boot-${boot}` as const),
];

/** What has a boot, and of which form; a pickup has a bed, a van a hold. */
const BOOT_OF: Partial<Record<CarType, (typeof BOOTS)[number]>> = {
  hatchback: 'hatch',
  suv: 'hatch',
  estate: 'hatch',
  mpv: 'hatch',
  sedan: 'saloon',
  coupe: 'saloon',
  convertible: 'saloon',
};

/** The path of a picture's file, relative to the site's root. */
export const interiorFile = (name: InteriorName, width: number) => `/cars/${name}-${width}.avif`;

/** The URLs of a picture. */
export const interiorPicture = (name: InteriorName) =>
  fileSources(INTERIOR_WIDTHS, (width) => interiorFile(name, width));

type Described = { bodyType: CarType; make: string; model: string; transmission: string };

/** An inside, its name in the label of its picture, and what more its text alternative says. */
export type Interior = { name: InteriorName; what: 'cabin' | 'boot'; with: string };

/**
 * The insides that stand for a vehicle's: none for a van. All cars of a model have the same trim; the gear
 * lever is the vehicle's.
 */
export function interiorsOf({ bodyType, make, model, transmission }: Described): Interior[] {
  if (bodyType === 'van') return [];
  const [gearbox, detail] =
    transmission === 'manual'
      ? (['manual', ' with a manual gearbox'] as const)
      : (['automatic', ' with an automatic gearbox'] as const);
  const trim = CABIN_TRIMS[hash(`${make} ${model}`) % CABIN_TRIMS.length] ?? 'black';
  const boot = BOOT_OF[bodyType];
  return [
    { name: `cabin-${trim}-${gearbox}`, what: 'cabin', with: detail },
    ...(boot ? [{ name: `boot-${boot}`, what: 'boot', with: '' } as const] : []),
  ];
}
