import type { CarType } from '../design-options';
import { hash } from './hash';
import { fileSources } from './picture';

/**
 * The pictures of insides. Each represents all cars of a kind, because a listing says little about
 * its own inside.
 */
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

/** The form of the boot by body; a pickup has a bed and a van a hold instead. */
const BOOT_OF: Partial<Record<CarType, (typeof BOOTS)[number]>> = {
  hatchback: 'hatch',
  suv: 'hatch',
  estate: 'hatch',
  mpv: 'hatch',
  sedan: 'saloon',
  coupe: 'saloon',
  convertible: 'saloon',
};

/** Bodies without a cabin picture: the pictures show a fixed roof, and the seats of a car. */
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

/** A picture of an inside: its name, its subject, and the detail for its text alternative. */
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

/**
 * The insides that represent a vehicle's: leather if its features state it, and the gear lever of
 * its gearbox.
 */
export function interiorsOf(vehicle: Described): Interior[] {
  const { bodyType } = vehicle;
  const boot = BOOT_OF[bodyType];
  return [
    ...(WITHOUT_CABIN.includes(bodyType) ? [] : [cabinOf(vehicle)]),
    ...(boot ? [{ name: `boot-${boot}`, what: 'boot', detail: '' } as const] : []),
  ];
}
