/** What a design is chosen from. `npm run render` and `npm run models` build each of them. */
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
/** The body types of listings; two of them are built in a second size. */
export type CarType = Exclude<BodyName, 'hatchback-small' | 'suv-large'>;

export const FACES = ['bars', 'frame', 'pair', 'band'] as const;
export type FaceName = (typeof FACES)[number];

export const WHEELS = ['five', 'twin', 'multi', 'aero'] as const;
export type WheelName = (typeof WHEELS)[number];

/** Bodies that are made with three doors as well as with five. */
export const THREE_DOOR_BODIES: readonly BodyName[] = ['hatchback-small', 'hatchback', 'suv'];

export type CarDesign = {
  body: BodyName;
  face: FaceName;
  wheel: WheelName;
  /** Stated only where the body is usually made with more: it must be one of `THREE_DOOR_BODIES`. */
  doors?: 3;
};
