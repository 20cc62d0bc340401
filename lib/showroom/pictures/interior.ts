import type { CarType } from '../design-options';
import { hash } from './hash';
import { fileSources } from './picture';

/** The pictures of insides: each stands for all cars of a kind, as a listing says little of its own. */
const UPHOLSTERY = ['black', 'grey', 'saddle'] as const;
const GEARBOXES = ['manual', 'automatic'] as const;
const BOOTS = ['hatch', 'saloon'] as const;
export const INTERIOR_WIDTHS = [480, 800, 1600] as const;

/** `saddle` is leather, the others are cloth. */
const CABINS = UPHOLSTERY.flatMap((upholstery) =>
  GEARBOXES.map((gearbox) => `cabin-${upholstery}-${gearbox}` as const),
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

/** The cabin has a fixed roof, and the seats of a car. */
const WITHOUT_CABIN: readonly CarType[] = ['convertible', 'van'];

/** The path of a picture's file, relative to the site's root. */
export const interiorFile = (name: InteriorName, width: number) => `/cars/${name}-${width}.avif`;

/** The URLs of a picture. */
export const interiorPicture = (name: InteriorName) =>
  fileSources(INTERIOR_WIDTHS, (width) => interiorFile(name, width));

type Described = {
  bodyType: CarType;
  make: string;
  model: string;
  transmission: string;
  features: readonly string[];
};

/** An inside: its picture, what it shows, and what its text alternative adds to that. */
export type Interior = { name: InteriorName; what: 'cabin' | 'boot'; detail: string };

function cabinOf({ make, model, transmission, features }: Described): Interior {
  const cloth = hash(`${make} ${model}`) % 2 ? 'black' : 'grey';
  const upholstery = features.some((feature) => /leather (upholstery|seats)/i.test(feature))
    ? 'saddle'
    : cloth;
  return transmission === 'manual'
    ? { name: `cabin-${upholstery}-manual`, what: 'cabin', detail: ' with a manual gearbox' }
    : {
        name: `cabin-${upholstery}-automatic`,
        what: 'cabin',
        detail: ' with an automatic gearbox',
      };
}

/** The insides that stand for a vehicle's: leather where its features state it, and its gear lever. */
export function interiorsOf(vehicle: Described): Interior[] {
  const { bodyType } = vehicle;
  const boot = BOOT_OF[bodyType];
  return [
    ...(WITHOUT_CABIN.includes(bodyType) ? [] : [cabinOf(vehicle)]),
    ...(boot ? [{ name: `boot-${boot}`, what: 'boot', detail: '' } as const] : []),
  ];
}
