import type { VehicleSummary } from '@/lib/listings/types';
import { angleOf } from '@/lib/showroom/pictures/angle';
import type { PictureView } from '@/lib/showroom/pictures/picture';
import { lookOf, viewsOf } from '@/lib/showroom/pictures/vehicle-look';
import { type Card, cardOf } from './card';

/** The number of cards in a list that may have the same illustration. */
const MAX_REPEATS = 2;
/** The number of illustrations in a list of 24 that may have the same angle. */
const MAX_OF_ANGLE = 12;

/**
 * The cards of a list. If the previous card or two others have the same illustration, or half a page the same angle,
 * a card shows another side of its vehicle: the one used least often. `factOf` adds a fact to a card.
 */
export function cardsOf(
  vehicles: readonly VehicleSummary[],
  factOf: (vehicle: VehicleSummary) => string | null = () => null,
): Card[] {
  const shown: string[] = [];
  const angles: string[] = [];
  return vehicles.map((vehicle) => {
    const card = cardOf(vehicle);
    const look = lookOf(vehicle);
    const pictureOf = (view: PictureView) => card.imageUrl ?? `${card.look}-${view}`;
    const cost = (view: PictureView) => {
      const picture = pictureOf(view);
      if (picture === shown.at(-1)) return Number.POSITIVE_INFINITY;
      const repeats = shown.filter((other) => other === picture).length;
      const angle = angleOf(look, view);
      const isFull = angles.filter((other) => other === angle).length >= MAX_OF_ANGLE;
      return Math.floor(repeats / MAX_REPEATS) + (isFull ? 0.5 : 0);
    };
    const view = viewsOf(vehicle).reduce<PictureView>(
      (best, next) => (cost(next) < cost(best) ? next : best),
      card.view,
    );
    shown.push(pictureOf(view));
    if (!card.imageUrl) angles.push(angleOf(look, view));
    const fact = factOf(vehicle);
    return { ...card, view, facts: fact ? [...card.facts, fact] : card.facts };
  });
}
