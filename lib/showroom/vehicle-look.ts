// Imports by alias, because a Deno function shares this file and its import map has no bare paths.
import type { BodyName, CarType } from '@/lib/showroom/design-options';
import { hash } from '@/lib/showroom/hash';
import { facesOf, isLarge, isSmall, isThreeDoor } from '@/lib/showroom/makes';
import { PAINT_NAMES } from '@/lib/showroom/paints';
import { lookName, namedPicture, type Picture, VIEWS, type ViewName } from '@/lib/showroom/picture';
import { DESIGNS, type Look, paintsOf } from '@/lib/showroom/rendered-designs';

/** The properties that determine a vehicle's illustration. */
export type Described = { bodyType: CarType; make: string; model: string; colour: string | null };

function bodyOf({ bodyType, model }: Described): BodyName {
  if (bodyType === 'hatchback' && isSmall(model)) return 'hatchback-small';
  if (bodyType === 'suv' && isLarge(model)) return 'suv-large';
  return bodyType;
}

/**
 * The illustration of a vehicle: body by type and size class, doors by model, a front that suits the
 * make, paint by colour (grey by default). Without an exact render it picks the nearest, matching doors
 * before the front; the choice is the same for all vehicles of a model. No make is the body's usual design.
 */
export function lookOf(car: Described): Look {
  const body = bodyOf(car);
  const paint = PAINT_NAMES.find((name) => name === car.colour) ?? 'grey';
  const designs = DESIGNS[body].filter(([face]) => paintsOf(body, face).includes(paint));
  const usual = designs[0]?.[0];
  const suitable = car.make || !usual ? facesOf(car.make, car.model) : [usual];
  const three = isThreeDoor(car.model);
  const likeness = ([face, , doors]: (typeof designs)[number]) =>
    Number(suitable.includes(face)) + 2 * Number((doors === 3) === three);
  const most = Math.max(...designs.map(likeness));
  const nearest = designs.filter((design) => likeness(design) === most);
  const chosen = nearest[hash(`${car.make} ${car.model}`) % nearest.length];
  if (!chosen) throw new Error(`no ${body} was rendered in ${paint}`);
  const [face, wheel, doors] = chosen;
  return { body, face, wheel, doors, paint };
}

/** The URLs of a picture of a look. */
export const pictureOf = (look: Look, view: ViewName): Picture =>
  namedPicture(lookName(look), view);

/** All illustrations of a vehicle from outside, in gallery order. */
export function picturesOf(car: Described): Picture[] {
  const look = lookOf(car);
  return VIEWS.map((view) => pictureOf(look, view));
}

/** The URL of a vehicle's main illustration. */
export const firstPicture = (car: Described) => pictureOf(lookOf(car), 'front').src;
