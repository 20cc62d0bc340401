/** The bodies that can be drawn. */
export const BODY_SHAPES = [
  'hatchback',
  'sedan',
  'suv',
  'estate',
  'coupe',
  'convertible',
  'mpv',
  'pickup',
  'van',
] as const;
export type BodyShape = (typeof BODY_SHAPES)[number];

/** The paints that can be drawn; `graphite` stands for a colour nobody stated. */
export const PAINT_NAMES = [
  'black',
  'white',
  'silver',
  'grey',
  'blue',
  'red',
  'green',
  'orange',
  'yellow',
  'brown',
  'beige',
  'gold',
  'purple',
  'bronze',
  'graphite',
] as const;
export type PaintName = (typeof PAINT_NAMES)[number];

/** The sides a car is seen from, in the order of a gallery. */
export const VIEWS = ['side', 'front', 'rear'] as const;
export type View = (typeof VIEWS)[number];

export type Illustration = { bodyType: BodyShape; colour: PaintName; view: View };

/** To be raised whenever any drawing changes: pictures are cached for a year. */
const VERSION = 1;

const oneOf = <Name extends string>(names: readonly Name[], text: unknown): Name | undefined =>
  names.find((name) => name === text);

/** Address of the drawing of a car; an unknown or missing colour is drawn in graphite. */
export function illustrationPath(car: {
  bodyType: BodyShape;
  colour: string | null;
  view?: View;
}): string {
  const colour = oneOf(PAINT_NAMES, car.colour) ?? 'graphite';
  return `/illustrations/v${VERSION}/${car.bodyType}-${colour}-${car.view ?? 'side'}.svg`;
}

/**
 * What an address asks for, or null when it names nothing that can be drawn. Earlier versions get
 * today's drawing, so that pages kept from before a release keep their pictures.
 */
export function illustrationAt(version: string, file: string): Illustration | null {
  const number = Number(/^v([1-9]\d{0,3})$/.exec(version)?.[1]);
  const [, ...parts] = /^([a-z]+)-([a-z]+)-([a-z]+)\.svg$/.exec(file) ?? [];
  const bodyType = oneOf(BODY_SHAPES, parts[0]);
  const colour = oneOf(PAINT_NAMES, parts[1]);
  const view = oneOf(VIEWS, parts[2]);
  if (!(number <= VERSION) || !bodyType || !colour || !view) return null;
  return { bodyType, colour, view };
}
