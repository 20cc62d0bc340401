/** Options of a design. `npm run car:render` and `npm run car:models` build each of them. */
export const BODY_NAMES = [
  'hatchback-small',
  'hatchback',
  'sedan',
  'suv',
  'suv-large',
  'estate',
  'coupe',
  'convertible',
  'mpv',
  'pickup',
  'van',
] as const;
export type BodyName = (typeof BODY_NAMES)[number];
/** Body types of listings; two of them have a second size. */
export type CarType = Exclude<BodyName, 'hatchback-small' | 'suv-large'>;

/** Designs of the front; none imitates a make. */
export const FACES = [
  'bars',
  'lightbar',
  'mesh',
  'mouth',
  'round',
  'shield',
  'slats',
  'slot',
  'twinbar',
] as const;
export type FaceName = (typeof FACES)[number];

export const WHEELS = [
  'aero',
  'blade',
  'cross',
  'eight',
  'five',
  'fork',
  'lattice',
  'multi',
  'steel',
  'ten',
  'turbine',
  'twin',
] as const;
export type WheelName = (typeof WHEELS)[number];

/** Bodies available with three as well as five doors. */
export const THREE_DOOR_BODIES: readonly BodyName[] = ['hatchback-small', 'hatchback', 'suv'];

export type CarDesign = {
  body: BodyName;
  face: FaceName;
  wheel: WheelName;
  /** Only for `THREE_DOOR_BODIES`; omitted for five doors. */
  doors?: 3;
};
