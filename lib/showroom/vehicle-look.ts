// Imports by alias: the sitemap's Deno function reads this file, and its import map knows no others.
import type { BodyName, CarType } from '@/lib/showroom/design';
import { DESIGNS, type Look, paintsOf } from '@/lib/showroom/looks';
import { faceOf, isLarge, isSmall, isThreeDoor } from '@/lib/showroom/makes';
import { PAINT_NAMES } from '@/lib/showroom/paints';
import { lookName, namedPicture, type Picture, VIEWS, type ViewName } from '@/lib/showroom/picture';

/** What decides how a car is drawn. */
export type Described = { bodyType: CarType; make: string; model: string; colour: string | null };

function bodyOf({ bodyType, model }: Described): BodyName {
  if (bodyType === 'hatchback' && isSmall(model)) return 'hatchback-small';
  if (bodyType === 'suv' && isLarge(model)) return 'suv-large';
  return bodyType;
}

/** A number that is the same for the same text, from 0 to 2³²−1 (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/**
 * The look that stands for a car: its body by type and size class, its doors by model, its face by
 * make, its paint by colour, grey where none is stated. Where a body was not rendered like that it
 * gets what comes nearest, the doors before the face, the same for all cars of a model.
 */
export function lookOf(car: Described): Look {
  const body = bodyOf(car);
  const paint = PAINT_NAMES.find((name) => name === car.colour) ?? 'grey';
  const designs = DESIGNS[body].filter(([face]) => paintsOf(body, face).includes(paint));
  const wanted = faceOf(car.make, car.model);
  const three = isThreeDoor(car.model);
  const likeness = ([face, , doors]: (typeof designs)[number]) =>
    Number(face === wanted) + 2 * Number((doors === 3) === three);
  const most = Math.max(...designs.map(likeness));
  const nearest = designs.filter((design) => likeness(design) === most);
  const chosen = nearest[hash(`${car.make} ${car.model}`) % nearest.length];
  if (!chosen) throw new Error(`no ${body} was rendered in ${paint}`);
  const [face, wheel, doors] = chosen;
  return { body, face, wheel, doors, paint };
}

/** The addresses of one picture of a look. */
export const pictureOf = (look: Look, view: ViewName): Picture =>
  namedPicture(lookName(look), view);

/** All pictures that stand for a car, in the order of a gallery. */
export const picturesOf = (car: Described): Picture[] =>
  VIEWS.map((view) => pictureOf(lookOf(car), view));

/** The address of the picture that stands for a car. */
export const firstPicture = (car: Described) => pictureOf(lookOf(car), 'front').src;
