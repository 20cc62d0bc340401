// Imports by alias, because a Deno function shares this file and its import map has no bare paths.
import type { SellerType } from '@/lib/listings/constants';
import type { BodyName, CarType } from '@/lib/showroom/design-options';
import { PAINT_NAMES } from '@/lib/showroom/paints';
import { hash } from '@/lib/showroom/pictures/hash';
import { facesOf, isLarge, isSmall, isThreeDoor } from '@/lib/showroom/pictures/makes';
import {
  lookName,
  namedPicture,
  type Picture,
  type PictureView,
  VIEWS,
} from '@/lib/showroom/pictures/picture';
import { DESIGNS, type Look, paintsOf } from '@/lib/showroom/pictures/rendered-designs';
import { isStaged } from '@/lib/showroom/pictures/staged-looks';

/** The properties that determine a vehicle's illustration. */
export type Described = { bodyType: CarType; make: string; model: string; colour: string | null };

function bodyOf({ bodyType, model }: Described): BodyName {
  if (bodyType === 'hatchback' && isSmall(model)) return 'hatchback-small';
  if (bodyType === 'suv' && isLarge(model)) return 'suv-large';
  return bodyType;
}

/**
 * The illustration of a vehicle: body by type and size class, doors by model, a front that suits
 * the make, paint by colour (grey by default). Without an exact render it uses the nearest,
 * matching doors before the front, and of several such designs one with pictures at a place; the
 * choice is the same for all vehicles of a model in a paint. Without a make it uses the body's
 * usual design.
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
  // The few large sports utilities at a place would replace the fronts that only large ones have.
  const atPlace = nearest.filter(
    ([face, wheel, doors]) => body !== 'suv-large' && isStaged({ body, face, wheel, doors, paint }),
  );
  const choices = atPlace.length > 0 ? atPlace : nearest;
  const chosen = choices[hash(`${car.make} ${car.model}`) % choices.length];
  if (!chosen) throw new Error(`no ${body} was rendered in ${paint}`);
  const [face, wheel, doors] = chosen;
  return { body, face, wheel, doors, paint };
}

/** The URLs of a picture of a look. */
export const pictureOf = (look: Look, view: PictureView): Picture =>
  namedPicture(lookName(look), view);

/** The properties that determine a listing's illustrations. */
export type Listed = Described & { id: string; sellerType: SellerType };

/**
 * Shares of listings (one in this number) whose first picture shows another side, so that a list
 * mixes views.
 */
const REAR_FIRST = 4;
const SIDE_FIRST = 2;

const isOneIn = (count: number, { id }: Listed) => hash(`${id} first`) % count === 0;

/**
 * The views of a listing from outside, in gallery order: at a place if there are such pictures, a
 * private seller's before a house, a dealer's before a row of cars.
 */
export function viewsOf(listing: Listed): readonly PictureView[] {
  if (!isStaged(lookOf(listing)))
    return isOneIn(SIDE_FIRST, listing) ? ['side', 'front', 'rear', 'nose'] : VIEWS;
  if (listing.sellerType !== 'private') return ['dealer-front', 'side', 'rear', 'nose'];
  return isOneIn(REAR_FIRST, listing)
    ? ['home-rear', 'home-front', 'side', 'nose']
    : ['home-front', 'home-rear', 'side', 'nose'];
}

/** The look of a listing and the view that represents it. */
export function mainPicture(listing: Listed): { look: string; view: PictureView } {
  const [view = 'front'] = viewsOf(listing);
  return { look: lookName(lookOf(listing)), view };
}

/** All illustrations of a listing from outside, in gallery order. */
export function picturesOf(listing: Listed): Picture[] {
  const look = lookOf(listing);
  return viewsOf(listing).map((view) => pictureOf(look, view));
}

/** The URLs of a listing's main illustration. */
export function mainSources(listing: Listed): Picture {
  const { look, view } = mainPicture(listing);
  return namedPicture(look, view);
}

export const firstPicture = (listing: Listed) => mainSources(listing).src;
